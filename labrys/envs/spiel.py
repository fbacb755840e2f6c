"""Each game as a Python game of OpenSpiel, `labrys_minos` and so on, once this is imported.

Chance speaks once, at the root: it picks one of `deals` seeds, and all cards and dice follow from
it. A state therefore holds what its players can't know; a search that must not look takes its
states from `resampled`.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from labrys import games
from labrys.envs.session import Session, usual_seats
from labrys.kernel.errors import BadSetting
from labrys.kernel.position import Position

DEALS: Final = 4096
LONGEST: Final = 20_000


class SpielGame(pyspiel.Game):
    """A game of the house; its parameters are `players`, `deals` and `settings`, these as
    `match=yes,routes=AAA`."""

    house_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.house_name
        given = dict(params or {})
        settings = _settings(str(given.get("settings", "")))
        self.session = Session(name, int(given.get("players", usual_seats(name))), settings)
        self.deals = int(given.get("deals", DEALS))
        seats = self.session.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.session.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if _alone(name) else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadSetting(f"an observer takes no parameters, not {params}")
        return SpielObserver(self.session)


class SpielState(pyspiel.State):
    """A position of the game; none before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name = game.session.game.name
        self.deals = game.deals
        self.settings = game.session.settings
        self.seats = game.session.seats
        self.position: Position | None = None

    def current_player(self) -> Any:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.over else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player != self.position.seat:
            return []
        return sorted(self.position.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = games.find(self.name)
            self.position = game.new(self.seats, action, dict(self.settings), recorded=False)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return games.find(self.name).lexicon.spell(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.seats
        return Session.outcomes_of(self.position)

    def __str__(self) -> str:
        if self.position is None:
            return f"{self.name} before the deal"
        return f"{self.position!r} {self.position.key().hex()}"


class SpielObserver:
    """What a player sees: the numbers of `game.observe`, or the facts of the view as JSON."""

    def __init__(self, session: Session) -> None:
        self.tensor = np.zeros(session.numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.position is not None:
            view = state.position.view(player)
            self.tensor[:] = view.concealed.game.observe(view)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return f"player {player}"
        return json.dumps(state.position.view(player).facts(), ensure_ascii=False)


def resampled(state: SpielState, player: int, seed: int) -> SpielState:
    """A state drawn from all that the player can't tell from this one, for searches that must not
    look at what is hidden: its `position` is a world of the player's view."""
    other = state.clone()
    if state.position is not None:
        other.position = state.position.view(player).world(seed)
    made: SpielState = other
    return made


def load(name: str, seats: int | None = None, settings: dict[str, str] | None = None) -> Any:
    """The game of that name, for OpenSpiel."""
    games.find(name)
    params: dict[str, Any] = {"players": usual_seats(name) if seats is None else seats}
    if settings:
        params["settings"] = ",".join(f"{key}={value}" for key, value in settings.items())
    return pyspiel.load_game(f"labrys_{name}", params)


def _settings(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split(",") if "=" in pair)


def _type(name: str) -> Any:
    counts = games.find(name).seat_counts
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"labrys_{name}",
        long_name=f"Labrys: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if _alone(name) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(name), "deals": DEALS, "settings": ""},
    )


def _alone(name: str) -> bool:
    """Whether the game can be played alone: against a rival there is no sum of zero."""
    return min(games.find(name).seat_counts) == 1


def _register(name: str) -> None:
    # A class, not a function: OpenSpiel lets go of it after Python has ended, which only survives
    # what is never counted down to nothing.
    kind = type(f"SpielGame_{name}", (SpielGame,), {"house_name": name})
    pyspiel.register_game(_type(name), kind)


for _name in games.NAMES:
    _register(_name)
