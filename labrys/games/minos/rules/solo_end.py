"""Vases, scoring and the end for Rhadamanthus (MIN-SOLO-28 to 36)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules import solo_actions
from labrys.games.minos.rules.clan import FROM_PALACE, FROM_ROUTES, FROM_VASES, put
from labrys.games.minos.rules.minos import EASY, HARD, NONE, Minos
from labrys.games.minos.rules.solo_setup import population_at
from labrys.games.minos.rules.tracks import POPULATION
from labrys.kernel.step import Step

RIVAL: Final = 1
ON_TEN: Final = 3
ON_SEVEN: Final = 2
HARD_DOMINANCE_VP: Final = 2
SPACE_VP: Final = 2
DOWN_VP: Final = [2, 4]
VASE_SPACES: Final = [0, 3, 7, 10]


class RivalVases(Step[Minos]):
    """Each Vase number on the cards drawn for dice moves that Vase's marker (MIN-SOLO-28)."""

    def run(self, minos: Minos) -> None:
        for card in minos.solo_drawn:
            for number in minos.content.solo_cards[card].vases:
                if number in minos.vases:
                    move_marker(minos, minos.vases.index(number))
        minos.solo_discards += minos.solo_drawn
        minos.solo_drawn = []


def move_marker(minos: Minos, index: int) -> None:
    """Off, 3, 7, 10; the 10 only if the human has not claimed it (MIN-SOLO-29)."""
    place = minos.solo_vases[index]
    if place == ON_TEN or (place == ON_SEVEN and human_has_ten(minos, index)):
        return
    minos.solo_vases[index] = place + 1
    minos.tell("rival-vase", minos.vases[index], VASE_SPACES[place + 1])


def human_has_ten(minos: Minos, index: int) -> bool:
    """The human claims the 10 unless the rival stands on it."""
    return bool(minos.clans[0].vases >> index & 1) and minos.solo_vases[index] != ON_TEN


def raise_population(minos: Minos) -> None:
    """After round 2 the rival's regions are worth more (MIN-SOLO-30, MIN-SOLO-36)."""
    rival = minos.clans[RIVAL]
    rival.track = put(rival.track, POPULATION, population_at(minos)[1])


def dominance_bonus(minos: Minos) -> int:
    return HARD_DOMINANCE_VP if minos.solo == HARD else 0


class RivalBattles(Step[Minos]):
    """Battles wherever he has or ties for dominance (MIN-SOLO-31, MIN-RULE-77)."""

    def run(self, minos: Minos) -> None:
        for region in minos.board.regions:
            here = minos.clans[RIVAL].warriors[region]
            if minos.sea_two[region] == NONE or here == 0:
                continue
            if here >= minos.clans[0].warriors[region]:
                solo_actions.battle(minos, region)


def final_account(minos: Minos) -> None:
    """Vases, cards and route spaces (MIN-SOLO-32, 33, MIN-RULE-75)."""
    for index in range(len(minos.vases)):
        minos.gain_vp(RIVAL, vase_vp(minos, index), FROM_VASES)
    cards = 0
    for card in minos.rival_down:
        age = minos.backs[card]
        cards += DOWN_VP[0] if minos.solo == EASY else DOWN_VP[age]
    for card in minos.rival_up:
        cards += minos.content.decrees[card].vp
    minos.gain_vp(RIVAL, cards, FROM_PALACE)
    minos.gain_vp(RIVAL, SPACE_VP * sum(minos.clans[RIVAL].ships), FROM_ROUTES)


def vase_vp(minos: Minos, index: int) -> int:
    if not human_has_ten(minos, index):
        return VASE_SPACES[ON_TEN]
    return VASE_SPACES[ON_SEVEN] if minos.solo == HARD else VASE_SPACES[1]
