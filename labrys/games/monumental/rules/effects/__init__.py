"""What the clauses of card texts do, what they ask, and whether they can change anything."""
