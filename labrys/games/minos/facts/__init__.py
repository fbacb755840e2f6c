"""What a view of Minos shows, as plain data."""
