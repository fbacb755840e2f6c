"""What the commands have in common: their flags, and how these are read."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from labrys.kernel.errors import BadSetting
from labrys.kernel.lexicon import shown
from labrys.kernel.record import DIGITS, NUMBER

Runs = Callable[[argparse.Namespace], int]
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


def add_numbers(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument(
        "--games", type=positive, default=games, metavar="N", help=f"how many (default: {games})"
    )
    command.add_argument("--seed", type=whole, default=1, metavar="N", help="(default: 1)")
    command.add_argument(
        "--jobs", type=positive, default=1, metavar="N", help="processes at once (default: 1)"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", metavar="en|fr", help="the language (default: en)")


def add_content(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--content", type=Path, metavar="DIR", help="a folder with content files of your own"
    )


def add_packs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--packs",
        type=Path,
        metavar="DIR",
        help="a folder of overlays, and of packs in one for each game, such as DIR/monumental",
    )


def add_changes(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--change",
        type=Path,
        action="append",
        default=[],
        metavar="PATH",
        help="an overlay, a file or a folder that changes the game; see: labrys content --help",
    )


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as routes=AAB; see: labrys games",
    )


def whole(text: str) -> int:
    if len(text) > DIGITS or not NUMBER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{shown(text)} should be a whole number")
    return int(text)


def positive(text: str) -> int:
    if len(text) > DIGITS or not NUMBER.fullmatch(text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be a whole number, 1 or more")
    return int(text)


def settings_of(given: argparse.Namespace) -> dict[str, str]:
    """The options of a game, from --option and from those that have a name of their own."""
    settings: dict[str, str] = {}
    for pair in given.option:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadSetting(
                f"an option is written name=value, such as routes=AAB; not '{shown(pair)}'"
            )
        settings[name] = value
    if getattr(given, "draft", None) is not None:
        settings["draft"] = "yes" if given.draft else "no"
    if getattr(given, "solo", None) is not None:
        settings["solo"] = given.solo
    return settings


def counts_of(text: str) -> list[int]:
    try:
        return [whole(word.strip()) for word in text.split(",")]
    except argparse.ArgumentTypeError:
        raise BadSetting(f"--seats takes numbers such as 2,3,4; not '{shown(text)}'") from None
