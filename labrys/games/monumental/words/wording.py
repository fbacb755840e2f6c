"""Monumental Duel in words: its things, options, questions and refusals for people.

Card texts are made in `texts`, what options cost and give is told in `hints`. All of it reads a
view's concealed position, never the true one.
"""

from __future__ import annotations

from typing import Final, cast

from labrys.games.monumental.content.language import (
    ANY_BASIC,
    ESPIONAGE,
    FACE_OF,
    OWNED,
    PROVINCES,
    STOCK,
    TYPES,
)
from labrys.games.monumental.content.model import ABILITIES, SPACES, Content, Skill
from labrys.games.monumental.game import BOX, MonumentalGame, as_duel
from labrys.games.monumental.rules import order, text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.cards import ChooseAbility
from labrys.games.monumental.rules.options import (
    CONVERT_FROM,
    CONVERT_TO,
    DICE,
    FREE,
    POLICY_PLACE,
    SCOUT_PLACE,
    WARLORD_PLACE,
)
from labrys.games.monumental.rules.pay import PayGold, paid_with
from labrys.games.monumental.rules.prices import top_province
from labrys.games.monumental.rules.use import ChooseUse
from labrys.games.monumental.words import cards, hints
from labrys.games.monumental.words.texts import CardText
from labrys.kernel.clauses.tree import Part
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.text.words import Said, Wording, Words, capital
from labrys.kernel.view import View

# What the board calls rows and columns
LINE_NAMES: Final = {"row": cards.ROMAN, "column": ["A", "B", "C"]}
# Parts of sentences that are numbers
NUMBERS: Final = ("count", "face", "face-2", "face-3", "ability", "branch", "gold")
# Kinds that a lexicon counts from 1
FROM_ONE: Final = ("count", "die", "ability", "branch")
RESOURCES: Final = ("resource", "into")
# What a refusal's `what` is, by its reason
WHAT: Final = {
    "lacks": "resource",
    "other-type": "resource",
    "condition-GAINED": "resource",
    "condition-CONTROL": "province",
    "condition-OWN": "owned",
}
# Options with what is paid for them, among four resources: see `PAYMENTS`
PAID: Final = ("train", "deploy", "pay")
# Options on a card of the City, called by that card
OF_SPACES: Final = ("archive", "reinforce", "discard", "calm")
OF_PLACES: Final = ("use", "may", "copy", "ready", "next")


