"""The numbers by which a search goes about it."""

from __future__ import annotations


class Manner:
    """Set by matches against `greedy`; a study may try others."""

    def __init__(self) -> None:
        # Plans over a turn
        self.width = 8
        self.depth = 14
        self.turn_worlds = 2
        self.answered_worlds = 8  # where replies are looked at
        self.replied = 12
        # Play-outs to the far horizon
        self.tried = 12
        # Trees
        self.explore = 0.5
        self.heat = 1.0
