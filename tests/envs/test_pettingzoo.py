"""Every game in PettingZoo, by PettingZoo's own tests."""

from __future__ import annotations

import shutil
import warnings

import pytest

import labrys
from labrys import envs
from labrys.envs import MissingExtra
from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting, NotOffered

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: labrys[envs]")
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

TABLES = [(name, seats) for name in labrys.GAMES for seats in labrys.game(name).seat_counts]
CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_passes_the_tests_of_pettingzoo(game, seats):
    api_test(envs.pettingzoo(game, seats), num_cycles=40)
    api_test(envs.pettingzoo(game, seats, reward="points"), num_cycles=10)
    seed_test(lambda: envs.pettingzoo(game, seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_in_cycles_passes_them_too(game, seats):
    max_cycles_test(envs.cyclic(game, seats, illegal="any"))
    api_test(envs.cyclic(game, seats).env(), num_cycles=10)
    anything = envs.cyclic(game, seats, illegal="any")
    parallel_api_test(anything.parallel_env(), num_cycles=20)
    parallel_seed_test(anything.parallel_env, num_cycles=20)


def test_the_board_is_shown_in_letters():
    env = envs.pettingzoo("minotaur", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 20


@pytest.mark.browser
def test_minotaur_passes_the_render_test(capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        render_test(lambda render_mode: envs.pettingzoo("minotaur", render_mode=render_mode))
    assert "── Upper Cresos" in capsys.readouterr().out


@pytest.mark.browser
@pytest.mark.skipif(CHROMIUM is None, reason="pictures are drawn by chromium, which is not here")
@pytest.mark.parametrize("game", [name for name in labrys.GAMES if name != "minotaur"])
def test_every_board_has_a_picture(game):
    env = envs.pettingzoo(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (800, 1280, 3)
    assert len({tuple(colour) for colour in picture[::10, ::10].reshape(-1, 3)}) > 20


def test_without_a_browser_there_are_no_pictures_and_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr("labrys.envs.rendering.browser", lambda: None)
    assert envs.pettingzoo("minotaur").metadata["render_modes"] == ["human", "ansi"]
    with pytest.raises(MissingExtra, match="install chromium"):
        envs.pettingzoo("minotaur", render_mode="rgb_array")


def play_out(env, seed):
    """A random game: what each agent got in all."""
    env.reset(seed=seed)
    chance = Chance(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        offered = observed["action_mask"].nonzero()[0]
        env.step(offered[chance.below(len(offered))])
    return total


@pytest.mark.parametrize(("game", "seats"), [("minotaur", 2), ("diluvium", 4)])
def test_who_wins_gets_what_the_others_lose(game, seats):
    env = envs.pettingzoo(game, seats)
    total = play_out(env, 3)
    winners = env.session.position.winners()
    assert sum(total.values()) == pytest.approx(0.0)
    assert [f"seat_{seat}" for seat in winners] == [a for a in total if total[a] > 0]


def test_points_are_rewarded_as_they_are_gained():
    env = envs.pettingzoo("diluvium", 3, reward="points")
    env.reset(seed=5)
    before = [env.session.points_of(seat) for seat in range(3)]
    total = play_out(env, 5)
    gained = [now - then for now, then in zip(env.session.position.points, before)]
    assert list(total.values()) == gained


def test_what_another_seat_chose_in_secret_changes_no_number_of_mine():
    """Both seats of Minotaur Lords in a match, or the first hands of Minos: the first answers in
    two ways, and the second sees the same."""
    env = envs.pettingzoo("minos", 2, settings={"draft": "no"})
    for seed in range(20):
        env.reset(seed=seed)
        while len(env.session.position.deciders()) < 2 and not env.session.over:
            env.step(env.session.position.options[0])
        if env.session.over:
            continue
        position = env.session.position
        first = position.seat
        seen = []
        for option in position.options[:3]:
            env.session.position = position.copy()
            env.session.play(option, first)
            if 1 - first in env.session.position.deciders():
                seen.append(env.observe(f"seat_{1 - first}"))
        if len(seen) > 1:
            break
    assert len(seen) > 1
    for other in seen[1:]:
        assert (other["observation"] == seen[0]["observation"]).all()
        assert (other["action_mask"] == seen[0]["action_mask"]).all()


def test_an_action_that_is_not_offered_is_refused_or_loses_or_is_another_one():
    env = envs.pettingzoo("minotaur")
    env.reset(seed=1)
    wrong = next(o for o in range(1203) if o not in env.session.position.options)
    with pytest.raises(NotOffered, match="is not offered to seat"):
        env.step(wrong)
    losing = envs.pettingzoo("minotaur", illegal="lose")
    losing.reset(seed=1)
    loser = losing.agent_selection
    losing.step(wrong)
    assert losing.terminations == {"seat_0": True, "seat_1": True}
    assert losing.rewards[loser] == -1.0
    other = envs.pettingzoo("minotaur", illegal="any")
    other.reset(seed=1)
    before = other.session.position.key()
    other.step(wrong)
    assert other.session.position.key() != before


def test_seats_that_choose_at_once_all_answer_in_one_cycle():
    env = envs.cyclic("minos", 2, settings={"draft": "no"}).parallel_env()
    together = 0
    for seed in range(12):
        observed, _ = env.reset(seed=seed)
        chance = Chance(seed)
        for _ in range(60):
            actions = {}
            asked = 0
            for agent, seen in observed.items():
                offered = seen["action_mask"].nonzero()[0]
                asked += int(offered[0] != env.wait)
                actions[agent] = int(offered[chance.below(len(offered))])
            together += int(asked > 1)
            assert asked > 0
            observed, *_ = env.step(actions)
            if not env.agents:
                break
    assert together > 0


def test_who_is_not_asked_can_only_wait():
    env = envs.cyclic("minotaur").parallel_env()
    observed, _ = env.reset(seed=1)
    idle = next(a for a in env.agents if observed[a]["action_mask"][env.wait])
    actions = {agent: int(observed[agent]["action_mask"].argmax()) for agent in env.agents}
    with pytest.raises(NotOffered, match="to wait"):
        env.step({**actions, idle: 0})


def test_wrong_words_are_told():
    with pytest.raises(BadSetting, match="reward is one of win, points"):
        envs.pettingzoo("minos", reward="gold")
    with pytest.raises(BadSetting, match="render_mode is one of"):
        envs.pettingzoo("minos", render_mode="oil")
    with pytest.raises(BadSetting, match="no game for 7 seats"):
        envs.pettingzoo("minos", seats=7)
