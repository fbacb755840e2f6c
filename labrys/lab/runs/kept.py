"""Where the games of a run are kept: a folder with what the run is, and Parquet files.

    DIR/_run.json                         the run
    DIR/games-00000042-00000057.parquet   some of its games, one row each

A file is written under another name, put on the disk and then renamed: it is there in whole or not
at all. A game that is in two files, because two computers played it, counts once; the rows are the
same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from labrys.kernel.errors import LabrysError
from labrys.lab.extras import needed
from labrys.lab.runs.run import Run, run_from
from labrys.lab.runs.watching import Row

# Readers of Parquet folders leave out what begins like these.
RUN: Final = "_run.json"
LOCK: Final = ".lock"
GAMES: Final = "games-*.parquet"
UNFINISHED: Final = ".unfinished"


class OtherRun(LabrysError):
    """A folder that holds something else than what is to be kept there."""


class Busy(LabrysError):
    """Somebody else is at work in the folder."""


def schema() -> Any:
    """The columns of a game. Lists by seat are in the order of the seats; things are numbered in
    the order in which the game's `balance` names them."""
    pa = needed("pyarrow")
    numbers = pa.list_(pa.int32())
    by_seat = pa.list_(numbers)
    words = pa.map_(pa.string(), pa.string())
    counts = pa.map_(pa.string(), pa.int32())
    return pa.schema(
        [
            ("number", pa.int64()),
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("winners", numbers),
            ("points", numbers),
            ("rivals", numbers),
            ("decisions", pa.int32()),
            ("by_seat", numbers),
            ("rounds", pa.int32()),
            ("lead_changes", pa.int32()),
            ("comeback", pa.int32()),
            ("traits", pa.list_(words)),
            ("circumstances", words),
            ("course", by_seat),
            ("earned", pa.map_(pa.string(), by_seat)),
            ("offered", by_seat),
            ("standing", by_seat),
            ("taken", by_seat),
            ("played", by_seat),
            ("events", counts),
            ("asked", counts),
            ("used", numbers),
        ]
    )


class Kept:
    """The folder of one run."""

    def __init__(self, folder: Path, run: Run) -> None:
        self.folder = folder
        self.run = run
        self.schema = schema()
        self.parquet = needed("pyarrow.parquet")
        self._begin()

    def _begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        found = self.folder / RUN
        if found.is_file():
            if read_run(self.folder) != self.run:
                raise OtherRun(
                    f"the folder '{self.folder}' holds the games of another run: "
                    "give another folder, or the same game, bots, options and seed"
                )
            return
        if any(self.folder.glob(GAMES)):
            raise OtherRun(f"the folder '{self.folder}' has games and does not say of which run")
        written = json.dumps(self.run.data(), indent=1, ensure_ascii=False) + "\n"
        _write_whole(found, written.encode())

    @contextmanager
    def alone(self) -> Iterator[None]:
        """While one process adds games, no other does."""
        with (self.folder / LOCK).open("a") as lock:
            if not _locked(lock):
                raise Busy(f"another process is adding games to '{self.folder}'")
            for left in self.folder.glob(f".*{UNFINISHED}"):
                left.unlink()
            yield

    def add(self, rows: list[Row]) -> None:
        """Keep some games; when this returns they are on the disk."""
        pa = needed("pyarrow")
        rows = sorted(rows, key=lambda row: row["number"])
        first, last = rows[0]["number"], rows[-1]["number"]
        path = self.folder / f"games-{first:08d}-{last:08d}.parquet"
        sink = pa.BufferOutputStream()
        self.parquet.write_table(pa.Table.from_pylist(rows, schema=self.schema), sink)
        _write_whole(path, sink.getvalue().to_pybytes())

    def numbers(self) -> set[int]:
        """The games that are there."""
        found: set[int] = set()
        for path in self._files():
            found.update(self._read(path, ["number"]).column("number").to_pylist())
        return found

    def rows(self, upto: int | None = None) -> list[Row]:
        """The games in their order, each once; those below a number if one is given."""
        found: dict[int, Row] = {}
        for path in self._files():
            for row in self._read(path).to_pylist():
                if upto is None or row["number"] < upto:
                    found.setdefault(row["number"], row)
        return [found[number] for number in sorted(found)]

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob(GAMES))

    def _read(self, path: Path, columns: list[str] | None = None) -> Any:
        arrow = needed("pyarrow")
        try:
            return self.parquet.ParquetFile(path).read(columns)
        except (arrow.ArrowException, OSError) as error:
            why = f"'{path}' cannot be read ({error}); remove it to play its games again"
            raise OtherRun(why) from None


def read_run(folder: Path) -> Run:
    try:
        return run_from(json.loads((folder / RUN).read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AssertionError):
        raise OtherRun(f"'{folder / RUN}' does not say which run this is") from None


def _write_whole(path: Path, content: bytes) -> None:
    unfinished = path.with_name(f".{path.name}-{os.getpid()}{UNFINISHED}")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: the rows are the same, so two at work lose only time
        return True
    try:
        # Not `flock`, which the processes that play would hold on to after a kill.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
