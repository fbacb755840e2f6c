"""What strangers may send: odd hosts, long paths, altered records, names that nobody sees."""

import logging
import os
import stat

import pytest

from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade
from labrys.web import app as web
from labrys.web.logs import redacted
from labrys.web.settings import Settings
from tests.web.browsers import Browser, NoBots, TestClient, play_on

TOKEN = "Zk3Vq0bN7w-" * 4

# ---- links


@pytest.mark.parametrize(
    "host",
    ["x" * 9000, "evil.example", "6.6.6.6:80", "[", "a b", "evil.example:99999", "localhost@evil"],
)
def test_no_host_header_gets_into_links(ann, duel, host):
    """QR-codes can't hold 9,000 bytes, either."""
    for path in (f"/table/{duel}", f"/table/{duel}/", "/tables/", "/nothing", "/api/v1/games/"):
        answer = ann.get(path, host=host)
        assert answer.status_code in (200, 404)
        assert host not in answer.headers.get("location", "")
        assert f"//{host}" not in answer.text
    assert "http://testserver/watch/" in ann.get(f"/table/{duel}", host=host).text


@pytest.mark.parametrize(
    "host", ["localhost:8421", "192.168.1.7:8421", "[fd00::7]:8421", "127.0.0.1"]
)
def test_names_of_this_machine_get_into_links(ann, duel, host):
    assert f"http://{host}/watch/" in ann.get(f"/table/{duel}", host=host).text


@pytest.mark.parametrize(
    ("settings", "host", "shown"),
    [
        ({"trusted_hosts": "games.example"}, "games.example", "http://games.example/"),
        ({"trusted_hosts": "*.example"}, "a.example", "http://a.example/"),
        ({"public_url": "https://g.example/"}, "evil.example", "https://g.example/"),
        ({"trusted_hosts": "*"}, "evil.example", "http://testserver/"),
    ],
)
def test_links_use_the_names_that_the_server_was_given(
    tmp_path, monkeypatch, settings, host, shown
):
    monkeypatch.setattr(web, "seat_bots", lambda *_: NoBots())
    app = web.create(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", limits=0, **settings))
    with TestClient(app):
        ann = Browser(app)
        ann.client.headers["host"] = host
        table = ann.post("/quick/minotaur").headers["location"]
        assert f"{shown}watch/" in ann.get(table).text


# ---- paths


@pytest.mark.parametrize("path", ["a/" * 3000, "a" * 3000, "../" * 3000, "games/" + "a/" * 3000])
def test_static_paths_of_any_length_lead_nowhere(ann, path):
    assert ann.client.get(f"/static/{path}x").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/tables", "/rules", "/health", "/static/style.css", "/api/v1/games", "/nothing"]
)
def test_head_answers_wherever_get_does(ann, path):
    got, headed = ann.client.get(path), ann.client.head(path)
    assert headed.status_code == got.status_code
    assert headed.content == b""
    assert headed.headers["content-type"] == got.headers["content-type"]
    assert ann.client.head("/quick/minos").status_code == 405


def test_head_of_events_ends(ann, duel):
    answer = ann.client.head(f"/table/{duel}/events")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")


def test_head_gives_a_new_browser_its_cookie(app):
    assert TestClient(app).head("/").headers["set-cookie"].startswith("labrys=")


# ---- logs


@pytest.mark.parametrize(
    "path",
    [
        f"/seat/{TOKEN}",
        f"//seat/{TOKEN}",
        f"///watch//{TOKEN}",
        f"/SEAT/{TOKEN}/",
        f"/seat%2F{TOKEN}",
        f"/%73eat/{TOKEN}",
        f"/%2573eat/{TOKEN[:10]}%252D{TOKEN[10:]}",
        f"/x/../seat/{TOKEN}",
        f"/seats/{TOKEN}",
        f"/{TOKEN}",
        f"/api/v1/tables/{TOKEN}",
        f"/table/{TOKEN}/sit/1",
        f"/seat\\{TOKEN}",
    ],
)
def test_a_key_is_in_no_log_however_it_is_spelled(ann, caplog, path):
    with caplog.at_level(logging.DEBUG):
        ann.client.get("http://testserver" + path)
    lines = [record for record in caplog.records if record.name.startswith("labrys")]
    assert lines
    for record in lines:
        assert TOKEN[12:30] not in str(vars(record))


def test_other_paths_are_logged_as_they_are():
    for path in ("/table/abcdefghjk/play", "/static/made/alegreya-sans-400-latin-ext.woff2", "/"):
        assert redacted(path) == path
    assert redacted("//seat/x") == "/seat/…"


# ---- records


def altered(record):
    """A record whose set-up was altered: each of its words missing, doubled, or another's."""
    lines = record.splitlines()
    for at, line in enumerate(lines[:8]):
        words = line.split()
        for place in range(1, len(words)):
            for other in ([], [words[place]] * 2, [words[-1]], ["x"], ["-1"], ["9" * 30]):
                changed = " ".join([*words[:place], *other, *words[place + 1 :]])
                if changed != line:
                    yield "\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n"


@pytest.mark.parametrize("game", ["minos", "minotaur"])
def test_altered_records_are_no_defect(ann, house, game):
    table = ann.post(f"/quick/{game}").headers["location"].partition("/table/")[2]
    play_on(house, table)
    record = house.looks.record(table)
    texts = list(altered(record))
    assert len(texts) > 50
    for text in texts[:: max(1, len(texts) // 60)]:
        answer = ann.post("/load", record=text)
        assert answer.status_code in (200, 303, 400), text[:400]
        opened = {"game": game, "seats": [{"name": "A"}] * 2, "record": text, "upto": 0}
        assert ann.client.post("/api/v1/tables", json=opened).status_code in (201, 422)


# ---- names


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u00ad"])
def test_a_name_that_nobody_can_see_is_refused(ann, duel, house, name):
    answer = ann.post(f"/table/{duel}/rename", htmx=True, seat=0, name=name, colour="green")
    assert answer.status_code == 400
    assert house.tables.info(duel).seats[0].name == "Ann"
    opened = ann.post("/open/minotaur", seats=2, seat_0="me", seat_1="link", name=name)
    assert opened.status_code == 400
    seats = [{"name": name}, {"kind": "bot", "name": name}]
    for at in range(2):
        given = {"game": "minotaur", "seats": [seats[at], {"name": "B"}]}
        assert ann.client.post("/api/v1/tables", json=given).status_code == 422


def test_names_of_joined_signs_are_kept(ann, duel, house):
    family = "👩\u200d👩\u200d👧"
    ann.post(f"/table/{duel}/rename", htmx=True, seat=0, name=f"\u200d{family}\u3164", colour="")
    assert house.tables.info(duel).seats[0].name == family


# ---- the file


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights here")
def test_the_database_is_for_nobody_else(tmp_path, monkeypatch):
    folder = tmp_path / "data"
    monkeypatch.setenv("LABRYS_DATA", str(folder))
    for _ in range(2):
        engine = open_engine(f"sqlite:///{folder / 'labrys.sqlite3'}")
        upgrade(engine)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        engine.dispose()
        folder.chmod(0o755)
        (folder / "labrys.sqlite3").chmod(0o644)


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights here")
def test_a_folder_of_others_is_left_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setenv("LABRYS_DATA", str(tmp_path))
    tmp_path.chmod(0o755)
    (tmp_path / "letters").write_text("dear")
    upgrade(open_engine(f"sqlite:///{tmp_path / 'labrys.sqlite3'}"))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
