"""Whatever a program sends: a clear word in JSON, and nothing is lost."""

import json
from typing import Any

import pytest

from labrys.web.limits import RECORD
from tests.web.api.programs import Programs, Table, programs_in

GOOD: dict[str, Any] = {"game": "minotaur", "seats": [{"name": "A"}, {"name": "B"}], "seed": 1}


@pytest.fixture(scope="module")
def table(programs: Programs) -> Table:
    return programs.opened()


def opening(**changed: Any) -> dict[str, Any]:
    return {**GOOD, **changed}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "game is missing."),
        (opening(colour="red"), "colour is not known here."),
        (opening(game=7), "game should be a text."),
        (opening(game="x" * 41), "game is too long: 40 characters at most."),
        (opening(seats=[]), "seats needs 1 or more items."),
        (opening(seats=[{}] * 9), "seats has too many items: 8 at most."),
        (opening(seats="two"), "seats should be a list."),
        (opening(seats=[3, {}]), "seats.0 should be a JSON object."),
        (opening(seats=[{"kind": "god"}, {}]), "seats.0.kind should be 'person' or 'bot'."),
        (opening(seats=[{"name": "x" * 25}, {}]), "seats.0.name is too long: 24"),
        (opening(seats=[{"name": "\ud800"}, {}]), "seats.0.name should be a text."),
        (opening(settings=[]), "settings should be a JSON object."),
        (opening(listed="maybe"), "listed should be true or false."),
        (opening(seed=-1), "seed should be 0 or more."),
        (opening(seed=2**63), "seed should be less than 9223372036854775808."),
        (opening(seed=10**400), "seed should be"),
        (opening(seed=1.5), "seed should be a whole number."),
        (opening(seed=float("nan")), "seed should be a whole number."),
        (opening(upto=-2), "upto should be -1 or more."),
    ],
)
def test_wrong_fields_are_named_in_plain_words(programs: Programs, given: Any, said: str):
    answer = programs.post(
        "/tables", content=json.dumps(given), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["error"] == "not-valid"
    assert any(detail.startswith(said) for detail in problem["details"]), problem["details"]
    assert "input" not in answer.text


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        (opening(game="chess"), "bad-setting", "chess"),
        (opening(seats=[{"name": "A"}] * 3), "bad-setting", "3 seats"),
        (opening(settings={"match": "perhaps"}), "bad-setting", "perhaps"),
        (opening(settings={"colour": "red"}), "bad-setting", "colour"),
        (opening(seats=[{"name": "A"}, {"kind": "bot", "bot": "oracle"}]), "bad-setting", "oracle"),
        (opening(record="nonsense"), "bad-record", "first line"),
        (opening(record="labrys record 1\ngame minos\x00"), "bad-record", "cut"),
        (opening(record="labrys record 1\n" + "a b\n" * 50_000), "bad-record", "line 2"),
    ],
)
def test_what_no_game_allows_is_told_by_the_game(
    programs: Programs, given: Any, error: str, said: str
):
    answer = programs.post("/tables", json=given)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert said in answer.json()["text"]


def test_details_come_in_the_language_asked_for(programs: Programs):
    answer = programs.post("/tables", json={}, headers={"Accept-Language": "fr-FR,fr;q=0.9"})
    assert "game manque." in answer.json()["details"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"{'option': 1}",
        b"\xff\xfe\x00",
        b'{"option": "\xff", "question_id": "0"}',
        b"[" * 100_000,
        b'{"option": ' + b"[" * 900 + b"]" * 900 + b', "question_id": "0"}',
        b'{"option": ' + b"9" * 10_000 + b', "question_id": "0"}',
        b'{"option": "a", "question_id": "0", "option ": NaN}',
        b'{"option": "' + b"a" * 100_000 + b'", "question_id": "0"}',
    ],
    ids=lambda body: repr(body[:16]),
)
def test_a_body_that_is_no_choice_is_refused(programs: Programs, table: Table, body: bytes):
    before = table.view(0)
    headers = {"Content-Type": "application/json"}
    answer = table.post(0, "/choices", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    problem = answer.json()
    assert problem["error"] in ("not-valid", "bad-body")
    assert problem["text"]
    assert len(answer.content) < 2000
    assert table.view(0) == before


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a;b"]
)
def test_only_json_is_read_as_a_choice(programs: Programs, table: Table, kind: str):
    view = table.view(table.decider())
    given = {"option": view["options"][0]["option"], "question_id": view["question_id"]}
    answer = table.post(
        view["seat"], "/choices", content=json.dumps(given), headers={"Content-Type": kind}
    )
    assert answer.status_code == 422
    assert "application/json" in answer.json()["details"][0]
    assert table.view(view["seat"]) == view


