"""The Advantage: one card that a player holds, or nobody (ledger 4.12, 4.16)."""

from __future__ import annotations

from labrys.games.monumental.content.language import BASIC, NONE, ON_TAKE_ADV, G
from labrys.games.monumental.rules import order, pay
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import MOST_TOKENS
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def least(duel: Duel) -> int:
    """How many must be paid at least: 1, or more than lie on the card (MD-ADV-02, MD-ADV-03)."""
    return duel.adv_tokens + 1


def ask(duel: Duel, seat: int, asked: Question) -> None:
    """Which type the payment may be of."""
    for resource in range(BASIC):
        option = duel.blocks.advantage + resource
        if duel.holder == seat:
            asked.refuse(option, "own-advantage", "MD-ADV-05")
        elif duel.adv_type != NONE and duel.adv_type != resource:
            asked.refuse(option, "other-type", "MD-ADV-03", what=duel.adv_type)
        else:
            short = least(duel) - duel.means(seat, resource)
            if short > 0:
                asked.refuse(option, "lacks", "MD-ADV-03", short, resource)
            else:
                asked.offer(option)


class ChooseTokens(Step[Duel]):
    """How many are paid, Gold among them: as many tokens lie on the card (MD-ADV-04)."""

    def __init__(self, seat: int, resource: int) -> None:
        super().__init__(seat)
        self.resource = resource

    def ask(self, duel: Duel, asked: Question) -> None:
        most = min(duel.means(self.seat, self.resource), MOST_TOKENS)
        for number in range(least(duel), most + 1):
            asked.offer(duel.blocks.tokens + number - 1)

    def take(self, duel: Duel, option: int) -> None:
        number = option - duel.blocks.tokens + 1
        duel.agenda.append(Take(self.seat, self.resource, number))
        pay.pay(duel, self.seat, self.resource, number)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("least", least(duel))
        prompt.thing("resource", "resource", self.resource)
        prompt.count("gold", duel.realms[self.seat].supply[G])


class Take(Step[Duel]):
    """Old tokens to the stock, the new ones on the card, which turns (MD-ADV-02, MD-ADV-03)."""

    def __init__(self, player: int, resource: int, number: int) -> None:
        super().__init__()
        self.player = player
        self.resource = resource
        self.number = number

    def run(self, duel: Duel) -> None:
        duel.holder = self.player
        duel.adv_type = self.resource
        duel.adv_tokens = self.number
        duel.tell("advantage", self.player, self.number, self.resource)
        duel.agenda.append(order.Trigger(self.player, 1 << ON_TAKE_ADV))


def gain_free(duel: Duel, seat: int) -> None:
    """Without paying: all tokens go to the stock. For who holds it nothing changes
    (MD-TERM-GAINADV, MD-RULE-18)."""
    if duel.holder == seat:
        return
    duel.holder = seat
    duel.adv_type = NONE
    duel.adv_tokens = 0
    duel.owed = False
    duel.tell("advantage-free", seat)
    duel.agenda.append(order.Trigger(seat, 1 << ON_TAKE_ADV))


class Decay(Step[Duel]):
    """One token leaves the card; without any it becomes neutral (MD-ROUND-14, MD-RULE-20)."""

    def run(self, duel: Duel) -> None:
        if duel.holder == NONE:
            return
        if duel.adv_tokens > 0:
            duel.adv_tokens -= 1
            duel.tell("decayed", duel.holder, duel.adv_tokens)
        if duel.adv_tokens == 0:
            duel.holder = NONE
            duel.adv_type = NONE
            duel.tell("neutral")
