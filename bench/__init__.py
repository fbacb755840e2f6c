"""Measurements of a whole server, and of how fair the games are, beside `labrys bench`."""
