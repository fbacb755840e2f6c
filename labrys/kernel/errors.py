"""What can go wrong, said to the person who can act on it."""

from __future__ import annotations


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


class DeadEnd(LabrysError):
    """The rules asked a seat and offered nothing: a defect of the game."""
