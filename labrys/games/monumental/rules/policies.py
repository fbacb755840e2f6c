"""Cultural Policies (ledger 4.8, 4.20)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE, ON_POLICY, C
from labrys.games.monumental.content.model import ABILITIES, LINES, POLICIES
from labrys.games.monumental.rules import order, pay
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import POLICY_PLACE
from labrys.games.monumental.rules.order import BONUSES
from labrys.games.monumental.rules.prices import policy_price
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def ask(duel: Duel, seat: int, asked: Question) -> None:
    """Any Policy of the own Culture deck, for its price in Culture (MD-POL-01)."""
    realm = duel.realms[seat]
    short = policy_price(duel, seat) - realm.supply[C]
    if short <= 0:
        for card in realm.culture:
            asked.offer(duel.blocks.develop + card)
    elif asked.wants_refusals:
        for card in realm.culture:
            asked.refuse(duel.blocks.develop + card, "lacks", "MD-POL-01", short, C)
    if asked.wants_refusals and len(realm.policies) == POLICIES:
        for card in realm.policies:
            asked.refuse(duel.blocks.develop + card, "developed", "MD-RULE-28")


def develop(duel: Duel, seat: int, card: int) -> None:
    price = policy_price(duel, seat)
    if duel.realms[seat].civilization.at_lines:
        duel.agenda.append(ChooseLine(seat, card))
    else:
        duel.agenda.append(Develop(seat, card, NONE))
    pay.pay(duel, seat, C, price)


class ChooseLine(Step[Duel]):
    """The first three Policies lie at three rows, the others under two columns (MD-CIV-03)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def ask(self, duel: Duel, asked: Question) -> None:
        realm = duel.realms[self.seat]
        first = 0 if len(realm.policies) < LINES // 2 else LINES // 2
        for line in range(LINES):
            option = duel.blocks.line + line
            if not first <= line < first + LINES // 2:
                reason = "rows-first" if first == 0 else "columns-now"
                asked.refuse(option, reason, "MD-CIV-03")
            elif line in realm.lines:
                asked.refuse(option, "line-taken", "MD-CIV-03")
            else:
                asked.offer(option)

    def take(self, duel: Duel, option: int) -> None:
        duel.agenda.append(Develop(self.seat, self.card, option - duel.blocks.line))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.card)
        few = len(duel.realms[self.seat].policies) < LINES // 2
        prompt.word("lines", "rows" if few else "columns")


class Develop(Step[Duel]):
    """The Policy is laid; its bonus and those of all earlier ones are gained (MD-POL-02, -03,
    MD-CIV-06)."""

    def __init__(self, player: int, card: int, line: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.line = line

    def run(self, duel: Duel) -> None:
        seat = self.player
        realm = duel.realms[seat]
        realm.culture.remove(self.card)
        realm.policies = [*realm.policies, self.card]
        duel.played |= 1 << self.card
        number = len(realm.policies)
        if self.line == NONE:
            duel.tell("developed", seat, self.card, number)
        else:
            realm.lines = [*realm.lines, self.line]
            duel.tell("developed-at", seat, self.card, self.line, number)
        duel.agenda.append(order.Trigger(seat, 1 << ON_POLICY))
        codes = [(POLICY_PLACE + index) * ABILITIES for index in range(number)]
        codes.reverse()  # the new one first
        order.pend(duel, seat, BONUSES, codes)
