"""What a position of Minotaur Lords is worth."""
