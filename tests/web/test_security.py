"""What a page or another site can't make a browser do; what can't be sent; what is told."""

import pytest
from fastapi.routing import APIRoute

from labrys.web import app as web
from labrys.web import live_events
from labrys.web.limits import BODY, RECORD, Rates, TooOften
from labrys.web.logs import redacted
from labrys.web.pages import (
    about,
    forking,
    learning,
    loading,
    opening,
    replay,
    rules,
    sitting,
    table,
    welcome,
)
from labrys.web.security import csrf_token, own_path, posted
from labrys.web.settings import Settings
from tests.web.browsers import Browser, NoBots, TestClient

PAGES = (about, forking, learning, loading, opening, replay, rules, sitting, table, welcome)


def dependencies(dependant):
    for inner in dependant.dependencies:
        yield inner.call
        yield from dependencies(inner)


def test_every_form_is_read_by_the_reader_that_checks_where_it_comes_from():
    forms = [
        route
        for router in (*(page.router for page in PAGES), live_events.router, web.router)
        for route in router.routes
        if isinstance(route, APIRoute) and (route.methods or set()) - {"GET", "HEAD"}
    ]
    assert len(forms) > 10
    for route in forms:
        assert posted in dependencies(route.dependant), route.path


def test_a_form_without_our_token_is_not_done(ann, duel, house):
    for data in ({}, {"csrf": ""}, {"csrf": "x" * 43}, {"csrf": "é"}):
        answer = ann.client.post(f"/table/{duel}/chat", data={**data, "seat": "0", "text": "hi"})
        assert answer.status_code == 403
    assert house.looks.now(duel, 0).notes == []


def test_a_seat_that_is_no_number_is_no_seat(ann, duel):
    for seat in ("--0", "0x0", "٠", "1e3", "9" * 50, ""):
        answer = ann.post(f"/table/{duel}/undo", htmx=True, seat=seat)
        assert answer.status_code == 403


def test_a_token_of_another_browser_is_not_ours(ann, ben, duel):
    data = {"csrf": csrf_token(ben.secret), "seat": "0", "text": "hi"}
    assert ann.client.post(f"/table/{duel}/chat", data=data).status_code == 403


def test_a_browser_without_the_cookie_is_told_so(app):
    answer = TestClient(app).post("/quick/minos", data={"csrf": "x"})
    assert answer.status_code == 403
    assert "cookie" in answer.text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "http://testserver.evil.example"}, 403),
        ({"origin": "http://testserver"}, 303),
        ({"sec-fetch-site": "same-origin", "origin": "null"}, 303),
        ({"origin": "null"}, 303),
    ],
)
def test_a_form_from_elsewhere_is_not_done(ann, headers, status):
    data = {"csrf": csrf_token(ann.secret)}
    answer = ann.client.post("/quick/minotaur", data=data, headers=headers)
    assert answer.status_code == status


def test_a_new_browser_gets_a_cookie_that_scripts_and_other_sites_do_not(app):
    answer = TestClient(app).get("/")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("labrys=")
    for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
        assert word in cookie
    assert "Secure" not in cookie
    safe = TestClient(app, base_url="https://testserver").get("/")
    assert "Secure" in safe.headers["set-cookie"]
    assert "set-cookie" not in TestClient(app).get("/static/style.css").headers


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere(ann, duel):
    for path in ("/", f"/table/{duel}", "/nothing", "/open/minos", "/static/style.css"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_pages_hold_no_inline_scripts_or_styles(ann, duel, house):
    for path in ("/", "/about", "/tables", "/load", "/open/minos", f"/table/{duel}"):
        page = ann.get(path).text
        assert "<style" not in page
        assert " style=" not in page
        assert "javascript:" not in page
        assert "<script>" not in page
        for handler in (" onclick", " onload", " hx-on", "hx-vals='js"):
            assert handler not in page


def test_pages_are_not_kept_and_versioned_files_are_kept_for_long(ann, duel):
    assert ann.get(f"/table/{duel}").headers["cache-control"] == "no-store"
    assert "immutable" in ann.get("/static/style.css?v=1").headers["cache-control"]
    first = ann.get("/static/style.css")
    again = ann.get("/static/style.css", **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_pages_are_compressed(ann, duel):
    answer = ann.get(f"/table/{duel}", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_static_files_lie_in_their_folder_only(ann):
    for path in (
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static//etc/passwd",
        "/static/%00",
        "/static/games/nothing.css",
        "/static/made",
    ):
        assert ann.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "",
        "/a\nb",
    ],
)
def test_no_way_back_leads_elsewhere(ann, path):
    assert own_path(path) == "/"
    answer = ann.client.post(
        "/language/fr", params={"back": path}, data={"csrf": csrf_token(ann.secret)}
    )
    assert answer.headers["location"] == "/"


def test_a_body_that_is_too_long_is_refused(ann, duel):
    data = {"csrf": csrf_token(ann.secret), "text": "x" * BODY}
    assert ann.client.post(f"/table/{duel}/chat", data=data).status_code == 413
    data = {"csrf": csrf_token(ann.secret), "record": "x" * RECORD}
    assert ann.client.post("/load", data=data).status_code == 413


def test_also_where_its_length_is_not_told(ann, duel):
    def endless():
        for _ in range(100):
            yield b"x" * 10_000

    kind = {"content-type": "application/x-www-form-urlencoded"}
    answer = ann.client.post(f"/table/{duel}/chat", content=endless(), headers=kind)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"\xff\xfe\x00", "application/x-www-form-urlencoded"),
        (b"csrf=%ff%fe&text=%00", "application/x-www-form-urlencoded; charset=utf-16"),
        (b"--x\r\nbroken", "multipart/form-data; boundary=x"),
        (b"no boundary", "multipart/form-data"),
        (b'{"csrf": 1}', "application/json"),
        (b"", ""),
        (b"&".join(b"a%d=1" % n for n in range(500)), "application/x-www-form-urlencoded"),
    ],
)
def test_odd_bodies_get_a_clear_answer(ann, duel, content, kind):
    answer = ann.client.post(f"/table/{duel}/chat", content=content, headers={"content-type": kind})
    assert answer.status_code in (400, 403)
    assert "Traceback" not in answer.text
    assert "<h1" in answer.text


