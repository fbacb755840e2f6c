"""Views and worlds, derived from the secrets a position declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting
from labrys.kernel.given import Given, said
from labrys.kernel.pool import Deal, Pool
from labrys.kernel.position import Position
from labrys.kernel.step import NOBODY
from labrys.kernel.traveller import Traveller

if TYPE_CHECKING:
    from labrys.kernel.question import Refusal

# What a view keeps of chance: nothing. To copy it is quicker than to seed one.
NO_CHANCE: Final = Chance(0)


class View(Traveller):
    """What one seat (or a spectator, seat -1) may see.

    Made from a concealed copy: hidden things are replaced by their backs, chance is
    forgotten, and what the others secretly chose is gone. All that a page, a bot or a
    network client gets comes from here, never from the true position.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for a view that arrives: once compiled, a class without this would run
        `__init__`."""
        return object.__new__(cls)

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.pool = Pool()
        self.concealed = self._conceal(position, seat)

    def _conceal(self, position: Position, seat: int) -> Position:
        copy = position.copy()
        copy.chance = NO_CHANCE.copy()
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
            copy.options = ()
        for index, step in enumerate(copy.agenda):
            copy.agenda[index] = step.concealed(seat)
        pool = self.pool
        for secret in copy.secrets():
            secret.conceal(seat, pool)
        pool.sort()
        return copy

    def __repr__(self) -> str:
        """`<minos as seat 1 sees it, seat 2 chooses, points 34 40 12>`."""
        from labrys.kernel.travel.names import view_name

        return view_name(self)

    def world(self, seed: Given) -> Position:
        """A full position drawn at random from all that fit this view."""
        if type(seed) is not int:
            raise BadSetting(f"a seed is a whole number, not {said(seed)}")
        chance = Chance(seed)
        position = self.concealed.copy()
        deal = Deal(self.pool, chance)
        for secret in position.secrets():
            secret.imagine(self.seat, deal)
        for index, step in enumerate(position.agenda):
            position.agenda[index] = step.imagined(position, self.seat, chance)
        position.chance = chance
        if not position.options:
            # That the decider is asked is known, even where this world leaves but one option.
            position.ask_again()
        return position

    @property
    def options(self) -> tuple[int, ...]:
        """What this seat may choose now; empty when it is not asked."""
        return self.concealed.options

    @property
    def asked(self) -> bool:
        return bool(self.concealed.options)

    @property
    def over(self) -> bool:
        return self.concealed.over

    @property
    def points(self) -> list[int | None]:
        """The points of each seat as far as this one may know them; None where it may not."""
        return self.concealed.points_for(self.seat)

    @property
    def decider(self) -> int:
        return self.concealed.seat

    def refusals(self) -> list[Refusal]:
        """Why expected things are not possible; only for a seat that is asked."""
        return self.concealed.refusals() if self.asked else []

    def spell(self, option: Given) -> str:
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
            "points": self.points,
        }
        facts["table"] = position.game.table_facts(position, self.seat)
        return facts


class OpenView(View):
    """What a spectator sees of a game that is over: everything, whoever it belonged to."""

    def __init__(self, position: Position) -> None:
        super().__init__(position, NOBODY)

    def _conceal(self, position: Position, seat: int) -> Position:
        copy = position.copy()
        copy.chance = NO_CHANCE.copy()
        copy.seed = 0
        copy.last = None
        copy.recorded = False
        copy.options = ()
        return copy
