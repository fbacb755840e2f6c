"""What happened, as a message's name and its parts; words are made elsewhere."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """A message such as `built-tower` with its parts in the order the game declares.

    `known_to` is a bit mask of the seats that may read the parts as they are; the others, and
    those who only watch, read `veiled` instead, where hidden things are replaced by their backs.
    """

    def __init__(
        self,
        message: str,
        parts: list[int],
        known_to: int = EVERYBODY,
        veiled: list[int] | None = None,
    ) -> None:
        self.message = message
        self.parts = parts
        self.known_to = known_to
        self.veiled = veiled

    def parts_for(self, seat: int) -> list[int]:
        veiled = self.veiled
        known_to = self.known_to
        if veiled is None or known_to == EVERYBODY or (seat >= 0 and (known_to >> seat) & 1):
            return self.parts
        return veiled
