"""The board of Monumental Duel in letters."""
