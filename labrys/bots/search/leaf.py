"""What a search thinks of the positions at which it stops."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from labrys.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf:
    """The chances of all players by the game's own sense; one that has learned may take its place.

    It is asked where a turn or a round has just ended, or the game is over.
    """

    def chances(self, position: Position) -> list[float]:
        return position.game.chances(position)
