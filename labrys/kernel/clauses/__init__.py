"""One language for card texts: `NAME(arguments)`, read by a game's own registry of clauses."""
