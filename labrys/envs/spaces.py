"""The spaces of all environments, and how their seeds go on from one game to the next."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from labrys.envs.session import BOUND, SEEDS, Mask, Numbers, Session

Observed = dict[str, Numbers | Mask]


def observation_space(session: Session, actions: int = 0) -> Any:
    """What a seat sees, and which of so many actions (those of the game) it may take."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (session.numbers,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions or session.actions,), np.int8),
        }
    )


class Seeds:
    """A seed for each game; who gives one gets the same games from then on."""

    def __init__(self) -> None:
        self.generator = np.random.default_rng()

    def next(self, given: int | None) -> int:
        if given is not None:
            self.generator = np.random.default_rng(given)
        return int(self.generator.integers(SEEDS))