def test_wrong_addresses_and_methods_get_a_clear_page(ann, duel):
    for path in (
        "/nothing",
        "/table/x",
        "/table/%00%ff",
        f"/table/{'a' * 500}",
        "/table/" + "é" * 10,
    ):
        answer = ann.get(path)
        assert answer.status_code == 404
        assert "<h1" in answer.text
    assert ann.client.put("/tables").status_code == 405
    assert ann.get("/quick/minos").status_code == 405
    assert ann.get(f"/table/{duel}?seat=x").status_code == 400
    assert ann.get(f"/table/{duel}?seat=99999999999999999999").status_code == 200


def test_broken_cookies_do_no_harm(app):
    client = TestClient(app)
    for value in (
        "%7B%22name%22%3A1",
        "[" * 5000,
        "%ff",
        '{"name": {"a": 1}, "colour": []}',
        "null",
    ):
        headers = {"cookie": f"labrys-me={value}; language=xx; labrys=short"}
        assert client.get("/open/minos", headers=headers).status_code == 200


def test_a_defect_of_ours_shows_a_number_and_no_traceback(ann, duel, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("secret details")

    monkeypatch.setattr(table, "context", broken)
    answer = ann.get(f"/table/{duel}")
    assert answer.status_code == 500
    assert "secret details" not in answer.text
    assert "RuntimeError" not in answer.text
    assert any("defect" in record.message for record in caplog.records)


# ---- rates


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    file = tmp_path_factory.mktemp("strict") / "labrys.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "seat_bots", lambda *_: NoBots())
        app = web.create(Settings(database=f"sqlite:///{file}", limits=0.2))
        with TestClient(app):
            yield app


def test_who_talks_too_much_is_told_to_wait(strict):
    ann = Browser(strict)
    table = ann.post("/quick/minotaur").headers["location"]
    answers = [ann.post(f"{table}/chat", htmx=True, seat=0, text="hi") for _ in range(5)]
    assert [answer.status_code for answer in answers][:2] == [200, 200]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].headers["hx-retarget"] == "#alert"


def test_who_opens_table_after_table_is_told_to_wait(strict):
    ann = Browser(strict)
    answers = [ann.post("/quick/minotaur").status_code for _ in range(6)]
    assert answers[0] == 303
    assert answers[-1] == 429


def test_a_bucket_fills_up_again(monkeypatch):
    now = 0.0
    monkeypatch.setattr("labrys.web.buckets.time.monotonic", lambda: now)
    rates = Rates(1)
    for _ in range(10):
        rates.take("chat", ("me", "here"))
    with pytest.raises(TooOften):
        rates.take("chat", ("me", "here"))
    rates.take("chat", ("you", "here"))
    now = 60.0
    rates.take("chat", ("me", "here"))


def test_no_key_gets_into_the_log(ann, duel, house, caplog):
    token = house.seats.new_key(duel, 1)
    with caplog.at_level("INFO", logger="labrys.access"):
        ann.get(f"/seat/{token}")
        ann.get(f"/watch/{token}?x={token}")
    assert redacted(f"/seat/{token}") == "/seat/…"
    assert caplog.records
    for record in caplog.records:
        assert token not in str(vars(record))
