"""What a view of Minotaur Lords shows, as plain data."""
