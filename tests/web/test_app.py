"""The server as a whole: settings, health, live events."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from labrys.kernel.errors import BadSetting
from labrys.web import settings
from labrys.web.live_events import follow
from labrys.web.logs import JsonLines
from labrys.web.settings import Settings
from labrys.web.streams import STREAMS
from tests.apart import run_apart
from tests.web.browsers import play_on

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_health_tells_the_version_and_whether_the_database_answers(ann):
    answer = ann.get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.json()["database"] == "ok"


def test_health_fails_when_the_database_does(ann, house, monkeypatch):
    def broken():
        raise OSError("gone")

    monkeypatch.setattr("labrys.web.health.KEPT_SECONDS", 0)
    monkeypatch.setattr(house.store.tables, "try_writing", broken)
    answer = ann.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("degraded", "read-only")
    monkeypatch.setattr(house.store.tables, "counts", broken)
    answer = ann.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("failing", "failing")
    monkeypatch.undo()
    monkeypatch.setattr("labrys.web.health.KEPT_SECONDS", 0)
    assert ann.get("/health").json()["status"] == "ok"


def test_every_page_without_a_table_opens(ann):
    for path in ("/", "/tables", "/about", "/load", "/rules", "/rules/minos", "/open/minos"):
        answer = ann.get(path)
        assert answer.status_code == 200
        assert "⟨" not in answer.text, path


# ---- settings


def test_flags_go_before_the_environment_and_that_before_the_defaults():
    environment = {"LABRYS_PORT": "9000", "LABRYS_HOST": "0.0.0.0", "LABRYS_BOT_PAUSE": "0.1"}
    read = settings.read({"port": 9001, "host": None}, environment)
    assert read.port == 9001
    assert read.host == "0.0.0.0"
    assert read.bot_pause == 0.1
    assert Settings().bot_pause == 0, "bots think as quickly as they can; pages show at their pace"
    assert read.workers == 1


def test_settings_go_through_the_environment_unchanged():
    before = Settings(port=9000, database="postgresql://a@b/c", workers=3, limits=0.0, log="json")
    assert settings.read({}, before.environment()) == before


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"LABRYS_PORT": "many"}, "LABRYS_PORT must be a number"),
        ({"LABRYS_PORT": "70000"}, "from 1 to 65535"),
        ({"LABRYS_WORKERS": "2"}, "several workers need PostgreSQL"),
        ({"LABRYS_WORKERS": "0"}, "at least one worker"),
        ({"LABRYS_LOG": "xml"}, "text, json, trace, quiet"),
        ({"LABRYS_PUBLIC_URL": "labrys.example"}, "http:// or https://"),
    ],
)
def test_a_wrong_setting_gets_a_sentence(given, word):
    with pytest.raises(BadSetting, match=word):
        settings.read({}, given)


def test_the_documented_table_of_settings_is_the_one_in_the_code():
    assert settings.table() in (DOCS / "server.md").read_text(encoding="utf-8")


def test_a_line_of_the_log_is_a_json_object():
    record = logging.makeLogRecord({"msg": "hello %s", "args": ("you",), "status": 200})
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "hello you"
    assert told["status"] == 200


# ---- live events


async def collect(changes, count):
    found = []
    async for text in changes:
        if text.startswith("event: state"):
            found.append(text.split("data: ")[1].strip())
        if len(found) == count:
            break
    return found


def test_a_stream_tells_the_state_at_once_and_whenever_it_changes(house, duel):
    seat = house.tables.info(duel).deciders[0]

    async def run():
        stream = follow(house, duel, lambda: house.looks.state(duel, seat))
        first = await collect(stream, 1)
        await asyncio.to_thread(play_on, house, duel, 1)
        second = await asyncio.wait_for(collect(stream, 1), 5)
        await stream.aclose()
        return first + second

    first, second = run_apart(run())
    assert first != second
    assert second == house.looks.state(duel, seat)
    assert house.notifier.listeners() == 0


def test_a_stream_tells_nothing_where_nothing_changed_for_the_page(house, duel):
    async def run():
        stream = follow(house, duel, lambda: "same")
        await collect(stream, 1)
        house.tables.changed(duel)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(collect(stream, 1), 0.3)

    run_apart(run())


def test_a_stream_ends_when_the_visitor_has_no_more_right_or_the_server_stops(house, duel):
    states = iter(["one", ""])

    async def run():
        stream = follow(house, duel, lambda: next(states))
        assert await collect(stream, 1) == ["one"]
        house.tables.changed(duel)
        assert await asyncio.wait_for(collect(stream, 1), 5) == []
        other = follow(house, duel, lambda: "one")
        await collect(other, 1)
        STREAMS.close()
        try:
            assert await asyncio.wait_for(collect(other, 1), 5) == []
        finally:
            STREAMS.closing = False

    run_apart(run())
    assert house.notifier.listeners() == 0
