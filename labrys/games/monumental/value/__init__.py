"""What a position of Monumental Duel is worth."""
