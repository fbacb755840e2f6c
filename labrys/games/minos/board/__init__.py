"""How the board of Minos looks: as text, for the terminal."""
