"""Scoring after rounds 2 and 4, final battles, the end (ledger 4.16)."""

from __future__ import annotations

from labrys.games.minos.rules import abilities, extra, solo_end
from labrys.games.minos.rules.clan import (
    FROM_AREA,
    FROM_BOARD,
    FROM_FARMS,
    FROM_PALACE,
    FROM_REGIONS,
    FROM_RESOURCES,
)
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import BATTLE, DONE
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Scoring(Step[Minos]):
    """Farms and regions; at the end also battles, resources, Palace and boards (MIN-SCORE-01)."""

    def __init__(self, final: bool) -> None:
        super().__init__()
        self.final = final

    def run(self, minos: Minos) -> None:
        minos.tell("scoring", minos.round)
        for player in minos.order():
            score_farms(minos, player)
        for region in minos.board.regions:
            score_region(minos, region)
        if self.final:
            minos.agenda.append(FinalAccount())
            push_final_battles(minos)
        elif minos.solo:
            solo_end.raise_population(minos)


def score_farms(minos: Minos, player: int) -> None:
    """2/4/8/14 VP for 1/2/3/4 Farms (MIN-SCORE-02)."""
    minos.gain_vp(player, minos.content.farm_vp[minos.clans[player].farms], FROM_FARMS)


def score_region(minos: Minos, region: int) -> None:
    """Presence or dominance by the Population mark, Towers added (MIN-SCORE-03 to 05)."""
    content = minos.content
    for player in minos.order():
        clan = minos.clans[player]
        if clan.warriors[region] == 0:
            continue
        mark = content.mark_at[clan.track[2]]
        if minos.dominates(player, region):
            vp = content.dominance_vp[mark] + content.tower_bonus[clan.towers]
            if minos.is_rival(player):
                vp += solo_end.dominance_bonus(minos)
            minos.gain_vp(player, vp, FROM_REGIONS)
        else:
            minos.gain_vp(player, content.presence_vp[mark], FROM_REGIONS)


def push_final_battles(minos: Minos) -> None:
    """Level I is removed; then each Level II tile by region number (MIN-SCORE-06)."""
    minos.sea_one = [NONE] * len(minos.sea_one)
    for region in sorted(minos.board.regions, reverse=True):
        minos.agenda.append(OfferBattle(region, []))
    if minos.solo:
        minos.agenda.append(solo_end.RivalBattles())


class OfferBattle(Step[Minos]):
    """Offer a region's tile to the next player there: most Warriors, then most Weaponry,
    then turn order (MIN-SCORE-06)."""

    def __init__(self, region: int, declined: list[int]) -> None:
        super().__init__()
        self.region = region
        self.declined = declined

    def run(self, minos: Minos) -> None:
        minos.exchanged = 0
        if minos.sea_two[self.region] == NONE:
            return
        best = NONE
        strength = 0
        for player in minos.order():
            clan = minos.clans[player]
            here = clan.warriors[self.region]
            if here == 0 or player in self.declined or minos.is_rival(player):
                continue
            mine = here * 10_000 + clan.weaponry + 1
            if mine > strength:
                best = player
                strength = mine
        if best != NONE:
            minos.agenda.append(FinalBattle(best, self.region, [*self.declined, best]))


class FinalBattle(Step[Minos]):
    """Battle the tile, or decline."""

    def __init__(self, seat: int, region: int, declined: list[int]) -> None:
        super().__init__(seat)
        self.region = region
        self.declined = declined

    def ask(self, minos: Minos, asked: Question) -> None:
        clan = minos.clans[self.seat]
        short = minos.content.sea_peoples[minos.sea_two[self.region]].cost - clan.weaponry
        if short > 0:
            asked.refuse(BATTLE + self.region, "weaponry", "MIN-SCORE-06", short)
        else:
            asked.offer(BATTLE + self.region)
        asked.offer(DONE)
        abilities.ask_exchange(minos, self.seat, asked)

    def take(self, minos: Minos, option: int) -> None:
        if option == BATTLE + self.region:
            extra.battle(minos, self.seat, self.region)
        elif option == DONE:
            minos.agenda.append(OfferBattle(self.region, self.declined))
        else:
            minos.agenda.append(self)
            abilities.exchange(minos, self.seat, option)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        tile = minos.content.sea_peoples[minos.top_sea(self.region)]
        prompt.count("region", self.region)
        prompt.amount("cost", "n-weapon", tile.cost)


class FinalAccount(Step[Minos]):
    """Resources, played cards, Palace and Player boards (MIN-SCORE-07 to 09)."""

    def run(self, minos: Minos) -> None:
        for player in minos.order():
            if not minos.is_rival(player):
                final_account(minos, player)
        if minos.solo:
            solo_end.final_account(minos)
        minos.tell("game-over")


def final_account(minos: Minos, player: int) -> None:
    content = minos.content
    clan = minos.clans[player]
    resources = clan.coins + clan.weaponry + len(clan.hand)
    minos.gain_vp(player, resources // abilities.divisor(content, clan), FROM_RESOURCES)
    minos.gain_vp(player, len(clan.area), FROM_AREA)
    palace = 0
    for card in clan.palace:
        palace += content.decrees[card].vp
    minos.gain_vp(player, palace, FROM_PALACE)
    board = sum(content.city_vp[: clan.cities]) + sum(content.ship_vp[: clan.ship_count()])
    minos.gain_vp(player, board, FROM_BOARD)
