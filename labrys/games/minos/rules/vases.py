"""Vases: objectives claimed the moment they are met (ledger 4.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.games.minos.rules.clan import FROM_VASES

if TYPE_CHECKING:
    from labrys.games.minos.rules.minos import Minos


def met(minos: Minos, player: int, vase: int) -> bool:
    """Whether a player meets the condition of a Vase now (MIN-VASE-05)."""
    clan = minos.clans[player]
    if vase == 1:
        return clan.income == len(minos.content.income_coins) - 1
    if vase == 2:
        return max(clan.goods) >= 3
    if vase == 3:
        return clan.track[1] == 8
    if vase == 4:
        return clan.presence() >= 7
    if vase == 5:
        return minos.dominated(player) >= 5
    if vase == 6:
        return clan.track[2] == 8
    if vase == 7:
        return sum(clan.ships) >= 6
    if vase == 8:
        return clan.towers == 3
    if vase == 9:
        return clan.ship_count() == 3
    if vase == 10:
        return len(clan.palace) >= 10
    if vase == 11:
        return same_trigger(minos, player) >= 3
    return clan.track[0] == 8


def same_trigger(minos: Minos, player: int) -> int:
    """The most Palace cards with one and the same trigger."""
    counts = [0] * 8
    for card in minos.clans[player].palace:
        counts[minos.content.decrees[card].trigger] += 1
    return max(counts)


def claim_vases(minos: Minos) -> None:
    """Everybody who meets a Vase claims it; claimers at once all gain the highest value free
    and cover different spaces from the top (MIN-VASE-01 to 03, MIN-RULE-36, 37)."""
    minos.vases_due = False
    order = minos.order()
    for index in range(len(minos.vases)):
        worth = free_space(minos, index)
        if worth == 0:
            continue
        for player in order:
            clan = minos.clans[player]
            if clan.vases >> index & 1 or minos.is_rival(player):
                continue
            if met(minos, player, minos.vases[index]):
                clan.vases |= 1 << index
                minos.vase_marks[index] = [*minos.vase_marks[index], player]
                minos.gain_vp(player, worth, FROM_VASES)
                minos.tell("claimed-vase", player, minos.vases[index], worth)


def free_space(minos: Minos, index: int) -> int:
    """The highest VP still free on a Vase, 0 if none is.

    In solo the rival on the 10 leaves the 3 to the human (MIN-SOLO-29).
    """
    spaces = minos.board.vase_spaces
    if minos.solo:
        return spaces[1] if minos.solo_vases[index] == 3 else spaces[0]
    taken = len(minos.vase_marks[index])
    return spaces[taken] if taken < len(spaces) else 0
