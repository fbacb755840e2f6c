"""Programs play campaigns by one token: begun, gone on with, looked at; nobody else's."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from labrys.tables.storage import schema
from tests.rule import rule
from tests.web.api.programs import NOBODY, Programs


def begun(programs: Programs, **given: Any) -> tuple[str, str]:
    """The path of a new campaign, and its token."""
    answer = programs.post("/campaigns", json={"game": "diluvium", "name": "Daedalus", **given})
    assert answer.status_code == 201, answer.text
    return f"/campaigns/{answer.json()['campaign']}", answer.json()["token"]


def went_on(programs: Programs, path: str, token: str, **given: Any) -> dict[str, Any]:
    answer = programs.post(f"{path}/go-on", token, json=given)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def decide(programs: Programs, table: str, gold: int) -> None:
    tables = schema.tables
    ends = {"over": True, "points": [gold], "winners": [0] if gold else [], "deciders": []}
    with programs.app.state.house.store.database.writing() as connection:
        change = update(tables).where(tables.c.id == table)
        connection.execute(change.values(version=tables.c.version + 1, **ends))


@rule("DIL-SOLO-30", "DIL-SOLO-31")
def test_a_program_plays_a_campaign(programs: Programs) -> None:
    path, token = begun(programs, settings={"side": "b"})
    fresh = programs.get(path, token).json()
    assert (fresh["next"], fresh["running"], fresh["stars"]) == ("sails", None, 0)
    assert (fresh["most_stars"], fresh["rank"]) == (18, "castaway")
    assert fresh["scenarios"][0]["aims"] == ["End with more Gold than the Fleet."]
    french = programs.get(path, token, headers={"Accept-Language": "fr"}).json()
    assert french["rank_title"] == "Naufragé"

    table = went_on(programs, path, token)["running"]
    assert went_on(programs, path, token)["running"] == table, "asked again"
    view = programs.get(f"/tables/{table}/view", token).json()
    while not view["over"]:
        choice = {"option": view["options"][0]["option"], "question_id": view["question_id"]}
        view = programs.post(f"/tables/{table}/choices", token, json=choice).json()
    end = programs.get(path, token).json()
    points = programs.get(f"/tables/{table}", token).json()["points"]
    assert [one["points"] for one in end["tables"]] == points
    assert end["tables"][0]["over"]
    undo = programs.post(f"/tables/{table}/undo", token)
    assert (undo.status_code, undo.json()["error"]) == (409, "house-campaign-counted")

    path, token = begun(programs)
    decide(programs, went_on(programs, path, token)["running"], 50)
    second = went_on(programs, path, token)
    assert (second["next"], second["heirloom"], second["stars"]) == ("granaries", True, 3)
    view = programs.get(f"/tables/{second['running']}/view", token).json()
    choice = {"option": "heirloom-gold", "question_id": view["question_id"]}
    programs.post(f"/tables/{second['running']}/choices", token, json=choice)
    assert programs.get(path, token).json()["tables"][1]["heirloom"] == "heirloom-gold"
    decide(programs, second["running"], 0)
    lost = programs.get(path, token).json()
    assert (lost["tries"], lost["may_leave"], lost["next"]) == (1, True, "granaries")
    assert went_on(programs, path, token, leave=True)["tables"][2]["scenario"] == "beasts"


def test_a_campaign_is_reached_by_its_token_only(programs: Programs) -> None:
    path, token = begun(programs)
    table = went_on(programs, path, token)["running"]
    _, other = begun(programs)
    calls = [("GET", path), ("POST", f"{path}/go-on"), ("POST", f"{path}/delete")]
    for method, address in calls:
        body: dict[str, Any] = {"json": {}} if address.endswith("go-on") else {}
        nobody = programs.call(method, address, **body)
        assert (nobody.status_code, nobody.json()["error"]) == (401, "house-no-token")
        for wrong in (NOBODY, other, "short"):
            answer = programs.call(method, address, wrong, **body)
            assert (answer.status_code, answer.json()["error"]) == (404, "house-no-campaign")
    missing = programs.get("/campaigns/2222222222", token)
    never = programs.get(path, other)
    assert missing.json() == never.json(), "nobody learns which campaigns there are"
    assert programs.get(f"/tables/{table}/view", other).status_code == 401
    told = programs.get(f"/tables/{table}", token).text
    assert path.rpartition("/")[2] not in told


def test_a_campaign_is_deleted_and_its_tables_stay(programs: Programs) -> None:
    path, token = begun(programs)
    table = went_on(programs, path, token)["running"]
    assert programs.post(f"{path}/delete", token).json()["tables"] == [table]
    assert programs.post(f"{path}/delete", token).status_code == 404
    assert programs.get(path, token).status_code == 404
    assert programs.get(f"/tables/{table}/view", token).status_code == 200


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"game": "minos"}, "bad-setting"),
        ({"game": "atlantis"}, "bad-setting"),
        ({"name": ""}, "house-name-empty"),
        ({"name": "x" * 99}, "not-valid"),
        ({"settings": {"scenario": "horizon"}}, "bad-setting"),
        ({"settings": {"heirloom": "yes"}}, "bad-setting"),
        ({"settings": {"side": "z"}}, "bad-setting"),
        ({"seed": 3}, "not-valid"),
    ],
)
def test_wrong_campaigns_get_a_clear_word(
    programs: Programs, given: dict[str, Any], error: str
) -> None:
    body = {"game": "diluvium", "name": "Daedalus", **given}
    answer = programs.post("/campaigns", json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] == error
    assert answer.json()["text"]


def test_what_cant_be_done_now_is_told(programs: Programs) -> None:
    path, token = begun(programs)
    early = programs.post(f"{path}/go-on", token, json={"leave": True})
    assert (early.status_code, early.json()["error"]) == (409, "house-campaign-leave")
    for gold in (40, 40, 40, 40, 40, 60):
        decide(programs, went_on(programs, path, token)["running"], gold)
    end = programs.get(path, token).json()
    assert (end["over"], end["next"], end["stars"], end["rank"]) == (True, None, 13, "archon")
    over = programs.post(f"{path}/go-on", token, json={})
    assert (over.status_code, over.json()["error"]) == (409, "house-campaign-over")


def test_the_games_tell_of_their_campaigns(programs: Programs) -> None:
    found = {game["name"]: game["campaign"] for game in programs.get("/games").json()}
    assert found["minos"] == []
    assert found["diluvium"][0] == "sails"
    assert len(found["diluvium"]) == 6


def test_the_heirloom_of_a_table_is_refused_where_none_is_due(programs: Programs) -> None:
    body = {"game": "diluvium", "seats": [{"name": "Icarus"}], "settings": {"heirloom": "yes"}}
    answer = programs.post("/tables", json=body)
    assert answer.status_code == 422
    assert "an heirloom comes from the scenario won before" in answer.json()["text"]
