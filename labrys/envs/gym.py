"""Tells Gymnasium of all games, as `labrys/minos-v0` and so on, when it is imported.

Gymnasium reads no entry points since its version 1.0. `gymnasium.make` imports this by itself where
it is named: `gymnasium.make("labrys.envs.gym:labrys/minos-v0")`.
"""

from __future__ import annotations

from labrys import games
from labrys.envs import needed

registration = needed("gymnasium.envs.registration")

for name in games.NAMES:
    registration.register(
        f"labrys/{name}-v0", entry_point="labrys.envs.oneseat:OneSeatEnv", kwargs={"game": name}
    )
