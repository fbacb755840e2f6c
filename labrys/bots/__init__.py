"""Ways to choose. A bot gets a view and nothing else; it never sees the truth."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final, Protocol

from labrys.kernel.errors import BadSetting
from labrys.kernel.view import View

NAMES: Final = ("greedy", "random")

# Imported when first asked for, because these modules import this package.
_CLASSES: Final = {
    "greedy": "labrys.bots.greedy:GreedyBot",
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
    if ":" in name:
        return _own(name, seed)
    if name not in _CLASSES:
        near = get_close_matches(name, NAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadSetting(f"there is no bot '{name}'; the bots are {', '.join(NAMES)}{hint}")
    return _own(_CLASSES[name], seed)


def _own(name: str, seed: int) -> Bot:
    module, _, kind = name.partition(":")
    try:
        made: Bot = getattr(import_module(module), kind)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetting(f"the bot '{name}' cannot be made: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadSetting(f"'{name}' is no bot: it has no method 'choose'")
    return made
