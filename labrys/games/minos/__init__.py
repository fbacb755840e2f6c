"""Minos: Dawn of the Bronze Age."""
