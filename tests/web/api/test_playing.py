"""A table by program: open it, sit down, look, choose, take back, talk, look back."""

from labrys import bots, games
from tests.web.api.programs import Programs


def test_the_games_tell_their_options_and_bots(programs: Programs):
    found = {game["name"]: game for game in programs.get("/games").json()}
    assert list(found) == list(games.NAMES)
    assert found["minos"]["seats"] == [1, 2, 3, 4]
    assert found["minos"]["bots"] == list(bots.NAMES)
    assert {"name": "match", "values": ["no", "yes"], "default": "no"} in found["minotaur"][
        "settings"
    ]


def test_the_titles_and_sentences_are_in_the_language_asked_for(programs: Programs):
    french = {"Accept-Language": "fr"}
    table = programs.opened()
    seat = table.decider()
    english = table.get(seat, "/view").json()
    assert table.get(seat, "/view", headers=french).json()["prompt"] != english["prompt"]
    error = programs.get(f"/tables/{table.id}", headers=french).json()
    assert error["error"] == "house-no-token"
    assert "jeton" in error["text"]


def test_a_view_holds_the_options_and_a_choice_answers_with_the_next_view(programs: Programs):
    table = programs.opened("minos")
    seat = table.decider()
    view = table.view(seat)
    assert view["asked"]
    assert view["seat"] == seat
    assert view["options"]
    assert view["facts"]["game"] == "minos"
    answer = table.play(seat)
    assert answer.status_code == 200
    assert answer.json()["ply"] == view["ply"] + 1
    assert answer.json()["question_id"] != view["question_id"]


def test_who_is_not_asked_gets_no_options(programs: Programs):
    table = programs.opened()
    other = 1 - table.decider()
    for seat in (other, -1):
        view = table.view(seat)
        assert not view["asked"]
        assert view["options"] == []
        assert table.get(seat, "/refusals").json() == []


def test_refusals_name_the_rule(programs: Programs):
    table = programs.opened("minos")
    for _ in range(60):
        refusals = table.get(table.decider(), "/refusals").json()
        if refusals:
            break
        table.play(table.decider())
    assert refusals
    assert all(one["rule"].startswith("MIN-") for one in refusals)
    assert all(one["rule"] in one["text"] for one in refusals)


def test_a_choice_may_be_taken_back_and_played_again(programs: Programs):
    table = programs.opened("minos")
    seat = table.decider()
    before = table.view(seat)
    table.play(seat)
    undone = table.post(seat, "/undo")
    if undone.json().get("ply") != before["ply"]:
        others = [other for other in range(2) if other != seat]
        assert table.post(others[0], "/undo-answer", json={"yes": True}).status_code == 200
    view = table.view(seat)
    assert view["ply"] == before["ply"]
    assert view["facts"] == before["facts"]
    assert view["redo"]
    assert table.post(seat, "/redo").json()["ply"] == before["ply"] + 1


def test_an_undo_that_others_must_allow_waits_for_their_word(programs: Programs):
    table = programs.opened()
    for seat in range(2):
        assert table.post(seat, "/sit", json={"name": f"Name {seat}"}).status_code == 200
    seat = table.decider()
    while table.decider() == seat:
        table.play(seat)
    ply = table.view(seat)["ply"]
    assert table.view(seat)["undo"] == "ask"
    assert table.post(seat, "/undo").json()["ply"] == ply
    assert table.view(1 - seat)["undo_asked_by"] == seat
    assert table.post(1 - seat, "/undo-answer", json={"yes": False}).json()["ply"] == ply
    assert table.view(1 - seat)["undo_asked_by"] is None
    assert table.post(1 - seat, "/undo-answer", json={"yes": True}).status_code == 409


def test_the_log_tells_what_came_after_a_ply_and_what_was_said(programs: Programs):
    table = programs.opened("minos")
    for _ in range(6):
        table.play(table.decider())
    whole = table.get(-1, "/log").json()
    assert whole["entries"]
    last = whole["entries"][-1]["ply"]
    later = table.get(-1, "/log", params={"since": last - 1}).json()["entries"]
    assert later == [entry for entry in whole["entries"] if entry["ply"] >= last]
    said = table.post(-1, "/chat", json={"text": "Well  played\n!", "name": "Minerva"}).json()
    assert [(note["name"], note["text"]) for note in said["notes"]] == [
        ("Minerva", "Well played !")
    ]


