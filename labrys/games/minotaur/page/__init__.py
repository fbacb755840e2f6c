"""The board of Minotaur Lords in the browser."""
