"""What the box of Diluvium holds, as data."""
