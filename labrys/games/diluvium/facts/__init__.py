"""What a view of Diluvium shows, as plain data."""
