"""What a position of Diluvium is worth."""
