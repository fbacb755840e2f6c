"""Paying: Basic resources first and Gold for the rest, unless the player wants to choose
(MD-RES-08, MD-RES-09, MD-RULE-16)."""

from __future__ import annotations

from labrys.games.monumental.content.language import ANY_BASIC, BASIC, G
from labrys.games.monumental.rules.duel import ACTIONS, Duel
from labrys.games.monumental.rules.options import MOST_GOLD, PAYMENTS
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def can_pay(duel: Duel, seat: int, resource: int, amount: int) -> bool:
    return lacking(duel, seat, resource, amount) <= 0


def lacking(duel: Duel, seat: int, resource: int, amount: int) -> int:
    """How much of a price a player lacks, Gold included where it may stand in."""
    if resource == ANY_BASIC:
        supply = duel.realms[seat].supply
        return amount - supply[0] - supply[1] - supply[2] - supply[G]
    return amount - duel.means(seat, resource)


def take_from(supply: list[int], resource: int, amount: int) -> None:
    """Take a price that can be paid from a supply, as it is paid by default."""
    if resource == ANY_BASIC:
        for basic in range(BASIC):
            part = min(supply[basic], amount)
            supply[basic] -= part
            amount -= part
        supply[G] -= amount
        return
    part = min(supply[resource], amount)
    supply[resource] -= part
    if resource < BASIC:
        supply[G] -= amount - part


def pay(duel: Duel, seat: int, resource: int, amount: int) -> None:
    """Pay a price that can be paid. What it pays for is on the agenda already: who chooses the
    payment is asked first."""
    if amount <= 0:
        return
    if resource == ANY_BASIC:
        duel.agenda.append(PayBasic(seat, amount))
        return
    if resource >= BASIC:
        duel.spend(seat, resource, amount)
        return
    supply = duel.realms[seat].supply
    least = max(0, amount - supply[resource])
    most = min(supply[G], amount, MOST_GOLD)
    # Outside the turns of phase 2 nobody can say beforehand that the payment is to be chosen.
    if most > least and (duel.choosing or duel.phase != ACTIONS):
        duel.agenda.append(PayGold(seat, resource, amount))
    else:
        settle(duel, seat, resource, amount, least)


def settle(duel: Duel, seat: int, resource: int, amount: int, gold: int) -> None:
    duel.spend(seat, resource, amount - gold)
    duel.spend(seat, G, gold)


class PayGold(Step[Duel]):
    """How many Gold stand for a Basic resource."""

    def __init__(self, seat: int, resource: int, amount: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.amount = amount

    def ask(self, duel: Duel, asked: Question) -> None:
        supply = duel.realms[self.seat].supply
        least = max(0, self.amount - supply[self.resource])
        for gold in range(least, min(supply[G], self.amount, MOST_GOLD) + 1):
            asked.offer(duel.blocks.pay_gold + gold)

    def take(self, duel: Duel, option: int) -> None:
        settle(duel, self.seat, self.resource, self.amount, option - duel.blocks.pay_gold)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.amount)
        prompt.thing("resource", "resource", self.resource)


class PayBasic(Step[Duel]):
    """Basic resources in any mix, one after the other; Gold stands for any of them."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, duel: Duel, asked: Question) -> None:
        supply = duel.realms[self.seat].supply
        for index in range(len(PAYMENTS)):
            if supply[paid_with(index)]:
                asked.offer(duel.blocks.pay + index)
            else:
                asked.refuse(duel.blocks.pay + index, "none-of-it", "MD-RES-09", 1)

    def take(self, duel: Duel, option: int) -> None:
        duel.spend(self.seat, paid_with(option - duel.blocks.pay), 1)
        if self.left > 1:
            duel.agenda.append(PayBasic(self.seat, self.left - 1))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


def paid_with(index: int) -> int:
    """The resource of one of the `PAYMENTS`."""
    return index if index < BASIC else G
