"""`labrys arena`: fair to every bot and seat, the same for any number of jobs, gone on with."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

import labrys
from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting
from labrys.kernel.view import View
from labrys.lab.arena import contest as contests
from labrys.lab.arena import deal as dealing
from labrys.lab.arena import play_with
from labrys.lab.arena.contest import Contest
from labrys.lab.arena.deal import BotFailed, Deal, Plan, play_deal
from labrys.lab.arena.fields import fields, seating
from labrys.lab.arena.kept import Kept, KeptError
from labrys.lab.arena.standing import standing
from labrys.lab.arena.sure import NOT_STRONGER, STRONGER, Sure

ROOT = Path(__file__).parents[3]
DUEL = Plan("minotaur", ["novice", "random"], seed=3)


class Cheat:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> int:
        return -7


class Clumsy(Cheat):
    def choose(self, view: View) -> int:
        return 1 // 0


def here(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def played(plan: Plan, deals: int, jobs: int = 1, kept: Kept | None = None) -> Contest:
    contest = Contest(plan, deals, kept)
    contest.run(jobs)
    return contest


def results(contest: Contest) -> list[tuple[int, int, list, list]]:
    return [
        (deal.number, deal.field, deal.wins, deal.points)
        for deals in contest.whole()
        for deal in deals
    ]


def won_by(first: float, plan: Plan, number: int, which: int) -> Deal:
    """A deal of two seats of which the first bot has won so many games."""
    wins = [[min(1.0, first), max(0.0, 1 - first)], [max(0.0, first - 1), min(1.0, 2 - first)]]
    points = [[int(one * 10) for one in row] for row in wins]
    return Deal(number, which, wins, points, [4, 4], [0.004, 0.004], [0.001, 0.001])


# ---- who meets whom


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (5, 2), (4, 3), (6, 4), (2, 4), (3, 4), (2, 3)]
)
def test_each_bot_meets_each_other_equally_often(bots, seats):
    sits: Counter[int] = Counter()
    meets: Counter[tuple[int, int]] = Counter()
    for field in fields(bots, seats):
        assert len(field) == seats
        sits.update(field)
        meets.update((a, b) for a, b in combinations(sorted(field), 2) if a != b)
    assert len(sits) == bots
    assert len(set(sits.values())) == 1
    assert len(meets) == bots * (bots - 1) // 2
    assert len(set(meets.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_all_rotations_each_place_of_a_field_has_each_seat_once(seats):
    for deal in range(5):
        rounds = [seating(seats, Chance(deal), rotation) for rotation in range(seats)]
        for place in range(seats):
            assert sorted(seats_of[place] for seats_of in rounds) == list(range(seats))
        assert all(sorted(seats_of) == list(range(seats)) for seats_of in rounds)


def test_who_sits_beside_whom_differs_from_deal_to_deal():
    assert len({tuple(seating(4, Chance(deal), 0)) for deal in range(50)}) > 10


def test_a_deal_is_the_same_game_in_each_rotation_with_the_bots_moved_on(monkeypatch):
    seen: list[tuple[int, list[str]]] = []
    real = play_with

    def watched(game, players, seed, settings):
        seen.append((seed, [player.name for player in players]))
        return real(game, players, seed, settings)

    monkeypatch.setattr(dealing, "play_with", watched)
    play_deal(DUEL, 4, 0)
    assert seen == [(7, ["novice", "random"]), (7, ["random", "novice"])]


def test_a_bot_that_meets_itself_does_not_play_the_same_game_twice():
    deals = [play_deal(replace(DUEL, bots=["random", "random"]), number, 0) for number in range(8)]
    assert any(sum(wins[0] for wins in deal.wins) != 1 for deal in deals)


def test_winners_come_first_then_points_and_equal_ends_share_a_rank():
    deal = Deal(0, 0, [[0.0, 1.0, 0.0], [0.5, 0.0, 0.5]], [[9, 5, 9], [3, 8, 4]], [], [], [])
    assert deal.ranks() == [(1, 0, 1), (0, 2, 0)]


# ---- many deals


def test_the_results_are_the_same_for_any_number_of_jobs():
    plan = Plan("minotaur", ["novice", "random", "random"], seed=5)
    assert results(played(plan, 4)) == results(played(plan, 4, jobs=2))
    assert results(played(plan, 4)) != results(played(replace(plan, seed=99), 4))


def test_a_mirror_match_is_even_within_its_interval():
    found = standing(played(Plan("minotaur", ["random", "random"], seed=1), 60))
    share = found.against[0, 1]
    assert share.low <= 0.5 <= share.high
    assert share.high - share.low < 0.25
    assert share.share != 0.5 or found.rows[0].rating == pytest.approx(25, abs=1)
    first, second = found.rows
    assert first.rating_low <= second.rating_high


def test_the_stronger_bot_is_rated_higher_and_its_interval_lies_above():
    found = standing(played(Plan("minotaur", ["random", "greedy", "novice"], seed=1), 15))
    assert [row.label for row in found.rows] == ["greedy", "novice", "random"]
    assert found.rows[0].rating_low > found.rows[2].rating_high
    assert found.against[1, 0].low > 0.5
    assert found.games == 15 * 3 * 2


def test_a_field_of_four_seats_is_told_by_ranks_and_wins():
    found = standing(played(Plan("diluvium", ["greedy", "random"], seats=4), 1))
    greedy, random = found.rows
    assert (greedy.label, random.label) == ("greedy", "random")
    assert found.games == 12  # three ways to share four seats, each in four rotations
    assert 6 * (greedy.wins.share + random.wins.share) == pytest.approx(3.0)


def test_a_half_played_deal_is_never_counted():
    plan = Plan("minotaur", ["random", "random", "random"])
    contest = Contest(plan, 2)
    for which in range(3):
        contest.finished[0, which] = play_deal(plan, 0, which)
    contest.finished[1, 0] = play_deal(plan, 1, 0)
    assert [[deal.number for deal in deals] for deals in contest.whole()] == [[0, 0, 0]]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Cheat, "chose -7, which is not offered"),
        (Clumsy, r"failed: ZeroDivisionError: .* \(test_contest.py, line \d+\)"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_game_it_failed_in(bot, said, jobs):
    plan = Plan("minotaur", [here(bot), "random"], seed=8)
    with pytest.raises(BotFailed, match=rf"{bot.__name__}' {said} \(in a game of .* with seed 8\)"):
        played(plan, 1, jobs)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": ["gredy", "random"]}, "did you mean 'greedy'"),
        ({"bots": ["greedy"]}, "needs two bots or more"),
        ({"seats": 3}, "no game for 3 seats"),
        ({"seats": 1}, "two seats or more"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"settings": {"food": "bread"}}, "no option 'food'"),
    ],
)
def test_nonsense_is_refused_before_anything_is_played(given, said):
    with pytest.raises(BadSetting, match=said):
        replace(DUEL, **given).check()


# ---- until it is sure


def test_the_test_ends_the_arena_as_soon_as_it_is_sure(monkeypatch):
    monkeypatch.setattr(contests, "play_deal", lambda *task: won_by(2.0, *task))
    contest = Contest(DUEL, 1000, None, Sure())
    contest.run()
    assert contest.sure is not None
    assert contest.sure.verdict == STRONGER
    assert len(contest.whole()) == contest.sure.deals == len(contest.finished) < 50


def test_the_test_ends_at_the_same_deal_whatever_else_is_finished(monkeypatch):
    monkeypatch.setattr(contests, "play_deal", lambda *task: won_by(0.0, *task))
    contest = Contest(DUEL, 1000, None, Sure())
    for number in (1000 - 1, 40, 39):
        contest.finished[number, 0] = won_by(2.0, DUEL, number, 0)
    contest.run()
    assert contest.sure is not None
    assert contest.sure.verdict == NOT_STRONGER
    assert [deals[0].number for deals in contest.whole()] == list(range(contest.sure.deals))


def test_the_test_compares_two_bots():
    with pytest.raises(BadSetting, match="takes two bots"):
        Contest(replace(DUEL, bots=["random"] * 3), 10, None, Sure())


# ---- the file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "arena.jsonl"


def keep(file: Path, plan: Plan, deals: int, jobs: int = 1) -> Contest:
    kept = Kept(file, plan)
    try:
        return played(plan, deals, jobs, kept)
    finally:
        kept.close()


def test_an_arena_goes_on_where_it_was_and_gives_the_same_numbers(file):
    whole = results(played(DUEL, 5))
    assert keep(file, DUEL, 2).played == 4
    again = keep(file, DUEL, 5, jobs=2)
    assert again.played == 6
    assert results(again) == whole
    assert keep(file, DUEL, 5).played == 0
    assert results(keep(file, DUEL, 3)) == whole[:3]


def test_a_deal_is_in_the_file_as_soon_as_it_is_finished(file, monkeypatch):
    lines: list[int] = []

    def watched(*task):
        lines.append(file.read_bytes().count(b"\n"))
        return won_by(1.0, *task)

    monkeypatch.setattr(contests, "play_deal", watched)
    keep(file, DUEL, 3)
    assert lines == [1, 2, 3]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_finished_before_an_interruption_is_kept(file, jobs, monkeypatch):
    real = Kept.add

    def interrupted(kept, deal):
        if kept.path.read_bytes().count(b"\n") == 3:
            raise KeyboardInterrupt
        real(kept, deal)

    monkeypatch.setattr(Kept, "add", interrupted)
    contest = keep(file, DUEL, 6, jobs)
    assert contest.interrupted
    assert len(contest.whole()) == 2
    monkeypatch.setattr(Kept, "add", real)
    assert results(keep(file, DUEL, 6)) == results(played(DUEL, 6))


def test_a_torn_last_line_is_ignored_and_its_deal_played_again(file):
    keep(file, DUEL, 3)
    whole = file.read_bytes()
    for cut in (1, 30, len(whole.split(b"\n")[-2])):
        file.write_bytes(whole[:-cut])
        again = keep(file, DUEL, 3)
        assert again.played == 2
        assert file.read_bytes().count(b"\n") == 4
        assert results(again) == results(played(DUEL, 3))


def test_a_torn_first_line_begins_anew(file):
    keep(file, DUEL, 1)
    file.write_bytes(file.read_bytes()[:20])
    assert keep(file, DUEL, 1).played == 2


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"bots": ["novice", "greedy"]}, "bots: novice,random there, novice,greedy now"),
        ({"seed": 4}, "seed: 3 there, 4 now"),
        ({"settings": {"match": "yes"}}, "options: match=no, .* there, match=yes"),
    ],
)
def test_a_file_of_other_games_is_refused_and_left_alone(file, other, said):
    keep(file, DUEL, 1)
    before = file.read_bytes()
    with pytest.raises(KeptError, match=said):
        Kept(file, replace(DUEL, **other))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("labrys", "9.9", "version of Labrys: 9.9 there"),
        ("rules", "1-abc", "rules or content: 1-abc there"),
        ("code", "abc", "another state of the rules and the bots"),
        ("own", ["abc", ""], "another code of the bots"),
        ("arena", 0, "format of the file: 0 there, 1 now"),
    ],
)
def test_a_file_of_another_version_is_refused(file, key, value, said):
    keep(file, DUEL, 1)
    first, rest = file.read_text().split("\n", 1)
    file.write_text(json.dumps({**json.loads(first), key: value}) + "\n" + rest)
    with pytest.raises(KeptError, match=said):
        Kept(file, DUEL)


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "[1]\n", '{"game": "minos"}\n', "\n"])
def test_a_file_that_is_no_arenas_is_refused_and_left_alone(file, text):
    file.write_text(text)
    with pytest.raises(KeptError, match="is no file of an arena; name another one with --keep"):
        Kept(file, DUEL)
    assert file.read_text() == text


@pytest.mark.parametrize(
    "line",
    ["nonsense", "{}", "[]", '{"number": 0}', None],
)
def test_a_broken_line_is_named(file, line):
    keep(file, DUEL, 1)
    if line is None:
        deal = json.loads(file.read_text().split("\n")[1])
        line = json.dumps({**deal, "wins": [[1, 0], ["a", 0]]})
    with file.open("a") as kept:
        kept.write(line + "\n")
    with pytest.raises(KeptError, match=r"line 3 of .*arena.jsonl is no deal of an arena"):
        Kept(file, DUEL)


def test_two_arenas_never_write_one_file(file):
    kept = Kept(file, DUEL)
    words = ["minotaur", "--bots", "novice,random", "--seed", "3", "--games", "2", "--keep"]
    command = [sys.executable, "-m", "labrys", "arena", *words, str(file)]
    second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert second.returncode == 2
    assert f"another arena is writing {file}" in second.stderr
    kept.close()
    assert subprocess.run(command, cwd=ROOT, capture_output=True).returncode == 0


def test_a_bot_of_ones_own_that_has_changed_is_noticed(file, tmp_path, monkeypatch):
    source = (
        "class First:\n    def __init__(self, seed): pass\n"
        "    def choose(self, view): return view.options[0]\n"
    )
    (tmp_path / "arena_own_bot.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    plan = replace(DUEL, bots=["arena_own_bot:First", "random"])
    keep(file, plan, 1)
    (tmp_path / "arena_own_bot.py").write_text(source.replace("[0]", "[-1]"))
    with pytest.raises(KeptError, match="another code of the bots"):
        Kept(file, plan)


def test_the_file_says_which_labrys_wrote_it(file):
    keep(file, DUEL, 1)
    first = json.loads(file.read_text().split("\n")[0])
    assert first["labrys"] == labrys.__version__
    assert first["rules"] == labrys.game("minotaur").version
