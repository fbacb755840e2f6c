"""Looking back, records, forks."""

import re
from pathlib import Path

from tests.web.browsers import play_on

RECORDS = Path(__file__).parent.parent / "records"


def location(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_while_a_game_goes_on_one_looks_back_only_from_ones_own_seat(ann, duel, house):
    play_on(house, duel, 6)
    assert ann.get(f"/table/{duel}/replay/3?seat=0").status_code == 200
    assert ann.get(f"/table/{duel}/replay/3?seat=-1").status_code == 200
    assert ann.get(f"/table/{duel}/replay/3?seat=1").status_code == 403
    assert ann.get(f"/table/{duel}/replay/3?seat=open").status_code == 409


def test_after_the_end_from_every_seat_and_with_open_cards(ann, ben, duel, house):
    plies = play_on(house, duel)
    for eyes in ("0", "1", "-1", "open"):
        for ply in (0, plies // 2, plies):
            for person in (ann, ben):
                answer = person.get(f"/table/{duel}/replay/{ply}?seat={eyes}")
                assert answer.status_code == 200
    assert ann.get(f"/table/{duel}/replay/0?seat=7").status_code == 403


def test_a_step_with_htmx_brings_only_what_changes(ann, duel, house):
    play_on(house, duel, 4)
    part = ann.now(f"/table/{duel}/replay/2?seat=0").text
    assert part.lstrip().startswith('<main id="replay"')


def test_the_slider_works_without_script(ann, duel, house):
    play_on(house, duel, 4)
    answer = ann.get(f"/table/{duel}/replay?to=3&seat=0")
    assert location(answer) == f"/table/{duel}/replay/3?seat=0"


def test_a_moment_that_is_not_there_gets_a_clear_word(ann, duel):
    for ply in ("9", "-1", "x", "99999999999999999999"):
        answer = ann.get(f"/table/{duel}/replay/{ply}")
        assert answer.status_code in (404, 409)
        assert "Traceback" not in answer.text


def test_the_record_is_to_be_had_only_after_the_end(ann, duel, house):
    assert ann.get(f"/table/{duel}/record").status_code == 409
    play_on(house, duel)
    answer = ann.get(f"/table/{duel}/record")
    assert answer.status_code == 200
    assert answer.text == house.looks.record(duel)
    assert answer.headers["content-disposition"].startswith("attachment")


def test_any_moment_of_a_finished_game_becomes_a_new_table(ann, duel, house):
    assert ann.get(f"/table/{duel}/fork/0").status_code == 409
    plies = play_on(house, duel)
    assert ann.get(f"/table/{duel}/fork/{plies // 2}").status_code == 200
    answer = ann.post(
        f"/table/{duel}/fork/{plies // 2}", name="Ann", seat_0="me", seat_1="bot-hard"
    )
    table = location(answer).removeprefix("/table/")
    look = house.looks.now(table, 0)
    assert look.plies == plies // 2
    assert look.info.seats[1].player == "greedy"


def test_a_finished_record_is_loaded_and_shown_from_its_beginning(ann, house):
    text = (RECORDS / "minotaur-supremacy.txt").read_text(encoding="utf-8")
    address = location(ann.post("/load", record=text))
    assert re.fullmatch(r"/table/\w+/replay/0\?seat=open", address)
    assert ann.get(address).status_code == 200


def test_a_record_may_come_as_a_file(ann):
    file = (RECORDS / "minotaur-supremacy.txt").read_bytes()
    from labrys.web.security import csrf_token

    answer = ann.client.post(
        "/load", data={"csrf": csrf_token(ann.secret)}, files={"file": ("game.txt", file)}
    )
    assert answer.status_code == 303


def test_with_an_unfinished_record_one_goes_on(ann, ben, duel, house):
    plies = play_on(house, duel)
    text = house.looks.record_upto(duel, plies // 2)
    asked = ben.post("/load", record=text)
    assert asked.status_code == 200
    assert 'name="seat-0"' in asked.text
    answer = ben.post("/load", record=text, name="Ben", seat_0="me", seat_1="bot-easy")
    table = location(answer).removeprefix("/table/")
    assert house.looks.now(table, 0).plies == plies // 2


def test_a_broken_record_is_told_by_its_line(ann):
    text = (RECORDS / "minotaur-supremacy.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    lines[12] = "0 fly to the moon"
    answer = ann.post("/load", record="\n".join(lines))
    assert answer.status_code == 400
    assert "line 13" in answer.text
    for nonsense in ("", "hello", "labrys record 1\ngame chess", "\x00" * 20):
        assert ann.post("/load", record=nonsense).status_code == 400
