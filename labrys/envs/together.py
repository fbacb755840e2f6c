"""Many games of one seat against bots, stepped together in one process."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from labrys.envs.oneseat import OneSeat
from labrys.envs.session import SEEDS
from labrys.envs.spaces import Observed, observation_space
from labrys.kernel.errors import BadSetting


class OneSeatVectorEnv(VectorEnv[Observed, NDArray[np.int64], Any]):
    """So many games; one that is over begins anew with the next step, whose action is ignored.

    The options are those of `OneSeatEnv`.
    """

    def __init__(self, game: str, count: int, **options: Any) -> None:
        if count < 1:
            raise BadSetting(f"there must be at least 1 game, not {count}")
        self.num_envs = count
        self.tables = [OneSeat(game, **options) for _ in range(count)]
        session = self.tables[0].session
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(session)
        self.single_action_space = gymnasium.spaces.Discrete(session.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.done = np.zeros(count, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        if isinstance(seed, list):
            given = [int(self.np_random.integers(SEEDS)) if one is None else one for one in seed]
        else:
            super().reset(seed=seed)
            given = [int(self.np_random.integers(SEEDS)) for _ in self.tables]
        for table, begun in zip(self.tables, given, strict=True):
            table.begin(begun)
        self.done = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        for place, table in enumerate(self.tables):
            if self.done[place]:
                table.begin(int(self.np_random.integers(SEEDS)))
                continue
            rewards[place] = table.play(int(actions[place]))
            over[place] = table.session.over
        self.done = over
        return self._observe(), rewards, over.copy(), np.zeros_like(over), {}

    def _observe(self) -> Observed:
        looks = [table.look() for table in self.tables]
        return {
            "observation": np.stack([numbers for numbers, _ in looks]),
            "action_mask": np.stack([mask for _, mask in looks]),
        }
