"""The coach's page: asked for once, made in the background, for finished games only."""

from __future__ import annotations

import re
import time
from urllib.parse import urlencode

import pytest

from labrys.bots.coach import text
from labrys.bots.coach.review import Review, Weighed
from labrys.tables.bots.reviewing import Reviewing
from labrys.tables.errors import NotNow
from tests.web.browsers import play_on

PATIENCE = 120.0


def done(house, table):
    """Wait until the review is made."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        look = house.reviews.look(table)
        assert look is not None
        assert not look.failed
        if look.review is not None:
            return look.review
        time.sleep(0.2)
    raise AssertionError("no review came")


def test_a_game_in_progress_has_no_review_for_anybody(ann, ben, duel, house):
    play_on(house, duel, 6)
    for person in (ann, ben):
        assert person.get(f"/table/{duel}/review").status_code == 409
        assert person.post(f"/table/{duel}/review").status_code == 409
    with pytest.raises(NotNow):
        house.reviews.ask(duel)
    assert house.store.reviews.get(duel) is None


def test_strangers_have_no_review(visit, duel, house):
    cleo = visit()
    play_on(house, duel)
    assert cleo.get(f"/table/{duel}/review").status_code == 404
    assert cleo.post(f"/table/{duel}/review").status_code == 404


def test_a_review_is_asked_for_made_and_kept(ann, ben, duel, house):
    play_on(house, duel)
    assert "Look at this game" in ann.get(f"/table/{duel}/review").text
    assert ann.post(f"/table/{duel}/review", seat="0").status_code == 303
    waiting = ann.get(f"/table/{duel}/review?seat=0")
    assert "<progress" in waiting.text
    assert waiting.headers["refresh"] == "2"
    reviewing = Reviewing(house)
    try:
        done(house, duel)
    finally:
        reviewing.close()
    for person in (ann, ben):
        for seat in (0, 1):
            page = person.get(f"/table/{duel}/review?seat={seat}")
            assert page.status_code == 200
            assert "Your chance to win" in page.text
            assert "refresh" not in page.headers
    page = ann.get(f"/table/{duel}/review?seat=0")
    moment = re.search(r"at=(\d+)#moment", page.text)
    assert moment is not None
    assert ann.get(f"/table/{duel}/review?seat=0&at={moment[1]}").status_code == 200
    assert (
        "Vos chances de gagner"
        in ann.get(f"/table/{duel}/review", **{"Accept-Language": "fr"}).text
    )


def test_a_review_that_failed_can_be_asked_for_again(ann, duel, house):
    play_on(house, duel)
    house.reviews.ask(duel)
    house.store.reviews.fail(duel)
    assert "could not" in ann.get(f"/table/{duel}/review").text
    ann.post(f"/table/{duel}/review")
    assert "<progress" in ann.get(f"/table/{duel}/review").text


def test_a_review_made_in_another_way_is_made_anew(ann, duel, house):
    play_on(house, duel)
    house.reviews.ask(duel)
    for data in ('{"version": 0}', "no review", "{}"):
        house.store.reviews.keep(duel, data)
        assert "Look at this game" in ann.get(f"/table/{duel}/review").text
        house.reviews.ask(duel)


def test_one_server_takes_a_review_and_another_takes_over_from_one_that_is_gone(duel, house):
    play_on(house, duel)
    reviews = house.store.reviews
    while reviews.take():  # of other tests
        pass
    house.reviews.ask(duel)
    assert reviews.take() == duel
    assert reviews.take() is None
    reviews._set(duel, worked=time.time() - 100)
    assert reviews.take() == duel
    reviews._set(duel, worked=time.time() + 10_000)  # a clock that was set back
    assert reviews.take() == duel


@pytest.mark.parametrize("asked", ["seat=x", "seat=-1", "seat=1000", "at=x", "at=-3"])
def test_nonsense_gets_a_clear_word(ann, duel, house, asked):
    play_on(house, duel)
    answer = ann.get(f"/table/{duel}/review?{asked}")
    assert answer.status_code in (400, 404, 409, 422)
    assert "Traceback" not in answer.text


def test_a_seat_that_is_not_there_gets_a_clear_word(ann, duel, house):
    play_on(house, duel)
    assert ann.get(f"/table/{duel}/review?seat=7").status_code == 409


def kept_loss(house, table, seat, lost=0.2):
    """A review in which a choice of a seat has lost much, and what would have been best."""
    end = house.looks.latest(table, seat)
    for ply in range(end.plies):
        view = house.looks.back(table, seat, ply).view
        if view.asked and len(view.options) > 3:
            break
    chosen, best = view.options[0], view.options[1]
    review = Review(2)
    review.course, review.turns = [[0.5, 0.5]] * (end.plies + 1), [0, end.plies]
    choice = Weighed(ply, seat, chosen, len(view.options))
    choice.best, choice.chance, choice.best_chance, choice.closely = best, 0.4, 0.4 + lost, True
    review.choices = [choice]
    house.reviews.ask(table)
    lexicon = view.concealed.game.lexicon
    house.store.reviews.keep(table, text.write(review, lexicon))
    return ply, [lexicon.spell(option) for option in view.options]


def test_a_mistake_becomes_a_puzzle_for_who_made_it(ann, ben, visit, duel, house):
    play_on(house, duel)
    ply, _ = kept_loss(house, duel, 0)
    address = f"/puzzle/{duel}/{ply}"
    assert address in ann.get("/puzzles").text
    assert address not in ben.get("/puzzles").text
    assert ann.get(address).status_code == 200
    assert ben.get(address).status_code == 404
    assert visit().get(address).status_code == 404
    assert "nothing" in visit().get("/puzzles").text.lower()


def test_a_puzzle_tells_its_answer_only_when_it_is_found_or_after_two_tries(ann, duel, house):
    play_on(house, duel)
    ply, (_, best, *others) = kept_loss(house, duel, 0)

    def page(*tried, show=""):
        asked = urlencode([("tried", spelling) for spelling in tried] + [("show", show)])
        return ann.get(f"/puzzle/{duel}/{ply}?{asked}").text

    assert "Best:" not in page()
    assert "Best:" not in page(others[0], show="yes")
    assert "Not that one" in page(others[0])
    assert "Found!" in page(others[0], best)
    assert "Show me" in page(others[0], others[1])
    assert "Best:" in page(others[0], others[1], show="yes")
    for nonsense in ("x" * 500, "<script>"):
        assert "<script>x" not in page(nonsense)


def test_small_losses_make_no_puzzle(ann, duel, house):
    play_on(house, duel)
    ply, _ = kept_loss(house, duel, 0, lost=0.01)
    assert ann.get(f"/puzzle/{duel}/{ply}").status_code == 404
