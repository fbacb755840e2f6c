"""The board of Minos in the browser."""
