"""Ways to choose. A bot gets a view and nothing else; it never sees the truth."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from typing import Final, Protocol

from labrys.bots.program import PREFIX, ProgramBot, command_of
from labrys.kernel.errors import BadSetting
from labrys.kernel.given import Given, said
from labrys.kernel.lexicon import shown
from labrys.kernel.view import View

NAMES: Final = (
    "search",
    "greedy",
    "apprentice",
    "novice",
    "random",
)  # from the strongest to the weakest

# What people choose from. `random` is no opponent for them: it plays without any aim.
LEVELS: Final = {"easy": "novice", "medium": "apprentice", "hard": "greedy", "expert": "search"}

# Plays for somebody who is away, and for a bot that fails: it answers at once.
STAND_IN: Final = "greedy"

# Sits at no table: it tells people what it would do.
ADVISER: Final = "adviser"

# Imported when first asked for, because these modules import this package.
_CLASSES: Final = {
    ADVISER: "labrys.bots.adviser:AdviserBot",
    "search": "labrys.bots.search.bot:SearchBot",
    "greedy": "labrys.bots.greedy:GreedyBot",
    "apprentice": "labrys.bots.shortsighted:ApprenticeBot",
    "novice": "labrys.bots.shortsighted:NoviceBot",
    "random": "labrys.bots.random:RandomBot",
}


class Bot(Protocol):
    """Anything that chooses. A bot of your own may subclass this or not, as you like."""

    def choose(self, view: View) -> int:
        """One of `view.options`, for the seat that the view belongs to."""


def make(name: str, seed: Given) -> Bot:
    """The bot of that name; the same seed makes the same choices.

    A bot of your own is named by its module and class, as in `my_bots:Careful`; it is made
    with the seed. From the command line, `engine:COMMAND` is a program (`labrys.bots.program`).
    """
    maker = find(name)
    if type(seed) is not int:
        raise BadSetting(f"a seed is a whole number, not {said(seed)}")
    try:
        made = maker(seed)
    except (AttributeError, TypeError, ValueError) as error:
        raise BadSetting(f"the bot '{name}' cannot be made: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadSetting(f"'{name}' is no bot: it has no method 'choose'")
    return made


def find(name: Given) -> Callable[[int], Bot]:
    """What makes the bot of that name from a seed: its class, whose module is imported."""
    if not isinstance(name, str):
        raise BadSetting(f"a bot is named by a word, not {said(name)}; there is {', '.join(NAMES)}")
    if name.startswith(PREFIX):
        return partial(ProgramBot, command_of(name))
    if ":" not in name and name not in _CLASSES:
        near = get_close_matches(name[:40], NAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadSetting(f"there is no bot '{shown(name)}'; the bots are {', '.join(NAMES)}{hint}")
    module, _, kind = _CLASSES.get(name, name).partition(":")
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), kind)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetting(f"the bot '{name}' cannot be made: {error}") from error
    return found
