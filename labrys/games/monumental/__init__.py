"""Monumental Duel: Espionage."""
