"""Conditions and multipliers of the symbols (ledger 4.21)."""

from __future__ import annotations

from labrys.games.minos import icons
from labrys.games.minos.rules.minos import Minos


def holds(minos: Minos, seat: int, condition: int) -> bool:
    """Whether a condition holds now for a seat (MIN-ICON-28 to 30, 32 to 41)."""
    clan = minos.clans[seat]
    if condition == icons.IF_TOWERS2:
        return clan.towers >= 2
    if condition == icons.IF_FARMS2:
        return clan.farms >= 2
    if condition == icons.IF_CITIES2:
        return clan.cities >= 2
    if condition == icons.IF_SEA2:
        return len(clan.sea) >= 2
    if condition == icons.IF_INFLUENCE5:
        return clan.track[0] >= 5
    if condition == icons.IF_CULTURAL5:
        return clan.track[1] >= 5
    if condition == icons.IF_POPULATION5:
        return clan.track[2] >= 5
    if condition == icons.IF_PALACE10:
        return len(clan.palace) >= 10
    if condition == icons.IF_AREA4:
        return len(clan.area) >= 4
    if condition == icons.IF_TRACKS3:
        return clan.lowest() >= 3
    if condition == icons.IF_SHIP4:
        return max(clan.ships) >= 4
    if condition == icons.IF_WARRIORS6:
        return clan.on_map() >= 6
    if condition == icons.IF_REGIONS4:
        return clan.presence() >= 4
    raise ValueError(f"no condition has the number {condition}")


def times(minos: Minos, seat: int, per: int) -> int:
    """How often a multiplier counts for a seat now (MIN-ICON-42 to 51)."""
    clan = minos.clans[seat]
    if per == icons.PER_AREA:
        return len(clan.area)
    if per == icons.PER_PALACE:
        return len(clan.palace)
    if per == icons.PER_CITY:
        return clan.cities
    if per == icons.PER_TOWER:
        return clan.towers
    if per == icons.PER_FARM:
        return clan.farms
    if per == icons.PER_REGION:
        return clan.presence()
    if per == icons.PER_SEA:
        return len(clan.sea)
    if per == icons.PER_LOW_TRACK:
        return clan.lowest()
    if per == icons.PER_WARRIOR:
        return clan.on_map()
    if per == icons.PER_SHIP_SPACE:
        return sum(clan.ships)
    raise ValueError(f"no multiplier has the number {per}")
