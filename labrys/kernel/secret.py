"""Secrets: where hidden things lie and who knows them, declared once per game."""

from __future__ import annotations

from typing import Final

NOBODY_KNOWS: Final = 0


def veil(back: int) -> int:
    """How a thing looks from behind: a negative number that tells only its back."""
    return -1 - back


def back_of(veiled: int) -> int:
    return -1 - veiled


class Secret:
    """A zone of hidden things.

    Zones of one `family` hold the same set of things (all Decree cards, say).
    `things` is the position's own list, changed in place in a concealed copy or a world.
    `backs` holds the back of each thing number (the kind anybody can tell from outside).
    `knowers` is a bit mask of the seats that know every thing in the zone;
    `shown` are things in it that everybody saw and so knows; `seen` are things that only
    the seats of the mask `seers` saw. The order of the list has a meaning, known to the
    knowers alone, only where `ordered` is set.
    """

    def __init__(
        self,
        zone: str,
        family: str,
        things: list[int],
        backs: list[int],
        knowers: int,
        shown: list[int],
        seen: list[int] | None = None,
        seers: int = NOBODY_KNOWS,
        ordered: bool = False,
    ) -> None:
        self.zone = zone
        self.family = family
        self.things = things
        self.backs = backs
        self.knowers = knowers
        self.shown = shown
        self.seen = seen
        self.seers = seers
        self.ordered = ordered

    def known_by(self, seat: int) -> bool:
        return seat >= 0 and (self.knowers >> seat) & 1 == 1

    def hidden_from(self, seat: int) -> list[int]:
        """The indexes of the things this seat cannot know."""
        if self.known_by(seat):
            return []
        known = set(self.shown)
        if self.seen is not None and seat >= 0 and (self.seers >> seat) & 1:
            known.update(self.seen)
        return [i for i in range(len(self.things)) if self.things[i] not in known]
