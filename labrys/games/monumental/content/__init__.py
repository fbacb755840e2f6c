"""What the box of Monumental Duel holds, and how it is read."""
