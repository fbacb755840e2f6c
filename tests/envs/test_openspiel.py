"""Every game in OpenSpiel, by OpenSpiel's own tests."""

from __future__ import annotations

import subprocess
import sys

import pytest

import labrys
from labrys import envs

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: labrys[openspiel]")
import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, mcts


@pytest.mark.parametrize("game", labrys.GAMES)
def test_every_game_passes_the_random_simulations_of_openspiel(game):
    spiel = envs.openspiel(game)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_generator_tells_a_whole_game():
    envs.openspiel("minotaur")
    text = generate_playthrough.playthrough("labrys_minotaur(deals=4)", None, seed=1)
    assert 'GameType.short_name = "labrys_minotaur"' in text
    assert "IsTerminal() = True" in text


def test_its_monte_carlo_tree_search_plays():
    spiel = envs.openspiel("minotaur")
    state = spiel.new_initial_state()
    state.apply_action(7)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(spiel, 1.4, 3, rollouts, random_state=np.random.RandomState(2))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_looks_the_same_to_its_player():
    from labrys.envs.spiel import resampled

    state = envs.openspiel("minotaur").new_initial_state()
    state.apply_action(3)
    player = state.current_player()
    other = resampled(state, player, 11)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_python_ends_well_after_it():
    program = "from labrys import envs; print(envs.openspiel('minotaur').num_players())"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr, ran.returncode) == ("2", "", 0)
