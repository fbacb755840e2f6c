"""Minotaur Lords: a card duel for two."""
