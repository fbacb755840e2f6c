"""All that a viewer gets from a house: every answer of the pages and of the API, byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from dataclasses import replace
from typing import Any

from fastapi import FastAPI
from httpx import Response
from starlette.testclient import TestClient

from labrys import games
from labrys.kernel import record as records
from labrys.tables import keys
from labrys.tables.opening import position_of, rows_of
from labrys.tables.people import PERSON, SPECTATOR, Opened, Plan, SeatPlan
from labrys.web.security import COOKIE, csrf_token
from tests.apart import run_apart

NAMES = ("Ariadne", "Britomartis", "Ctesippus", "Daedalus")
# Of each seat, and of a spectator (-1) last; seat 0 opened the table.
DEVICES = [f"device-{name:-<30}" for name in (*NAMES, "nobody")]
WHEN = 1_700_000_000.0
MOMENTS = 6

Answers = dict[str, tuple[int, list[tuple[str, str]], bytes]]


def put(app: FastAPI, text: str, table: str) -> None:
    """A table as if people had played the record there, by the same keys and clock in any house."""
    record = records.read(text)
    seats = tuple(SeatPlan(name=NAMES[seat]) for seat in range(record.seats))
    plan = Plan(record.game, seats, record.settings, record=text)
    position = position_of(plan, record.seed)
    opened = Opened(table, ("",) * record.seats, keys.seat_token(DEVICES[0], table, SPECTATOR))
    row, rows, choices = rows_of(plan, opened, keys.hashed(DEVICES[0]), position)
    row |= {"imported": 0, "created": WHEN, "changed": WHEN}
    for seat in rows:
        seat["claimed"] = True
        seat["used_hash"] = keys.hashed(keys.seat_token(DEVICES[0], table, seat["seat"]))
    played = [replace(choice, by=PERSON) for choice in choices]
    everybody = [*range(record.seats), SPECTATOR]
    holders = [(keys.hashed(DEVICES[seat]), seat) for seat in everybody]
    app.state.house.store.tables.create(row, rows, played, holders, position.game.playing)


class Visit:
    """One viewer at one table, as a browser and as a program."""

    def __init__(self, app: FastAPI, table: str, viewer: int, language: str = "en") -> None:
        self.app = app
        self.table = table
        self.viewer = viewer
        self.client = TestClient(app, follow_redirects=False)
        self.client.headers["Accept-Language"] = language
        self.device = DEVICES[viewer]
        self.token = self.device
        self.answers: Answers = {}

    def page(self, path: str, htmx: bool = False) -> None:
        headers = {"Cookie": f"{COOKIE}={self.device}", **({"HX-Request": "true"} if htmx else {})}
        self._keep(f"GET {path}{' htmx' if htmx else ''}", self.client.get(path, headers=headers))

    def form(self, what: str, **fields: str) -> None:
        """A form of the table's page, as htmx sends it."""
        headers = {"Cookie": f"{COOKIE}={self.device}", "HX-Request": "true"}
        data = {"csrf": csrf_token(self.device), "seat": str(self.viewer), **fields}
        path = f"/table/{self.table}/{what}"
        self._keep(f"POST {path} {fields}", self.client.post(path, headers=headers, data=data))

    def call(self, path: str, body: dict[str, Any] | None = None, post: bool = False) -> Response:
        address = f"/api/v1/tables/{self.table}{path}"
        method = "POST" if post or body is not None else "GET"
        headers = {"Authorization": f"Bearer {self.token}"}
        answer: Response = self.client.request(method, address, headers=headers, json=body)
        self._keep(f"{method} {address} {body or ''}", answer)
        return answer

    def _keep(self, name: str, answer: Response) -> None:
        assert answer.status_code < 500, name
        while name in self.answers:
            name += " again"
        self.answers[name] = (answer.status_code, sorted(answer.headers.items()), answer.content)

    def stream(self, path: str, name: str, value: str) -> None:
        """The first event of a stream, which has no end."""
        self.answers[f"GET {path}"] = (200, [], run_apart(_first(self.app, path, name, value)))

    # ---- what there is to see

    def look(self, plies: list[int]) -> None:
        """Every address that shows something of a table, and some earlier moments."""
        pages = f"/table/{self.table}"
        seat = f"seat={self.viewer}"
        for path in ("", "/now", "/why", "/log"):
            self.page(f"{pages}{path}?{seat}")
        self.page(f"{pages}/why?{seat}", htmx=True)
        for path in ("/", "/tables", f"{pages}/replay?{seat}"):
            self.page(path)
        for ply in plies:
            self.page(f"{pages}/replay/{ply}?{seat}")
            self.call(f"/replay/{ply}")
            self.page(f"{pages}/now?{seat}&after=0-{max(0, ply - 1)}", htmx=True)
        self.page(f"{pages}/replay/{plies[-1]}?{seat}", htmx=True)
        for path in ("", "/view", "/refusals", "/log"):
            self.call(path)
        self.stream(f"{pages}/events?{seat}", "cookie", f"{COOKIE}={self.device}")
        address = f"/api/v1/tables/{self.table}/events"
        self.stream(address, "authorization", f"Bearer {self.token}")
        if self.viewer >= 0:
            self.page(f"/seat/{keys.seat_token(DEVICES[0], self.table, self.viewer)}")

    def look_ahead_of_the_end(self, plies: list[int]) -> None:
        """What is only shown after the end, when all may know all."""
        pages = f"/table/{self.table}"
        for path in (f"{pages}/record", f"{pages}/fork/0"):
            self.page(path)
        for ply in plies[:2]:
            self.page(f"{pages}/replay/{ply}?seat=open")
            for seat in range(4):
                if seat != self.viewer:
                    self.page(f"{pages}/replay/{ply}?seat={seat}")
            self.call(f"/replay/{ply}?opened=true")
        self.call("/record")

    def try_things(self, cards: tuple[str, ...]) -> None:
        """What can't be done, by the words it is refused with; what changes nothing hidden."""
        view = self.call("/view").json()
        for option in _naming(view["facts"]["game"], cards):
            self.call("/choices", {"option": option, "question_id": view["question_id"]})
            self.form("play", option=option, question=view["question_id"])
        self.call("/choices", {"option": "pass", "question_id": "9-9-9"})
        self.call("/chat", {"text": "Good luck!", "name": "Minerva"})
        self.form("chat", text="And to you!", name="Minerva")
        if self.viewer >= 0:
            self.call("/stand-in", {"bot": "greedy"})
            self.call("/come-back", post=True)
            self.call("/undo", post=True)
            self.form("undo-answer", answer="no")
            self.form("undo")
        self.call("/view")


