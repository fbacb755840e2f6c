"""What the box of Minotaur Lords holds, as data."""
