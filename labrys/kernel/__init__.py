"""What any game is made of. Knows no game."""
