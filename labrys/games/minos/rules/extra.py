"""Extra actions: each at most once per own turn, at any moment of it (ledger 4.13)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules import abilities, effects, expand
from labrys.games.minos.rules.clan import FROM_BATTLES, FROM_EFFECTS, SEA, Clan, without
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import (
    BATTLE,
    DISCARD,
    DONE,
    EXCHANGE,
    FORAGE,
    LAST_REGION,
    MARCH,
    SELL,
    SWAP,
    USE,
)
from labrys.kernel.question import Question
from labrys.kernel.step import Step

MARCHED: Final = 1
FORAGED: Final = 2
USED: Final = 4
SOLD: Final = 8
SWAPPED: Final = 16
BATTLED: Final = 32
TEMPS_FOR_A_GOOD: Final = 3


def ask(minos: Minos, seat: int, asked: Question) -> None:
    """All extra actions open to a seat now: only on its own turn (MIN-RULE-18)."""
    if minos.turn_seat != seat:
        return
    clan = minos.clans[seat]
    ask_march(minos, seat, clan, asked)
    ask_forage(minos, clan, asked)
    ask_use(minos, clan, asked)
    ask_sell(minos, clan, asked)
    ask_swap(minos, clan, asked)
    ask_battle(minos, clan, asked)
    abilities.ask_exchange(minos, seat, asked)


def ask_march(minos: Minos, seat: int, clan: Clan, asked: Question) -> None:
    """Pay Weaponry, move a Warrior (MIN-EXTRA-01)."""
    short = minos.content.extra_price - clan.weaponry
    if minos.turn_extras & MARCHED:
        refuse_march(minos, clan, asked, "once-a-turn", 0)
    elif short > 0:
        refuse_march(minos, clan, asked, "weaponry", short)
    else:
        expand.ask_move(minos, seat, asked, MARCH)


def refuse_march(minos: Minos, clan: Clan, asked: Question, reason: str, short: int) -> None:
    if not asked.wants_refusals:
        return
    for origin in minos.board.regions:
        if clan.warriors[origin] > 0:
            for target in minos.board.borders[origin]:
                option = MARCH + origin * LAST_REGION + target
                asked.refuse(option, reason, "MIN-EXTRA-01", short)


def ask_forage(minos: Minos, clan: Clan, asked: Question) -> None:
    """Pay Weaponry, gain a Temporary Good shown where an own Warrior stands (MIN-EXTRA-02)."""
    short = minos.content.extra_price - clan.weaponry
    if minos.turn_extras & FORAGED:
        refuse_forage(asked, "once-a-turn", 0)
        return
    if short > 0:
        refuse_forage(asked, "weaponry", short)
        return
    shown = 0
    warriors = clan.warriors
    for region in minos.board.regions:
        if warriors[region] > 0 and region != minos.covered:
            shown |= 1 << minos.board.good_of[region]
    for good in range(6):
        if not shown >> good & 1 and not asked.wants_refusals:
            continue
        if not shown >> good & 1 and at_covered(minos, clan, good):
            asked.refuse(FORAGE + good, "good-covered", "MIN-SOLO-08", what=good)
        elif not shown >> good & 1:
            asked.refuse(FORAGE + good, "no-warrior-at-good", "MIN-EXTRA-02", what=good)
        elif minos.temps[good] == 0:
            asked.refuse(FORAGE + good, "no-temp", "MIN-RULE-50", what=good)
        else:
            asked.offer(FORAGE + good)


def at_covered(minos: Minos, clan: Clan, good: int) -> bool:
    """Whether the symbol an own Warrior stands at is the one the rival's Farm covers."""
    if minos.covered == 0 or clan.warriors[minos.covered] == 0:
        return False
    return minos.board.good_of[minos.covered] == good


def refuse_forage(asked: Question, reason: str, short: int) -> None:
    if asked.wants_refusals:
        for good in range(6):
            asked.refuse(FORAGE + good, reason, "MIN-EXTRA-02", short)


def ask_use(minos: Minos, clan: Clan, asked: Question) -> None:
    """Use one Trade Bonus tile, also one won this turn (MIN-EXTRA-03, MIN-RULE-53)."""
    for tile in clan.trade:
        if minos.turn_extras & USED:
            asked.refuse(USE + tile, "once-a-turn", "MIN-EXTRA-03")
        else:
            asked.offer(USE + tile)


def ask_sell(minos: Minos, clan: Clan, asked: Question) -> None:
    """Discard cards for a Coin each (MIN-EXTRA-04)."""
    if minos.turn_extras & SOLD:
        asked.refuse(SELL, "once-a-turn", "MIN-EXTRA-04")
    elif not clan.hand:
        asked.refuse(SELL, "no-cards", "MIN-RULE-35")
    else:
        asked.offer(SELL)


