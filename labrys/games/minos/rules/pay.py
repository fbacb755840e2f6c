"""Paying Coins for cards and builds, with Temporary Goods where the player likes."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules import build, develop
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import CITY, PALACE, PAY, PLAY, RETURN
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

NO_TEMPS: Final = [0, 0, 0, 0, 0, 0]


def is_card(what: int) -> bool:
    return PLAY <= what < PALACE


def price(minos: Minos, seat: int, what: int, used: list[int]) -> int:
    """What an option costs in Coins with these Temporary Goods returned."""
    clan = minos.clans[seat]
    if is_card(what):
        return develop.price(minos, clan, what - PLAY, used) + develop.surcharge(minos, what - PLAY)
    return build.price(minos, clan, what, used)


def start(minos: Minos, seat: int, what: int) -> None:
    """Ask how to pay if Temporary Goods could help, else pay at once."""
    minos.agenda.append(Pay(seat, what, NO_TEMPS))


class Pay(Step[Minos]):
    """Return Temporary Goods for a discount, then pay the rest (MIN-DEV-03, MIN-BUILD-11)."""

    def __init__(self, seat: int, what: int, used: list[int]) -> None:
        super().__init__(seat)
        self.what = what
        self.used = used

    def ask(self, minos: Minos, asked: Question) -> None:
        clan = minos.clans[self.seat]
        cost = price(minos, self.seat, self.what, self.used)
        if cost > clan.coins:
            rule = "MIN-DEV-02" if is_card(self.what) else "MIN-GEN-01"
            asked.refuse(PAY, "coins", rule, cost - clan.coins)
        else:
            asked.offer(PAY)
        if cost == 0:
            return
        for good in range(6):
            if clan.temps[good] and price(minos, self.seat, self.what, self.more(good)) < cost:
                asked.offer(RETURN + good)

    def more(self, good: int) -> list[int]:
        used = self.used[:]
        used[good] += 1
        return used

    def take(self, minos: Minos, option: int) -> None:
        if option != PAY:
            minos.agenda.append(Pay(self.seat, self.what, self.more(option - RETURN)))
            minos.return_temp(self.seat, option - RETURN)
            return
        cost = price(minos, self.seat, self.what, self.used)
        minos.clans[self.seat].coins -= cost
        if cost:
            minos.tell("paid-coins", self.seat, cost)
        if is_card(self.what):
            develop.laid(minos, self.seat, self.what - PLAY)
        else:
            assert self.what > CITY
            build.carry_out(minos, self.seat, self.what)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.option("what", self.what)
        prompt.amount("price", "n-coin", price(minos, seat, self.what, self.used))
