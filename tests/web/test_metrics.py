"""Numbers for Prometheus, and the way of one choice through the house in the log."""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterator

import pytest
from fastapi import FastAPI

from labrys.tables.people import Plan, SeatPlan
from labrys.web import app as web
from labrys.web import metrics
from labrys.web.logs import JsonLines
from labrys.web.settings import Settings
from tests.web.browsers import Browser, NoBots, TestClient

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.]+')


@pytest.fixture
def measured(tmp_path, monkeypatch) -> Iterator[FastAPI]:
    monkeypatch.setattr(web, "seat_bots", lambda *_: NoBots())
    database = f"sqlite:///{tmp_path / 'labrys.sqlite3'}"
    app = web.create(Settings(database=database, limits=0, metrics=True))
    with TestClient(app):
        yield app


def play_one(app: FastAPI) -> Browser:
    browser, house = Browser(app), app.state.house
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(name="Zoe", mine=True))
    table = house.open(Plan("minotaur", seats, seed=1), browser.secret).table
    seat = house.tables.info(table).deciders[0]
    assert browser.play(house, table, seat).status_code < 400
    return browser


def numbers(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {name: float(number) for name, number in (line.rsplit(" ", 1) for line in lines)}


def test_nobody_gets_numbers_that_the_house_has_not_set_free(ann):
    assert ann.get("/metrics").status_code == 404


def test_prometheus_reads_choices_latencies_streams_tables_bots_and_errors(measured):
    answer = play_one(measured).get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = numbers(answer.text)
    assert found['labrys_choices_total{by="people"}'] == 1
    assert found['labrys_choices_total{by="bots"}'] == 0
    assert found['labrys_request_seconds_count{asked="choice"}'] == 1
    assert found['labrys_request_seconds_bucket{asked="choice",le="+Inf"}'] == 1
    assert found["labrys_streams"] == 0
    assert found["labrys_tables_in_memory"] == 1
    assert found["labrys_tables_in_memory_bytes"] > 0
    assert found["labrys_bot_queue"] == 0
    assert found["labrys_database_errors_total"] >= 0
    named = set(re.findall(r"^# TYPE (\S+)", answer.text, re.MULTILINE))
    assert named == set(metrics.HELP)


def test_buckets_count_all_that_took_no_longer():
    here = metrics.Metrics()
    for seconds in (0.001, 0.02, 0.02, 9.0):
        here.answered("GET", "/about", 200, seconds)
    found = numbers(metrics.exposition(here.samples()))
    bucket = 'labrys_request_seconds_bucket{asked="page",le="%s"}'
    assert [found[bucket % most] for most in ("0.005", "0.025", "5.0", "+Inf")] == [1, 3, 3, 4]


def test_whichever_worker_is_asked_answers_for_all(measured, tmp_path, monkeypatch):
    told = [["labrys_choices_total", '{by="bots"}', 41], ["labrys_streams", "", 3]]
    (tmp_path / "1.json").write_text(json.dumps(told))
    (tmp_path / f"{os.getpid()}.json").write_text(json.dumps(told))
    (tmp_path / "2.json").write_text("[half")
    monkeypatch.setenv(metrics.FOLDER, str(tmp_path))
    found = numbers(play_one(measured).get("/metrics").text)
    assert found['labrys_choices_total{by="bots"}'] == 41
    assert found["labrys_streams"] == 3


def test_a_choice_can_be_followed_through_the_house(measured, caplog):
    with caplog.at_level(logging.DEBUG, logger="labrys.trace"):
        play_one(measured)
    hops = [json.loads(JsonLines().format(r)) for r in caplog.records if r.name == "labrys.trace"]
    played = next(hop["request"] for hop in hops if hop["hop"] == "store")
    names = [hop["hop"] for hop in hops if hop["request"] == played]
    assert [name for name in names if name in ("rules", "store", "notify")] == [
        "rules",
        "store",
        "notify",
    ]
    assert all(hop["ms"] >= 0 for hop in hops)
