"""Drawings of the table of Minotaur Lords."""
