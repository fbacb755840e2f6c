"""A view of Minos as numbers, drawn from a concealed position only."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules.clan import Clan
from labrys.games.minos.rules.minos import DICE, HARD, NONE, Minos
from labrys.games.minos.rules.options import ABILITY_IDS, CARDS, START_IDS, TRADE_IDS
from labrys.kernel.observation import Observation

ROWS: Final = 5
COLOURS: Final = 4
GOODS: Final = 6
TURN: Final = ["points", "bonus", "extras", "fresh"]
# Markers that the solo rival can have on the wild row
WILD: Final = 4


def observe(minos: Minos, out: Observation) -> None:
    """Everything open, and the seat's own cards."""
    table(minos, out)
    dice(minos, out)
    regions(minos, out)
    routes(minos, out)
    for place, player in enumerate(out.turned()):
        clan(minos, minos.clans[player], place, out)
    turn(minos, out)
    if minos.solo:
        rival(minos, out)


def table(minos: Minos, out: Observation) -> None:
    content = minos.content
    out.number("round", minos.round)
    out.number("age", minos.age)
    out.owner("first", minos.first)
    out.several("decks", [len(deck) for deck in minos.decks], 2)
    out.several("offer order", offer_places(minos.offer), CARDS)
    out.count("discards", minos.discards[0] + minos.discards[1], CARDS)
    out.count("box", minos.boxed_seen, CARDS)
    out.number("box unseen", len(minos.boxed))
    out.several("stacks", minos.stacks, GOODS)
    out.number("pile", len(minos.pile))
    out.several("temps", minos.temps, GOODS)
    out.one_of("action bonus", minos.action_bonus, len(content.action_bonuses))
    out.each_one_of("vases", [vase - 1 for vase in minos.vases], 3, len(content.vases))
    for index in range(3):
        marks = minos.vase_marks[index]
        places = [marks.index(player) + 1 if player in marks else 0 for player in out.turned()]
        out.several(f"vase {index + 1} marks", places, out.players)
    out.count("starts", minos.starts, len(START_IDS))
    out.count("abilities", minos.abilities, len(ABILITY_IDS))
    out.count("used trade", minos.used_trade, len(TRADE_IDS))


def offer_places(offer: list[int]) -> list[int]:
    """For each card its place in the offer from the left, from 1; 0 for cards elsewhere."""
    places = [0] * CARDS
    for place, card in enumerate(offer):
        if card >= 0:
            places[card] = place + 1
    return places


def dice(minos: Minos, out: Observation) -> None:
    out.count("pool", minos.pool, DICE)
    out.count("spent", minos.spent, DICE)
    for row in range(ROWS):
        spaces = len(minos.board.rows[row])
        placed = minos.rows[row][:spaces]
        while len(placed) < spaces:
            placed.append(NONE)
        shown = [die % DICE if die != NONE else NONE for die in placed]
        out.each_one_of(f"row {row + 1} dice", shown, spaces, DICE)
        out.owners(f"row {row + 1} owners", [d // DICE if d != NONE else NONE for d in placed])


def regions(minos: Minos, out: Observation) -> None:
    content = minos.content
    land = minos.board.regions
    for place, player in enumerate(out.turned()):
        own = minos.clans[player].warriors
        out.several(f"warriors {place}", [own[region] for region in land], len(land))
    out.owners("cities", [minos.city_at[region] for region in land])
    out.owners("towers", [minos.tower_at[region] for region in land])
    out.owners("farms", [minos.farm_at[region] for region in land])
    tiles = [minos.foundations[region] for region in land]
    out.each_one_of("foundations", tiles, len(land), len(content.foundations))
    peoples = [minos.top_sea(region) for region in land]
    out.each_one_of("sea peoples", peoples, len(land), len(content.sea_peoples))
    below = [minos.sea_one[r] != NONE and minos.sea_two[r] != NONE for r in land]
    out.several("sea peoples below", [int(more) for more in below], len(land))
    out.several("covered", [int(region == minos.covered) for region in land], len(land))


def routes(minos: Minos, out: Observation) -> None:
    out.each_one_of("routes", minos.routes, 3, len(minos.content.routes))
    for route in range(3):
        tiles = minos.blue[route] + minos.red[route]
        out.count(f"route {route + 1} bonuses", tiles, len(TRADE_IDS))


def clan(minos: Minos, clan: Clan, place: int, out: Observation) -> None:
    """One player's things; player 0 is the viewer."""
    name = f"player {place} "
    hidden = [0, 0]
    for card in clan.hand:
        if card < 0:
            hidden[-1 - card] += 1
    out.one_of(name + "start", clan.start, len(START_IDS))
    out.one_of(name + "ability", clan.ability, len(ABILITY_IDS))
    out.number(name + "level", clan.level)
    out.number(name + "coins", clan.coins)
    out.number(name + "weaponry", clan.weaponry)
    out.number(name + "vp", clan.vp)
    out.number(name + "income", clan.income)
    out.several(name + "tracks", clan.track, 3)
    out.several(name + "goods", clan.goods, GOODS)
    out.several(name + "temps", clan.temps, GOODS)
    out.count(name + "hand", clan.hand, CARDS)
    out.several(name + "hidden cards", hidden, 2)
    out.count(name + "area", clan.area, CARDS)
    out.count(name + "palace", clan.palace, CARDS)
    out.count(name + "trade", clan.trade, len(TRADE_IDS))
    out.count(name + "sea peoples", clan.sea, len(minos.content.sea_peoples))
    out.several(name + "ships", clan.ships, 3)
    pieces = [clan.reserves, clan.supply, clan.cities, clan.towers, clan.farms]
    out.several(name + "pieces", pieces, len(pieces))
    out.several(name + "build points", [clan.aside, clan.free_aside], 2)


def turn(minos: Minos, out: Observation) -> None:
    """The turn in progress; zeros outside action turns."""
    out.owner("turn of", minos.turn_seat)
    out.one_of("turn die", minos.turn_die % DICE if minos.turn_die != NONE else NONE, DICE)
    out.one_of("turn row", minos.turn_row, ROWS)
    out.number("turn space", minos.turn_space + 1)
    out.one_of("turn action", minos.turn_kind, ROWS)
    numbers = [minos.turn_points, minos.turn_bonus, minos.turn_extras, int(minos.turn_fresh)]
    out.several("turn numbers", numbers, len(TURN))
    out.count("turn traits", minos.turn_traits, CARDS)


def rival(minos: Minos, out: Observation) -> None:
    """Rhadamanthus: what lies open of his cards."""
    cards = len(minos.content.solo_cards)
    out.one_of("rival level", minos.solo - 1, HARD)
    out.one_of("rival actions", minos.solo_top, cards)
    out.count("rival drawn", minos.solo_drawn, cards)
    out.number("rival deck", len(minos.solo_deck))
    out.each_one_of("rival wild", minos.solo_wild, WILD, ROWS)
    out.several("rival vases", minos.solo_vases, 3)
    out.number("rival face down", len(minos.rival_down))
    out.count("rival face up", minos.rival_up, CARDS)
    out.count("rival will", minos.will, GOODS)
