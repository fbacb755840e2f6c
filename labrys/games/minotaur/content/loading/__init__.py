"""Reading the content files of Minotaur Lords."""
