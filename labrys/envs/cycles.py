"""PettingZoo's parallel form: in each cycle every seat acts, and who is not asked waits."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from labrys.envs.rendering import Renderer, modes
from labrys.envs.session import ANY, LOSE, REFUSE, WIN, Session
from labrys.envs.spaces import Observed, Seeds, observation_space
from labrys.kernel.errors import NotOffered


class CyclesEnv(ParallelEnv[str, Observed, int]):
    """A game in cycles: one answer of each seat that is asked, `wait` of all others.

    `wait` is one action more than the game has options. After `max_cycles` the game is cut off.
    The other arguments are those of `SeatsEnv`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        reward: str = WIN,
        illegal: str = REFUSE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.session = Session(game, seats, settings, reward, illegal)
        self.metadata = {
            "name": f"labrys_{game}_cycles_v0",
            "render_modes": modes(),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.wait = self.session.actions
        self.max_cycles = max_cycles
        self.cycles = 0
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.session.seats)]
        self.agents: list[str] = []
        self.seeds = Seeds()
        self.observation_spaces = {
            agent: observation_space(self.session, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.session.begin(self.seeds.next(seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.renderer.shows(self.session)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        self._play([int(actions[agent]) for agent in agents])
        self.cycles += 1
        over = self.session.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        observed = self._observed()
        rewards = dict(zip(agents, self.session.rewards()))
        if over or cut:
            self.agents = []
        self.renderer.shows(self.session)
        return (
            observed,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _play(self, actions: list[int]) -> None:
        session = self.session
        position = session.position
        asked = {seat: session.view(seat).options for seat in position.deciders()}
        for seat, action in enumerate(actions):
            if seat not in asked and action != self.wait:
                self._spoke_unasked(seat)
        # Who has but one answer is answered for by the rules, as soon as its turn comes: so no
        # question but this one can be at hand for those who have several.
        first = position.seat
        choosing = [seat for seat in asked if seat == first or len(asked[seat]) > 1]
        for seat in choosing:
            if session.over:
                return
            session.play(actions[seat], seat)

    def _spoke_unasked(self, seat: int) -> None:
        illegal = self.session.illegal
        if illegal == LOSE and self.session.loser < 0:
            self.session.loser = seat
        elif illegal != ANY and illegal != LOSE:
            raise NotOffered(
                f"seat {seat} is not asked now: its one action is {self.wait}, to wait"
            )

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observed:
        numbers, mask = self.session.look(self.session.view(seat))
        idle = np.array([0 if mask.any() else 1], dtype=np.int8)
        return {"observation": numbers, "action_mask": np.concatenate((mask, idle))}

    def render(self) -> Any:
        return self.renderer.render(self.session)

    def close(self) -> None:
        self.renderer.close()


class Cyclic:
    """What a module of PettingZoo's own games has: `parallel_env`, and the same as AEC, `env`."""

    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def parallel_env(self, **options: Any) -> CyclesEnv:
        return CyclesEnv(self.game, self.seats, **{**self.options, **options})

    def env(self, **options: Any) -> AECEnv[str, Observed, int]:
        return parallel_to_aec(self.parallel_env(**options))

    raw_env = env
