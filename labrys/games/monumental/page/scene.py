"""What one drawing of the table starts from: the position of a view, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.people import Sitter
from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.game import as_duel
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.prices import Prices
from labrys.games.monumental.rules.realm import Realm
from labrys.kernel.step import AnyStep
from labrys.kernel.view import View


class Scene:
    """A view made ready for drawing. `near` is the seat whose City lies before the viewer; who
    watches sees that of the first seat there."""

    def __init__(self, view: View, sitters: Sequence[Sitter]) -> None:
        self.view = view
        self.duel = as_duel(view.concealed)
        self.sitters = tuple(sitters)
        self.near = max(view.seat, 0)
        self.far = 1 - self.near
        agenda = self.duel.agenda
        self.step: AnyStep | None = agenda[-1] if agenda else None
        lexicon = self.duel.blocks.lexicon
        self.prices = [prices_of(self.duel, seat) for seat in range(2)]
        # What the viewer is asked for: the verbs, each with its options
        self.asked: dict[str, list[int]] = {}
        for option in view.options:
            self.asked.setdefault(lexicon.of(option).verb, []).append(option)

    def realm(self, seat: int) -> Realm:
        return self.duel.realms[seat]

    def mine(self, seat: int) -> bool:
        """Whether the viewer sits there; who watches sits nowhere."""
        return seat == self.view.seat

    def dealt(self) -> bool:
        """Whether the Cities have been laid out: before that, civilizations are chosen."""
        return self.duel.round > 0

    def due(self, seat: int, number: int) -> int:
        """What a card of the display, of a pile or in reserve costs a player now."""
        reserved = number in self.realm(seat).reserved
        return self.prices[seat].of_card(self.card(number), reserved)

    def missing(self, seat: int, resource: int, price: int) -> int:
        """What the viewer lacks to pay a price; nothing is told of others."""
        return max(0, price - self.duel.means(seat, resource)) if self.mine(seat) else 0

    def card(self, number: int) -> Card:
        return self.duel.content.cards[number]

    def where(self, seat: int) -> str:
        return "near" if seat == self.near else "far"

    def members(self, verb: str, part: int = 0) -> list[int]:
        """What the options of a verb name, in their order, each once."""
        lexicon = self.duel.blocks.lexicon
        found = [lexicon.of(option).members(option)[part] for option in self.asked.get(verb, [])]
        return list(dict.fromkeys(found))


def prices_of(duel: Duel, seat: int) -> Prices:
    """The prices of a player. Looking at them is no use of the cards that lower them."""
    worked = duel.worked
    prices = Prices(duel, seat)
    duel.worked = worked
    return prices


def known(cards: list[int]) -> list[int]:
    """The cards of a pile that are seen, not their backs only."""
    return [card for card in cards if card > NONE]
