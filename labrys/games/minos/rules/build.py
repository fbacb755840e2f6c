"""Build: Cities, Towers, Farms, Ships and their voyages (ledger 4.9)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import BLUE_SPACE, RED_SPACE, ROUTE_SPACES
from labrys.games.minos.rules import abilities, effects, pay
from labrys.games.minos.rules.clan import FROM_ROUTES, PIECES, SA3, Clan, more, put
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import (
    ADVANCE,
    CITY,
    FARM,
    LAST_REGION,
    SHIP,
    TOWER,
    TRADE,
    WARRIORS,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

STONE: Final = 1
COPPER: Final = 2
WOOD: Final = 3
GRAIN: Final = 4
HERB: Final = 5


def is_city(option: int) -> bool:
    return CITY < option <= CITY + LAST_REGION


def is_tower(option: int) -> bool:
    return TOWER < option <= TOWER + LAST_REGION


def is_farm(option: int) -> bool:
    return FARM < option <= FARM + LAST_REGION


def is_ship(option: int) -> bool:
    return SHIP <= option < SHIP + 3


# ---- what it costs


def price(minos: Minos, clan: Clan, option: int, used: list[int]) -> int:
    """Coins for a build with these Temporary Goods returned; never below 0 (MIN-BUILD-12)."""
    content = minos.content
    if is_city(option):
        cost = content.city_price[clan.cities]
        cost -= content.city_discount * (clan.goods[STONE] + used[STONE])
        return max(0, cost - builder_discount(minos, clan))
    if is_tower(option):
        cost = content.tower_price[clan.towers]
        cost -= content.tower_discount * (clan.goods[COPPER] + used[COPPER])
        return max(0, cost - builder_discount(minos, clan))
    if is_ship(option):
        cost = content.ship_price[clan.ship_count()]
        cost = max(0, cost - content.ship_discount * (clan.goods[WOOD] + used[WOOD]))
        cost += space_price(minos, clan, option - SHIP, 1, used)
        return max(0, cost - builder_discount(minos, clan))
    if is_farm(option):
        return 0
    route = option - ADVANCE
    return space_price(minos, clan, route, clan.ships[route] + 1, used)


def space_price(minos: Minos, clan: Clan, route: int, space: int, used: list[int]) -> int:
    """The cost of entering a route space, less 1 per Herb (MIN-BUILD-06, MIN-BUILD-07)."""
    cost = minos.content.routes[minos.routes[route]].costs[space - 1]
    return max(0, cost - minos.content.route_discount * (clan.goods[HERB] + used[HERB]))


def builder_discount(minos: Minos, clan: Clan) -> int:
    """SA3 takes 1 Coin off each City, Tower and new Ship (MIN-ABIL-04, MIN-RULE-43)."""
    return minos.content.sa3_discount[clan.level] if clan.ability == SA3 else 0


def fewest_warriors(minos: Minos, clan: Clan) -> int:
    """The Warriors a Farm costs at least, all Grain used (MIN-BUILD-04)."""
    base = minos.content.farm_price[clan.farms]
    return max(0, base - clan.goods[GRAIN] - clan.temps[GRAIN])


# ---- what is possible


def ask(minos: Minos, seat: int, asked: Question, free: bool) -> None:
    """All builds for one point. `free` waives costs, never conditions (MIN-RULE-45)."""
    clan = minos.clans[seat]
    ask_cities(minos, seat, clan, asked, free)
    if not asked.enough():
        ask_towers(minos, seat, clan, asked, free)
    if not asked.enough():
        ask_farms(minos, seat, clan, asked, free)
    for route in range(3):
        if asked.enough():
            return
        if clan.ships[route] == 0:
            asked.refuse(ADVANCE + route, "no-ship", "MIN-BUILD-07", what=route)
            ask_ship(minos, clan, route, asked, free)
        else:
            asked.refuse(SHIP + route, "ship-sails", "MIN-GEN-07", what=route)
            ask_advance(minos, clan, route, asked, free)


def refuse_pieces(minos: Minos, block: int, asked: Question) -> None:
    """All pieces of a kind are on the map (MIN-SETUP-17)."""
    if asked.wants_refusals:
        for region in minos.board.regions:
            asked.refuse(block + region, "no-pieces", "MIN-SETUP-17")


def short_of(minos: Minos, clan: Clan, option: int, free: bool) -> int:
    """Coins missing for a build even with all Temporary Goods returned."""
    if free:
        return 0
    return price(minos, clan, option, clan.temps) - clan.coins


def ask_cities(minos: Minos, seat: int, clan: Clan, asked: Question, free: bool) -> None:
    """A region without City, with a Foundation tile and an own Warrior (MIN-BUILD-02)."""
    if clan.cities >= len(minos.content.city_price):
        refuse_pieces(minos, CITY, asked)
        return
    short = short_of(minos, clan, CITY + 1, free)
    if short > 0 and not asked.wants_refusals:
        return
    for region in minos.board.regions:
        option = CITY + region
        if minos.city_at[region] != NONE:
            asked.refuse(option, "city-stands", "MIN-GEN-06")
        elif minos.foundations[region] == NONE:
            asked.refuse(option, "no-foundation", "MIN-BUILD-02")
        elif clan.warriors[region] == 0:
            asked.refuse(option, "no-warrior", "MIN-BUILD-02", 1)
        elif short > 0:
            asked.refuse(option, "coins", "MIN-BUILD-02", short)
        else:
            asked.offer(option)


def ask_towers(minos: Minos, seat: int, clan: Clan, asked: Question, free: bool) -> None:
    """A region with an own City and no Tower; no Warrior needed (MIN-BUILD-03)."""
    if clan.towers >= len(minos.content.tower_price):
        refuse_pieces(minos, TOWER, asked)
        return
    short = short_of(minos, clan, TOWER + 1, free)
    if short > 0 and not asked.wants_refusals:
        return
    for region in minos.board.regions:
        option = TOWER + region
        if minos.city_at[region] != seat:
            asked.refuse(option, "no-own-city", "MIN-BUILD-03", what=region)
        elif minos.tower_at[region] != NONE:
            asked.refuse(option, "tower-stands", "MIN-GEN-06")
        elif short > 0:
            asked.refuse(option, "coins", "MIN-BUILD-03", short)
        else:
            asked.offer(option)


def ask_farms(minos: Minos, seat: int, clan: Clan, asked: Question, free: bool) -> None:
    """A region without Farm, with an own Warrior even if none is paid (MIN-BUILD-04, 05)."""
    if clan.farms >= len(minos.content.farm_price):
        refuse_pieces(minos, FARM, asked)
        return
    fewest = 0 if free else fewest_warriors(minos, clan)
    warriors = clan.warriors
    for region in minos.board.regions:
        here = warriors[region]
        if here == 0 and not asked.wants_refusals:
            continue
        option = FARM + region
        if minos.farm_at[region] != NONE:
            asked.refuse(option, "farm-stands", "MIN-GEN-06")
        elif here == 0:
            asked.refuse(option, "no-warrior", "MIN-BUILD-05", 1)
        elif here < fewest:
            asked.refuse(option, "warriors", "MIN-BUILD-04", fewest - here)
        else:
            asked.offer(option)


def ask_ship(minos: Minos, clan: Clan, route: int, asked: Question, free: bool) -> None:
    """A new Ship: more Cities than Ships, one Ship a route (MIN-BUILD-06, MIN-GEN-07, 08)."""
    option = SHIP + route
    ships = clan.ship_count()
    if ships >= clan.cities:
        asked.refuse(option, "cities", "MIN-GEN-08", ships + 1 - clan.cities)
        return
    short = short_of(minos, clan, option, free)
    if short > 0:
        asked.refuse(option, "coins", "MIN-BUILD-06", short)
    else:
        asked.offer(option)


def ask_advance(minos: Minos, clan: Clan, route: int, asked: Question, free: bool) -> None:
    """One space on; space 4 needs a Tower for each Ship beyond it (MIN-BUILD-07, 08)."""
    option = ADVANCE + route
    space = clan.ships[route]
    if space >= ROUTE_SPACES:
        asked.refuse(option, "route-end", "MIN-BUILD-09")
        return
    if space + 1 == RED_SPACE:
        short = far_ships(clan) + 1 - clan.towers
        if short > 0:
            asked.refuse(option, "towers", "MIN-BUILD-08", short)
            return
    short = short_of(minos, clan, option, free)
    if short > 0:
        asked.refuse(option, "coins", "MIN-BUILD-07", short)
    else:
        asked.offer(option)


def far_ships(clan: Clan) -> int:
    """Own Ships on space 4 or 5 (MIN-RULE-41)."""
    count = 0
    for space in clan.ships:
        if space >= RED_SPACE:
            count += 1
    return count


# ---- doing it


def start(minos: Minos, seat: int, option: int, free: bool) -> None:
    """Pay, then build; at no cost, build at once."""
    if is_farm(option):
        minos.agenda.append(PayFarm(seat, option - FARM, free))
    elif free:
        carry_out(minos, seat, option)
    else:
        pay.start(minos, seat, option)


class PayFarm(Step[Minos]):
    """Return Warriors of the region; Grain may save some, or be declined (MIN-BUILD-04)."""

    def __init__(self, seat: int, region: int, free: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.free = free

    def ask(self, minos: Minos, asked: Question) -> None:
        if self.free:
            asked.offer(WARRIORS)
            return
        clan = minos.clans[self.seat]
        base = minos.content.farm_price[clan.farms]
        fewest = fewest_warriors(minos, clan)
        for number in range(fewest, base + 1):
            if number > clan.warriors[self.region]:
                short = number - clan.warriors[self.region]
                asked.refuse(WARRIORS + number, "warriors", "MIN-BUILD-04", short)
            else:
                asked.offer(WARRIORS + number)

    def take(self, minos: Minos, option: int) -> None:
        number = option - WARRIORS
        clan = minos.clans[self.seat]
        if not self.free:
            saved = minos.content.farm_price[clan.farms] - number - clan.goods[GRAIN]
            for _ in range(saved):
                minos.return_temp(self.seat, GRAIN)
            if number:
                minos.return_warriors(self.seat, self.region, number)
        carry_out(minos, self.seat, FARM + self.region)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("region", self.region)
        price = minos.content.farm_price[minos.clans[seat].farms]
        prompt.amount("price", "n-warrior", price)


def carry_out(minos: Minos, seat: int, option: int) -> None:
    """Put the piece down and gain what it uncovers."""
    minos.changed |= PIECES
    if is_city(option):
        build_city(minos, seat, option - CITY)
    elif is_tower(option):
        build_tower(minos, seat, option - TOWER)
    elif is_farm(option):
        build_farm(minos, seat, option - FARM)
    elif is_ship(option):
        clan = minos.clans[seat]
        clan.ships = put(clan.ships, option - SHIP, 1)
        minos.tell("built-ship", seat, option - SHIP)
        abilities.builder(minos, seat)
    else:
        advance_ship(minos, seat, option - ADVANCE)


def build_city(minos: Minos, seat: int, region: int) -> None:
    """Gain the Foundation benefit; the Warrior stays (MIN-BUILD-02)."""
    minos.clans[seat].cities += 1
    minos.city_at = put(minos.city_at, region, seat)
    tile = minos.foundations[region]
    minos.foundations = put(minos.foundations, region, NONE)
    minos.founded = [*minos.founded, tile]
    minos.tell("built-city", seat, region)
    effects.begin(minos, seat, minos.content.foundations[tile].effects)
    abilities.builder(minos, seat)


def build_tower(minos: Minos, seat: int, region: int) -> None:
    clan = minos.clans[seat]
    minos.tower_at = put(minos.tower_at, region, seat)
    clan.towers += 1
    minos.tell("built-tower", seat, region)
    effects.begin(minos, seat, minos.content.tower_effects[clan.towers - 1])
    abilities.builder(minos, seat)


def build_farm(minos: Minos, seat: int, region: int) -> None:
    clan = minos.clans[seat]
    minos.farm_at = put(minos.farm_at, region, seat)
    clan.farms += 1
    minos.tell("built-farm", seat, region)
    minos.income_steps(seat, minos.content.farm_income[clan.farms - 1])
    abilities.builder(minos, seat)


def advance_ship(minos: Minos, seat: int, route: int) -> None:
    """Space 2 gives a blue Trade Bonus tile, 4 a red one, 5 the VP on top (MIN-BUILD-09)."""
    clan = minos.clans[seat]
    clan.ships = more(clan.ships, route, 1)
    space = clan.ships[route]
    minos.tell("advanced-ship", seat, route, space)
    if space in (BLUE_SPACE, RED_SPACE):
        minos.agenda.append(ChooseTrade(seat, route, space == RED_SPACE))
    elif space == ROUTE_SPACES:
        minos.gain_vp(seat, minos.content.routes[minos.routes[route]].vp, FROM_ROUTES)


class ChooseTrade(Step[Minos]):
    """Take one of the route's Trade Bonus tiles (MIN-BUILD-09)."""

    def __init__(self, seat: int, route: int, red: bool) -> None:
        super().__init__(seat)
        self.route = route
        self.red = red

    def tiles(self, minos: Minos) -> list[int]:
        return minos.red[self.route] if self.red else minos.blue[self.route]

    def ask(self, minos: Minos, asked: Question) -> None:
        for tile in self.tiles(minos):
            asked.offer(TRADE + tile)

    def take(self, minos: Minos, option: int) -> None:
        tile = option - TRADE
        routes = minos.red if self.red else minos.blue
        routes[self.route] = [other for other in routes[self.route] if other != tile]
        clan = minos.clans[self.seat]
        clan.trade = [*clan.trade, tile]
        minos.tell("took-trade", self.seat, tile)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("route", self.route + 1)
        prompt.word("colour", "red" if self.red else "blue")
