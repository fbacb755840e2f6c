"""All that a balance report says, as plain data: what JSON, Parquet and the page are made from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from labrys.kernel.game import AnyGame
from labrys.lab.balance.estimates import Estimate, Floats, average, rate
from labrys.lab.balance.findings import SEAT, THING, TRAIT, Candidate, Finding, first_of
from labrys.lab.balance.rules import rules_of_steps
from labrys.lab.balance.table import Table
from labrys.lab.balance.things import Thing, adjusted_for, things_of, usual_effects
from labrys.lab.runs.counting import counting_of
from labrys.lab.runs.course import MOMENTS
from labrys.lab.runs.run import Run
from labrys.lab.runs.watching import Row


@dataclass
class Circumstance:
    """One value of what is the same for all at a table: who wins there, and how it goes."""

    name: str
    value: str
    games: int
    first: Estimate  # wins of the first seat
    points: Estimate  # of all seats of a game, together
    decisions: Estimate


@dataclass
class CameUp:
    """How often something came up: in which part of the games, and how often in each game."""

    id: str
    share: float
    each: float


@dataclass
class Report:
    run: Run
    games: int
    seats: int
    players: int
    fair: float
    by_seat: list[Estimate]
    points_by_seat: list[Estimate]
    by_bot: dict[str, Estimate]
    traits: dict[str, dict[str, Estimate]]
    adjusted: list[str]
    circumstances: list[Circumstance]
    things: list[Thing]
    usual: dict[str, float]  # by kind, what it does for a seat to have any thing of that kind
    first: list[Finding]
    comparisons: int
    course: list[tuple[float, float]]  # at each moment: the mean of winners and of the others
    earned: dict[str, list[float]]  # by source, the mean of a seat at each moment
    earned_at_end: dict[str, tuple[float, float]]  # by source: winners and the others
    decisions: Estimate
    rounds: Estimate
    lengths: list[int]
    round_counts: list[int]
    lead_changes: Estimate
    behind_at_half: Estimate
    comebacks: list[int]
    events: list[CameUp] = field(default_factory=list)
    rules: list[CameUp] = field(default_factory=list)
    components: list[CameUp] = field(default_factory=list)


def report_of(run: Run, game: AnyGame, rows: list[Row]) -> Report:
    counting = counting_of(game)
    table = Table(rows, len(counting.names))
    things = things_of(table, counting)
    fair = float(table.won.mean()) if table.players > table.seats else 1 / table.seats
    by_seat = [_won(table, table.seat == seat) for seat in range(table.seats)]
    traits = {
        name: {value: _won(table, places == place) for place, value in enumerate(values) if value}
        for name, (values, places) in table.traits.items()
    }
    candidates = _candidates(table, by_seat, traits, things, fair)
    return Report(
        run,
        table.games,
        table.seats,
        table.players,
        fair,
        by_seat,
        [average(table.points[table.seat == seat]) for seat in range(table.seats)],
        {bot: _won(table, table.bots[1] == place) for place, bot in enumerate(table.bots[0])},
        traits,
        adjusted_for(table),
        _circumstances(table),
        things,
        usual_effects(things),
        first_of(candidates),
        len(candidates),
        _course(table),
        *_earned(table),
        average(table.column("decisions")),
        average(table.column("rounds")),
        [int(n) for n in table.column("decisions")],
        [int(n) for n in table.column("rounds")],
        average(table.column("lead_changes")),
        _behind(table),
        [int(n) for n in table.column("comeback")],
        _events(table),
        _rules(table, game),
        _components(table, game),
    )


def _won(table: Table, rows: Floats | np.ndarray) -> Estimate:
    return rate(table.won[rows], table.game[rows])


def _candidates(
    table: Table,
    by_seat: list[Estimate],
    traits: dict[str, dict[str, Estimate]],
    things: list[Thing],
    fair: float,
) -> list[Candidate]:
    found: list[Candidate] = []
    if table.players > 1 and table.seats > 1:
        found += [Candidate(SEAT, SEAT, str(s), rate, fair) for s, rate in enumerate(by_seat)]
    for name, values in traits.items():
        found += [Candidate(TRAIT, name, value, rate, fair) for value, rate in values.items()]
    usual = usual_effects(things)
    for thing in things:
        if thing.effect is not None:
            found.append(Candidate(THING, thing.kind, thing.id, thing.effect, usual[thing.kind]))
    return found


def _circumstances(table: Table) -> list[Circumstance]:
    by_game = [dict(row["circumstances"]) for row in table.rows]
    first = table.won.reshape(table.games, table.seats)[:, 0]
    points = table.points.reshape(table.games, table.seats).sum(axis=1)
    decisions = table.column("decisions")
    found: list[Circumstance] = []
    for name in sorted({name for values in by_game for name in values}):
        values, places = table.words([values.get(name, "") for values in by_game])
        for place, value in enumerate(values):
            rows = places == place
            games = np.arange(int(rows.sum()))
            won = rate(first[rows], games)
            length = average(decisions[rows])
            found.append(Circumstance(name, value, len(games), won, average(points[rows]), length))
    return found


def _course(table: Table) -> list[tuple[float, float]]:
    """The mean of the winners and of the other seats at each moment."""
    points = np.array(
        [[look[: table.seats] for look in row["course"]] for row in table.rows], dtype=np.float64
    )
    winners = table.won.reshape(table.games, table.seats) > 0
    return [
        (_mean(points[:, moment][winners]), _mean(points[:, moment][~winners]))
        for moment in range(MOMENTS)
    ]


def _mean(numbers: Floats) -> float:
    return float(numbers.mean()) if len(numbers) else 0.0


def _earned(
    table: Table,
) -> tuple[dict[str, list[float]], dict[str, tuple[float, float]]]:
    by_game = [dict(row["earned"]) for row in table.rows]
    over_time: dict[str, list[float]] = {}
    at_end: dict[str, tuple[float, float]] = {}
    winners = table.won > 0
    for source in dict.fromkeys(source for sources in by_game for source in sources):
        numbers = np.array([sources[source] for sources in by_game], dtype=np.float64)
        over_time[source] = [float(n) for n in numbers.mean(axis=(0, 2))]
        last = numbers[:, -1, :].reshape(-1)
        at_end[source] = (_mean(last[winners]), _mean(last[~winners]))
    return over_time, at_end


def _behind(table: Table) -> Estimate:
    """In how many games a winner was not ahead after half of the decisions."""
    behind: list[float] = []
    for row in table.rows:
        half = row["course"][MOMENTS // 2]
        for seat in row["winners"][:1]:
            others = [n for who, n in enumerate(half) if who != seat]
            behind.append(float(bool(others) and half[seat] < max(others)))
    return rate(np.array(behind), np.arange(len(behind)))


def _came_up(counts: list[dict[str, int]]) -> list[CameUp]:
    """Of counts by game: the most frequent first."""
    games = max(1, len(counts))
    total: Counter[str] = Counter()
    shares: Counter[str] = Counter()
    for count in counts:
        total.update(count)
        shares.update(count.keys())
    found = [CameUp(id, shares[id] / games, total[id] / games) for id in total]
    return sorted(found, key=lambda up: (-up.each, up.id))


def _events(table: Table) -> list[CameUp]:
    return _came_up([dict(row["events"]) for row in table.rows])


def _rules(table: Table, game: AnyGame) -> list[CameUp]:
    """The rules that questions cite."""
    cited = rules_of_steps(game)
    counts: list[dict[str, int]] = []
    for row in table.rows:
        count: Counter[str] = Counter()
        for step, number in row["asked"]:
            for rule in cited.get(step, []):
                count[rule] += number
        counts.append(dict(count))
    return _came_up(counts)


def _components(table: Table, game: AnyGame) -> list[CameUp]:
    """In how many games each component was used, the rarest first; those never used, too."""
    used: Counter[int] = Counter(place for row in table.rows for place in row["used"])
    games = max(1, table.games)
    found = [CameUp(n, used[i] / games, used[i] / games) for i, n in enumerate(game.components())]
    return sorted(found, key=lambda up: (up.share, up.id))
