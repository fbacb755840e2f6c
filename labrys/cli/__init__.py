"""The command `labrys`: reads the command line and hands it to the part of the house that does it.

Every mistake ends in one sentence on stderr and a non-zero status: 2 for wrong input, 1 for a
check that failed, 130 when interrupted. Each group of commands is a module here with `add`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import labrys
from labrys import games
from labrys.cli import content, lab, labruns, play, server
from labrys.cli.arguments import Runs
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.text.overlay import read_overlay

WRONG = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and answer its exit status."""
    from labrys.tables.terminal.screen import prepare_streams

    prepare_streams()
    try:
        given = parser().parse_args(argv)
        runs: Runs = given.runs
        if getattr(given, "packs", None) is not None:
            games.use_packs(given.packs)
        if getattr(given, "change", None):
            given.game = changed_game(given)
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


def changed_game(given: argparse.Namespace) -> str:
    """The game that is played with overlays: the one that was named, or the one they are for."""
    if getattr(given, "content", None) is not None:
        raise BadSetting("--content and --change exclude each other: an overlay changes the box")
    name: str = given.game or read_overlay(given.change[0]).game
    games.use_changes(given.change, name)
    return name


def complain(sentence: str, status: int = WRONG) -> int:
    from labrys.tables.terminal.screen import harmless

    print(f"labrys: {harmless(sentence)}", file=sys.stderr)
    return status


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="labrys",
        description="Board games of the ancient world, for people and for programs.",
        epilog="Each command tells more: labrys play --help",
    )
    top.add_argument("--version", action="version", version=f"labrys {labrys.__version__}")
    top.set_defaults(runs=run_help)
    commands = top.add_subparsers(metavar="COMMAND")
    play.add(commands)
    server.add(commands)
    lab.add(commands)
    content.add(commands)
    labruns.add(commands)
    return top


def run_help(given: argparse.Namespace) -> int:
    parser().print_help()
    return 0
