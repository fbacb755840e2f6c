"""Who may do what: a token opens one seat of one table, and nothing else does."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from labrys.tables import keys
from labrys.web.security import COOKIE, csrf_token
from tests.tables.houses import ANNA, against_bot, two_people
from tests.web.api.programs import NOBODY, Programs, Table

READ = ["", "/view", "/refusals", "/log", "/replay/0", "/record", "/events"]
DO = {
    "/choices": {"option": "pass", "question_id": "0-0-0"},
    "/undo": None,
    "/redo": None,
    "/undo-answer": {"yes": True},
    "/stand-in": {"bot": "greedy"},
    "/come-back": None,
    "/chat": {"text": "hello"},
    "/sit": {"name": "Nobody"},
}


@pytest.fixture(scope="module")
def table(programs: Programs) -> Table:
    return programs.opened()


def bearers(programs: Programs) -> list[dict[str, str]]:
    """Headers that open nothing at another table."""
    other = programs.opened()
    return [
        {},
        {"Authorization": f"Bearer {NOBODY}"},
        {"Authorization": f"Bearer {other.tokens[0]}"},
        {"Authorization": f"Bearer {other.spectator}"},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer "},
        {"Authorization": "Basic YTpi"},
        {"Authorization": f"Bearer {'a' * 10_000}"},
        {"Authorization": "Bearer a b c"},
        {"Authorization": b"Bearer \xff\xfe".decode("latin-1")},
    ]


def test_without_the_right_token_nothing_of_a_table_opens(programs: Programs, table: Table):
    before = table.view(-1)
    for headers in bearers(programs):
        given = {name: value.encode("latin-1") for name, value in headers.items()}
        answers = [programs.get(f"/tables/{table.id}{path}", headers=given) for path in READ]
        answers += [
            programs.post(f"/tables/{table.id}{path}", headers=given, json=body)
            for path, body in DO.items()
        ]
        for answer in answers:
            assert answer.status_code == 401, (headers, answer.request.url)
            assert answer.headers["WWW-Authenticate"] == "Bearer"
            assert answer.json()["error"] == "house-no-token"
    assert table.view(-1) == before


def test_spectators_only_watch_and_talk(programs: Programs, table: Table):
    for path, body in DO.items():
        answer = table.post(-1, path, json=body)
        if path == "/chat":
            assert answer.status_code == 200
        else:
            assert (answer.status_code, answer.json()["error"]) == (403, "house-spectator"), path


def test_the_token_decides_the_seat(programs: Programs, table: Table):
    asked = table.decider()
    assert table.view(asked)["seat"] == asked
    view = table.view(asked)
    given = {"option": view["options"][0]["option"], "question_id": view["question_id"]}
    answer = table.post(1 - asked, "/choices", json=given)
    assert (answer.status_code, answer.json()["error"]) == (409, "house-not-your-turn")
    assert table.view(asked) == view


def test_a_cookie_gives_no_right(programs: Programs):
    opened = two_people(programs.app.state.house)
    cookies = {"Cookie": f"{COOKIE}={ANNA}", "X-CSRF": csrf_token(ANNA)}
    page = programs.client.get(f"/table/{opened.table}/log", headers=cookies)
    assert page.status_code == 200
    for path in READ:
        answer = programs.get(f"/tables/{opened.table}{path}", headers=cookies)
        assert answer.status_code == 401
    for path, body in DO.items():
        answer = programs.post(f"/tables/{opened.table}{path}", headers=cookies, json=body)
        assert answer.status_code == 401


def test_the_api_sets_no_cookie(programs: Programs, table: Table):
    answers = [programs.get("/games"), table.get(0, "/view"), programs.get(f"/tables/{table.id}")]
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_the_seat_of_a_bot_opens_to_nobody(programs: Programs):
    answer = programs.post(
        "/tables",
        json={"game": "minotaur", "seats": [{"name": "A"}, {"kind": "bot", "bot": "random"}]},
    ).json()
    assert answer["tokens"][0]
    assert answer["tokens"][1] == ""
    opened = against_bot(programs.app.state.house)
    token = keys.seat_token(ANNA, opened.table, 1)
    assert programs.get(f"/tables/{opened.table}/view", token).status_code == 401


def test_unknown_tables_are_told_from_those_that_need_a_token(programs: Programs, table: Table):
    wrong = ["2222222222", "x", "a" * 10_000, "%00", "..%2f..", "%ff%fe", "é", "' OR 1=1 --"]
    for name in wrong:
        answer = programs.get(f"/tables/{name}/view", table.tokens[0])
        assert answer.status_code == 404, name
        assert answer.json()["error"] in ("house-no-table", "no-path"), name


def test_a_choice_for_another_question_is_refused_and_changes_nothing(
    programs: Programs, table: Table
):
    asked = table.decider()
    view = table.view(asked)
    for question_id in ("0-999-0", "9-0-0", "now", "0", " ", "0-0-0\x00"):
        answer = table.play(asked, question_id=question_id)
        assert (answer.status_code, answer.json()["error"]) == (409, "house-stale")
    assert table.view(asked) == view


def test_a_choice_that_comes_twice_is_played_once(programs: Programs):
    table = programs.opened()
    asked = table.decider()
    view = table.view(asked)
    given = {"option": view["options"][0]["option"], "question_id": view["question_id"]}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: table.post(asked, "/choices", json=given), range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert {a.json()["error"] for a in answers if a.status_code == 409} == {"house-stale"}
    assert table.view(-1)["ply"] == view["ply"] + 1


def test_what_is_not_offered_is_refused_in_words(programs: Programs, table: Table):
    asked = table.decider()
    view = table.view(asked)
    offered = {option["option"] for option in view["options"]}
    lexicon = programs.app.state.house.looks.now(table.id, asked).view.concealed.game.lexicon
    other = next(spelled for spelled in lexicon.numbers if spelled not in offered)
    answer = table.play(asked, other)
    assert (answer.status_code, answer.json()["error"]) == (422, "not-offered")
    answer = table.play(asked, "win at once")
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-spelling")
    assert "win at once" in answer.json()["text"]
    assert table.view(asked) == view
