"""What an option of Monumental Duel costs or gives now, in a few words beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.games.monumental.content.language import BASIC, STOCK, G, M, P, S
from labrys.games.monumental.content.model import ABILITIES, SPACES
from labrys.games.monumental.game import as_duel
from labrys.games.monumental.rules import order
from labrys.games.monumental.rules.advantage import least
from labrys.games.monumental.rules.city import spaces_of, yields
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.display import BuildSection
from labrys.games.monumental.rules.prices import Prices, policy_price, top_province
from labrys.games.monumental.words import cards
from labrys.kernel.view import View

if TYPE_CHECKING:
    from labrys.games.monumental.words.wording import MonumentalWording

# Faces of a die that differ from card to card
TELLING: Final = (4, 5, 6)


def hint(wording: MonumentalWording, option: int, view: View) -> str:
    """What an option brings, empty where there is nothing to add."""
    duel = as_duel(view.concealed)
    block = wording.words.game.lexicon.of(option)
    members = block.members(option)
    member = members[0] if members else 0
    told = Hints(wording, duel, view.seat)
    verb = block.verb
    if verb == "activate":
        return told.activation(members[0], members[1])
    if verb in ("acquire", "start"):
        return told.price_of(member)
    if verb in ("complete", "conquer", "progress", "advantage", "warlord", "pass"):
        return told.plain(verb)
    if verb == "develop":
        return told.policy(member)
    if verb in ("use", "may"):
        return told.effect(member, verb == "may")
    if verb == "next":
        return told.waiting(member)
    if verb == "deploy":
        return wording.words.say("hint-dice", count=duel.realms[view.seat].dice)
    if verb == "tokens":
        return wording.words.say("hint-rounds", count=member + 1)
    if verb == "resolve":
        return told.face(duel.rolled[member])
    if verb == "espionage":
        return told.espionage(member)
    return ""


class Hints:
    """What options bring to one seat."""

    def __init__(self, wording: MonumentalWording, duel: Duel, seat: int) -> None:
        self.wording = wording
        self.words = wording.words
        self.duel = duel
        self.seat = seat
        self.realm = duel.realms[seat]

    def paying(self, resource: int, price: int) -> str:
        """A price as it is paid by default: Basic resources first, Gold for the rest."""
        if price <= 0:
            return self.words.say("hint-free")
        paid = [0] * len(STOCK)
        paid[resource] = price
        if resource < BASIC:
            paid[resource] = min(price, self.realm.supply[resource])
            paid[G] = price - paid[resource]
        return cards.amounts(self.words, paid)

    def plain(self, verb: str) -> str:
        """Of actions without parts."""
        prices = Prices(self.duel, self.seat)
        if verb == "complete":
            wonder = self.duel.content.cards[self.realm.wonder]
            return self.paying(P, self.less(prices.of_completing(wonder)))
        if verb == "conquer":
            return self.paying(M, prices.of_conquest(top_province(self.duel, 1 - self.seat)))
        if verb == "progress":
            price = self.paying(S, prices.of_progress())
            if not self.realm.known:
                return price
            top = self.words.say("hint-known", card=self.wording.named(self.realm.known[-1]))
            return self.both(price, top)
        if verb == "advantage":
            return self.words.say("hint-least", count=least(self.duel))
        if verb == "warlord":
            skill = self.duel.content.cards[self.realm.civilization.warlord].skills[0]
            return self.wording.texts.deed(skill)
        return self.passing()

    def both(self, first: str, last: str) -> str:
        return (
            self.words.say("hint-both", first=first, last=last) if first and last else first or last
        )

    def less(self, price: int) -> int:
        """The price under the terms of an effect that builds a Wonder section."""
        step = self.duel.agenda[-1]
        return price - step.less if isinstance(step, BuildSection) else price

    def price_of(self, number: int) -> str:
        """A card of the display, of a pile, or one that is reserved."""
        card = self.duel.content.cards[number]
        prices = Prices(self.duel, self.seat)
        price = prices.of_card(card, number in self.realm.reserved)
        return self.paying(card.paid, self.less(price))

    def activation(self, row: int, column: int) -> str:
        """What the five spaces give, and the Unrest that leaves."""
        given = cards.amounts(self.words, yields(self.duel, self.seat, row, column))
        unrest = [
            space
            for space in spaces_of(row, column)
            if self.realm.tops[space] == self.duel.content.unrest
        ]
        back = self.words.say("hint-unrest", count=len(unrest)) if unrest else ""
        return self.both(given, back) or self.words.say("hint-nothing")

    def policy(self, number: int) -> str:
        """Its price, its bonus, and how many bonuses come again."""
        card = self.duel.content.cards[number]
        assert card.bonus is not None
        price = cards.amount(self.words, STOCK.index("c"), policy_price(self.duel, self.seat))
        text = self.wording.texts.deed(card.bonus)
        earlier = len(self.realm.policies)
        if earlier:
            return self.both(price, self.words.say("hint-bonuses", text=text, count=earlier))
        return self.both(price, self.words.say("hint-bonus", text=text))

    def effect(self, place: int, free: bool) -> str:
        """What using a card does."""
        card = self.duel.content.cards[self.realm.card_at(place)]
        skills = card.free if free else card.actions
        return self.wording.texts.deed(skills[0]) if len(skills) == 1 else ""

    def waiting(self, place: int) -> str:
        """What the effect does that waits at a place."""
        step = self.duel.agenda[-1]
        assert isinstance(step, order.ChooseOrder)
        code = next(code for code in step.codes if code // ABILITIES == place)
        return self.wording.texts.deed(order.skill_at(self.duel, self.seat, step.kind, code))

    def face(self, face: int) -> str:
        """What a face of a die does on the active Espionage card."""
        return self.wording.face(self.realm.spying, face) if face else ""

    def espionage(self, number: int) -> str:
        told = [
            self.words.say("hint-face", face=face, text=self.wording.face(number, face))
            for face in TELLING
        ]
        return ", ".join(told)

    def passing(self) -> str:
        """What passing costs: Basic resources, and the activated cards (MD-PASS-02)."""
        lost = cards.amounts(self.words, self.realm.supply[:BASIC])
        gone = sum(
            self.realm.is_turned(space) and self.realm.tops[space] >= 0 for space in range(SPACES)
        )
        away = self.words.say("hint-washed", count=gone) if gone else ""
        return self.both(self.words.say("hint-lost", what=lost) if lost else "", away)
