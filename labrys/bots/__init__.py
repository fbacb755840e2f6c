"""Ways to choose. A bot gets a view and nothing else; it never sees the truth."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Final, Protocol

from labrys.kernel.errors import BadSetting
from labrys.kernel.view import View

NAMES: Final = ("greedy", "apprentice", "novice", "random")  # from the strongest to the weakest

# What people choose from. `random` is no opponent for them: it plays without any aim.
LEVELS: Final = {"easy": "novice", "medium": "apprentice", "hard": "greedy"}

# Imported when first asked for, because these modules import this package.
_CLASSES: Final = {
    "greedy": "labrys.bots.greedy:GreedyBot",
    "apprentice": "labrys.bots.overlooking:ApprenticeBot",
    "novice": "labrys.bots.overlooking:NoviceBot",
    "random": "labrys.bots.random:RandomBot",
}


class Bot(Protocol):
    """Anything that chooses. A bot of your own may subclass this or not, as you like."""

    def choose(self, view: View) -> int:
        """One of `view.options`, for the seat that the view belongs to."""


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes the same choices.

    A bot of your own is named by its module and class, as in `my_bots:Careful`; it is made
    with the seed.
    """
    try:
        made = find(name)(seed)
    except (AttributeError, TypeError, ValueError) as error:
        raise BadSetting(f"the bot '{name}' cannot be made: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadSetting(f"'{name}' is no bot: it has no method 'choose'")
    return made


def find(name: str) -> Callable[[int], Bot]:
    """What makes the bot of that name from a seed: its class, whose module is imported."""
    if ":" not in name and name not in _CLASSES:
        near = get_close_matches(name, NAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadSetting(f"there is no bot '{name}'; the bots are {', '.join(NAMES)}{hint}")
    module, _, kind = _CLASSES.get(name, name).partition(":")
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), kind)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetting(f"the bot '{name}' cannot be made: {error}") from error
    return found
