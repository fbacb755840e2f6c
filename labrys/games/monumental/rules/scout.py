"""The Scout: Spy, the Agent dice and the Espionage stack (ledger 4.14)."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import FACE_OF, NONE, ON_DEPLOY
from labrys.games.monumental.content.model import Skill
from labrys.games.monumental.rules import order, text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.spying import train
from labrys.games.monumental.rules.options import FREE, PAYMENTS, REROLLS, SCOUT_PLACE
from labrys.games.monumental.rules.pay import paid_with
from labrys.games.monumental.rules.prices import Prices
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

FACES: Final = 6


def ask(duel: Duel, seat: int, asked: Question) -> None:
    """Train or Deploy, announced with what is paid for it (MD-SPY-02, MD-RULE-24)."""
    realm = duel.realms[seat]
    blocks = duel.blocks
    if realm.tokens[SCOUT_PLACE]:
        if asked.wants_refusals:
            for index in range(len(PAYMENTS)):
                asked.refuse(blocks.train + index, "used", "MD-SPY-01")
                asked.refuse(blocks.deploy + index, "used", "MD-SPY-01")
        return
    for index in range(len(PAYMENTS)):
        paid = realm.supply[paid_with(index)] > 0
        if not paid:
            asked.refuse(blocks.train + index, "lacks", "MD-SPY-02", 1, paid_with(index))
            asked.refuse(blocks.deploy + index, "lacks", "MD-SPY-02", 1, paid_with(index))
            continue
        if realm.dice < duel.content.most_dice:
            asked.offer(blocks.train + index)
        else:
            asked.refuse(blocks.train + index, "dice-limit", "MD-SPY-03", duel.content.most_dice)
        if realm.dice > 0:
            asked.offer(blocks.deploy + index)
        else:
            asked.refuse(blocks.deploy + index, "no-dice", "MD-RULE-21", 1)


def spy(duel: Duel, seat: int, index: int, deploys: bool) -> None:
    """Pay, put the Action token on the Scout, then train or roll (MD-SPY-01)."""
    realm = duel.realms[seat]
    duel.spend(seat, paid_with(index), 1)
    realm.tokens[SCOUT_PLACE] = 1
    duel.played |= 1 << realm.civilization.scout
    duel.tell("used-scout", seat, realm.civilization.scout)
    if not deploys:
        train(duel, seat, 1)
        return
    duel.tell("deployed", seat, realm.dice)
    duel.agenda.append(ResolveDice(seat))
    duel.agenda.append(Reroll(seat, Prices(duel, seat).throws))
    throw(duel, seat, [0] * realm.dice, (1 << realm.dice) - 1)


def throw(duel: Duel, seat: int, faces: list[int], dice: int) -> None:
    """Throw the dice of a set; the others stay as they are (MD-SPY-04, MD-SPY-05)."""
    rolled = faces[:]
    for die in range(len(rolled)):
        if dice >> die & 1:
            rolled[die] = 1 + duel.chance.roll(FACES, duel.blocks.out_die)
    duel.rolled = rolled
    shown = [*rolled, 0, 0]
    duel.tell("rolled", seat, shown[0], shown[1], shown[2])


class Reroll(Step[Duel]):
    """Throw any dice again, one payment a throw, or stop (MD-SPY-05, MD-RULE-22). Throws that a
    card gives for free come first."""

    def __init__(self, seat: int, free: int) -> None:
        super().__init__(seat)
        self.free = free

    def ask(self, duel: Duel, asked: Question) -> None:
        asked.offer(duel.blocks.stop)
        supply = duel.realms[self.seat].supply
        count = len(REROLLS)
        for dice in range(1, 1 << len(duel.rolled)):
            base = duel.blocks.reroll + (dice - 1) * count
            if self.free:
                asked.offer(base + FREE)
                continue
            for index in range(len(PAYMENTS)):
                if supply[paid_with(index)]:
                    asked.offer(base + index)
                elif asked.wants_refusals:
                    asked.refuse(base + index, "lacks", "MD-SPY-05", 1, paid_with(index))

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.stop:
            return
        choice = option - duel.blocks.reroll
        dice, index = choice // len(REROLLS) + 1, choice % len(REROLLS)
        free = self.free
        if index == FREE:
            free -= 1
        else:
            duel.spend(self.seat, paid_with(index), 1)
        duel.agenda.append(Reroll(self.seat, free))
        throw(duel, self.seat, duel.rolled, dice)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("free", self.free)
        supply = duel.realms[self.seat].supply
        prompt.count("count", supply[0] + supply[1] + supply[2])
        prompt.things("faces", "face", duel.rolled)


class ResolveDice(Step[Duel]):
    """Each die once, one at a time, on the card that is active then (MD-SPY-06). Where the order
    cannot matter it is not asked (see `rules/order.py`)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, duel: Duel) -> None:
        left = open_dice(duel)
        if not left:
            duel.rolled = []
            duel.die = NONE
            duel.agenda.append(order.Trigger(self.player, 1 << ON_DEPLOY))
            return
        duel.agenda.append(self)
        matters = False
        for die in left:
            if not face_of(duel, self.player, die).plain:
                matters = True
        if matters and len(left) > 1:
            duel.agenda.append(ChooseDie(self.player))
        else:
            resolve_die(duel, self.player, left[0])


def open_dice(duel: Duel) -> list[int]:
    """The dice still to be resolved, one of each face."""
    found: list[int] = []
    for die, face in enumerate(duel.rolled):
        if face and face not in duel.rolled[:die]:
            found.append(die)
    return found


def face_of(duel: Duel, seat: int, die: int) -> Skill:
    """What a die's face means on the active Espionage card."""
    card = duel.content.cards[duel.realms[seat].spying]
    return card.faces[FACE_OF[duel.rolled[die]]]


class ChooseDie(Step[Duel]):
    """Which die is resolved next; of equal ones the first stands for all."""

    def ask(self, duel: Duel, asked: Question) -> None:
        for die in open_dice(duel):
            asked.offer(duel.blocks.resolve + die)

    def take(self, duel: Duel, option: int) -> None:
        resolve_die(duel, self.seat, option - duel.blocks.resolve)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.things("faces", "face", [face for face in duel.rolled if face])
        prompt.thing("card", "card", duel.realms[self.seat].spying)


def resolve_die(duel: Duel, seat: int, die: int) -> None:
    """The die's result is compulsory (MD-SPY-07 to -09)."""
    skill = face_of(duel, seat, die)
    card = duel.realms[seat].spying
    duel.played |= 1 << card
    duel.tell("face", seat, duel.rolled[die], card)
    rolled = duel.rolled[:]
    rolled[die] = 0
    duel.rolled = rolled
    duel.die = die
    text.begin(duel, seat, card, skill, True)
