"""`check` finds what is broken, and says where; the games of the house pass it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import labrys.games
from labrys.kernel.check import promises as check_game
from labrys.kernel.check import run as check
from labrys.kernel.check.promises import (
    CENSUS,
    CONTENT,
    COPIES,
    ENDS,
    EVENTS,
    HASHES,
    KEYS,
    OPTIONS,
    PROMISES,
    RECORDS,
    REFUSALS,
    TRAVELS,
    UNDECLARED,
    VALUES,
    VIEWS,
)
from labrys.kernel.errors import BadSetting
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from tests.kernel import duel
from tests.kernel.duel import DRAW, PLAY, Duel, DuelGame, Turn


def broken(game: DuelGame, games: int = 6) -> dict[str, str]:
    """The promises that do not hold, each with the first thing that is said of it."""
    report = check.check(game, games)
    assert not report.holds
    return {fault.promise: fault.what for fault in reversed(report.faults)}


class Deal(duel.Deal):
    """Deals, then lets every turn be another kind of step."""

    turn: type[Turn]

    def run(self, position: Duel) -> None:
        super().run(position)
        steps = position.agenda
        steps[1:] = [type(self).turn(step.seat) for step in steps[1:]]


def with_turn(game: DuelGame, turn: type[Turn]) -> DuelGame:
    game.first_step = type("Deal", (Deal,), {"turn": turn})
    return game


def test_a_sound_game_holds_every_promise(tmp_path):
    report = check.check(duel.make(tmp_path), games=30, seats=3)
    assert report.holds, report.text()
    assert report.games == {3: 30}
    assert report.unused() == []
    checked_by_run = {HASHES}
    assert {*PROMISES} - {*report.verified} == checked_by_run


@pytest.mark.parametrize("name", labrys.games.NAMES)
def test_the_games_of_the_house_hold_every_promise(name):
    game = labrys.games.find(name)
    for seats in game.seat_counts:
        report = check.check(game, games=3, seats=seats, seed=11)
        assert report.holds, report.text()
        assert {*PROMISES} - {*report.verified} == {HASHES}


def test_a_copy_that_shares_a_list_is_found(tmp_path):
    class Shares(Duel):
        def copy(self) -> Duel:
            new = super().copy()
            new.tables = self.tables
            return new

    assert COPIES in broken(duel.make(tmp_path, Shares))


def test_a_copy_that_loses_something_is_found_and_named(tmp_path):
    class Loses(Duel):
        def copy(self) -> Duel:
            new = super().copy()
            new.scores = [0] * self.seats
            return new

    assert broken(duel.make(tmp_path, Loses))[COPIES] == "a copy differs in scores"


def test_a_secret_answer_that_is_not_concealed_is_found(tmp_path):
    class Open(duel.Bid):
        def again(self, waiting: list[int], answers: list[list[int]]) -> duel.Bid:
            return Open(waiting, answers)

        def concealed(self, seat: int) -> duel.Bid:
            return self

    class Opens(duel.Deal):
        def run(self, position: Duel) -> None:
            super().run(position)
            bid = position.agenda[0]
            assert isinstance(bid, duel.Bid)
            position.agenda[0] = Open(bid.waiting, bid.answers)

    game = duel.make(tmp_path)
    game.first_step = Opens
    said = "seat -1 can see what it was not told, in agenda.answers: is it declared?"
    assert broken(game, 20)[UNDECLARED] == said


def test_facts_that_are_not_the_same_twice_are_found(tmp_path):
    class Restless(DuelGame):
        def table_facts(self, position: Position, seat: int) -> dict[str, object]:
            return {"mood": random.random()}

    duel.make(tmp_path)
    assert VIEWS in broken(Restless(tmp_path))


def test_an_option_offered_twice_is_found(tmp_path):
    class Twice(Turn):
        def ask(self, position: Duel, asked: Question) -> None:
            super().ask(position, asked)
            asked.offer(DRAW)

    assert "twice" in broken(with_turn(duel.make(tmp_path), Twice))[OPTIONS]


@pytest.mark.parametrize(
    ("option", "rule", "said"),
    [
        (DRAW, "DUE-TAKE-01", "'draw' is offered and refused (tired)"),
        (PLAY + 19, "DUE-TAKE-99", "'play c20' is refused by an unknown rule DUE-TAKE-99"),
    ],
)
def test_a_wrong_refusal_is_found(tmp_path, option, rule, said):
    class Refuses(Turn):
        def ask(self, position: Duel, asked: Question) -> None:
            super().ask(position, asked)
            if PLAY + 19 not in asked.offers:
                asked.refuse(option, "tired", rule)

    assert broken(with_turn(duel.make(tmp_path), Refuses))[REFUSALS] == said


def test_other_offers_for_those_who_ask_why_are_found(tmp_path):
    class TwoFaced(Turn):
        def ask(self, position: Duel, asked: Question) -> None:
            super().ask(position, asked)
            if asked.wants_refusals:
                asked.offers.pop()

    assert "other options" in broken(with_turn(duel.make(tmp_path), TwoFaced))[REFUSALS]


def test_a_card_that_vanishes_is_found_and_counted(tmp_path):
    class Drops(Duel):
        def leave(self, seat: int, card: int) -> None:
            super().leave(seat, card)
            if self.deck:
                self.deck.pop()

    assert broken(duel.make(tmp_path, Drops))[CENSUS].startswith("cards 20 -> 1")


def test_a_message_nobody_knows_is_found(tmp_path):
    class Mutters(Duel):
        def leave(self, seat: int, card: int) -> None:
            super().leave(seat, card)
            self.tell("hm", seat)

    assert "'hm'" in broken(duel.make(tmp_path, Mutters))[EVENTS]


def test_chance_from_elsewhere_is_found(tmp_path):
    dice = random.Random(1)

    class Elsewhere(Duel):
        def leave(self, seat: int, card: int) -> None:
            super().leave(seat, card)
            self.scores[seat] += dice.randrange(1000)

    faults = broken(duel.make(tmp_path, Elsewhere))
    assert faults.keys() & {RECORDS, check_game.UNDO}


def test_a_dead_end_is_found(tmp_path):
    class Stuck(Turn):
        def ask(self, position: Duel, asked: Question) -> None:
            if position.scores[self.seat] < 5:
                super().ask(position, asked)

    said = broken(with_turn(duel.make(tmp_path), Stuck))[ENDS]
    assert said.startswith("DeadEnd: duel: Stuck offers nothing")


def test_an_endless_game_is_found(tmp_path, monkeypatch):
    class Again(Turn):
        def take(self, position: Duel, option: int) -> None:
            position.agenda.append(self)

    monkeypatch.setattr(check_game, "LONGEST_GAME", 50)
    said = broken(with_turn(duel.make(tmp_path), Again), games=1)
    assert said[ENDS] == "no end after 50 decisions"


def test_a_value_that_is_no_number_is_found(tmp_path):
    class Worthless(DuelGame):
        def value(self, position: Position, seat: int) -> float:
            return float("nan")

    duel.make(tmp_path)
    assert VALUES in broken(Worthless(tmp_path))


def test_content_that_changes_is_found(tmp_path):
    class Writes(Turn):
        def take(self, position: Duel, option: int) -> None:
            position.game.settings[0].default += "!"
            super().take(position, option)

    assert CONTENT in broken(with_turn(duel.make(tmp_path), Writes))


def test_a_fault_tells_how_to_see_it_again(tmp_path):
    class Late(Duel):
        def leave(self, seat: int, card: int) -> None:
            super().leave(seat, card)
            if self.seed == 4:
                self.tell("hm")

    report = check.check(duel.make(tmp_path, Late), games=8)
    assert {fault.number for fault in report.faults} == {4}
    assert "labrys check duel --seats 2 --seed 4 --games 1" in report.text()
    assert not check.check(duel.make(tmp_path, Late), games=1, seed=4).holds


def test_settings_take_all_their_values_in_turn():
    game = labrys.games.find("minos")
    alone = [check.settings_of(game, 1, number, {}) for number in range(54)]
    assert [settings["solo"] for settings in alone[:4]] == ["easy", "normal", "hard", "easy"]
    assert len({tuple(sorted(settings.items())) for settings in alone}) == 54
    several = [check.settings_of(game, 2, number, {}) for number in range(18)]
    assert all("solo" not in settings for settings in several)
    assert {settings["draft"] for settings in several} == {"yes", "no"}
    assert check.settings_of(game, 2, 5, {"draft": "no"})["draft"] == "no"


# ---- from the command line


def test_a_run_prints_what_holds_and_returns_0(capsys):
    assert check.run("minos", games=2, seats=[1, 2], seed=3, jobs=1) == 0
    told = capsys.readouterr().out
    assert told.startswith("minos: interpreted, Python ")
    assert "1 seat: 2 games" in told
    assert "holds  the record replays to the same game" in told
    assert "holds  another hash seed changes nothing (2 times)" in told
    assert "cards and tiles were used" in told
    assert "BROKEN" not in told


def test_given_settings_stay_as_they_are_in_every_game(capsys, monkeypatch):
    played = []
    one = check.Tools.check_one

    def watched(tools, seats, number, settings):
        played.append(check.settings_of(tools.game, seats, number, settings))
        return one(tools, seats, number, settings)

    monkeypatch.setattr(check.Tools, "check_one", watched)
    given = {"routes": "ABA", "draft": "no"}
    assert check.run("minos", games=3, seats=[2], seed=1, settings=given) == 0
    assert [(game["routes"], game["draft"]) for game in played] == [("ABA", "no")] * 3
    assert capsys.readouterr().out.startswith("minos, routes=ABA, draft=no: ")


def test_settings_of_one_seat_are_checked_with_one_seat():
    game = labrys.game("diluvium")
    assert check.counts_for(game, {"scenario": "sails"}) == [1]
    assert check.counts_for(game, {"heirloom": "yes"}) == [1]
    assert check.counts_for(game, {"side": "b"}) == [1, 2, 3, 4]


def test_a_fault_is_seen_again_with_the_same_settings():
    report = check.Report("minos", set(), settings={"routes": "ABA"})
    report.faults.append(check.Fault(check_game.ENDS, 2, 17, 5, "it broke"))
    assert "--seats 2 --seed 17 --games 1 --option routes=ABA" in report.text()


def test_the_number_of_jobs_changes_nothing(capsys):
    check.run("minos", games=5, seats=[1], seed=0, jobs=1)
    alone = capsys.readouterr().out
    check.run("minos", games=5, seats=[1], seed=0, jobs=2)
    assert capsys.readouterr().out == alone


def test_a_broken_promise_returns_1(monkeypatch, capsys):
    digests = iter(["one", "other"])
    monkeypatch.setattr(check, "_digest_of", lambda *given: next(digests))
    assert check.run("minos", games=1, seats=[1], seed=0, jobs=1) == 1
    told = capsys.readouterr().out
    assert "BROKEN another hash seed changes nothing (1 game)" in told
    assert "PYTHONHASHSEED" in told


def test_with_enough_games_a_card_that_is_never_used_is_a_fault():
    few = check.Report("minos", {"card 1", "card 2"}, used={"card 1"})
    assert few.holds
    assert "1 of 2 cards and tiles were used" in few.text()
    many = check.Report("minos", {"card 1", "card 2"}, used={"card 1"}, enough=True)
    assert not many.holds
    assert "BROKEN never used: card 2" in many.text()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "mynos"}, "did you mean 'minos'"),
        ({"game": "minos", "seats": [7]}, "7 seats"),
        ({"game": "minos", "settings": {"routes": "XYZ"}}, "routes cannot be 'XYZ'"),
        ({"game": "minos", "settings": {"roads": "AAA"}}, "no option 'roads'"),
        ({"game": "diluvium", "seats": [2], "settings": {"level": "calm"}}, "for 1 seat"),
        ({"game": "minos", "games": 0}, "at least 1 game"),
        ({"game": "minos", "jobs": 0}, "at least 1 game and 1 job"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given, said):
    with pytest.raises(BadSetting, match=said):
        check.run(**given)


def test_a_list_that_is_called_unordered_and_is_not_is_found(tmp_path):
    class Wrong(DuelGame):
        def unordered(self) -> list[str]:
            return ["Duel.deck"]

    game = duel.make(tmp_path)
    game.__class__ = Wrong
    assert "play goes on otherwise" in broken(game, 12)[KEYS]


def test_a_position_that_cannot_be_pickled_is_found(tmp_path):
    game = duel.make(tmp_path, Unpackable)
    assert "cannot be pickled" in broken(game)[TRAVELS]


class Unpackable(Duel):
    """Holds a function that has no name."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.rule = lambda card: card + 1

    def copy(self) -> Duel:
        new = super().copy()
        assert isinstance(new, Unpackable)
        new.rule = self.rule
        return new
