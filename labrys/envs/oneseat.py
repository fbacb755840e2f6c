"""Gymnasium: one seat of a game, against named bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import gymnasium.spaces

from labrys import bots
from labrys.envs.rendering import Renderer, modes
from labrys.envs.session import LOSE, SEEDS, WIN, Mask, Numbers, Session
from labrys.envs.spaces import Observed, observation_space
from labrys.kernel.errors import BadSetting


class OneSeat:
    """A session in which all seats but one are played by bots."""

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | list[str] = "random",
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        reward: str = WIN,
        illegal: str = LOSE,
    ) -> None:
        self.session = Session(game, seats, settings, reward, illegal)
        count = self.session.seats
        if not 0 <= seat < count:
            raise BadSetting(f"there is no seat {seat}: seats are 0 to {count - 1}")
        self.seat = seat
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != count - 1:
            raise BadSetting(f"{count} seats need {count - 1} opponents, not {len(names)}")
        self.makers = [bots.find(name) for name in names]
        self.players: list[bots.Bot | None] = []

    def begin(self, seed: int) -> None:
        self.session.begin(seed)
        made: list[bots.Bot | None] = [
            maker((seed + 1 + place) % SEEDS) for place, maker in enumerate(self.makers)
        ]
        self.players = [*made[: self.seat], None, *made[self.seat :]]
        self._let_others_play()

    def play(self, action: int) -> float:
        """Play on until this seat is asked again or the game is over; answers its reward."""
        self.session.play(action, self.seat)
        self._let_others_play()
        if not self.session.over and not self.session.by_points:
            return 0.0
        return self.session.rewards()[self.seat]

    def look(self) -> tuple[Numbers, Mask]:
        return self.session.look(self.session.view(self.seat))

    def _let_others_play(self) -> None:
        session = self.session
        position = session.position
        while not session.over:
            player = self.players[position.seat]
            if player is None:
                return
            session.position.play(player.choose(position.view(position.seat)))


class OneSeatEnv(gymnasium.Env[Observed, Any]):
    """A game as its seat `seat` plays it; the others are bots, all of a kind or a list of names.

    An action is the number of an option; any that is not offered loses the game, unless `illegal`
    says otherwise. `reward`, `settings` and `seats` are those of `SeatsEnv`.
    """

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.table = OneSeat(game, **options)
        self.metadata = {"render_modes": modes(), "render_fps": 1}
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.observation_space = observation_space(self.table.session)
        self.action_space = gymnasium.spaces.Discrete(self.table.session.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(SEEDS)))
        self.renderer.shows(self.table.session)
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        reward = self.table.play(int(action))
        self.renderer.shows(self.table.session)
        return self._observe(), reward, self.table.session.over, False, {}

    def action_masks(self) -> Mask:
        """The actions that may be taken now, where sb3-contrib looks for them."""
        return self.table.look()[1]

    def render(self) -> Any:
        return self.renderer.render(self.table.session, self.table.seat)

    def close(self) -> None:
        self.renderer.close()

    def _observe(self) -> Observed:
        numbers, mask = self.table.look()
        return {"observation": numbers, "action_mask": mask}
