"""Counting lines of play: the quickest way to see that the rules offer what they did before."""

from __future__ import annotations

from labrys.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """How many ways there are to make so many choices from here; a game that ends early is one
    way. Chance does in every line what the position's own seed makes it do."""
    if depth <= 0 or position.over:
        return 1
    if depth == 1:
        return len(position.options)
    count = 0
    for option in position.options:
        after = position.copy()
        after.take(option)
        count += perft(after, depth - 1)
    return count
