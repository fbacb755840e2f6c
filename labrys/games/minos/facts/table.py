"""The table of Minos as plain data, drawn from a concealed position only."""

from __future__ import annotations

from labrys.games.minos.content.model import COLOURS, GOODS, ROWS, TRACKS
from labrys.games.minos.facts import types
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.minos import ANY_STEP, DICE, NONE, RESOURCES, TILE, Minos
from labrys.games.minos.rules.options import ABILITY_IDS, CARD_IDS, START_IDS, TRADE_IDS
from labrys.kernel.secret import back_of
from labrys.kernel.view import View


def table_of(view: View) -> types.Table:
    assert isinstance(view.concealed, Minos)
    return table(view.concealed)


def table(minos: Minos) -> types.Table:
    """Everything open, and the cards that its viewer may see."""
    facts: types.Table = {
        "round": minos.round,
        "age": minos.age + 1,
        "first": minos.first,
        "offer": [card_name(card) for card in minos.offer],
        "decks": [len(deck) for deck in minos.decks],
        "discards": [[card_name(card) for card in pile] for pile in minos.discards],
        "pool": [die_name(die) for die in minos.pool],
        "rows": rows(minos),
        "stacks": amounts(minos.stacks),
        "pile": len(minos.pile),
        "temps": amounts(minos.temps),
        "regions": [region_facts(minos, region) for region in minos.board.regions],
        "routes": [route_facts(minos, route) for route in range(3)],
        "action_bonus": tile_id(
            minos.content.action_bonuses[minos.action_bonus].id, minos.action_bonus
        ),
        "vases": [vase_facts(minos, index) for index in range(len(minos.vases))],
        "starts": [START_IDS[start] for start in minos.starts],
        "abilities": [ABILITY_IDS[ability] for ability in minos.abilities],
        "clans": [clan_facts(minos, player) for player in range(minos.players)],
        "turn": turn_facts(minos),
    }
    if minos.solo:
        facts["rival"] = rival_facts(minos)
    return facts


def card_name(card: int) -> str:
    """A card's id, or its back when it is hidden."""
    if card >= 0:
        return CARD_IDS[card]
    return "?I" if back_of(card) == 0 else "?II"


def tile_id(name: str, number: int) -> str | None:
    return name if number != NONE else None


def die_name(die: int) -> str:
    return f"{COLOURS[die % DICE // 6]}-{die % 6 + 1}"


def amounts(numbers: list[int]) -> dict[str, int]:
    return dict(zip(GOODS, numbers, strict=True))


def rows(minos: Minos) -> dict[str, list[types.Die | None]]:
    """Each row's spaces from the left: empty, or a die with its owner."""
    facts: dict[str, list[types.Die | None]] = {}
    for row, dice in enumerate(minos.rows):
        spaces: list[types.Die | None] = []
        for space in range(len(minos.board.rows[row])):
            die = dice[space] if space < len(dice) else NONE
            if die == NONE:
                spaces.append(None)
            else:
                spaces.append({"die": die_name(die), "owner": die // DICE})
        facts[ROWS[row]] = spaces
    return facts


def region_facts(minos: Minos, region: int) -> types.Region:
    content = minos.content
    foundation = minos.foundations[region]
    sea = minos.top_sea(region)
    good = minos.board.good_of[region]
    return {
        "number": region,
        "good": GOODS[good],
        "covered": region == minos.covered,
        "borders": list(minos.board.borders[region]),
        "warriors": [clan.warriors[region] for clan in minos.clans],
        "city": owner(minos.city_at[region]),
        "tower": owner(minos.tower_at[region]),
        "farm": owner(minos.farm_at[region]),
        "foundation": content.foundations[foundation].id if foundation != NONE else None,
        "sea": content.sea_peoples[sea].id if sea != NONE else None,
        "sea_below": minos.sea_one[region] != NONE and minos.sea_two[region] != NONE,
    }


def owner(player: int) -> int | None:
    return None if player == NONE else player


def route_facts(minos: Minos, route: int) -> types.Route:
    side = minos.content.routes[minos.routes[route]]
    return {
        "id": side.id,
        "costs": list(side.costs),
        "vp": side.vp,
        "ships": [clan.ships[route] for clan in minos.clans],
        "blue": [TRADE_IDS[tile] for tile in minos.blue[route]],
        "red": [TRADE_IDS[tile] for tile in minos.red[route]],
    }


def vase_facts(minos: Minos, index: int) -> types.Vase:
    return {
        "number": minos.vases[index],
        "colour": minos.content.vases[minos.vases[index] - 1].colour,
        "spaces": list(minos.board.vase_spaces),
        "claimed": list(minos.vase_marks[index]),
    }


def clan_facts(minos: Minos, player: int) -> types.Clan:
    clan = minos.clans[player]
    return {
        "seat": player,
        "rival": minos.is_rival(player),
        "start": START_IDS[clan.start] if clan.start >= 0 else None,
        "ability": ABILITY_IDS[clan.ability] if clan.ability >= 0 else None,
        "level": clan.level + 1,
        "coins": clan.coins,
        "weaponry": clan.weaponry,
        "vp": clan.vp,
        "income": clan.income,
        "tracks": dict(zip(TRACKS, clan.track, strict=True)),
        "goods": amounts(clan.goods),
        "temps": amounts(clan.temps),
        "hand": [card_name(card) for card in sorted(clan.hand)],
        "area": [card_name(card) for card in clan.area],
        "palace": [card_name(card) for card in clan.palace],
        "trade": [TRADE_IDS[tile] for tile in clan.trade],
        "sea": [minos.content.sea_peoples[tile].id for tile in clan.sea],
        "reserves": clan.reserves,
        "supply": clan.supply,
        "cities": clan.cities,
        "towers": clan.towers,
        "farms": clan.farms,
        "ships": list(clan.ships),
        "build_points": clan.aside,
        "free_build_points": clan.free_aside,
        "earned": {name: vp for name, vp in zip(SOURCES, clan.earned, strict=True) if vp},
    }


def turn_facts(minos: Minos) -> types.Turn | None:
    if minos.turn_seat == NONE:
        return None
    return {
        "seat": minos.turn_seat,
        "die": die_name(minos.turn_die),
        "row": ROWS[minos.turn_row],
        "space": minos.turn_space + 1,
        "action": ROWS[minos.turn_kind],
        "points": minos.turn_points,
        "resources_due": bool(minos.turn_bonus & RESOURCES),
        "step_due": bool(minos.turn_bonus & ANY_STEP),
        "action_bonus_due": bool(minos.turn_bonus & TILE),
        "traits": [card_name(card) for card in minos.turn_traits],
        "extras": minos.turn_extras,
    }


def rival_facts(minos: Minos) -> types.Rival:
    """Rhadamanthus: the Action side on top, the cards drawn this round, what he holds."""
    cards = minos.content.solo_cards
    top = minos.solo_top
    return {
        "level": ["", "easy", "normal", "hard"][minos.solo],
        "next_actions": [ROWS[row] for row in cards[top].actions] if top != NONE else [],
        "drawn": [cards[card].id for card in minos.solo_drawn],
        "deck": len(minos.solo_deck),
        "wild": [ROWS[mark] if mark != NONE else None for mark in minos.solo_wild],
        "vases": list(minos.solo_vases),
        "face_down": [card_name(card) for card in minos.rival_down],
        "face_up": [card_name(card) for card in minos.rival_up],
        "will": [GOODS[good] for good in minos.will],
    }
