"""The board of Monumental Duel in the browser."""
