"""Several people at one device: nobody sees what belongs to another."""

import re

from labrys.tables.people import Plan, SeatPlan
from tests.web.browsers import play_on


def test_a_shared_device_begins_with_the_hand_over(ann, shared, house):
    seat = house.tables.info(shared).deciders[0]
    page = ann.get(f"/table/{shared}").text
    assert f'href="/table/{shared}?seat={seat}"' in page
    assert "Hand over to" in page
    assert 'class="option"' not in page


def test_who_takes_over_sees_their_own_question(ann, shared, house):
    seat = house.tables.info(shared).deciders[0]
    page = ann.get(f"/table/{shared}?seat={seat}").text
    assert 'data-asked="true"' in page
    assert f'data-seat="{seat}"' in page


def test_the_hand_over_shows_what_a_spectator_sees_and_nothing_more(ann, visit, shared, house):
    """The board and the log of the hand-over are byte for byte those of a spectator."""
    watcher = visit()
    watcher.get(f"/watch/{house.seats.links(shared, ann.secret).spectator}")
    for _ in range(12):
        seat = house.tables.info(shared).deciders[0]
        handed = ann.get(f"/table/{shared}/now?seat={1 - seat}").text
        watched = watcher.get(f"/table/{shared}/now").text
        assert "Hand over to" in handed
        for part in ("board", "log"):
            found = [
                re.search(rf'<section id="{part}".*?</section>(\n|<!--{part}-->)', text, re.S)
                for text in (handed, watched)
            ]
            assert found[0]
            assert found[1]
            assert found[0][0] == found[1][0]
        play_on(house, shared, 1)


def test_after_a_choice_the_answer_itself_hides_the_last_player(ann, shared, house):
    """The round trip of a choice never brings the chooser's secrets to the next player."""
    for _ in range(80):
        seat = house.tables.info(shared).deciders[0]
        answer = ann.play(house, shared, seat, htmx=True)
        assert answer.status_code == 200
        after = house.tables.info(shared).deciders
        if seat not in after:
            assert "Hand over to" in answer.text
            assert 'data-seat="-1"' in answer.text
            return
        assert f'data-seat="{seat}"' in answer.text
    raise AssertionError("nobody else was ever asked")


def test_the_page_of_a_seat_that_is_not_asked_is_not_shown_while_another_is(ann, shared, house):
    seat = house.tables.info(shared).deciders[0]
    page = ann.get(f"/table/{shared}?seat={1 - seat}").text
    assert 'data-seat="-1"' in page


def test_both_may_look_when_the_game_is_over(ann, shared, house):
    play_on(house, shared)
    for seat in (0, 1):
        assert f'data-seat="{seat}"' in ann.get(f"/table/{shared}?seat={seat}").text


def test_undo_at_one_device_needs_nobody_elses_consent(ann, shared, house):
    play_on(house, shared, 6)
    seat = next(seat for seat in (0, 1) if house.looks.now(shared, seat).way_back.possible)
    plies = house.looks.now(shared, seat).plies
    assert ann.post(f"/table/{shared}/undo", seat=seat).status_code == 303
    assert house.looks.now(shared, seat).plies < plies


def test_simultaneous_choices_go_on_with_the_same_person_until_done(ann, house):
    """Minos begins with choices made at once: each is made in full before the hand-over."""
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(name="Zoe", mine=True))
    table = house.open(Plan("minos", seats, seed=3), ann.secret).table
    asked = house.tables.info(table).deciders
    page = ann.get(f"/table/{table}?seat={asked[-1]}").text
    assert f'data-seat="{asked[-1]}"' in page


def test_looking_back_needs_the_hand_over_too(ann, shared, house):
    """While the game goes on, nobody at the device looks through the eyes of another."""
    play_on(house, shared, 4)
    seat = house.tables.info(shared).deciders[0]
    plies = house.looks.now(shared, seat).plies
    page = ann.get(f"/table/{shared}/replay/{plies}?seat={1 - seat}").text
    assert 'data-eyes="-1"' in page
    assert f"seat={1 - seat}" not in page
    assert f'data-eyes="{seat}"' in ann.get(f"/table/{shared}/replay/{plies}?seat={seat}").text
