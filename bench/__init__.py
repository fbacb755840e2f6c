"""Measurements of a whole server, beside `labrys bench`, which measures the rules."""
