"""Effects of spies: Unrest, Agent dice and the Espionage stack (ledger 4.14, 4.17)."""

from __future__ import annotations

from labrys.games.monumental.content.language import SELF, Deed
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import Effect
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class GainUnrest(Effect):
    """`UNREST(who,n)`: from the common stack to the City discard, as far as there is any
    (MD-UNREST-01, MD-RULE-26)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.unrest > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        player = seat if deed.word == SELF else 1 - seat
        number = min(deed.number, duel.unrest)
        realm = duel.realms[player]
        duel.unrest -= number
        realm.unrests += number
        for _ in range(number):
            duel.to_discard(player, duel.content.unrest)
        duel.owed = False
        duel.tell("unrest", player, number)


class Train(Effect):
    """`TRAIN(n)`: up to n Agent dice, three at most (MD-SPY-03)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.realms[seat].dice < duel.content.most_dice

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        train(duel, seat, deed.number)


def train(duel: Duel, seat: int, number: int) -> None:
    realm = duel.realms[seat]
    realm.dice = min(duel.content.most_dice, realm.dice + number)
    duel.owed = False
    duel.tell("trained", seat, realm.dice)


class LoseDie(Effect):
    """`LOSE_DIE(who,n)`: so many dice to the stock; on a face, the die being resolved first."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        player = seat if deed.word == SELF else 1 - seat
        return duel.realms[player].dice > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        player = seat if deed.word == SELF else 1 - seat
        realm = duel.realms[player]
        realm.dice = max(0, realm.dice - deed.number)
        duel.owed = False
        duel.tell("die-lost", player, realm.dice)


class Switch(Effect):
    """`SWITCH_ESP`: another Espionage card becomes active (MD-SPY-08, MD-RULE-23)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return True

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(SwitchTo(seat))


class SwitchTo(Step[Duel]):
    """Which of the four others comes on top."""

    def ask(self, duel: Duel, asked: Question) -> None:
        for card in duel.content.espionage:
            if card == duel.realms[self.seat].spying:
                asked.refuse(duel.blocks.espionage + card, "same-card", "MD-RULE-23")
            else:
                asked.offer(duel.blocks.espionage + card)

    def take(self, duel: Duel, option: int) -> None:
        card = option - duel.blocks.espionage
        duel.realms[self.seat].spying = card
        duel.owed = False
        duel.played |= 1 << card
        duel.tell("switched", self.seat, card)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", duel.realms[self.seat].spying)
