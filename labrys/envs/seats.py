"""PettingZoo's AEC: all seats of a game, asked one after another."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces
from pettingzoo import AECEnv

from labrys.envs.rendering import Renderer, modes
from labrys.envs.session import REFUSE, WIN, Session
from labrys.envs.spaces import Observed, Seeds, observation_space


class SeatsEnv(AECEnv[str, Observed, int]):
    """A game for its seats `seat_0`, `seat_1`, …; an action is the number of an option.

    `reward` is `win` (1 at the end, shared by those who share a win, and the others lose as much
    together) or `points` (as they are gained). `illegal` says what an action does that is not
    offered: `refuse` raises NotOffered, `lose` loses the game, `any` takes any other instead.
    Seats that choose at once are asked in turn, and see nothing of each other's choices.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        reward: str = WIN,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.session = Session(game, seats, settings, reward, illegal)
        self.metadata = {
            "name": f"labrys_{game}_v0",
            "render_modes": modes(),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.session.seats)]
        self.agents: list[str] = []
        self.seeds = Seeds()
        self.observation_spaces = {
            agent: observation_space(self.session) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.session.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.session.begin(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.agent_selection = self.agents[self.session.position.seat]
        self.renderer.shows(self.session)

    def observe(self, agent: str) -> Observed:
        """What a seat sees now, asked or not."""
        session = self.session
        numbers, mask = session.look(session.view(self.possible_agents.index(agent)))
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self.session
        if action is None:
            raise ValueError(f"{agent} is to choose: an action is a number, not None")
        session.play(int(action), session.position.seat)
        self._cumulative_rewards[agent] = 0.0
        over = session.over
        if over or session.by_points:
            self.rewards = dict(zip(self.agents, session.rewards()))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[session.position.seat]
        self.renderer.shows(session)

    def render(self) -> Any:
        return self.renderer.render(self.session)

    def close(self) -> None:
        self.renderer.close()
