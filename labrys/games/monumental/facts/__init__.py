"""What a view of Monumental Duel shows, as plain data."""
