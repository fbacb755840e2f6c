"""The terminal client: a table played at the keyboard, in text."""
