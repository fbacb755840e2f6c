"""What the steps of environments cost can be measured."""

from __future__ import annotations

import pytest

from labrys.lab import bench_envs


def test_the_engine_and_an_environment_are_measured_in_turn():
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: labrys[envs]")
    ways = [bench_envs.engine_game("minotaur", True), bench_envs.env_game("minotaur", True)]
    costs = bench_envs.measured(ways, slices=1, seconds=0.01)
    assert min(costs) > 0.0
    assert costs[1] / costs[0] < 20.0


def test_games_of_openspiel_are_played_to_their_end():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: labrys[openspiel]")
    assert bench_envs.spiel_game("python_kuhn_poker")(1) > 2
    assert bench_envs.spiel_game("labrys_minotaur")(1) > 10
