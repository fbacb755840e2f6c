"""Numbers for Prometheus: what the house does, how long it takes, what it holds.

`/metrics` is there where a setting says so. Several workers tell each other their numbers through
a folder of their own, so that whichever is asked answers for all.
"""

from __future__ import annotations

import json
import os
import threading
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.exceptions import HTTPException

import labrys
from labrys.tables.house import House
from labrys.tables.storage.trouble import TROUBLES
from labrys.web.streams import STREAMS

router = APIRouter(include_in_schema=False)

FOLDER: Final = "LABRYS_SHARED_METRICS"
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# How often a worker writes its numbers down, and when they are those of one that is gone
WRITTEN_SECONDS: Final = 2.0
GONE_SECONDS: Final = 15.0

HELP: Final = {
    "labrys_info": ("gauge", "The version that runs."),
    "labrys_choices_total": ("counter", "Choices that were played, by people and by bots."),
    "labrys_requests_total": ("counter", "Requests answered, by what was asked and the status."),
    "labrys_request_seconds": ("histogram", "How long answers took, by what was asked."),
    "labrys_streams": ("gauge", "Pages that follow a table now."),
    "labrys_tables_in_memory": ("gauge", "Tables kept in memory."),
    "labrys_tables_in_memory_bytes": ("gauge", "The memory that they take, roughly."),
    "labrys_bot_queue": ("gauge", "Choices that wait for a bot."),
    "labrys_database_errors_total": ("counter", "Times that the database did not answer."),
}

Sample = tuple[str, str, float]  # the name, its labels as they are written, the number


class Metrics:
    """The numbers of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: defaultdict[tuple[str, int], int] = defaultdict(int)
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._buckets: dict[str, list[int]] = {}

    def answered(self, method: str, path: str, status: int, seconds: float) -> None:
        what = asked_for(method, path)
        with self._lock:
            self._requests[what, status] += 1
            if what == "stream":
                return
            self._spent[what] += seconds
            buckets = self._buckets.setdefault(what, [0] * (len(SECONDS) + 1))
            buckets[bisect_left(SECONDS, seconds)] += 1

    def samples(self) -> Iterator[Sample]:
        with self._lock:
            for (what, status), count in sorted(self._requests.items()):
                yield "labrys_requests_total", f'{{asked="{what}",status="{status}"}}', count
            for what, buckets in sorted(self._buckets.items()):
                yield from _histogram(what, buckets, self._spent[what])


def _histogram(what: str, buckets: list[int], spent: float) -> Iterator[Sample]:
    name, count = "labrys_request_seconds", 0
    for most, there in zip((*SECONDS, "+Inf"), buckets, strict=True):
        count += there
        yield f"{name}_bucket", f'{{asked="{what}",le="{most}"}}', count
    yield f"{name}_sum", f'{{asked="{what}"}}', spent
    yield f"{name}_count", f'{{asked="{what}"}}', count


def asked_for(method: str, path: str) -> str:
    """What a request is about, in few words: not one for each table."""
    if path.endswith("/events"):
        return "stream"
    if method == "POST" and path.endswith(("/play", "/choices")):
        return "choice"
    if path.startswith("/static/"):
        return "file"
    if path.startswith("/api"):
        return "api"
    return "table" if path.startswith("/table/") else "page"


def of_process(app: FastAPI) -> list[Sample]:
    """All numbers of this process."""
    house: House = app.state.house
    tables, memory = house.tables.taken()
    people_and_bots = house.tables.tally.choices
    return [
        ("labrys_info", f'{{version="{labrys.__version__}"}}', 1),
        *(("labrys_choices_total", f'{{by="{by}"}}', n) for by, n in people_and_bots.items()),
        *app.state.metrics.samples(),
        ("labrys_streams", "", len(STREAMS)),
        ("labrys_tables_in_memory", "", tables),
        ("labrys_tables_in_memory_bytes", "", memory),
        ("labrys_bot_queue", "", app.state.bot_turns.waiting()),
        ("labrys_database_errors_total", "", TROUBLES.count),
    ]


def exposition(samples: Iterable[Sample]) -> str:
    """As Prometheus reads it; numbers of several processes are added up."""
    total: dict[tuple[str, str], float] = {}
    for name, labels, number in samples:
        total[name, labels] = total.get((name, labels), 0) + number
    lines = []
    for name, (kind, help) in HELP.items():
        lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
        own = [(key, number) for key, number in total.items() if _family(key[0]) == name]
        lines += [f"{key[0]}{key[1]} {_number(key[0], number)}" for key, number in own]
    return "\n".join(lines) + "\n"


def _family(name: str) -> str:
    for ending in ("_bucket", "_sum", "_count"):
        if name.removesuffix(ending) in HELP:
            return name.removesuffix(ending)
    return name


def _number(name: str, number: float) -> str:
    number = min(number, 1) if name == "labrys_info" else number
    return str(int(number)) if number == int(number) else f"{number:.6f}"


@router.get("/metrics")
def metrics(request: Request) -> Response:
    if not request.app.state.settings.metrics:
        raise HTTPException(404)
    here = of_process(request.app)
    return Response(exposition([*here, *others()]), media_type=KIND)


# ---- the other workers of this server


def others() -> Iterator[Sample]:
    folder = os.environ.get(FOLDER)
    if not folder:
        return
    for file in Path(folder).glob("*.json"):
        try:
            if file.stem == str(os.getpid()) or time.time() - file.stat().st_mtime > GONE_SECONDS:
                continue
            yield from json.loads(file.read_text())
        except (OSError, ValueError):
            continue  # it is being written, or its worker has gone


class Telling:
    """Writes the numbers of this process down for the others, now and then."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._folder = os.environ.get(FOLDER, "")
        self._ended = threading.Event()
        if self._folder:
            threading.Thread(target=self._run, name="metrics", daemon=True).start()

    def _run(self) -> None:
        file = Path(self._folder) / f"{os.getpid()}.json"
        part = file.with_suffix(".part")
        while not self._ended.wait(WRITTEN_SECONDS):
            try:
                part.write_text(json.dumps(of_process(self._app)))
                part.replace(file)
            except OSError:
                return  # the server is ending

    def end(self) -> None:
        self._ended.set()