def test_a_huge_body_is_refused_whether_or_not_it_tells_its_length(
    programs: Programs, table: Table
):
    told = table.post(0, "/choices", content=b"x" * (RECORD + 1))
    untold = table.post(0, "/choices", content=iter([b"x" * 100_000] * 11))
    for answer in (told, untold):
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD"])
def test_a_method_that_a_path_does_not_know_is_told(programs: Programs, table: Table, method: str):
    answer = programs.call(method, f"/tables/{table.id}/choices", table.tokens[0])
    assert (answer.status_code, answer.json()["error"]) == (405, "no-method")
    assert answer.headers["Allow"] == "POST"


@pytest.mark.parametrize("path", ["/nothing", "//", "/tables/%2e%2e/games", "/view"])
def test_a_path_that_leads_nowhere_is_told(programs: Programs, path: str):
    answer = programs.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "no-path")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/replay/-1", 404),
        ("/replay/x", 404),
        ("/replay/1e9", 404),
        ("/replay/99999999999999999999", 404),
        ("/replay/77777", 409),
        ("/replay/0?opened=2", 422),
        ("/log?since=-1", 422),
        ("/log?since=%00", 422),
        ("/log?since=1&since=2", 200),
        ("/log?since=99999999999999999999", 422),
    ],
)
def test_odd_numbers_in_a_path_are_refused(table: Table, path: str, status: int):
    answer = table.get(0, path)
    assert answer.status_code == status, answer.text
    assert status == 200 or answer.json()["text"]


def test_names_and_chat_are_cleaned(programs: Programs):
    table = programs.opened()
    odd = "A\x00\u202eB\n\nC\u0007"
    told = table.post(0, "/sit", json={"name": odd, "colour": "<b>"}).json()
    assert told["seats"][0]["name"] == "AB C"
    assert table.post(0, "/sit", json={"name": "\x00\u200b "}).json()["error"] == "house-name-empty"
    assert table.post(0, "/chat", json={"text": "\u202e"}).json()["error"] == "house-text-empty"
    assert table.post(0, "/chat", json={"text": "x" * 501}).json()["error"] == "not-valid"
    said = table.post(0, "/chat", json={"text": "<script>alert(1)</script>"})
    assert said.json()["notes"][-1]["text"] == "<script>alert(1)</script>"
    assert said.headers["content-type"] == "application/json"
    assert said.headers["x-content-type-options"] == "nosniff"


def test_too_many_requests_are_told_to_wait(tmp_path: Any):
    with programs_in(tmp_path, limits=0.02) as programs:
        table = programs.opened()
        second = programs.post("/tables", json=GOOD)
        assert (second.status_code, second.json()["error"]) == (429, "too-often")
        assert int(second.headers["Retry-After"]) >= 1
        answers = [table.post(0, "/undo") for _ in range(8)]
        assert answers[0].status_code == 409
        assert answers[-1].status_code == 429
        assert table.get(0, "/view").status_code == 200
        assert table.post(1, "/undo").status_code == 409  # each token has its own measure


def test_a_defect_of_ours_is_told_without_its_story(programs: Programs, monkeypatch, caplog):
    house = programs.app.state.house

    def broken() -> None:
        raise ZeroDivisionError("secret story")

    monkeypatch.setattr(house.looks, "open_tables", broken)
    answer = programs.get("/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "defect")
    assert "secret story" not in answer.text
    number = answer.json()["text"].split()[-1].rstrip(".")
    assert any(number in record.getMessage() for record in caplog.records)