def ask_swap(minos: Minos, clan: Clan, asked: Question) -> None:
    """Three equal Temporary Goods for a Good of the face-up stack (MIN-EXTRA-05)."""
    temps = clan.temps
    for good in range(6):
        short = TEMPS_FOR_A_GOOD - temps[good]
        if short == TEMPS_FOR_A_GOOD:
            continue
        if minos.turn_extras & SWAPPED:
            asked.refuse(SWAP + good, "once-a-turn", "MIN-EXTRA-05")
        elif short > 0:
            asked.refuse(SWAP + good, "temps", "MIN-EXTRA-05", short, good)
        elif minos.stacks[good] == 0:
            asked.refuse(SWAP + good, "no-good", "MIN-EXTRA-05", what=good)
        else:
            asked.offer(SWAP + good)


def ask_battle(minos: Minos, clan: Clan, asked: Question) -> None:
    """Battle the top Sea Peoples tile of a region with an own Warrior (MIN-EXTRA-06)."""
    if minos.turn_extras & BATTLED:
        refuse_battle(minos, asked)
        return
    warriors = clan.warriors
    for region in minos.board.regions:
        if warriors[region] == 0 and not asked.wants_refusals:
            continue
        option = BATTLE + region
        if warriors[region] == 0:
            asked.refuse(option, "no-warrior", "MIN-EXTRA-06", 1)
            continue
        tile = minos.top_sea(region)
        if tile == NONE:
            asked.refuse(option, "no-sea", "MIN-EXTRA-06")
            continue
        short = minos.content.sea_peoples[tile].cost - clan.weaponry
        if short > 0:
            asked.refuse(option, "weaponry", "MIN-EXTRA-06", short)
        else:
            asked.offer(option)


def refuse_battle(minos: Minos, asked: Question) -> None:
    if asked.wants_refusals:
        for region in minos.board.regions:
            asked.refuse(BATTLE + region, "once-a-turn", "MIN-EXTRA-06")


def take(minos: Minos, seat: int, option: int) -> None:
    """Do an extra action, or an exchange of SA5."""
    clan = minos.clans[seat]
    if EXCHANGE <= option <= EXCHANGE + 1:
        abilities.exchange(minos, seat, option)
    elif option == SELL:
        minos.turn_extras |= SOLD
        minos.agenda.append(Sell(seat, False))
    elif BATTLE < option <= BATTLE + LAST_REGION:
        minos.turn_extras |= BATTLED
        battle(minos, seat, option - BATTLE)
    elif SWAP <= option < SWAP + 6:
        minos.turn_extras |= SWAPPED
        for _ in range(TEMPS_FOR_A_GOOD):
            minos.return_temp(seat, option - SWAP)
        minos.give_stack_good(seat, option - SWAP)
    elif USE <= option < SELL:
        minos.turn_extras |= USED
        tile = option - USE
        clan.trade = without(clan.trade, tile)
        minos.used_trade = [*minos.used_trade, tile]
        minos.tell("used-trade", seat, tile)
        effects.begin(minos, seat, minos.content.trade_bonuses[tile].effects)
    elif FORAGE <= option < USE:
        minos.turn_extras |= FORAGED
        clan.weaponry -= minos.content.extra_price
        minos.tell("paid-weaponry", seat, minos.content.extra_price)
        minos.give_temp(seat, option - FORAGE)
    else:
        minos.turn_extras |= MARCHED
        clan.weaponry -= minos.content.extra_price
        minos.tell("paid-weaponry", seat, minos.content.extra_price)
        expand.move(minos, seat, option - MARCH)


def battle(minos: Minos, seat: int, region: int) -> None:
    """Pay the Weaponry, return one Warrior, gain the benefit, keep the tile (MIN-EXTRA-06)."""
    tile = minos.top_sea(region)
    clan = minos.clans[seat]
    clan.weaponry -= minos.content.sea_peoples[tile].cost
    minos.return_warriors(seat, region, 1)
    minos.take_sea(region)
    clan.sea = [*clan.sea, tile]
    minos.changed |= SEA
    minos.tell("battled", seat, region, tile)
    before = clan.vp
    effects.begin(minos, seat, minos.content.sea_peoples[tile].effects)
    clan.credit(clan.vp - before, FROM_EFFECTS, FROM_BATTLES)


class Sell(Step[Minos]):
    """Discard any number of cards, at least one, for a Coin each (MIN-RULE-35)."""

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def ask(self, minos: Minos, asked: Question) -> None:
        for card in minos.clans[self.seat].hand:
            asked.offer(DISCARD + card)
        if self.begun:
            asked.offer(DONE)
        else:
            asked.refuse(DONE, "one-card-first", "MIN-RULE-35")

    def take(self, minos: Minos, option: int) -> None:
        if option == DONE:
            return
        minos.agenda.append(Sell(self.seat, True))
        effects.discard_from_hand(minos, self.seat, option - DISCARD)
        minos.gain_coins(self.seat, 1)
