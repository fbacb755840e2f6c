"""The command `labrys`: reads the command line and hands it to the part of the house that does it.

Every mistake ends in one sentence on stderr and a non-zero status: 2 for wrong input, 1 for a
check that failed, 130 when interrupted.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import labrys
from labrys.kernel.errors import BadSetting, LabrysError

WRONG = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

Runs = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and answer its exit status."""
    from labrys.tables.terminal.screen import prepare_streams

    prepare_streams()
    try:
        given = parser().parse_args(argv)
        runs: Runs = given.runs
        status = runs(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not try to write the rest at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except LabrysError as error:
        return complain(str(error))
    except UnicodeDecodeError as error:
        return complain(f"this is not text in UTF-8: {error.reason}")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")


def complain(sentence: str, status: int = WRONG) -> int:
    from labrys.tables.terminal.screen import harmless

    print(f"labrys: {harmless(sentence)}", file=sys.stderr)
    return status


# ---- the commands


def run_play(given: argparse.Namespace) -> int:
    from labrys.tables.opening import load_table, new_table
    from labrys.tables.table import read_seats
    from labrys.tables.terminal.client import Terminal
    from labrys.tables.terminal.screen import Screen

    game = (
        labrys.games.make(given.game, given.content) if given.content else labrys.game(given.game)
    )
    seats = read_seats(given.seats, own=True) if given.seats else None
    settings = settings_of(given)
    if given.load is None:
        seed = given.seed if given.seed is not None else secrets.randbelow(1_000_000_000)
        table = new_table(game, seats, seed, settings)
    elif settings or given.seed is not None:
        raise BadSetting("a saved game has its seed and its options: leave them out with --load")
    else:
        table = load_table(given.load, game, seats)
    return Terminal(table, given.lang, Screen(), given.load).run()


def run_serve(given: argparse.Namespace) -> int:
    from labrys.web import settings
    from labrys.web.serving import serve

    return serve(settings.read(vars(given)), given.open)


def run_backup(given: argparse.Namespace) -> int:
    from labrys.tables.storage.backup import back_up
    from labrys.tables.storage.engine import open_engine
    from labrys.web import settings

    engine = open_engine(settings.read({"database": given.database}).database_url)
    counts = back_up(engine, given.file)
    engine.dispose()
    print(f"{given.file} is written; tables: {counts['tables']}, choices: {counts['choices']}")
    return 0


def run_restore(given: argparse.Namespace) -> int:
    from labrys.tables.storage.backup import restore
    from labrys.tables.storage.engine import open_engine
    from labrys.web import settings

    engine = open_engine(settings.read({"database": given.database}).database_url)
    counts = restore(given.file, engine)
    where = engine.url.render_as_string(hide_password=True)
    engine.dispose()
    told = f"tables: {counts['tables']}, choices: {counts['choices']}"
    print(f"{where} holds what was in {given.file}; {told}")
    return 0


def run_simulate(given: argparse.Namespace) -> int:
    from labrys.lab import simulate

    names = [name.strip() for name in given.seats.split(",")]
    settings = settings_of(given)
    return simulate.main_report(
        given.game, names, given.games, given.seed, given.jobs, given.json, settings
    )


def run_check(given: argparse.Namespace) -> int:
    from labrys.kernel import check

    game = labrys.game(given.game)
    seats = counts_of(given.seats) if given.seats else list(game.seat_counts)
    for count in seats:
        game.checked_seats(count, {})
    return check.run(given.game, given.games, seats, given.seed, given.jobs)


def run_rules(given: argparse.Namespace) -> int:
    from labrys.lab import rules

    return rules.run(given.game, given.untested)


def run_replay(given: argparse.Namespace) -> int:
    from labrys.lab import replay

    return replay.run(given.file, given.to, given.seat, given.lang, given.step, given.content)


def run_bench(given: argparse.Namespace) -> int:
    from labrys.lab import bench

    return bench.run(given.quick)


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


def run_help(given: argparse.Namespace) -> int:
    parser().print_help()
    return 0


def settings_of(given: argparse.Namespace) -> dict[str, str]:
    """The options of a game, from --option and from those that have a name of their own."""
    settings: dict[str, str] = {}
    for pair in given.option:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadSetting(f"an option is written name=value, such as routes=AAB; not '{pair}'")
        settings[name] = value
    if getattr(given, "draft", None) is not None:
        settings["draft"] = "yes" if given.draft else "no"
    if getattr(given, "solo", None) is not None:
        settings["solo"] = given.solo
    return settings


def counts_of(text: str) -> list[int]:
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise BadSetting(f"--seats takes numbers such as 2,3,4; not '{text}'") from None


# ---- reading the command line


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="labrys",
        description="Board games of the ancient world, for people and for programs.",
        epilog="Each command tells more: labrys play --help",
    )
    top.add_argument("--version", action="version", version=f"labrys {labrys.__version__}")
    top.set_defaults(runs=run_help)
    commands = top.add_subparsers(metavar="COMMAND")
    add_play(commands)
    add_serve(commands)
    add_backup(commands)
    add_restore(commands)
    add_simulate(commands)
    add_check(commands)
    add_rules(commands)
    add_replay(commands)
    add_bench(commands)
    add_command(commands, "games", run_games, "list the games and their options", ["labrys games"])
    return top


Commands = argparse._SubParsersAction  # the type that argparse has no public name for


