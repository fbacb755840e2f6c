"""Play among people: seats, undo, bots at the table, storage; in the terminal and for the web."""
