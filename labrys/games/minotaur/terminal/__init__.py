"""The board of Minotaur Lords in letters."""
