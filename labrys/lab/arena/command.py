"""`labrys arena`: plays, and tells what it found; says how to go on if it was interrupted."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import labrys.games
from labrys.kernel.errors import BadSetting
from labrys.kernel.lexicon import shown
from labrys.lab.arena.contest import Contest
from labrys.lab.arena.deal import Plan
from labrys.lab.arena.kept import Kept
from labrys.lab.arena.report import as_data, as_markdown, as_text
from labrys.lab.arena.standing import standing
from labrys.lab.arena.sure import Sure

DONE: Final = 0
INTERRUPTED: Final = 130

GAMES: Final = 400
# A test that is to be sure ends by itself; this is where it gives up.
MOST_GAMES: Final = 4000


@dataclass
class Wanted:
    """What the command line asks for."""

    plan: Plan
    games: int | None = None
    jobs: int = 1
    keep: Path | None = None
    until_sure: bool = False
    elo: str | None = None
    json: bool = False
    markdown: bool = False


def seats_of(game: str) -> int:
    """How many sit at a table unless somebody says so: two, where two can play."""
    counts = [count for count in labrys.games.find(game).seat_counts if count > 1]
    if not counts:
        raise BadSetting(f"{shown(game)} is played alone: there is nobody to beat")
    return min(counts)


def run(wanted: Wanted) -> int:
    """Play and print; returns the exit status."""
    plan = wanted.plan
    plan.check()
    if wanted.elo is not None and not wanted.until_sure:
        raise BadSetting("--elo belongs to --until-sure")
    sure = Sure(*_bounds(wanted.elo)) if wanted.until_sure else None
    games = wanted.games or (GAMES if sure is None else MOST_GAMES)
    deals = (games + plan.seats - 1) // plan.seats
    if sure is not None:
        Contest(plan, 0, None, sure)  # says so if there are more than two, before a file is made
    kept = Kept(wanted.keep, plan) if wanted.keep is not None else None
    try:
        contest = Contest(plan, deals, kept, sure)
        contest.run(wanted.jobs)
    finally:
        if kept is not None:
            kept.close()
    if contest.whole():
        _print(contest, wanted)
    if not contest.interrupted:
        return DONE
    print(f"labrys: {_how_to_go_on(contest, wanted)}", file=sys.stderr)
    return INTERRUPTED


def _bounds(text: str | None) -> list[float]:
    if text is None:
        return []
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise BadSetting(f"--elo takes two numbers such as 0,35; not '{shown(text)}'") from None
    return [low, high]


def _print(contest: Contest, wanted: Wanted) -> None:
    found = standing(contest)
    if wanted.json:
        json.dump(as_data(contest, found), sys.stdout, indent=2)
        print()
    elif wanted.markdown:
        print(as_markdown(contest, found, command_line(wanted)))
    else:
        print(as_text(contest, found))


def _how_to_go_on(contest: Contest, wanted: Wanted) -> str:
    whole = f"interrupted after {len(contest.whole()):,} of {contest.deals:,} deals"
    if wanted.keep is None:
        return f"{whole}; nothing is kept without --keep FILE"
    return f"{whole}, which are kept; to go on: {command_line(wanted, complete=True)}"


def command_line(wanted: Wanted, complete: bool = False) -> str:
    """The command that plays this; `complete` also says where it is kept and how it is told."""
    plan = wanted.plan
    words = ["labrys", "arena", plan.game, "--bots", ",".join(plan.bots)]
    if wanted.games is not None:
        words += ["--games", str(wanted.games)]
    if plan.seats != seats_of(plan.game):
        words += ["--seats", str(plan.seats)]
    words += ["--seed", str(plan.seed)]
    for name, value in plan.settings.items():
        words += ["--option", f"{name}={value}"]
    if wanted.until_sure:
        words.append("--until-sure")
    if wanted.elo is not None:
        words.append(f"--elo={wanted.elo}")
    if complete:
        words += _ways(wanted)
    return shlex.join(words)


def _ways(wanted: Wanted) -> list[str]:
    words = ["--jobs", str(wanted.jobs)] if wanted.jobs != 1 else []
    words += ["--keep", str(wanted.keep)] if wanted.keep else []
    words += ["--json"] if wanted.json else []
    words += ["--markdown"] if wanted.markdown else []
    return words
