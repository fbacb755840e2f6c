"""One seat of each game in Gymnasium, by Gymnasium's own checker."""

from __future__ import annotations

import subprocess
import sys

import pytest

import labrys
from labrys import envs
from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: labrys[envs]")
import gymnasium
from gymnasium.utils.env_checker import check_env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", labrys.GAMES)
def test_every_game_passes_check_env(game):
    env = gymnasium.make(f"labrys.envs.gym:labrys/{game}-v0")
    check_env(env.unwrapped, skip_render_check=True)


def test_it_can_be_looked_at():
    env = gymnasium.make("labrys.envs.gym:labrys/minotaur-v0", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).count("\n") > 20


def test_gymnasium_finds_the_games_by_name_without_an_import_of_ours():
    program = (
        "import gymnasium; env = gymnasium.make('labrys.envs.gym:labrys/minotaur-v0');"
        "print(env.reset(seed=1)[0]['action_mask'].sum() > 1)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout.strip() == "True", ran.stderr


@pytest.mark.parametrize(("game", "seat"), [("minotaur", 1), ("diluvium", 0)])
def test_a_game_is_played_to_its_end_against_bots(game, seat):
    env = envs.gymnasium(game, seat=seat, opponents="random")
    observed, _ = env.reset(seed=4)
    chance = Chance(4)
    over = False
    while not over:
        offered = observed["action_mask"].nonzero()[0]
        observed, reward, over, _, _ = env.step(offered[chance.below(len(offered))])
    won = seat in env.table.session.position.winners()
    assert (reward > 0) == won


def test_the_same_seed_is_the_same_game():
    first, second = (
        envs.gymnasium("minotaur", opponents="novice"),
        envs.gymnasium("minotaur", opponents="novice"),
    )
    for env in (first, second):
        observed, _ = env.reset(seed=9)
        for _ in range(6):
            observed, *_ = env.step(observed["action_mask"].argmax())
    assert first.table.session.position.key() == second.table.session.position.key()


def test_many_games_are_stepped_together_and_begin_anew_when_they_are_over():
    env = envs.vector("minotaur", 3)
    observed, _ = env.reset(seed=2)
    assert env.observation_space.contains(observed)
    observed, rewards, over, _, _ = env.step(observed["action_mask"].argmax(axis=1))
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    assert not over.any()
    masks = observed["action_mask"]
    wrong = int(masks[0].argmin())
    actions = masks.argmax(axis=1)
    actions[0] = wrong
    _, rewards, over, _, _ = env.step(actions)
    assert (rewards[0], over.tolist()) == (-1.0, [True, False, False])
    observed, rewards, over, _, _ = env.step(actions[:1].repeat(3) * 0 + masks.argmax(axis=1))
    assert not over[0]
    assert observed["action_mask"][0].any()


def test_wrong_opponents_are_told():
    with pytest.raises(BadSetting, match="3 seats need 2 opponents, not 1"):
        envs.gymnasium("minos", seats=3, opponents=["random"])
    with pytest.raises(BadSetting, match="there is no bot 'gredy'"):
        envs.gymnasium("minos", opponents="gredy")
    with pytest.raises(BadSetting, match="there is no seat 5"):
        envs.gymnasium("minos", seat=5)
