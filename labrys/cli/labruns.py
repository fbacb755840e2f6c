"""The command `labrys lab`: what many games say of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

import labrys
from labrys.cli.arguments import (
    Commands,
    add_command,
    add_language,
    add_numbers,
    add_options,
    add_packs,
    positive,
    settings_of,
)
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame

QUICK = "greedy"


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    lab = add_command(
        commands,
        "lab",
        run_help,
        "weigh a game by many games of bots: a balance report, a comparison of two contents",
        ["labrys lab balance minos --games 5000 --jobs 2", "labrys lab --help"],
    )
    lab.set_defaults(helped=lab)
    parts = lab.add_subparsers(metavar="WHAT")
    add_balance(parts)
    add_compare(parts)


def run_help(given: argparse.Namespace) -> int:
    given.helped.print_help()
    return 0


def add_balance(commands: Commands[argparse.ArgumentParser]) -> None:
    balance = add_command(
        commands,
        "balance",
        run_balance,
        "play many games and write a report: who wins, with which cards, from which points",
        [
            "labrys lab balance minos --games 5000 --jobs 2",
            "labrys lab balance minotaur --bots random,random --out build/minotaur.html",
            "labrys lab balance diluvium --seats 3 --lang fr --ray auto",
        ],
    )
    add_players(balance)
    add_numbers(balance, 1000)
    add_places(balance)
    balance.add_argument(
        "--out", type=Path, metavar="FILE", help="the report (default: balance-GAME.html)"
    )
    add_language(balance)
    add_options(balance)
    add_packs(balance)


def add_players(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="which game")
    command.add_argument(
        "--seats",
        type=positive,
        metavar="N",
        help="how many play (default: as many as --bots, or 2)",
    )
    command.add_argument(
        "--bots",
        metavar="LIST",
        default=QUICK,
        help=f"the bots, or one for all seats (default: {QUICK})",
    )


def add_places(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--results",
        type=Path,
        metavar="DIR",
        help="where games are kept and taken up again (default: a folder in lab-runs)",
    )
    command.add_argument(
        "--ray",
        nargs="?",
        const="auto",
        metavar="ADDRESS",
        help="play on Ray: the cluster at an address, or one that is here (default: auto)",
    )


def bots_of(given: argparse.Namespace, game: AnyGame) -> list[str]:
    """The bots by seat; one bot is for all seats."""
    bots = [name.strip() for name in given.bots.split(",")]
    if given.seats is None and len(bots) > 1:
        return bots
    seats = given.seats if given.seats is not None else 2 if 2 in game.seat_counts else None
    if seats is None:
        seats = game.seat_counts[0]
    if len(bots) == 1:
        return bots * int(seats)
    if len(bots) != seats:
        raise BadSetting(f"there are {len(bots)} bots for {seats} seats")
    return bots


def run_balance(given: argparse.Namespace) -> int:
    from labrys.bots import program
    from labrys.lab.extras import needed

    program.allow()
    needed("numpy")
    command = needed("labrys.lab.balance.command")
    game = labrys.game(given.game)
    status: int = command.run(
        game,
        bots_of(given, game),
        given.games,
        given.seed,
        settings_of(given),
        command.Where(given.jobs, given.ray, given.results),
        given.out or Path(f"balance-{game.name}.html"),
        given.lang,
    )
    return status


def add_compare(commands: Commands[argparse.ArgumentParser]) -> None:
    compare = add_command(
        commands,
        "compare",
        run_compare,
        "play a change of the content against the content as it is, with the same deals, until it "
        "is sure what changed",
        [
            "labrys lab compare minos --change decrees.toml --games 2000 --jobs 2",
            "labrys lab compare minotaur --change my-cards --bots random --json",
        ],
    )
    add_players(compare)
    compare.add_argument(
        "--change",
        dest="other",  # `change` lays overlays on the game of a command (cli.changed_game)
        type=Path,
        required=True,
        metavar="FILE|DIR",
        help="an overlay; or a content file of the game in place of its own, or a folder of them",
    )
    add_numbers(compare, 2000)
    add_places(compare)
    compare.add_argument("--json", action="store_true", help="report as JSON")
    add_language(compare)
    add_options(compare)
    add_packs(compare)


def run_compare(given: argparse.Namespace) -> int:
    from labrys.bots import program
    from labrys.lab.extras import needed

    program.allow()
    needed("numpy")
    command = needed("labrys.lab.compare.command")
    game = labrys.game(given.game)
    status: int = command.run(
        game,
        given.other,
        bots_of(given, game),
        given.games,
        given.seed,
        settings_of(given),
        command.Where(given.jobs, given.ray, given.results),
        given.lang,
        given.json,
    )
    return status