def add_command(
    commands: Commands[argparse.ArgumentParser],
    name: str,
    runs: Runs,
    summary: str,
    examples: list[str],
) -> argparse.ArgumentParser:
    command = commands.add_parser(
        name,
        help=summary,
        description=summary[:1].upper() + summary[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {example}" for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(runs=runs)
    return command


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
            "labrys play --load game.txt                  go on with a saved game",
        ],
    )
    play.add_argument("game", nargs="?", default="minos", help="minos or minotaur (default: minos)")
    play.add_argument("--seats", metavar="LIST", help=f"who sits where, with commas: {who()}")
    play.add_argument(
        "--seed", type=int, metavar="N", help="the same seed gives the same dice and cards"
    )
    add_language(play)
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add_content(play)
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
    play.add_argument("--solo", metavar="LEVEL", help="Minos alone: easy, normal or hard")


def add_serve(commands: Commands[argparse.ArgumentParser]) -> None:
    from labrys.web import settings

    serve = add_command(
        commands,
        "serve",
        run_serve,
        "start a server: play in the browser, with people and with bots",
        [
            "labrys serve --open                     play on this machine",
            "labrys serve --host 0.0.0.0             for all in the local network",
            "labrys serve --workers 4 --database postgresql://labrys@localhost/labrys",
        ],
    )
    settings.add_flags(serve)
    serve.add_argument(
        "--open", action="store_true", help="open the browser; any free port will do"
    )
    serve.epilog = f"{serve.epilog}\n\n{settings.variables()}"


def add_backup(commands: Commands[argparse.ArgumentParser]) -> None:
    backup = add_command(
        commands,
        "backup",
        run_backup,
        "write all tables of a server into one file, also while people play",
        [
            "labrys backup tables.sqlite3            the tables in the data folder",
            "labrys backup tables.sqlite3 --database postgresql://labrys@localhost/labrys",
            "labrys serve --database sqlite:///tables.sqlite3    a backup can be served as it is",
        ],
    )
    backup.add_argument("file", type=Path, help="the backup; an older one is replaced when done")
    add_database(backup)


def add_restore(commands: Commands[argparse.ArgumentParser]) -> None:
    restore = add_command(
        commands,
        "restore",
        run_restore,
        "put a backup into a database that holds no tables yet",
        [
            "labrys restore tables.sqlite3",
            "labrys restore tables.sqlite3 --database postgresql://labrys@localhost/labrys",
        ],
    )
    restore.add_argument("file", type=Path, help="what labrys backup wrote")
    add_database(restore)


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///file or postgresql://user@host/name "
        "(default: LABRYS_DATABASE, else a SQLite file in the data folder)",
    )


def who() -> str:
    """Who can sit at a table, in words."""
    from labrys import bots
    from labrys.tables.table import YOU

    return f"{YOU}, or a bot ({' or '.join(bots.NAMES)})"


def add_simulate(commands: Commands[argparse.ArgumentParser]) -> None:
    simulate = add_command(
        commands,
        "simulate",
        run_simulate,
        "let bots play many games and report wins, points and speed",
        [
            "labrys simulate minos --seats greedy,random --games 200 --jobs 2",
            "labrys simulate minos --seats greedy,random,random --seed 1 --json",
            "labrys simulate minotaur --option match=yes --games 20",
        ],
    )
    simulate.add_argument("game", help="which game")
    simulate.add_argument(
        "--seats", metavar="LIST", default="greedy,random", help="the bots (default: greedy,random)"
    )
    add_numbers(simulate, 200)
    simulate.add_argument("--json", action="store_true", help="report as JSON")
    add_options(simulate)


def add_check(commands: Commands[argparse.ArgumentParser]) -> None:
    check = add_command(
        commands,
        "check",
        run_check,
        "play random games and verify every promise at every decision",
        ["labrys check minotaur", "labrys check minos --games 20 --seats 2,4 --jobs 2"],
    )
    check.add_argument("game", help="which game")
    check.add_argument(
        "--seats", metavar="LIST", help="numbers of seats (default: all the game has)"
    )
    add_numbers(check, 200)


def add_rules(commands: Commands[argparse.ArgumentParser]) -> None:
    rules = add_command(
        commands,
        "rules",
        run_rules,
        "list every rule with the tests that show it; fails if a rule has none",
        ["labrys rules", "labrys rules minotaur --untested"],
    )
    rules.add_argument("game", nargs="?", help="which game (default: all)")
    rules.add_argument("--untested", action="store_true", help="only the rules without a test")


def add_replay(commands: Commands[argparse.ArgumentParser]) -> None:
    replay = add_command(
        commands,
        "replay",
        run_replay,
        "tell a recorded game again, as one seat or a spectator saw it",
        [
            "labrys replay game.txt",
            "labrys replay game.txt --seat 0 --to 40 --lang fr",
            "labrys replay game.txt --step",
        ],
    )
    replay.add_argument("file", type=Path, help="a record, as save and the end of a game write it")
    replay.add_argument("--to", type=int, metavar="N", help="only the first N choices")
    replay.add_argument("--seat", type=int, metavar="S", help="as seat S saw it, the first is 0")
    add_language(replay)
    replay.add_argument("--step", action="store_true", help="wait for Enter after each choice")
    add_content(replay)


def add_bench(commands: Commands[argparse.ArgumentParser]) -> None:
    bench = add_command(
        commands,
        "bench",
        run_bench,
        "measure speed and memory, beside catanatron in the same run",
        ["labrys bench", "labrys bench --quick"],
    )
    bench.add_argument("--quick", action="store_true", help="fewer and shorter slices")


def add_numbers(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument(
        "--games", type=positive, default=games, metavar="N", help=f"how many (default: {games})"
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help="(default: 1)")
    command.add_argument(
        "--jobs", type=positive, default=1, metavar="N", help="processes at once (default: 1)"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", metavar="en|fr", help="the language (default: en)")


def add_content(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--content", type=Path, metavar="DIR", help="a folder with content files of your own"
    )


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as routes=AAB; see: labrys games",
    )


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} should be a whole number, 1 or more")
    return int(text)
