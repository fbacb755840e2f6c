"""`labrys simulate`: bots play many games, and what came of it is told with its uncertainty.

Every deal is played once in each rotation of the seats, so that no bot has the better cards
or the better seat. The same seed gives the same results, with any number of jobs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt

import labrys.games
from labrys.bots import make
from labrys.kernel.check.run import kernel
from labrys.kernel.errors import BadSetting
from labrys.kernel.text.progress import Progress
from labrys.lab.arena import play
from labrys.lab.arena.share import SURE, wilson

DONE = 0


@dataclass
class Outcome:
    """One game; the lists are in the order of the bots, wherever they sat."""

    points: list[int]
    wins: list[float]
    decisions: int
    earned: list[dict[str, int]]
    rivals: list[int]


@dataclass
class Tally:
    """What one bot did in all its games, all its seats together."""

    bot: str
    seats: int = 0
    wins: float = 0.0
    points: list[int] = field(default_factory=list)
    earned: dict[str, int] = field(default_factory=dict)

    def add(self, points: int, wins: float, earned: dict[str, int]) -> None:
        self.points.append(points)
        self.wins += wins
        for source, number in earned.items():
            self.earned[source] = self.earned.get(source, 0) + number


@dataclass
class Simulation:
    """The outcomes of many games, and how long they took."""

    game: str
    bots: list[str]
    seed: int
    settings: dict[str, str]
    outcomes: list[Outcome]
    seconds: float

    def tallies(self) -> list[Tally]:
        """One for each kind of bot, in the order in which they were named."""
        tallies = {name: Tally(name) for name in self.bots}
        for name in self.bots:
            tallies[name].seats += 1
        for outcome in self.outcomes:
            for place, name in enumerate(self.bots):
                tallies[name].add(outcome.points[place], outcome.wins[place], outcome.earned[place])
        return list(tallies.values())

    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    settings: dict[str, str] | None = None,
) -> Simulation:
    """Let bots play so many games against each other."""
    chosen = dict(settings or {})
    _refuse_nonsense(game, bots, games, jobs, chosen)
    tasks = [(game, bots, seed, number, chosen) for number in range(games)]
    progress = Progress(f"Playing {game}", games)
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    try:
        for outcome in _outcomes(tasks, jobs):
            outcomes.append(outcome)
            progress.step()
    finally:
        progress.close()
    return Simulation(game, bots, seed, chosen, outcomes, time.perf_counter() - began)


def _refuse_nonsense(
    game: str, bots: list[str], games: int, jobs: int, settings: dict[str, str]
) -> None:
    """Say what is wrong before anything is played."""
    if games < 1 or jobs < 1:
        raise BadSetting("there must be at least 1 game and 1 job")
    for name in bots:
        make(name, 0)
    labrys.games.find(game).new(len(bots), 0, settings, recorded=False)


Task = tuple[str, list[str], int, int, dict[str, str]]


def _outcomes(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(_outcome, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(_outcome, tasks, chunksize=max(1, len(tasks) // (jobs * 16)))
        finally:
            pool.shutdown(cancel_futures=True)


def _outcome(task: Task) -> Outcome:
    """Game number n: the deal n // seats, with the bots moved on by n % seats places."""
    name, bots, seed, number, settings = task
    game = labrys.games.find(name)
    count = len(bots)
    seat_of = [(place + number) % count for place in range(count)]
    seated = [""] * count
    for place, seat in enumerate(seat_of):
        seated[seat] = bots[place]
    played = play(game, seated, seed + number // count, settings)
    position = played.position
    winners = position.winners()
    return Outcome(
        points=[position.points[seat] for seat in seat_of],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        decisions=played.decisions,
        earned=[game.earned(position, seat) for seat in seat_of],
        rivals=position.rivals(),
    )


# ---- numbers


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, 95 times in 100 (after Wilson)."""
    return wilson(wins / games, games, SURE)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def reach_of_mean(numbers: list[int]) -> float:
    """How far from the mean the true mean may lie, 95 times in 100."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return SURE * sqrt(variance / len(numbers))


# ---- the report


def main_report(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    settings: dict[str, str],
) -> int:
    """Play and print, for people or as JSON; returns the exit status."""
    simulation = simulate(game, bots, games, seed, jobs, settings)
    if as_json:
        json.dump(as_data(simulation), sys.stdout, indent=2)
        print()
    else:
        print(as_text(simulation))
    return DONE


def as_data(simulation: Simulation) -> dict[str, object]:
    """Everything but `speed` depends on the arguments alone."""
    lengths = [outcome.decisions for outcome in simulation.outcomes]
    data: dict[str, object] = {
        "game": simulation.game,
        "seats": simulation.bots,
        "seed": simulation.seed,
        "settings": simulation.settings,
        "games": len(simulation.outcomes),
        "bots": [_tally_data(tally, len(simulation.outcomes)) for tally in simulation.tallies()],
        "decisions": _spread(lengths),
    }
    rivals = _rivals(simulation)
    if rivals:
        data["rival"] = {"points": _spread(rivals)}
    data["speed"] = {
        "kernel": kernel(),
        "seconds": round(simulation.seconds, 3),
        "games_per_second": round(len(lengths) / simulation.seconds, 2),
        "decisions_per_second": round(sum(lengths) / simulation.seconds, 1),
    }
    return data


def _tally_data(tally: Tally, games: int) -> dict[str, object]:
    low, high = interval(tally.wins, games)
    return {
        "bot": tally.bot,
        "seats": tally.seats,
        "wins": round(tally.wins, 4),
        "share": round(tally.wins / games, 4),
        "share_95": [round(low, 4), round(high, 4)],
        "points": _spread(tally.points),
        "earned": {
            source: round(number / len(tally.points), 2)
            for source, number in sorted(tally.earned.items())
        },
    }


def _spread(numbers: list[int]) -> dict[str, float]:
    return {
        "mean": round(mean(numbers), 2),
        "mean_95": round(reach_of_mean(numbers), 2),
        "min": min(numbers),
        "max": max(numbers),
    }


def _rivals(simulation: Simulation) -> list[int]:
    return [points for outcome in simulation.outcomes for points in outcome.rivals]


def as_text(simulation: Simulation) -> str:
    games = len(simulation.outcomes)
    lines = [
        f"{simulation.game}: {games:,} games of {', '.join(simulation.bots)}, "
        f"seats rotated, seed {simulation.seed}",
        "",
        f"{'bot':12} {'wins':>8} {'share':>8}  {'95 %':15} {'points':>14} {'min':>5} {'max':>5}",
    ]
    lines += [_tally_line(tally, games) for tally in simulation.tallies()]
    rivals = _rivals(simulation)
    if rivals:
        lines.append(f"{'(rival)':12} {'':33} {_points(rivals)}")
    lines += _earned_lines(simulation.tallies())
    lengths = [outcome.decisions for outcome in simulation.outcomes]
    lines += [
        "",
        f"length: {mean(lengths):.0f} decisions ({min(lengths)} to {max(lengths)})",
        f"speed: {games / simulation.seconds:,.1f} games/s, "
        f"{sum(lengths) / simulation.seconds:,.0f} decisions/s ({kernel()})",
    ]
    return "\n".join(lines)


def _tally_line(tally: Tally, games: int) -> str:
    low, high = interval(tally.wins, games)
    name = tally.bot if tally.seats == 1 else f"{tally.bot} ×{tally.seats}"
    between = f"{low:.1%} – {high:.1%}"
    return (
        f"{name:12} {tally.wins:8.1f} {tally.wins / games:8.1%}  {between:15} "
        f"{_points(tally.points)}"
    )


def _points(points: list[int]) -> str:
    middle = f"{mean(points):.1f} ± {reach_of_mean(points):.1f}"
    return f"{middle:>14} {min(points):5} {max(points):5}"


def _earned_lines(tallies: list[Tally]) -> list[str]:
    """Where the points came from, on average, for a game that tells."""
    sources = [
        source
        for source in (tallies[0].earned if tallies else {})
        if any(tally.earned.get(source) for tally in tallies)
    ]
    if not sources:
        return []
    lines = ["", f"{'points from':12} " + " ".join(f"{tally.bot:>12}" for tally in tallies)]
    for source in sources:
        means = [tally.earned[source] / len(tally.points) for tally in tallies]
        lines.append(f"{source:12} " + " ".join(f"{number:12.1f}" for number in means))
    return lines
