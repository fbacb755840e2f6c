"""Minotaur Lords in sentences."""
