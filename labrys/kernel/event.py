"""What happened, as a message's name and its parts; words are made elsewhere."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """A message such as `built-tower` with its parts in the order the game declares.

    `known_to` is the one seat that may read the parts as they are; the others read
    `veiled` instead, where hidden things are replaced by their backs.
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
        if self.known_to == EVERYBODY or seat == self.known_to or self.veiled is None:
            return self.parts
        return self.veiled
