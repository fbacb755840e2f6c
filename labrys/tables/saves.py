"""Saved games: records as files, read with care and written so that nothing is lost."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from labrys.kernel.errors import LabrysError, RecordError
from labrys.kernel.record import LONGEST, Record, read

# After its closing line a record may carry remarks; this one says who sat where.
SEATS: Final = "# seats "


class Cannot(LabrysError):
    """A file that can't be read or written: which, and why."""


def read_text(path: Path) -> str:
    """The text of a file that may be anything: a folder, a picture, or without an end."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise Cannot(f"{path}: cannot be read: {_reason(error)}") from None
    if len(content) > LONGEST:
        raise Cannot(f"{path}: is far too long to be a record")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Cannot(f"{path}: is no record: it is not text in UTF-8") from None


def read_record(path: Path) -> tuple[Record, str]:
    """A record that has been read but not played, and its text."""
    text = read_text(path)
    try:
        return read(text), text
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def seats_in(text: str) -> list[str]:
    """Who sat where, if the text of a record says so."""
    for line in reversed(text.splitlines()):
        if line.startswith(SEATS):
            return line.removeprefix(SEATS).split(",")
    return []


def with_seats(record: str, seats: list[str]) -> str:
    return f"{record}{SEATS}{','.join(seats)}\n"


def has_folder(path: Path) -> bool:
    """Whether there is a folder to write a file into; what else is wrong shows when it is
    written."""
    try:
        return path.parent.exists()
    except (OSError, ValueError):
        return True


def write_text(path: Path, text: str) -> None:
    """Write a whole file or leave the old one as it was."""
    beside = None
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and not target.is_file():
            # A folder can't be replaced by a file; a pipe or a device is written as it is.
            target.write_text(text, encoding="utf-8")
            return
        beside = target.with_name(f".{target.name}.{os.getpid()}.part")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except (OSError, ValueError, RuntimeError) as error:
        if beside is not None:
            _remove(beside)
        raise Cannot(f"{path}: cannot be written: {_reason(error)}") from None


def state_folder() -> Path:
    """Where this user's programs keep what should outlive a session."""
    variable = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_STATE_HOME"
    given = Path(os.environ.get(variable, ""))
    base = given if given.is_absolute() else Path("~/.local/state")
    return expanded(base / "labrys")


def expanded(path: Path) -> Path:
    """A path whose `~` means this user's home."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise Cannot(f"{path}: {_reason(error)}") from None


def own_path(game: str) -> Path:
    """A path for the automatic copy of a new game; an empty file there keeps others off it."""
    folder = state_folder()
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    for number in range(1, 1000):
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as error:
            raise Cannot(f"{path}: cannot be written: {_reason(error)}") from None
        return path
    raise Cannot(f"{folder}: holds too many games of this second")


def is_own(path: Path) -> bool:
    """Whether a file is an automatic copy, that may be gone on with in its place."""
    try:
        return state_folder().resolve() in path.resolve().parents
    except (OSError, RuntimeError, Cannot):
        return False


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


__all__ = [
    "Cannot",
    "expanded",
    "has_folder",
    "is_own",
    "own_path",
    "read_record",
    "read_text",
    "seats_in",
    "state_folder",
    "with_seats",
    "write_text",
]
