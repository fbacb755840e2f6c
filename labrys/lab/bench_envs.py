"""`labrys bench --envs`: what a step of an environment costs beside the engine's own step.

A look is what a learning program adds to a step: the view of the seat that is asked, as numbers.
The engine is measured with and without it, and so is PettingZoo's form; the target compares like
with like, and the last column tells what a step with a look costs in the engine's bare steps.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import labrys.games
from labrys import envs
from labrys.kernel.chance import Chance
from labrys.kernel.check.run import kernel
from labrys.lab.bench import HOLDS, MISSED

TARGET = 5.0
Play = Callable[[int], int]


def run(quick: bool) -> int:
    """Measure and print; 1 if a step of an environment costs too many of the engine's."""
    slices, seconds = (3, 0.2) if quick else (7, 0.6)
    print(f"labrys {labrys.__version__}: {kernel()}; µs a step, medians of {slices} slices\n")
    heads = ("engine", "env", "ratio", "looking", "env", "ratio", "to bare")
    print(f"{'':12}" + "".join(f"{head:>10}" for head in heads))
    held = True
    for name in labrys.games.NAMES:
        ways = [engine_game(name, look=False), env_game(name, look=False)]
        ways += [engine_game(name, look=True), env_game(name, look=True)]
        bare, step, looked, last = measured(ways, slices, seconds)
        holds = step / bare <= TARGET and last / looked <= TARGET
        held = held and holds
        costs = f"{bare:10.1f}{step:10.1f}{step / bare:9.1f}×{looked:10.1f}{last:10.1f}"
        verdict = f"target {TARGET:g}× at most: {'holds' if holds else 'MISSED'}"
        print(f"{name:12}{costs}{last / looked:9.1f}×{last / bare:9.1f}×  {verdict}")
    peers = {f"labrys_{name}": spiel_game(f"labrys_{name}") for name in labrys.games.NAMES}
    peers |= {name: spiel_game(name) for name in ("python_kuhn_poker", "python_tic_tac_toe")}
    print("\nOpenSpiel, µs a step")
    for name, cost in zip(peers, measured(list(peers.values()), slices, seconds)):
        print(f"{name:22} {cost:9.1f}")
    theirs = pettingzoo_peer()
    if theirs is None:
        print("\nPettingZoo's own games need pygame-ce, which is not installed: not compared.")
    else:
        (cost,) = measured([theirs], slices, seconds)
        print(f"\nPettingZoo's own tictactoe_v3, µs a step with a look: {cost:.1f}")
    return HOLDS if held else MISSED


def measured(ways: list[Play], slices: int, seconds: float) -> list[float]:
    """Microseconds a step, of each way to play; all in turn, slice by slice."""
    costs: list[list[float]] = [[] for _ in ways]
    for number in range(slices):
        for way, kept in zip(ways, costs):
            steps, seed = 0, number
            began = time.process_time()
            while time.process_time() - began < seconds:
                steps += way(seed)
                seed += 1
            kept.append((time.process_time() - began) / steps * 1e6)
    return [median(kept) for kept in costs]


def engine_game(name: str, look: bool) -> Play:
    game = labrys.games.find(name)
    seats = 2

    def play(seed: int) -> int:
        position = game.new(seats, seed, recorded=False)
        chance = Chance(seed)
        steps = 0
        while not position.over:
            if look:
                game.observe(position.view(position.seat))
            options = position.options
            position.take(options[chance.below(len(options))])
            steps += 1
        return steps

    return play


def env_game(name: str, look: bool) -> Play:
    env: Any = envs.pettingzoo(name, 2)

    def play(seed: int) -> int:
        env.reset(seed)
        chance = Chance(seed)
        steps = 0
        while not env.session.over:
            if look:
                env.last()
            options = env.session.position.options
            env.step(options[chance.below(len(options))])
            steps += 1
        return steps

    return play


def spiel_game(name: str) -> Play:
    pyspiel = envs.needed("pyspiel")
    envs.needed("labrys.envs.spiel")
    for theirs in ("kuhn_poker", "tic_tac_toe"):
        envs.needed(f"open_spiel.python.games.{theirs}")
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state = game.new_initial_state()
        chance = Chance(seed)
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [outcome for outcome, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            steps += 1
        return steps

    return play


def pettingzoo_peer() -> Play | None:
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError:
        return None
    env = tictactoe_v3.env()

    def play(seed: int) -> int:
        env.reset(seed)
        chance = Chance(seed)
        steps = 0
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = observed["action_mask"].nonzero()[0]
            env.step(int(offered[chance.below(len(offered))]))
            steps += 1
        return steps

    return play