def test_an_earlier_moment_is_as_the_seat_saw_it_then(programs: Programs):
    table = programs.opened("minos")
    seen: dict[int, object] = {}
    for _ in range(12):
        view = table.view(0)
        seen.setdefault(view["ply"], view["facts"])
        table.play(table.decider())
    assert len(seen) > 4
    for ply, facts in seen.items():
        assert table.get(0, f"/replay/{ply}").json()["facts"] == facts
    assert table.get(0, "/replay/999").json()["error"] == "house-no-moment"
    assert table.get(0, "/replay/0", params={"opened": True}).status_code == 409


def test_a_bot_may_stand_in_and_the_seat_be_taken_again(programs: Programs):
    table = programs.opened()
    seats = table.post(0, "/stand-in", json={"bot": "random"}).json()["seats"]
    assert seats[0]["stand_in"] == "random"
    assert table.post(0, "/come-back").json()["seats"][0]["stand_in"] == ""
    wrong = table.post(0, "/stand-in", json={"bot": "oracle"})
    assert wrong.status_code == 422
    assert "oracle" in wrong.json()["text"]


def test_a_finished_game_gives_its_record_which_can_be_gone_on_from(programs: Programs):
    table = programs.opened()
    early = table.get(0, "/record")
    assert early.status_code == 409
    assert early.json()["error"] == "house-record-later"
    table.play_out()
    told = table.get(-1).json()
    assert told["over"]
    assert len(told["points"]) == 2
    assert table.get(0, "/replay/0", params={"opened": True}).status_code == 200
    record = table.get(-1, "/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.text.startswith("labrys record 2\n")
    after = programs.opened(record=record.text, upto=10)
    assert after.view(0)["ply"] == 10
    assert table.play(0, "pass", "0-0-0").json()["error"] == "house-over"


def test_a_listed_table_can_be_joined_without_a_token(programs: Programs):
    table = programs.opened(listed=True, seed=None, seats=[{}, {}])
    assert [one["table"] for one in programs.get("/tables").json()] == [table.id]  # no private one
    first = programs.post(f"/tables/{table.id}/join", json={"name": "Theseus"})
    assert first.status_code == 201
    assert first.json()["seat"] == 0
    token = first.json()["token"]
    told = programs.get(f"/tables/{table.id}", token).json()
    assert told["seats"][0]["name"] == "Theseus"
    view = programs.get(f"/tables/{table.id}/view", token).json()
    assert view["seat"] == 0
    again = programs.post(f"/tables/{table.id}/join", json={"name": "Pirithous", "seat": 0})
    assert (again.status_code, again.json()["error"]) == (409, "house-seat-taken")
    assert programs.post(f"/tables/{table.id}/join", json={"name": "Phaedra"}).json()["seat"] == 1
    full = programs.post(f"/tables/{table.id}/join", json={"name": "Minos"})
    assert full.json()["error"] == "house-seat-taken"
    assert table.id not in [one["table"] for one in programs.get("/tables").json()]
    renamed = programs.post(f"/tables/{table.id}/sit", token, json={"name": "Aegeus"})
    assert renamed.json()["seats"][0]["name"] == "Aegeus"


def test_a_private_table_can_not_be_joined_without_a_token(programs: Programs):
    table = programs.opened(seed=None, seats=[{}, {}])
    answer = programs.post(f"/tables/{table.id}/join", json={"name": "Theseus"})
    assert (answer.status_code, answer.json()["error"]) == (403, "house-not-yours")


def test_a_question_is_also_known_by_its_old_name(programs: Programs):
    table = programs.opened()
    seat = table.decider()
    view = table.view(seat)
    assert view["moment"] == view["question_id"]
    given = {"option": view["options"][0]["option"], "moment": view["moment"]}
    assert table.post(seat, "/choices", json=given).status_code == 200
