"""A run: which game is played with which content, by whom, and from which seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

import labrys.games
from labrys.bots import make
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.text.playing import Playing

# The deals of two seeds never meet: a run has fewer games than this.
DEALS: Final = 1 << 40


class OtherRules(LabrysError):
    """Somebody plays by other rules than the run asks for."""


@dataclass(frozen=True)
class Run:
    """All that decides how game number n goes. It can be sent to another machine: it takes the
    data of its content along."""

    game: str
    version: str
    content: str
    bots: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]
    seed: int

    def made(self) -> AnyGame:
        """The game with the content of this run."""
        newest = labrys.games.find(self.game)
        game = newest
        if newest.version != self.version and self.content:
            game = labrys.games.with_content(self.game, Playing(self.content))
        if game.version != self.version:
            raise OtherRules(
                f"this run is of {self.game} {self.version}, and here the rules are those of "
                f"{newest.version}: the same Labrys has to be installed everywhere"
            )
        return game

    def rotations(self) -> int:
        """How often each deal is played: once for each way to seat bots that differ."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    def deal(self, number: int) -> int:
        """The seed of game number n."""
        return self.seed * DEALS + number // self.rotations()

    def seated(self, number: int) -> list[str]:
        """The bots by seat in game number n: moved on by a place from game to game."""
        count = len(self.bots)
        shift = number % self.rotations()
        return [self.bots[(seat - shift) % count] for seat in range(count)]

    def data(self) -> dict[str, object]:
        return asdict(self)

    @property
    def id(self) -> str:
        """Sixteen digits that tell one run from another."""
        text = json.dumps(self.data(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def run_of(
    game: AnyGame, bots: Sequence[str], seed: int, settings: dict[str, str] | None = None
) -> Run:
    """A run of a game, once all that could be wrong with it has been refused."""
    chosen = dict(settings or {})
    for name in bots:
        make(name, 0)
    game.new(len(bots), 0, dict(chosen), recorded=False)
    if game.version != labrys.games.find(game.name).version and not game.playing.text:
        raise BadSetting(f"{game.name} cannot tell its content, so the lab cannot play it")
    return Run(
        game.name,
        game.version,
        game.playing.text,
        tuple(bots),
        tuple(sorted(chosen.items())),
        seed,
    )


def run_from(data: dict[str, object]) -> Run:
    """A run that was kept."""
    fields = dict(data)
    bots, settings = fields.pop("bots"), fields.pop("settings")
    assert isinstance(bots, list)
    assert isinstance(settings, list)
    return Run(bots=tuple(bots), settings=tuple((n, v) for n, v in settings), **fields)  # type: ignore[arg-type]
