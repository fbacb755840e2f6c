"""Nothing that a viewer gets depends on what the viewer can't know.

Two houses hold twins: the same table by the same keys, names and clock, but for two cards that a
viewer can't tell apart. Everything that the viewer can ask for must be the same, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from labrys.kernel import record as records
from labrys.kernel.view import OpenView
from labrys.tables import keys
from labrys.tables.engine import TableEngine
from labrys.tables.live import LiveTable
from labrys.web import rendering
from tests.web.api.programs import new_app
from tests.web.leaks.twins import Ahead, Twins, ahead_of, twins_of
from tests.web.leaks.visits import MOMENTS, Visit, differing, first_difference, put

RECORDS = Path(__file__).parents[2] / "records"
# A record, after how many of its choices (-1: all), and who looks on (-1: a spectator)
SWAPS = [
    ("minos-2-seats", 29, -1),
    ("minos-2-seats", 154, 1),
    ("minos-3-seats-dealt", 149, 0),
    ("minos-3-seats-dealt", 298, 2),
    ("minos-3-seats-dealt", -1, 1),
    ("minos-4-seats", 66, 2),
    ("minos-4-seats", -1, -1),
    ("minos-solo-easy", 104, -1),
    ("minotaur-conceded", 14, 0),
    ("minotaur-drawn", 29, -1),
    ("minotaur-empty-deck", 25, 1),
    ("minotaur-match-2-0", 59, 0),
    ("minotaur-match-2-1", 39, 1),
    ("minotaur-supremacy", 66, 0),
    ("minotaur-supremacy", -1, 1),
]
# A record with simultaneous choices, and who is asked while another goes on answering
AHEADS = [("minos-2-seats", 1), ("minos-4-seats", 0), ("minotaur-match-2-0", 1)]
LANGUAGES = ("en", "fr")


@cache
def record(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[FastAPI, FastAPI]]:
    one, other = (new_app(tmp_path_factory.mktemp(name)) for name in ("one", "other"))
    yield one, other
    for app in (one, other):
        app.state.house.close()


@pytest.fixture(autouse=True)
def _same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages name the version of each file they load: somebody may be working on one."""
    monkeypatch.setattr("labrys.web.rendering.version_of", lambda *files: "same")
    rendering._address.cache_clear()  # a test before this one may have asked within the second


def both(
    houses: tuple[FastAPI, FastAPI], twins: Twins | Ahead, viewer: int, language: str = "en"
) -> tuple[Visit, Visit]:
    """A viewer at a table that is in one house as one twin, in the other as the other."""
    table = keys.new_id()
    for app, text in zip(houses, (twins.one, twins.other)):
        put(app, text, table)
    one, other = (Visit(app, table, viewer, language) for app in houses)
    return one, other


def see(visit: Visit, twins: Twins | Ahead) -> None:
    """Look at everything, and try everything that leaves the hidden things where they are."""
    over = records.read(twins.one).end is not None
    plies = sorted({0, twins.plies, *twins.named_at()[:MOMENTS]})
    visit.look(plies)
    if not over:
        visit.look_ahead_of_the_end(plies)
    visit.try_things(twins.swapped)


@pytest.mark.parametrize(("name", "upto", "viewer"), SWAPS)
def test_no_answer_depends_on_a_card_that_is_hidden_from_the_viewer(
    houses: Any, name: str, upto: int, viewer: int
):
    (twins,) = twins_of(record(name), upto, viewer, most=1)
    one, other = both(houses, twins, viewer, LANGUAGES[twins.plies % 2])
    for visit in (one, other):
        see(visit, twins)
    assert first_difference(one.answers, other.answers) == ""
    assert len(one.answers) > 25


@pytest.mark.parametrize(("name", "viewer"), AHEADS)
def test_no_answer_tells_how_far_others_are_with_their_simultaneous_choices(
    houses: Any, name: str, viewer: int
):
    found = ahead_of(record(name), viewer)
    assert found
    for ahead in found[:2]:
        one, other = both(houses, ahead, viewer)
        for visit in (one, other):
            see(visit, ahead)
        assert first_difference(one.answers, other.answers) == ""


@pytest.mark.parametrize(("name", "upto", "viewer"), SWAPS[::4])
def test_who_knows_the_cards_is_shown_the_difference(
    houses: Any, name: str, upto: int, viewer: int
):
    (twins,) = twins_of(record(name), upto, viewer, most=1)
    one, other = both(houses, twins, twins.knower)
    for visit in (one, other):
        visit.look([twins.plies])
    different = differing(one.answers, other.answers)
    assert f"GET /table/{one.table}?seat={twins.knower}" in different
    assert f"GET /api/v1/tables/{one.table}/view " in different


@pytest.mark.parametrize("leak", ["view", "log"])
def test_a_leak_would_be_found(houses: Any, monkeypatch: pytest.MonkeyPatch, leak: str):
    """The test has teeth: with all cards open, or an open log, it fails."""
    entries = TableEngine.entries
    if leak == "view":
        monkeypatch.setattr(LiveTable, "view", lambda live, seat, ply, _=0: OpenView(live.at(ply)))
    else:
        monkeypatch.setattr(
            TableEngine, "entries", lambda made, seat, upto, _=0: entries(made, seat, upto, True)
        )
    name, upto, viewer = SWAPS[3]
    (twins,) = twins_of(record(name), upto, viewer, most=1)
    one, other = both(houses, twins, viewer)
    for visit in (one, other):
        visit.look([twins.plies])
    different = differing(one.answers, other.answers)
    page = "/log" if leak == "log" else ""
    assert f"GET /table/{one.table}{page}?seat={viewer}" in different
    assert f"GET /api/v1/tables/{one.table}{page or '/view'} " in different
