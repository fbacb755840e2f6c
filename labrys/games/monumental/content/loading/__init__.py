"""Reads the content files of Monumental Duel."""
