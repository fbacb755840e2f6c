"""Diluvium in sentences."""
