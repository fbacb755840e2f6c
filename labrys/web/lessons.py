"""Guided first games: a fixed record told step by step, some of whose choices the reader plays.

A game's lesson lies in its folder `lessons`: `record.txt` is a whole game, `lessons.toml` the
steps through it, `words/` what is said at each. Nothing is kept of a reader: the step is in the
address of its page, and a page shows the record's position there, as seat 0 sees it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from labrys import games
from labrys.kernel import record
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.text.words import Messages, Words
from labrys.kernel.view import View

READER: Final = 0


@dataclass(frozen=True)
class Step:
    """A page of a lesson.

    Its sentences are the messages `lesson-<name>-title`, `lesson-<name>` and, where the reader
    is to play something, `lesson-<name>-do` and `lesson-<name>-else`: what to do, and why
    another choice would not serve here.
    """

    name: str
    ply: int  # how many choices of the record have been played
    play: str = ""  # the choice that leads on; without one the reader only looks
    point: Sequence[str] = ()  # what to look at: a part of the board, an "#id" or a ".class" of it
    rule: str = ""  # where the rulebook says it
    things: dict[str, str] = field(default_factory=dict)  # parts of the sentences: "card I30"
    since: int = -1  # from which choice on it is told what happened; else since the step before


class Lesson:
    """The lesson of a game, its record replayed once."""

    def __init__(self, game: AnyGame) -> None:
        folder = game.folder / "lessons"
        told: dict[str, Any] = tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
        self.game = game
        self.steps = [Step(**step) for step in told["step"]]
        self._positions: dict[int, Position] = {}
        self._events: list[list[Event]] = []
        read = record.read((folder / "record.txt").read_text(encoding="utf-8"))
        read.replay(game, watch=self._watch)

    def _watch(self, position: Position) -> None:
        """Keep what the steps need of the record while it is replayed, choice by choice."""
        if position.events is not None:
            self._events.append(position.events)
        ply = len(self._events)
        if any(step.ply == ply for step in self.steps):
            self._positions[ply] = position.copy()
        position.events = []

    def view(self, step: Step) -> View:
        """What the reader sees."""
        return self._positions[step.ply].view(READER)

    def happened(self, number: int) -> list[Event]:
        """What happened between the step before and this one."""
        step = self.steps[number]
        since = step.since if step.since >= 0 else self.steps[number - 1].ply if number else 0
        return [event for events in self._events[since : step.ply] for event in events]

    def things(self, step: Step, words: Words) -> dict[str, str]:
        """The names of the things that the sentences of a step speak of."""
        return {name: self._thing(text, words) for name, text in step.things.items()}

    def _thing(self, text: str, words: Words) -> str:
        """A thing that is named as in the lexicon: a kind, and one of its names."""
        kind, _, name = text.partition(" ")
        known = words.wording.names[kind]
        return words.thing(kind, list(known).index(name) + words.wording.first(kind))


def exists(game: str) -> bool:
    return (games.find(game).folder / "lessons" / "lessons.toml").is_file()


@cache
def lesson(game: str) -> Lesson:
    return Lesson(games.find(game))


@cache
def sentences(game: str, code: str, strict: bool = False) -> Messages:
    """What is said in the lesson of a game."""
    return Messages(code, [games.find(game).folder / "lessons" / "words"], strict)


def pointed(html: str, names: Sequence[str]) -> str:
    """A board on which some parts are pointed at, in the order in which to look at them."""
    for place, name in enumerate(names, 1):
        mark = attribute(name)
        html = html.replace(mark, f'{mark} data-pointed="{place}"')
    return html


def attribute(name: str) -> str:
    """What tells a part of the board in its HTML."""
    if name.startswith("#"):
        return f'id="{name[1:]}"'
    if name.startswith("."):
        return f'class="{name[1:]}"'
    return f'data-part="{name}"'
