"""Setting up: civilizations, the Development deck, the Cities (ledger 4.1, 4.21)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE, G
from labrys.games.monumental.content.model import DEVELOPMENT, DISPLAY_TYPES, ERAS
from labrys.games.monumental.rules import city, display, rounds
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.realm import Realm
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def candidates(duel: Duel) -> list[int]:
    """The civilizations of the box and of the packs chosen (MD-MIX-01)."""
    return [
        people.number
        for people in duel.content.civilizations
        if people.pack == NONE or people.pack in duel.packs
    ]


class SetUp(Step[Duel]):
    """The First player, then the civilizations (MD-SETUP-08, MD-SETUP-17, MD-RULE-38).

    `civilizations` are those of the seats if they were chosen before; else they are `picked`, or
    dealt at random.
    """

    def __init__(self, first: int, civilizations: list[int], picked: bool) -> None:
        super().__init__()
        self.first = first
        self.civilizations = civilizations
        self.picked = picked

    def run(self, duel: Duel) -> None:
        first = self.first
        if first == NONE:
            first = duel.chance.roll(2, duel.blocks.out_first)
        duel.first = first
        duel.tell("first-player", first)
        duel.agenda.append(Lay())
        if self.picked:
            duel.agenda.append(PickCivilization(first, NONE))
            duel.agenda.append(PickCivilization(1 - first, NONE))
            return
        bag = candidates(duel)
        for seat in range(2):
            if self.civilizations:
                number = self.civilizations[seat]
            else:
                number = duel.chance.draw(bag, duel.blocks.out_civilization)
            duel.realms[seat] = Realm(duel.content.civilizations[number])
            duel.tell("dealt-civilization", seat, number)


class PickCivilization(Step[Duel]):
    """The second player picks first, then the First player; never the same (MD-RULE-38)."""

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken = taken

    def ask(self, duel: Duel, asked: Question) -> None:
        for number in candidates(duel):
            option = duel.blocks.civilization + number
            if number == self.taken:
                asked.refuse(option, "civilization-taken", "MD-SETUP-08")
            else:
                asked.offer(option)

    def take(self, duel: Duel, option: int) -> None:
        number = option - duel.blocks.civilization
        duel.realms[self.seat] = Realm(duel.content.civilizations[number])
        duel.tell("picked-civilization", self.seat, number)
        if isinstance(duel.agenda[-1], PickCivilization):
            duel.agenda[-1] = PickCivilization(1 - self.seat, number)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.word("first", "yes" if seat == duel.first else "no")


class Lay(Step[Duel]):
    """All cards, tokens and dice to their places (MD-SETUP-01 to -16)."""

    def run(self, duel: Duel) -> None:
        content = duel.content
        for era in range(ERAS):
            make_era(duel, era)
        for index, card in enumerate(content.basics):
            pack = content.cards[card].pack
            if pack == NONE or pack in duel.packs:
                duel.piles[index] = content.cards[card].copies
        display.fill(duel)
        for seat in range(2):
            realm = duel.realms[seat]
            realm.deck = realm.civilization.deck[:]
            realm.culture = realm.civilization.policies[:]
            realm.spying = content.espionage[0]
            realm.dice = content.start_dice
            realm.supply[G] = content.start_gold
            for card in realm.deck:
                duel.owns(seat, card, 1)
        duel.agenda.append(rounds.BeginRound())
        duel.agenda.append(city.Replenish(1 - duel.first))
        duel.agenda.append(city.Replenish(duel.first))


def make_era(duel: Duel, era: int) -> None:
    """So many cards of each type; where packs bring more, at random (MD-MIX-02, MD-MIX-03). What
    goes into the deck is shown, for its content is no secret (MD-RULE-36)."""
    content = duel.content
    chosen: list[int] = []
    for kind in DISPLAY_TYPES:
        found: list[int] = []
        for card in content.cards:
            if card.set == DEVELOPMENT and card.era == era and card.type == kind:
                if card.pack == NONE or card.pack in duel.packs:
                    found.append(card.number)
        needed = content.deck_table[era][kind]
        if len(found) > needed:
            for _ in range(needed):
                card_number = duel.chance.draw(found, duel.blocks.out_card)
                duel.tell("shuffled-in", card_number)
                chosen.append(card_number)
        else:
            chosen += found
    duel.eras[era] = chosen
