"""Looks back at a finished game: what each choice was worth beside the best, and what luck did."""
