"""The file of an arena, in lines of JSON: the first says what is played, the others are deals.

A line is written when its deal is finished and not before, so nothing half-played is ever in it.
The last line may be torn, where the machine went down; it is cut off, and its deal played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import IO, Final

import labrys
import labrys.bots
import labrys.games
import labrys.kernel
from labrys.bots.program import PREFIX
from labrys.kernel.errors import LabrysError
from labrys.lab.arena.deal import Deal, Plan

FORMAT: Final = 1
_BEGINNING: Final = b'{"arena":'

# What is compiled has its source beside it; what only draws and speaks changes no game.
_NO_SOURCE: Final = (".so", ".pyd", ".pyc")
_IDLE: Final = ("page", "terminal", "words", "rulebook", "lessons", "__pycache__")

# How the parts of the first line are called where they differ.
_NAMES: Final = {
    "arena": "format of the file",
    "labrys": "version of Labrys",
    "game": "game",
    "rules": "rules or content",
    "code": "state of the rules and the bots",
    "seats": "number of seats",
    "bots": "bots",
    "own": "code of the bots",
    "seed": "seed",
    "settings": "options",
}


class KeptError(LabrysError):
    """A file that is no arena's, or another's."""


class Kept:
    """An open file, and the deals that were in it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.deals: list[Deal] = []
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._take(plan)
        except BaseException:
            self._file.close()
            raise

    def add(self, deal: Deal) -> None:
        self._write(vars(deal))

    def close(self) -> None:
        self._file.close()

    def _take(self, plan: Plan) -> None:
        self._lock()
        self._file.seek(0)
        whole, newline, torn = self._file.read().rpartition(b"\n")
        begun = whole + newline
        if not begun and torn and not torn.startswith(_BEGINNING):
            raise KeptError(f"{self.path} is no file of an arena; name another one with --keep")
        if torn:
            self._file.truncate(len(begun))
        if begun:
            self._read(whole.split(b"\n"), plan)
        else:
            self._write(heading(plan))

    def _lock(self) -> None:
        """One arena for one file. The system frees it when this process ends, however it ends; the
        processes that play for it don't hold it, as they would with `flock`."""
        if os.name != "posix":
            return
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise KeptError(f"another arena is writing {self.path}; let it end first") from None

    def _read(self, lines: list[bytes], plan: Plan) -> None:
        ours = heading(plan)
        try:
            theirs = json.loads(lines[0])
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or "arena" not in theirs:
            raise KeptError(f"{self.path} is no file of an arena; name another one with --keep")
        differing = [key for key in _NAMES if theirs.get(key) != ours[key]]
        if differing:
            told = "; ".join(_difference(key, theirs.get(key), ours[key]) for key in differing)
            raise KeptError(
                f"{self.path} has games of another arena ({told}); name another file with --keep"
            )
        shapes = [len(field) for field in plan.fields()]
        for number, line in enumerate(lines[1:], 2):
            self.deals.append(_deal(line, shapes, f"line {number} of {self.path}"))

    def _write(self, data: dict[str, object]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def heading(plan: Plan) -> dict[str, object]:
    """Everything that the deals of a plan depend on."""
    game = labrys.games.find(plan.game)
    return {
        "arena": FORMAT,
        "labrys": labrys.__version__,
        "game": plan.game,
        "rules": game.version,
        "code": _digest([_folder(labrys.kernel), _folder(labrys.bots), game.folder]),
        "seats": plan.seats,
        "bots": plan.bots,
        "own": [_own(name) for name in plan.bots],
        "seed": plan.seed,
        "settings": game.checked(dict(plan.settings)),
    }


def _folder(package: object) -> Path:
    return Path(str(getattr(package, "__file__", ""))).parent


def _own(name: str) -> str:
    """The digest of the file that a bot of somebody's own is in."""
    if ":" not in name or name.startswith(PREFIX):
        return ""
    file = getattr(import_module(name.partition(":")[0]), "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""


def _digest(folders: list[Path]) -> str:
    """One for the sources and data in some folders, the same compiled and not."""
    digest = sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.suffix in _NO_SOURCE or not path.is_file() or {*inside.parts} & {*_IDLE}:
                continue
            digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _difference(key: str, theirs: object, ours: object) -> str:
    if key in ("code", "own"):
        return f"another {_NAMES[key]}"
    return f"{_NAMES[key]}: {_told(theirs)} there, {_told(ours)} now"


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={word}" for name, word in value.items())
    if isinstance(value, list):
        return ",".join(str(word) for word in value)
    return str(value)


def _is_number(value: object) -> bool:
    return type(value) in (int, float)


def _deal(line: bytes, shapes: list[int], where: str) -> Deal:
    try:
        deal = Deal(**json.loads(line))
        seats = shapes[deal.field]
        parts: list[Sequence[float]] = [
            *deal.wins,
            *deal.points,
            deal.choices,
            deal.seconds,
            deal.slowest,
        ]
        sound = deal.number >= 0 <= deal.field and len(deal.wins) == len(deal.points) == seats
        for part in parts:
            sound = sound and len(part) == seats and all(_is_number(one) for one in part)
    except (ValueError, TypeError, IndexError):
        sound = False
    if not sound:
        raise KeptError(f"{where} is no deal of an arena; name another file with --keep")
    return deal
