"""Who asks for very much waits, and nobody else: readers, streams, lists of tables."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from labrys.tables.house import House
from labrys.tables.people import Plan, SeatPlan
from labrys.web import app as web
from labrys.web import buckets, fairness, streams
from labrys.web.buckets import OwnBuckets, SharedBuckets, shared_file
from labrys.web.fairness import Fair
from labrys.web.limits import RATES, Rates, TooOften, network
from labrys.web.settings import Settings
from labrys.web.streams import AT_A_TABLE, AT_ALL, HouseFull, Streams
from tests.apart import run_apart
from tests.web.browsers import Browser, NoBots, TestClient


@pytest.fixture
def limited(tmp_path, monkeypatch) -> Iterator[FastAPI]:
    """Pages with limits: for reading small ones, and an answer at once to who reads too much."""
    monkeypatch.setitem(RATES, "read", ((20, 0.001), (200, 0.001)))
    monkeypatch.setattr(web, "seat_bots", lambda *_: NoBots())
    monkeypatch.setattr(fairness, "DELAY_SECONDS", 0.0)
    app = web.create(Settings(database=f"sqlite:///{tmp_path / 'labrys.sqlite3'}"))
    with TestClient(app):
        yield app


# ---- reading


def test_who_reads_without_end_is_told_to_wait_and_others_are_not(limited):
    greedy = Browser(limited)
    answers = [greedy.get("/about") for _ in range(30)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert "<h1" in answers[-1].text
    assert Browser(limited).get("/about").status_code == 200


def test_a_program_that_reads_without_end_is_told_so_in_json(limited):
    greedy = Browser(limited)
    answers = [greedy.get("/api/v1/games") for _ in range(30)]
    assert answers[-1].json()["error"] == "too-often"


def test_files_and_health_are_never_refused(limited):
    greedy = Browser(limited)
    for _ in range(30):
        greedy.get("/about")
    assert greedy.get("/about").status_code == 429
    assert greedy.get("/health").status_code == 200
    assert greedy.get("/static/made/htmx.min.js").status_code == 200


class Pages:
    """Pages that take as long as a test wants, and how many of an address are made at once."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.making: dict[str, int] = {}
        self.most: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = scope["client"][0]
        self.making[who] = self.making.get(who, 0) + 1
        self.most[who] = max(self.most.get(who, 0), self.making[who])
        await self.go.wait()
        self.making[who] -= 1


def asked(app: FastAPI, address: str) -> Scope:
    head = {"type": "http", "method": "GET", "path": "/about", "headers": [], "app": app}
    return {**head, "query_string": b"", "client": (address, 1), "state": {}}


async def never() -> dict[str, object]:
    raise AssertionError("nothing is read")


async def nowhere(message: object) -> None:
    pass


def test_an_address_has_a_few_pages_made_at_a_time_and_others_need_not_wait(limited):
    async def visit() -> Pages:
        pages = Pages()
        fair = Fair(pages)
        many = [
            asyncio.ensure_future(fair(asked(limited, "192.0.2.1"), never, nowhere))
            for _ in range(50)
        ]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(fair(asked(limited, "192.0.2.2"), never, nowhere))
        while not pages.making.get("192.0.2.2"):
            await asyncio.sleep(0)
        assert pages.making["192.0.2.1"] == fairness.AT_ONCE
        pages.go.set()
        await asyncio.gather(other, *many)
        assert not fair._lines
        return pages

    pages = run_apart(visit())
    assert pages.most["192.0.2.1"] == fairness.AT_ONCE
    assert pages.making == {"192.0.2.1": 0, "192.0.2.2": 0}


# ---- whom limits count


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_with_ipv6_one_visitor_is_a_64(address, whose):
    assert network(address) == whose


def test_many_addresses_of_one_64_share_a_bucket():
    rates = Rates(1)
    waits = [rates.wait("hint", (f"browser {n}", f"2001:db8::{n:x}")) for n in range(100)]
    assert waits[0] == 0
    assert waits[-1] > 0


def test_processes_that_were_started_together_share_their_buckets(monkeypatch):
    file = shared_file()
    assert file is not None
    monkeypatch.setenv(buckets.VARIABLE, str(file))
    one, other = Rates(1), Rates(1)
    for _ in range(5):
        one.take("chat", ("me", "here"))
        other.take("chat", ("me", "here"))
    with pytest.raises(TooOften):
        other.take("chat", ("me", "here"))
    assert b"here" not in file.read_bytes()
    file.unlink()


