"""The board of Diluvium in letters."""
