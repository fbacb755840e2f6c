"""Commands for people who play: `play` and `games`."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import labrys
from labrys.cli.arguments import (
    Commands,
    add_changes,
    add_command,
    add_content,
    add_language,
    add_options,
    add_packs,
    settings_of,
    whole,
)
from labrys.kernel.errors import BadSetting

# What is played if nobody says what.
FIRST = "minos"


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    add_play(commands)
    add_command(commands, "games", run_games, "list the games and their options", ["labrys games"])


def add_play(commands: Commands[argparse.ArgumentParser]) -> None:
    play = add_command(
        commands,
        "play",
        run_play,
        "play in the terminal, against bots, alone, or with others at one keyboard",
        [
            "labrys play                                  Minos, you against one bot",
            "labrys play minotaur                         Minotaur Lords, you against one bot",
            "labrys play minotaur --option match=yes      a match: the first to win two games",
            "labrys play minos --seats you,greedy,random  you against two",
            "labrys play minos --seats you,you            two people at one keyboard",
            "labrys play minos --solo hard --lang fr      alone against Rhadamanthus, in French",
            "labrys play minos --option routes=AAA --deal a first game, simplified",
            "labrys play diluvium --campaign              the campaign: begin one, or go on",
            "labrys play --load game.txt                  go on with a saved game",
        ],
    )
    play.add_argument(
        "game",
        nargs="?",
        help=f"{', '.join(labrys.GAMES)} (default: {FIRST}, or that of a saved game)",
    )
    play.add_argument("--seats", metavar="LIST", help=f"who sits where, with commas: {who()}")
    play.add_argument(
        "--seed", type=whole, metavar="N", help="the same seed gives the same dice and cards"
    )
    add_language(play)
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add_content(play)
    add_packs(play)
    add_changes(play)
    add_options(play)
    how = play.add_mutually_exclusive_group()
    how.add_argument(
        "--draft",
        action="store_true",
        default=None,
        help="Minos: choose Starting cards and abilities in turn (the default)",
    )
    how.add_argument(
        "--deal", dest="draft", action="store_false", help="Minos: deal them at random instead"
    )
    play.add_argument(
        "--campaign",
        nargs="?",
        const="",
        metavar="new|DIR",
        help="the scenarios in order, from table to table: go on, or begin one anew",
    )
    play.add_argument("--solo", metavar="LEVEL", help="Minos alone: easy, normal or hard")


def who() -> str:
    """Who can sit at a table, in words."""
    from labrys import bots
    from labrys.tables.terminal.table import YOU

    return f"{YOU}, or a bot ({' or '.join(bots.NAMES)})"


def run_play(given: argparse.Namespace) -> int:
    from labrys.bots import program
    from labrys.tables.terminal.client import Terminal
    from labrys.tables.terminal.opening import load_table, new_table
    from labrys.tables.terminal.screen import Screen
    from labrys.tables.terminal.table import read_seats

    program.allow()
    name = given.game or FIRST
    game = labrys.games.make(name, given.content) if given.content else labrys.game(name)
    seats = read_seats(given.seats, own=True) if given.seats else None
    settings = settings_of(given)
    if given.campaign is not None:
        return play_campaign(given, settings)
    if given.load is None:
        seed = given.seed if given.seed is not None else secrets.randbelow(1_000_000_000)
        table = new_table(game, seats, seed, settings)
    elif settings or given.seed is not None:
        raise BadSetting("a saved game has its seed and its options: leave them out with --load")
    else:
        table = load_table(given.load, game, seats)
    terminal = Terminal(table, given.lang, Screen(), given.load)
    if given.game is not None and given.game != table.position.game.name:
        terminal.say_other(given.load, game)
    return terminal.run()


def play_campaign(given: argparse.Namespace, settings: dict[str, str]) -> int:
    from labrys.tables.terminal import campaign
    from labrys.tables.terminal.screen import Screen

    if given.load is not None or given.seats:
        raise BadSetting("a campaign has its seat and its tables: leave out --seats and --load")
    having = [name for name in labrys.GAMES if labrys.game(name).campaign() is not None]
    name = given.game or having[0]
    game = labrys.games.make(name, given.content) if given.content else labrys.game(name)
    seed = given.seed if given.seed is not None else secrets.randbelow(1_000_000_000)
    folder = campaign.folder_of(game, given.campaign)
    return campaign.play(game, given.lang, Screen(), folder, settings, seed)


def run_games(given: argparse.Namespace) -> int:
    from labrys.tables.terminal.textboard import words_of

    for name in labrys.GAMES:
        game = labrys.game(name)
        counts = ", ".join(str(count) for count in game.seat_counts)
        title = words_of(game, "en").title()
        print(f"{name}: {counts} seats, rules {game.version}: {title}")
        for setting in game.settings:
            others = ", ".join(value for value in setting.values if value != setting.default)
            instead = f" (or {others})" if others else ""
            print(f"  --option {setting.name}={setting.default}{instead}")
    return 0
