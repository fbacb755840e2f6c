"""Minos in sentences."""
