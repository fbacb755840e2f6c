"""What a position of Minos is worth."""
