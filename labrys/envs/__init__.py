"""Every game in the environments that researchers use.

    labrys.envs.pettingzoo("minos", seats=3)     all seats, one after another (AEC)
    labrys.envs.cyclic("minos", seats=3)         all seats at once: those who are not asked wait
    labrys.envs.gymnasium("minotaur")            one seat, against named bots
    labrys.envs.vector("minotaur", count=64)     many of these in one process
    labrys.envs.openspiel("minotaur")            a game of OpenSpiel

For `gymnasium.make("labrys/minos-v0")` import `labrys.envs.gym` first, or name it:
`labrys.envs.gym:labrys/minos-v0`. All this needs `pip install labrys[envs]`, OpenSpiel
`labrys[openspiel]`. Nothing of these packages is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from labrys.kernel.errors import LabrysError

# The packages that may be missing, and the extra that brings each.
EXTRAS: Final = {
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "PIL": "envs",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "mcp": "mcp",
}


class MissingExtra(LabrysError):
    """A package or a program that is not installed."""


def needed(module: str) -> Any:
    """A module that an optional package has; if it is missing, a sentence that says what to
    install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        raise MissingExtra(
            f"this needs the package '{package}': pip install 'labrys[{EXTRAS[package]}]'"
        ) from None


def pettingzoo(game: str, seats: int | None = None, **options: Any) -> Any:
    """The game as an AEC environment of PettingZoo; `options` are those of `SeatsEnv`."""
    needed("pettingzoo")
    return needed("labrys.envs.seats").SeatsEnv(game, seats, **options)


def cyclic(game: str, seats: int | None = None, **options: Any) -> Any:
    """The game in cycles, in which every seat acts: `parallel_env()` of the answer makes a parallel
    environment of PettingZoo, `env()` the same as AEC; `options` are those of `CyclesEnv`."""
    needed("pettingzoo")
    return needed("labrys.envs.cycles").Cyclic(game, seats, **options)


def gymnasium(game: str, **options: Any) -> Any:
    """One seat of the game, against named bots; `options` are those of `OneSeatEnv`."""
    needed("gymnasium")
    return needed("labrys.envs.oneseat").OneSeatEnv(game, **options)


def vector(game: str, count: int, **options: Any) -> Any:
    """So many games of `gymnasium` that are stepped together in one process."""
    needed("gymnasium")
    return needed("labrys.envs.together").OneSeatVectorEnv(game, count, **options)


def openspiel(game: str, seats: int | None = None, **settings: str) -> Any:
    """The game as a Python game of OpenSpiel; `settings` are the options of the game."""
    needed("pyspiel")
    return needed("labrys.envs.spiel").load(game, seats, settings)
