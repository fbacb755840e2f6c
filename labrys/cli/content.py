"""The command `content`, for owners of a box and designers: the cards and numbers of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from labrys.cli.arguments import Commands, add_command
from labrys.kernel.errors import BadSetting

CHECK = "check"


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    content = add_command(
        commands,
        "content",
        run_content,
        "write out the cards and numbers of a game, or see what an overlay changes",
        [
            "labrys content minos                         which files there are",
            "labrys content minos --export my-minos       a folder to type your own cards into",
            "labrys content check my-minos                what is wrong, or what it changes",
            "labrys content minos --diff cheaper.toml     the same, for one game",
            "labrys play minos --change my-minos          play with it",
            "labrys serve --packs my-overlays             offer all that lie in a folder",
        ],
    )
    content.add_argument("game", metavar="GAME|check", help="which game; or check, and a path")
    content.add_argument(
        "path", nargs="?", type=Path, metavar="PATH", help="an overlay, or a folder of them"
    )
    content.add_argument("--export", type=Path, metavar="DIR", help="write the content files here")
    content.add_argument("--diff", type=Path, metavar="PATH", help="what an overlay changes")


def run_content(given: argparse.Namespace) -> int:
    from labrys.lab import content

    if given.game == CHECK:
        if given.path is None or given.export or given.diff:
            raise BadSetting("say what to check: labrys content check PATH")
        return content.check(given.path)
    if given.path is not None:
        raise BadSetting(f"to see an overlay: labrys content {CHECK} {given.path}")
    if given.export is not None:
        return content.export(given.game, given.export)
    if given.diff is not None:
        return content.tell(given.diff, given.game)
    return content.listing(given.game)
