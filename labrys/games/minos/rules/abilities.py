"""The five Special Abilities (ledger 4.19). SA1 is in the card price, SA4 in the groups."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import Content
from labrys.games.minos.rules import effects
from labrys.games.minos.rules.clan import FROM_ABILITY, SA2, SA3, SA5, Clan
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import EXCHANGE
from labrys.kernel.question import Question
from labrys.kernel.step import Step

COINS: Final = 1
WEAPONRY: Final = 2


def builder(minos: Minos, seat: int) -> None:
    """SA3 pays for every City, Tower, Farm and new Ship, also a free one (MIN-RULE-44)."""
    clan = minos.clans[seat]
    if clan.ability != SA3:
        return
    minos.gain_vp(seat, minos.content.sa3_vp[clan.level], FROM_ABILITY)
    for _ in range(minos.content.sa3_cards[clan.level]):
        minos.draw_card(seat, minos.age)


def divisor(content: Content, clan: Clan) -> int:
    """How many resources make 1 VP at the end; SA5 may be better (MIN-SCORE-07, MIN-ABIL-06)."""
    better = content.sa5_divisor[clan.level] if clan.ability == SA5 else 0
    return better or content.resource_divisor


class RoundGoods(Step[Minos]):
    """SA2 at the start of a round (MIN-ABIL-03); in round 1 it is part of the set-up."""

    def run(self, minos: Minos) -> None:
        for seat in range(minos.seats):
            clan = minos.clans[seat]
            if clan.ability == SA2:
                effects.begin(minos, seat, minos.content.sa2_effects[clan.level])


def ask_exchange(minos: Minos, seat: int, asked: Question) -> None:
    """SA5 exchanges both ways, any amount (MIN-ABIL-06, MIN-RULE-57).

    Changing straight back is not offered: it could only lose.
    """
    clan = minos.clans[seat]
    if clan.ability != SA5:
        return
    rate = minos.content.sa5_rate[clan.level]
    if minos.exchanged == WEAPONRY:
        asked.refuse(EXCHANGE, "no-use", "MIN-RULE-57")
    elif clan.coins >= rate:
        asked.offer(EXCHANGE)
    else:
        asked.refuse(EXCHANGE, "coins", "MIN-ABIL-06", rate - clan.coins)
    if minos.exchanged == COINS:
        asked.refuse(EXCHANGE + 1, "no-use", "MIN-RULE-57")
    elif clan.weaponry >= rate:
        asked.offer(EXCHANGE + 1)
    else:
        asked.refuse(EXCHANGE + 1, "weaponry", "MIN-ABIL-06", rate - clan.weaponry)


def exchange(minos: Minos, seat: int, option: int) -> None:
    clan = minos.clans[seat]
    rate = minos.content.sa5_rate[clan.level]
    if option == EXCHANGE:
        clan.coins -= rate
        clan.weaponry += 1
        minos.exchanged = COINS
        minos.tell("exchanged-coins", seat, rate)
    else:
        clan.weaponry -= rate
        clan.coins += 1
        minos.exchanged = WEAPONRY
        minos.tell("exchanged-weaponry", seat, rate)
