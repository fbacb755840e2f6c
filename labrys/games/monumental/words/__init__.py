"""Monumental Duel in words, in English and French."""
