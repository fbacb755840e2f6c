"""Vases: objectives claimed the moment they are met (ledger 4.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.games.minos.content.model import Vase
from labrys.games.minos.rules.clan import FROM_VASES
from labrys.games.minos.rules.measures import MEASURES

if TYPE_CHECKING:
    from labrys.games.minos.rules.minos import Minos


def met(minos: Minos, player: int, vase: Vase) -> bool:
    """Whether a player meets the condition of a Vase now (MIN-VASE-05)."""
    return MEASURES[vase.measure].count(minos, player) >= vase.at_least


def claim_vases(minos: Minos) -> None:
    """Everybody who meets a Vase claims it; claimers at once all gain the highest value free
    and cover different spaces from the top (MIN-VASE-01 to 03, MIN-RULE-36, 37).

    While all act together the value is the one that was the highest free as that began. Only
    Vases whose measure may have changed since the last time are judged."""
    changed = minos.changed
    minos.changed = 0
    for index in range(len(minos.vases)):
        vase = minos.content.vases[minos.vases[index] - 1]
        if MEASURES[vase.measure].changed_by & changed == 0:
            continue
        worth = minos.vase_worth[index] if minos.together else free_space(minos, index)
        if worth == 0:
            continue
        for player in minos.order():
            clan = minos.clans[player]
            if clan.vases >> index & 1 or minos.is_rival(player):
                continue
            if met(minos, player, vase):
                clan.vases |= 1 << index
                minos.vase_marks[index] = [*minos.vase_marks[index], player]
                minos.gain_vp(player, worth, FROM_VASES)
                minos.tell("claimed-vase", player, vase.number, worth)


def free_space(minos: Minos, index: int) -> int:
    """The highest VP still free on a Vase, 0 if none is.

    In solo the rival on the 10 leaves the 3 to the human (MIN-SOLO-29).
    """
    spaces = minos.board.vase_spaces
    if minos.solo:
        return spaces[1] if minos.solo_vases[index] == 3 else spaces[0]
    taken = len(minos.vase_marks[index])
    return spaces[taken] if taken < len(spaces) else 0
