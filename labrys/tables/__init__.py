"""Play among people: seats, bots at the table, saved games; in the terminal for now."""
