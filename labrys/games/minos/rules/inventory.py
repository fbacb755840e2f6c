"""Counting components: nothing may appear or vanish, and everything should see use."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import COLOURS, GOODS, Content
from labrys.games.minos.rules.clan import Clan
from labrys.games.minos.rules.draft import pool_dice
from labrys.games.minos.rules.minos import DICE, NONE, Minos, colour_of
from labrys.games.minos.rules.options import ABILITY_IDS, CARD_IDS, START_IDS

LEVEL_TWO: Final = 10
LAST_ROUND: Final = 4


def census(minos: Minos) -> dict[str, int]:
    """How many of each component there are, all places together."""
    count = {
        "cards": different(all_cards(minos)),
        "trade bonus tiles": different(trade_tiles(minos)),
        "foundations": different(foundations(minos)),
        "sea peoples of level I": level_one(minos),
        "sea peoples of level II": different(sea_tiles(minos, minos.sea_two, True)),
        "starting cards": different(start_cards(minos)),
        "abilities": different(ability_tiles(minos)),
        "vase claims nobody made": vase_claims(minos),
        "least resource": least(minos),
    }
    for good, name in enumerate(GOODS):
        count[f"{name} goods"] = goods(minos, good)
        count[f"temporary {name} goods"] = temporary_goods(minos, good)
    for colour, number in enumerate(dice(minos)):
        count[f"{COLOURS[colour]} dice"] = number
    for player, clan in enumerate(minos.clans):
        count[f"warriors of {player}"] = clan.on_map() + clan.reserves + clan.supply
        count[f"shown cards of {player} that are not in hand"] = strangers(clan)
        for kind, owners, number in pieces(minos, clan):
            count[f"{kind} of {player}"] = owners.count(player) - number
    if minos.solo:
        count["solo cards"] = different(solo_cards(minos))
    return count


def different(things: list[int]) -> int:
    """How many there are; 0 if one is there twice."""
    return len(things) if len(set(things)) == len(things) else 0


def least(minos: Minos) -> int:
    """The smallest amount below 0 that anybody has of anything; 0 if there is none."""
    lowest = 0
    for clan in minos.clans:
        lowest = min(lowest, clan.coins, clan.weaponry, clan.vp, clan.reserves, clan.supply)
        lowest = min(lowest, *clan.warriors, *clan.temps, *clan.goods)
        lowest = min(lowest, clan.aside, clan.free_aside)
    return min(lowest, *minos.stacks, *minos.temps)


def pieces(minos: Minos, clan: Clan) -> list[tuple[str, list[int], int]]:
    """Pieces on the map against the number the owner has built."""
    return [
        ("cities", minos.city_at, clan.cities),
        ("towers", minos.tower_at, clan.towers),
        ("farms", minos.farm_at, clan.farms),
    ]


def strangers(clan: Clan) -> int:
    return len([card for card in clan.shown if card not in clan.hand])


def goods(minos: Minos, good: int) -> int:
    held = sum([clan.goods[good] for clan in minos.clans])
    return minos.stacks[good] + minos.pile.count(good) + held


def temporary_goods(minos: Minos, good: int) -> int:
    held = sum([clan.temps[good] for clan in minos.clans])
    return minos.temps[good] + held + minos.will.count(good) + minos.will_drawn.count(good)


def dice(minos: Minos) -> list[int]:
    """Dice by colour: in the pool, on the rows and taken back. Between rounds they lie aside."""
    lying = [*minos.pool, *minos.spent]
    for row in minos.rows:
        lying += [die % DICE for die in row if die != NONE]
    if not lying:
        return pool_dice(minos)
    return [len([die for die in lying if colour_of(die) == colour]) for colour in range(4)]


def all_cards(minos: Minos) -> list[int]:
    cards = [*minos.decks[0], *minos.decks[1], *minos.discards[0], *minos.discards[1]]
    cards += [*minos.offer, *minos.boxed, *minos.boxed_seen]
    cards += [*minos.rival_down, *minos.rival_up]
    for clan in minos.clans:
        cards += [*clan.hand, *clan.area, *clan.palace]
    return cards


def trade_tiles(minos: Minos) -> list[int]:
    tiles = list(minos.used_trade)
    for route in range(3):
        tiles += [*minos.blue[route], *minos.red[route]]
    for clan in minos.clans:
        tiles += clan.trade
    return tiles


def foundations(minos: Minos) -> list[int]:
    return [tile for tile in [*minos.foundations, *minos.founded] if tile != NONE]


def sea_tiles(minos: Minos, on_map: list[int], level_two: bool) -> list[int]:
    """The tiles of one level: on the map, and those that were won."""
    tiles = [tile for tile in on_map if tile != NONE]
    for clan in minos.clans:
        tiles += [tile for tile in clan.sea if (tile >= LEVEL_TWO) == level_two]
    return tiles


def level_one(minos: Minos) -> int:
    """Before the final battles all Level I tiles are boxed (MIN-SCORE-06)."""
    there = sea_tiles(minos, minos.sea_one, False)
    laid = len(minos.board.regions) - len(minos.board.starts)
    at_the_end = minos.round == LAST_ROUND and not minos.pool and not minos.spent
    if at_the_end and different(there) <= laid:
        return laid
    return different(there)


def start_cards(minos: Minos) -> list[int]:
    return minos.starts + [clan.start for clan in minos.clans if clan.start >= 0]


def ability_tiles(minos: Minos) -> list[int]:
    return minos.abilities + [clan.ability for clan in minos.clans if clan.ability >= 0]


def vase_claims(minos: Minos) -> int:
    """Markers on Vases less the claims of the clans."""
    marks = sum([len(marks) for marks in minos.vase_marks])
    return marks - sum([clan.vases.bit_count() for clan in minos.clans])


def solo_cards(minos: Minos) -> list[int]:
    cards = [*minos.solo_deck, *minos.solo_drawn, *minos.solo_discards]
    return cards if minos.solo_top == NONE else [*cards, minos.solo_top]


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
        if clan.ability >= 0:
            names.append(f"ability {ABILITY_IDS[clan.ability]}")
    names += [f"tile {content.foundations[tile].id}" for tile in minos.founded]
    names += [f"tile {content.trade_bonuses[tile].id}" for tile in minos.used_trade]
    names.append(f"action bonus {content.action_bonuses[minos.action_bonus].id}")
    names += [f"route {content.routes[route].id}" for route in minos.routes]
    names += [f"vase {number}" for number in minos.vases]
    names += [f"solo {content.solo_cards[card].id}" for card in minos.solo_drawn]
    return names
