"""`labrys simulate`: fair to every seat, the same for the same seed, and honest about chance."""

from __future__ import annotations

import json

import pytest

import labrys.games
from labrys.bots import Bot
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.errors import BadSetting
from labrys.kernel.view import View
from labrys.lab import simulate
from labrys.lab.arena import BadChoice, play, play_with
from labrys.lab.simulate import Outcome, Simulation, as_data, as_text, interval, main_report

MINOS = labrys.games.find("minos")


def run(bots: str, games: int, seed: int = 1, jobs: int = 1, **settings: str) -> Simulation:
    return simulate.simulate("minos", bots.split(), games, seed, jobs, settings)


class Listener:
    """Chooses the first option and remembers what it was shown."""

    heard: list[tuple[int, str]]

    def __init__(self, seed: int) -> None:
        self.heard = []

    def choose(self, view: View) -> int:
        assert view.asked
        self.heard.append((view.seat, view.spell(view.options[0])))
        return view.options[0]


class Cheat(Listener):
    def choose(self, view: View) -> int:
        return -7


# ---- one game


def test_a_bot_is_asked_for_its_own_seat_with_its_own_view():
    players: list[Bot] = [Listener(0), Listener(0), Listener(0)]
    played = play_with(MINOS, players, 4, {})
    assert played.position.over
    for seat, player in enumerate(players):
        assert isinstance(player, Listener)
        assert {heard for heard, _ in player.heard} == {seat}
        assert len(player.heard) == played.by_seat[seat]
    assert sum(played.by_seat) == played.decisions


def test_nothing_is_recorded():
    assert play(MINOS, ["random", "random"], 1, {}).position.last is None


def test_an_option_that_is_not_offered_is_not_played():
    with pytest.raises(BadChoice, match="the bot Cheat in seat 1 chose -7, which is not offered"):
        play_with(MINOS, [Listener(0), Cheat(0)], 1, {"draft": "no"})


# ---- many games


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs():
    once = run("random random random", 7)
    assert once.outcomes == run("random random random", 7).outcomes
    assert once.outcomes == run("random random random", 7, jobs=2).outcomes
    assert once.outcomes != run("random random random", 7, seed=9).outcomes


def test_every_deal_is_played_in_every_rotation(monkeypatch):
    seen: list[tuple[list[str], int]] = []

    def watched(game, bots, seed, settings):
        seen.append((list(bots), seed))
        return play(game, ["random"] * 3, seed, settings)

    monkeypatch.setattr(simulate, "play", watched)
    monkeypatch.setattr(simulate, "make", lambda name, seed: None)
    run("a b c", 6, seed=20)
    assert seen == [
        (["a", "b", "c"], 20),
        (["c", "a", "b"], 20),
        (["b", "c", "a"], 20),
        (["a", "b", "c"], 21),
        (["c", "a", "b"], 21),
        (["b", "c", "a"], 21),
    ]


def test_points_and_wins_belong_to_the_bot_wherever_it_sat(monkeypatch):
    """A bot of a fixed name always gets the highest points: it wins in every seat."""
    real = play(MINOS, ["random", "random"], 1, {})

    def ranked(game, bots, seed, settings):
        position = real.position.copy()
        assert isinstance(position, Minos)
        for seat, name in enumerate(bots):
            position.clans[seat].vp = 50 if name == "a" else 20
        return type(real)(position, real.decisions, real.by_seat)

    monkeypatch.setattr(simulate, "play", ranked)
    monkeypatch.setattr(simulate, "make", lambda name, seed: None)
    first, second = run("a b", 4).tallies()
    assert (first.bot, first.wins, first.points) == ("a", 4.0, [50] * 4)
    assert (second.bot, second.wins, second.points) == ("b", 0.0, [20] * 4)


def outcome(points: list[int], wins: list[float]) -> Outcome:
    return Outcome(points, wins, 100, [{"farms": p, "vases": 0} for p in points], [])


def test_a_shared_win_is_shared_and_equal_bots_are_counted_together():
    outcomes = [outcome([9, 9, 4], [0.5, 0.5, 0.0]), outcome([1, 2, 3], [0.0, 0.0, 1.0])]
    tallies = Simulation("minos", ["a", "b", "b"], 0, {}, outcomes, 1.0).tallies()
    assert [(t.bot, t.seats, t.wins, t.points) for t in tallies] == [
        ("a", 1, 0.5, [9, 1]),
        ("b", 2, 1.5, [9, 4, 2, 3]),
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (7, 10, 0.3968, 0.8922),
    ],
)
def test_the_interval_is_the_one_of_the_tables(wins, games, low, high):
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0005)


# ---- the report


def test_the_report_tells_wins_points_length_and_speed(capsys):
    assert main_report("minos", ["random", "random"], 4, 1, 1, False, {}) == 0
    told = capsys.readouterr().out
    assert told.startswith("minos: 4 games of random, random, seats rotated, seed 1\n")
    assert "random ×2         4.0   100.0%" in told
    assert "points from        random" in told
    assert "palace" in told
    assert "games/s" in told
    assert "decisions/s (interpreted, Python" in told


def test_the_report_as_json_depends_on_its_arguments_alone(capsys):
    arguments = ("minos", ["random", "random"], 4, 1)
    main_report(*arguments, 1, True, {"routes": "AAA"})
    one = json.loads(capsys.readouterr().out)
    main_report(*arguments, 2, True, {"routes": "AAA"})
    other = json.loads(capsys.readouterr().out)
    assert one.pop("speed").keys() == other.pop("speed").keys()
    assert one == other
    (bot,) = one["bots"]
    assert (bot["bot"], bot["seats"], bot["wins"], bot["share"]) == ("random", 2, 4.0, 1.0)
    assert bot["points"]["min"] <= bot["points"]["mean"] <= bot["points"]["max"]
    assert sum(bot["earned"].values()) == pytest.approx(bot["points"]["mean"], abs=0.1)
    assert one["settings"] == {"routes": "AAA"}


def test_a_solo_game_tells_the_points_of_the_rival(capsys):
    main_report("minos", ["random"], 2, 1, 1, False, {"solo": "hard"})
    assert "(rival)" in capsys.readouterr().out
    data = as_data(run("random", 2, solo="easy"))
    assert data["rival"]["points"]["mean"] > 50  # type: ignore[index]
    assert data["bots"][0]["wins"] == 0  # type: ignore[index]


def test_a_game_without_an_account_of_points_is_told_without_one():
    outcomes = [Outcome([1, 2], [0.0, 1.0], 10, [{}, {}], [])]
    assert "points from" not in as_text(Simulation("chess", ["a", "b"], 0, {}, outcomes, 1.0))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": ["gredy", "random"]}, "did you mean 'greedy'"),
        ({"bots": ["random"] * 5}, "no game for 5 seats"),
        ({"bots": []}, "no game for 0 seats"),
        ({"games": 0}, "at least 1 game"),
        ({"jobs": 0}, "at least 1 game and 1 job"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"settings": {"food": "bread"}}, "no option 'food'"),
    ],
)
def test_nonsense_is_refused_before_anything_is_played(given, said):
    sound = {"game": "minos", "bots": ["random", "random"], "games": 1, "settings": {}}
    with pytest.raises(BadSetting, match=said):
        simulate.simulate(**{**sound, **given})
