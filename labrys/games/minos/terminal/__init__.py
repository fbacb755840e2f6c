"""The board of Minos in letters."""
