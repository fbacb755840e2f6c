"""What can go wrong, said to the person who can act on it."""

from __future__ import annotations

from difflib import get_close_matches


class LabrysError(Exception):
    """Anything we tell the user in one sentence."""


class NotOffered(LabrysError):
    """An option that the position does not offer now."""


class UnknownSpelling(LabrysError):
    """A text that names no option of the game."""


class BadSetting(LabrysError):
    """A game, seat count or option that does not exist."""


class RecordError(LabrysError):
    """A record that cannot be read or does not replay."""


class Misfit(RecordError):
    """A choice of a record that these rules or this content do not allow.

    `ply` choices hold before it; `choice` is its spelling, empty for the set-up or the end.
    """

    def __init__(self, where: str, why: str, ply: int, choice: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.why = why
        self.ply = ply
        self.choice = choice


class DeadEnd(LabrysError):
    """The rules asked a seat and offered nothing: a defect of the game."""


class TextError(LabrysError):
    """A card's text that cannot be read: what is wrong, and what was expected."""

    def __init__(self, what: str, expected: str) -> None:
        super().__init__(f"{what}; {expected}")
        self.what = what
        self.expected = expected


def suggest(word: str, known: list[str]) -> str:
    """What to say after an unknown word: the nearest known one, or all of them."""
    near = get_close_matches(word, known, 1) or _near_in_small_letters(word, known)
    if near:
        return f"did you mean '{near[0]}'?"
    return f"expected one of {', '.join(known)}"


def _near_in_small_letters(word: str, known: list[str]) -> list[str]:
    small = {name.lower(): name for name in known}
    return [small[name] for name in get_close_matches(word.lower(), list(small), 1)]