class MonumentalWording(Wording):
    """Names the things of Monumental Duel."""

    seats = ("seat", "rival")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, MonumentalGame)
        self.content: Content = words.game.content
        self.blocks = words.game.blocks
        self.texts = CardText(words)

    # ---- things

    def thing(self, kind: str, member: int) -> str:
        say = self.words.say
        if kind in ("card", "other"):
            return self.card_name(member)
        if kind == "civilization":
            return self.people(member)
        if kind in RESOURCES:
            return say(f"resource-{STOCK[member]}")
        if kind == "payment":
            return say("payment-free") if member == FREE else self.paid(member)
        if kind == "die":
            return say("die", count=member)
        if kind in ("row", "column"):
            return say(kind, name=LINE_NAMES[kind][member])
        if kind == "line":
            return self.thing("row", member) if member < 3 else self.thing("column", member - 3)
        if kind == "era":
            return cards.ROMAN[member]
        if kind in ("place", "space"):
            return self.place(member)
        if kind == "dice":
            return self.words.series([say("die", count=die + 1) for die in dice_of(member)])
        if kind == "conversion":
            before, after = STOCK[CONVERT_FROM[member]], STOCK[CONVERT_TO[member]]
            return say(
                "conversion", before=say(f"resource-{before}"), after=say(f"resource-{after}")
            )
        return super().thing(kind, member)

    def part(self, kind: str, member: int) -> Said:
        if kind in NUMBERS:
            return member
        if kind in ("card", "other") and member >= 0:
            return self.words.say("card-named", name=self.card_name(member))
        return self.thing(kind, member)

    def first(self, kind: str) -> int:
        return 1 if kind in FROM_ONE else 0

    def card_name(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-back")
        return cards.name(self.words, self.content.cards[number])

    def named(self, number: int) -> str:
        """A card as a part of a sentence."""
        return str(self.part("card", number))

    def people(self, number: int) -> str:
        """A civilization; one that a pack brings has only its name."""
        civilization = self.content.civilizations[number]
        message = f"people-{civilization.id}"
        if self.words.knows(message):
            return self.words.say(message)
        return civilization.name[self.words.language]

    def paid(self, payment: int) -> str:
        """One of the `PAYMENTS`, which have Gold next to the Basic resources."""
        return self.thing("resource", paid_with(payment))

    def place(self, place: int) -> str:
        """Where an own card lies."""
        say = self.words.say
        if place == WARLORD_PLACE:
            return say("place-warlord")
        if place == SCOUT_PLACE:
            return say("place-scout")
        if place >= POLICY_PLACE:
            return say("place-policy", count=place - POLICY_PLACE + 1)
        message = "space" if place < SPACES else "place-knowledge"
        space = place % SPACES
        row, column = LINE_NAMES["row"][space // 3], LINE_NAMES["column"][space % 3]
        return say(message, row=row, column=column)

    # ---- options

    def option(self, option: int, view: View | None) -> str:
        """An option's sentence; with a view, places are called by what lies there."""
        block = self.words.game.lexicon.of(option)
        member = block.members(option)[0] if block.parts else 0
        verb = block.verb
        if verb in PAID:
            return self.words.say(f"option-{verb}", resource=self.paid(member))
        if view is None or not view.asked:
            return self.words.plain(option)
        duel = as_duel(view.concealed)
        seat = view.seat
        say = self.words.say
        if verb == "acquire":
            message = f"option-acquire-{TYPES[self.content.cards[member].type]}"
            message = message if self.words.knows(message) else "option-acquire"
            return say(message, card=self.named(member))
        if verb in OF_SPACES:
            return self.on_space(duel, seat, verb, member)
        if verb in OF_PLACES:
            return self.at_place(duel, seat, verb, member)
        if verb in ("complete", "conquer", "warlord"):
            number = self.meant(duel, seat, verb)
            if number >= 0:
                return say(f"option-{verb}-card", card=self.named(number))
            return say(f"option-{verb}")
        if verb == "done":
            message = "done-" + duel.prompt().removeprefix("ask-")
            return say(message if self.words.knows(message) else "option-done")
        if verb in ("in-order", "branch", "ability", "do"):
            return self.told(duel, verb, member) or self.words.plain(option)
        if verb == "reroll":
            return self.reroll(duel, block.members(option))
        if verb == "resolve":
            return self.resolve(duel, member)
        if verb == "pay-gold":
            return self.pay_gold(duel, member)
        return self.words.plain(option)

    def meant(self, duel: Duel, seat: int, verb: str) -> int:
        """The one card that an option without parts is about; negative if there is none."""
        realm = duel.realms[seat]
        if verb == "complete":
            return realm.wonder
        if verb == "warlord":
            return realm.civilization.warlord
        place = top_province(duel, 1 - seat)
        return duel.realms[1 - seat].provinces[place] if place >= 0 else -1

    def on_space(self, duel: Duel, seat: int, verb: str, space: int) -> str:
        realm = duel.realms[seat]
        number = realm.tops[space] if realm.tops[space] >= 0 else realm.unders[space]
        if number < 0:
            return self.words.say(f"option-{verb}", space=self.place(space))
        name = self.words.say("card-at", card=self.named(number), place=self.place(space))
        return self.words.say(f"option-{verb}", space=name)

    def at_place(self, duel: Duel, seat: int, verb: str, place: int) -> str:
        """A place by its card, and where it lies if another own card has the same name."""
        realm = duel.realms[seat]
        number = realm.card_at(place) if place < WARLORD_PLACE else -1
        if number < 0:
            return self.words.say(f"option-{verb}", place=self.place(place))
        name = self.named(number)
        alike = [other for other in range(WARLORD_PLACE) if realm.card_at(other) == number]
        if len(alike) > 1:
            name = self.words.say("card-at", card=name, place=self.place(place))
        return self.words.say(f"option-{verb}", place=name)

    def told(self, duel: Duel, verb: str, member: int) -> str:
        """An option that stands for a text or for cards that the step knows."""
        step = duel.agenda[-1]
        if verb == "in-order" and isinstance(step, order.ChooseOrder):
            realm = duel.realms[step.seat]
            found = [self.named(realm.card_at(code // ABILITIES)) for code in step.codes]
            return self.words.say("option-in-order-cards", cards=", ".join(found))
        if verb == "branch" and isinstance(step, text.Branch):
            return capital(self.part_text(step.choice.options[member]))
        if verb == "ability" and isinstance(step, ChooseAbility | ChooseUse):
            number = step.card if isinstance(step, ChooseAbility) else self.used(duel, step)
            return capital(self.texts.deed(self.content.cards[number].skills[member]))
        if verb == "do" and isinstance(step, text.Maybe):
            return capital(self.part_text(step.body))
        if verb == "do" and isinstance(step, text.MayDo):
            return capital(self.texts.deed(step.skill))
        return ""

    def used(self, duel: Duel, step: ChooseUse) -> int:
        return duel.realms[step.seat].card_at(step.place)

    def part_text(self, part: Part) -> str:
        """A part of a text, as what is done if it is chosen."""
        self.texts.alone = True
        self.texts.face = False
        self.texts.lasting = False
        return self.texts.part(part)

    def reroll(self, duel: Duel, members: list[int]) -> str:
        dice, payment = members
        names = self.words.series([self.die(duel, die) for die in dice_of(dice)])
        if payment == FREE:
            return self.words.say("option-reroll-free", dice=names)
        price = self.words.say(f"amount-{STOCK[paid_with(payment)]}", count=1)
        return self.words.say("option-reroll-for", dice=names, price=price)

    def die(self, duel: Duel, die: int) -> str:
        """A die with its face, which alone does not tell it from another."""
        if die >= len(duel.rolled) or not duel.rolled[die]:
            return self.words.say("die", count=die + 1)
        return self.words.say("die-showing", count=die + 1, face=duel.rolled[die])

    def resolve(self, duel: Duel, die: int) -> str:
        """By its face: of equal dice, only the first is offered."""
        if die < len(duel.rolled) and duel.rolled[die]:
            return self.words.say("option-resolve-face", face=duel.rolled[die])
        return self.words.say("option-resolve", die=self.words.say("die", count=die + 1))

    def pay_gold(self, duel: Duel, gold: int) -> str:
        step = duel.agenda[-1]
        if not isinstance(step, PayGold):
            return self.words.say("option-pay-gold", gold=gold)
        amounts = [(step.resource, step.amount - gold), (STOCK.index("g"), gold)]
        said = [cards.amount(self.words, each, count) for each, count in amounts if count]
        return self.words.say("option-pay-with", what=self.words.series(said))

    def hint(self, option: int, view: View) -> str:
        if option not in view.options:
            return ""
        return hints.hint(self, option, view)

    # ---- settings, refusals and questions

    def setting(self, name: str, value: str) -> str:
        """Two civilizations, or packs beside the box, joined by "+" (MD-MIX-01)."""
        ids = value.split("+")
        if name == "civilizations" and len(ids) == 2:
            names = {people.id: people.name for people in self.content.civilizations}
            one, other = (names[id][self.words.language] for id in ids)
            return self.words.say("setting-peoples", one=one, other=other)
        if name == "packs" and value != BOX:
            packs = [pack for pack in self.content.packs if pack.id in ids]
            told = self.words.series([pack.name[self.words.language] for pack in packs])
            return self.words.say("setting-box-with", packs=told)
        return super().setting(name, value)

    def what(self, refusal: Refusal) -> Said:
        """What is missing or in the way."""
        if refusal.what == NOTHING or refusal.reason not in WHAT:
            return ""
        if WHAT[refusal.reason] == "province":
            return self.words.say(f"province-{PROVINCES[refusal.what]}")
        if WHAT[refusal.reason] == "owned":
            return self.words.say(f"type-{TYPES[OWNED[refusal.what]]}")
        if refusal.what == ANY_BASIC:
            return self.words.say("resource-basic")
        return self.thing("resource", refusal.what)

    def refused(self, refusal: Refusal, view: View | None) -> str:
        """What is not possible; told once where it holds for a whole kind of option."""
        block = self.words.game.lexicon.of(refusal.option)
        verb, reason = block.verb, refusal.reason
        if verb == "develop" and reason == "lacks":
            return self.words.say("refused-develop")
        if verb == "advantage" and reason == "own-advantage":
            return self.words.say("refused-advantage")
        if verb in ("train", "deploy"):
            if reason == "lacks":
                return self.words.say("refused-spy", resource=self.thing("resource", refusal.what))
            return self.words.say("refused-scout" if reason == "used" else f"refused-{verb}")
        if verb in OF_SPACES and reason in ("activated", "not-activated", "empty-space"):
            return self.words.say(f"option-{verb}", space=self.words.say(f"refused-{reason}"))
        return super().refused(refusal, view)

    def own(self, kind: str, what: object) -> Said:
        if kind == "skill":
            return self.texts.deed(cast(Skill, what))
        return self.part_text(cast(Part, what))

    # ---- cards

    def card(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-hidden")
        return cards.full(self.words, self.content.cards[number])

    def brief(self, kind: str, number: int) -> str:
        """The text of a card alone."""
        if kind != "card" or number < 0:
            return self.thing(kind, number)
        return " ".join(cards.texts(self.words, self.content.cards[number]))

    def face(self, number: int, face: int) -> str:
        """What a face of a die does on an Espionage card."""
        card = self.content.cards[number]
        assert card.type == ESPIONAGE
        return self.texts.deed(card.faces[FACE_OF[face]])


def dice_of(member: int) -> list[int]:
    """The dice of a set, by its place in the lexicon: a mask less one."""
    return [die for die in range(DICE) if member + 1 >> die & 1]


def make(words: Words) -> MonumentalWording:
    """Called by the kernel's words."""
    return MonumentalWording(words)
