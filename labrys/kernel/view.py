"""Views and worlds, derived from the secrets a position declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.kernel.chance import Chance
from labrys.kernel.position import Position
from labrys.kernel.secret import back_of, veil
from labrys.kernel.step import NOBODY

if TYPE_CHECKING:
    from labrys.kernel.question import Refusal


class View:
    """What one seat (or a spectator, seat -1) may see.

    Made from a concealed copy: hidden things are replaced by their backs, chance is
    forgotten, and what the others secretly chose is gone. All that a page, a bot or a
    network client gets comes from here, never from the true position.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.pool: dict[str, dict[int, list[int]]] = {}
        self.concealed = self._conceal(position, seat)

    def _conceal(self, position: Position, seat: int) -> Position:
        copy = position.copy()
        copy.chance = Chance(0)
        copy.seed = 0
        copy.last = None
        copy.recorded = False
        deciders = position.deciders()
        if seat in deciders:
            if seat != position.seat:
                copy.turn_to(seat)
        else:
            # Which of several is waited for first would tell how far they are.
            if len(deciders) > 1:
                copy.turn_to(min(deciders))
            copy.options = []
        for index, step in enumerate(copy.agenda):
            copy.agenda[index] = step.concealed(seat)
        for secret in copy.secrets():
            if secret.known_by(seat):
                continue
            hidden = secret.hidden_from(seat)
            family = self.pool.setdefault(secret.family, {})
            for index in hidden:
                thing = secret.things[index]
                back = secret.backs[thing]
                family.setdefault(back, []).append(thing)
                secret.things[index] = veil(back)
            secret.things.sort()
        for family in self.pool.values():
            for things in family.values():
                things.sort()
        return copy

    def world(self, seed: int) -> Position:
        """A full position drawn at random from all that fit this view."""
        chance = Chance(seed)
        position = self.concealed.copy()
        pool: dict[str, dict[int, list[int]]] = {}
        for name, family in self.pool.items():
            pool[name] = {}
            for back, things in family.items():
                mixed = list(things)
                chance.shuffle(mixed)
                pool[name][back] = mixed
        for secret in position.secrets():
            things = secret.things
            for index in range(len(things)):
                if things[index] < 0:
                    things[index] = pool[secret.family][back_of(things[index])].pop()
            if secret.ordered and not secret.known_by(self.seat):
                chance.shuffle(things)
        for index, step in enumerate(position.agenda):
            position.agenda[index] = step.imagined(position, self.seat, chance)
        position.chance = chance
        if not position.options:
            # That the decider is asked is known, even where this world leaves but one option.
            position.ask_again()
        return position

    @property
    def options(self) -> list[int]:
        """What this seat may choose now; empty when it is not asked."""
        return self.concealed.options

    @property
    def asked(self) -> bool:
        return bool(self.concealed.options)

    @property
    def over(self) -> bool:
        return self.concealed.over

    @property
    def decider(self) -> int:
        return self.concealed.seat

    def refusals(self) -> list[Refusal]:
        """Why expected things are not possible; only for a seat that is asked."""
        return self.concealed.refusals() if self.asked else []

    def spell(self, option: int) -> str:
        return self.concealed.spell(option)

    def facts(self) -> dict[str, object]:
        """Everything this seat may see, as plain data fit for JSON."""
        position = self.concealed
        facts: dict[str, object] = {
            "game": position.game.name,
            "seats": position.seats,
            "viewer": self.seat,
            "settings": dict(sorted(position.settings.items())),
            "over": position.over,
            "decider": position.seat,
            "asked": position.prompt() if position.seat != NOBODY else "",
            "options": [position.spell(option) for option in position.options],
            "points": list(position.points),
        }
        facts["table"] = position.game.picture(position, self.seat)
        return facts


class OpenView(View):
    """What a spectator sees of a game that is over: everything, whoever it belonged to."""

    def __init__(self, position: Position) -> None:
        super().__init__(position, NOBODY)

    def _conceal(self, position: Position, seat: int) -> Position:
        copy = position.copy()
        copy.chance = Chance(0)
        copy.seed = 0
        copy.last = None
        copy.recorded = False
        copy.options = []
        return copy
