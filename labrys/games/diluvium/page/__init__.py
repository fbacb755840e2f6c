"""The board of Diluvium in the browser."""