@pytest.mark.parametrize("kind", ["own", "shared"])
def test_buckets_of_many_visitors_do_not_mix(kind, monkeypatch):
    now = 100.0
    monkeypatch.setattr("labrys.web.buckets.time.monotonic", lambda: now)
    file = shared_file()
    assert file is not None
    kept = OwnBuckets() if kind == "own" else SharedBuckets(str(file))
    for who in range(500):
        assert kept.take(f"visitor {who}", 2, 0.5) == 0
        assert kept.take(f"visitor {who}", 2, 0.5) == 0
    assert all(kept.take(f"visitor {who}", 2, 0.5) == 2.0 for who in range(500))
    now = 102.0
    assert all(kept.take(f"visitor {who}", 2, 0.5) == 0 for who in range(500))
    file.unlink()


# ---- streams


def filled(count: int, whose: str, table: str) -> Streams:
    full = Streams()
    for _ in range(count):
        full.opened(asyncio.Event(), whose, table)
    return full


def test_one_address_has_only_so_many_streams_at_a_table():
    here = filled(AT_A_TABLE, "a", "t")
    with pytest.raises(TooOften):
        here.admit("a", "t", 1.0)
    here.admit("a", "u", 1.0)
    here.admit("b", "t", 1.0)


def test_one_address_has_only_so_many_streams_in_all():
    here = Streams()
    for number in range(AT_ALL):
        here.opened(asyncio.Event(), "a", f"t{number}")
    with pytest.raises(TooOften):
        here.admit("a", "another", 1.0)
    here.admit("b", "another", 1.0)


def test_a_stream_that_ends_makes_room_again():
    here = filled(AT_A_TABLE - 1, "a", "t")
    last = asyncio.Event()
    here.opened(last, "a", "t")
    with pytest.raises(TooOften):
        here.admit("a", "t", 1.0)
    here.closed(last)
    here.admit("a", "t", 1.0)


def test_handles_are_kept_back_and_the_log_says_once_that_the_house_is_full(monkeypatch, caplog):
    monkeypatch.setattr(streams, "most_streams", lambda: 3)
    here = filled(3, "a", "t")
    for _ in range(5):
        with pytest.raises(HouseFull):
            here.admit("b", "u", 0.0)
    assert len([line for line in caplog.messages if "no more are let in" in line]) == 1


def test_some_handles_are_never_given_to_streams():
    assert 0 < streams.most_streams() <= streams.WANTED


# ---- the list of open tables


def open_listed(house: House, secret: str) -> str:
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan()), listed=True)
    return house.open(plan, secret).table


def test_one_host_cannot_fill_the_list_of_open_tables(house, ann, ben):
    for _ in range(5):
        open_listed(house, ann.secret)
    bens = open_listed(house, ben.secret)
    listed = [info.table for info in house.looks.open_tables()]
    mine = {info.table for info, access in house.seats.tables_of(ann.secret) if access.host}
    assert len(mine.intersection(listed)) == 3
    assert bens in listed


def test_one_address_cannot_list_tables_without_end(limited):
    form: dict[str, Any] = {"seats": 2, "name": "Ann", "listed": "on"}
    answers = []
    for _ in range(20):
        browser = Browser(limited)
        answers.append(browser.post("/open/minotaur", False, **form).status_code)
    assert answers[0] == 303
    assert answers[-1] == 429


def test_who_keeps_no_cookie_leaves_nothing_behind_by_a_link_to_watch(app, house, ann, duel):
    links = house.seats.links(duel, ann.secret)
    assert links is not None
    with house.tables.current(duel) as live:
        before = set(live.holders)
    bare = TestClient(app, follow_redirects=False)
    first = bare.get(f"/watch/{links.spectator}")
    assert re.fullmatch(r"/watch/[^/]+\?cookie=asked", first.headers["location"])
    bare.cookies.clear()
    assert bare.get(first.headers["location"]).status_code == 403
    with house.tables.current(duel) as live:
        assert set(live.holders) == before
    assert ann.get(f"/watch/{links.spectator}").headers["location"] == f"/table/{duel}"
