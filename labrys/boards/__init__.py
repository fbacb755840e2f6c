"""What any drawing of a game needs, in the browser and in the terminal."""