def _naming(game: str, cards: tuple[str, ...]) -> list[str]:
    """For each verb the first option that names one of the cards: a viewer may ask for any."""
    found: dict[tuple[str, str], str] = {}
    for spelled in games.find(game).lexicon.numbers:
        words = spelled.split()
        for card in cards:
            if card in words:
                found.setdefault((words[0], card), spelled)
    return list(found.values())


async def _first(app: FastAPI, path: str, name: str, value: str) -> bytes:
    told = b""
    heard = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await heard.wait()
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal told
        told += message.get("body", b"")
        if b"data:" in told:
            heard.set()

    address, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"testserver"), (name.encode(), value.encode())],
        "client": ("testclient", 1),
        "server": ("testserver", 80),
    }
    task = asyncio.create_task(app(scope, receive, send))
    await asyncio.wait_for(heard.wait(), 20)
    await asyncio.wait([task], timeout=20)
    if not task.done():
        task.cancel()
    return told


def differing(one: Answers, other: Answers) -> list[str]:
    """The names of answers that are not the same."""
    assert list(one) == list(other)
    return [name for name in one if one[name] != other[name]]


def first_difference(one: Answers, other: Answers) -> str:
    """Where the first two answers that differ do so, for whoever has to find out why."""
    for name in differing(one, other):
        left, right = (
            f"{status} {body!r} {head}" for status, head, body in (one[name], other[name])
        )
        place = next((i for i, (a, b) in enumerate(zip(left, right)) if a != b), 0)
        near = slice(max(0, place - 150), place + 150)
        return f"{name}\n{left[near]}\n{right[near]}"
    return ""
