"""Something a person has to mend before the assets can be built."""


class Problem(Exception):
    """Says what was wrong, where, and what would be right."""
