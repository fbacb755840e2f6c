"""Counting components: nothing may appear or vanish, and everything should see use."""

from __future__ import annotations

from labrys.games.minos.content import Content
from labrys.games.minos.options import ABILITY_IDS, CARD_IDS, START_IDS
from labrys.games.minos.rules.clan import Clan
from labrys.games.minos.rules.minos import NONE, Minos


def census(minos: Minos) -> dict[str, int]:
    """How many of each component there are, all places together."""
    count = {
        "cards": len(set(all_cards(minos))) if len(all_cards(minos)) == len(CARD_IDS) else 0,
        "goods": sum(minos.stacks) + len(minos.pile) + sum(sum(c.goods) for c in minos.clans),
        "temporary goods": sum(minos.temps)
        + sum(sum(clan.temps) for clan in minos.clans)
        + len(minos.will)
        + len(minos.will_drawn),
        "trade bonus tiles": len(trade_tiles(minos)),
        "least resource": min(0, *(min(c.coins, c.weaponry, c.vp) for c in minos.clans)),
    }
    for player, clan in enumerate(minos.clans):
        count[f"warriors of {player}"] = clan.on_map() + clan.reserves + clan.supply
        for kind, owners, number in pieces(minos, clan):
            count[f"{kind} of {player}"] = owners.count(player) - number
    if minos.solo:
        cards = [*minos.solo_deck, minos.solo_top, *minos.solo_drawn, *minos.solo_discards]
        count["solo cards"] = len(set(cards)) if len(cards) == len(set(cards)) else 0
    return count


def pieces(minos: Minos, clan: Clan) -> list[tuple[str, list[int], int]]:
    """Pieces on the map against the number the owner has built."""
    return [
        ("cities", minos.city_at, clan.cities),
        ("towers", minos.tower_at, clan.towers),
        ("farms", minos.farm_at, clan.farms),
    ]


def dice(minos: Minos) -> int:
    """Dice in the pool, on the rows and taken back; all or none between rounds."""
    placed = sum(1 for row in minos.rows for die in row if die != NONE)
    return len(minos.pool) + placed + len(minos.spent)


def all_cards(minos: Minos) -> list[int]:
    cards = [*minos.decks[0], *minos.decks[1], *minos.discards[0], *minos.discards[1]]
    cards += [*minos.offer, *minos.boxed, *minos.rival_down, *minos.rival_up]
    for clan in minos.clans:
        cards += [*clan.hand, *clan.area, *clan.palace]
    return cards


def trade_tiles(minos: Minos) -> set[int]:
    tiles = set(minos.used_trade)
    for route in range(3):
        tiles |= {*minos.blue[route], *minos.red[route]}
    for clan in minos.clans:
        tiles |= set(clan.trade)
    return tiles


def components(content: Content) -> list[str]:
    """Every card and tile; random games together should use each at least once."""
    names = [f"played {card}" for card in CARD_IDS] + [f"palace {card}" for card in CARD_IDS]
    names += [f"start {start}" for start in START_IDS]
    names += [f"ability {ability}" for ability in ABILITY_IDS]
    for tiles in (content.foundations, content.sea_peoples, content.trade_bonuses):
        names += [f"tile {tile.id}" for tile in tiles]
    names += [f"action bonus {tile.id}" for tile in content.action_bonuses]
    names += [f"route {route.id}" for route in content.routes]
    names += [f"vase {vase.number}" for vase in content.vases]
    names += [f"solo {card.id}" for card in content.solo_cards]
    return names


def used(minos: Minos) -> list[str]:
    """What has been used in this position so far."""
    content = minos.content
    names: list[str] = []
    for clan in minos.clans:
        names += [f"played {CARD_IDS[card]}" for card in clan.area]
        names += [f"palace {CARD_IDS[card]}" for card in clan.palace]
        names += [f"tile {content.sea_peoples[tile].id}" for tile in clan.sea]
        if clan.start >= 0:
            names.append(f"start {START_IDS[clan.start]}")
            names.append(f"ability {ABILITY_IDS[clan.ability]}")
    names += [f"tile {content.foundations[tile].id}" for tile in minos.founded]
    names += [f"tile {content.trade_bonuses[tile].id}" for tile in minos.used_trade]
    names.append(f"action bonus {content.action_bonuses[minos.action_bonus].id}")
    names += [f"route {content.routes[route].id}" for route in minos.routes]
    marked = [index for index in range(len(minos.vases)) if minos.vase_marks[index]]
    names += [f"vase {minos.vases[index]}" for index in marked]
    names += [f"solo {content.solo_cards[card].id}" for card in minos.solo_drawn]
    return names
