"""Reads the plain numbers: Player board, Progress tracks, Special Abilities, settings."""

from labrys.games.minos.content.loading.effects import (
    ability_effects,
    tower_effects,
    track_effects,
)
from labrys.games.minos.content.model import (
    ABILITIES,
    CITIES,
    FARMS,
    INCOME_SPACES,
    LEVELS,
    SHIPS,
    TOP,
    TOWERS,
    TRACKS,
    Content,
)
from labrys.kernel.text.content import Entry

MOST = 99


def read_player_board(content: Content, file: Entry) -> None:
    file.keys(["city", "tower", "ship", "farm", "income"])
    city = file.entry("city")
    city.keys(["price", "vp"])
    content.city_price = city.integers("price", 0, MOST, CITIES)
    content.city_vp = city.integers("vp", 0, MOST, CITIES)
    tower = file.entry("tower")
    tower.keys(["price", "effect", "bonus"])
    content.tower_price = tower.integers("price", 0, MOST, TOWERS)
    content.tower_effects = tower_effects(tower)
    content.tower_bonus = tower.integers("bonus", 0, MOST, TOWERS + 1)
    ship = file.entry("ship")
    ship.keys(["price", "vp"])
    content.ship_price = ship.integers("price", 0, MOST, SHIPS)
    content.ship_vp = ship.integers("vp", 0, MOST, SHIPS)
    farm = file.entry("farm")
    farm.keys(["price", "income", "vp"])
    content.farm_price = farm.integers("price", 0, 10, FARMS)
    content.farm_income = farm.integers("income", 0, MOST, FARMS)
    content.farm_vp = farm.integers("vp", 0, MOST, FARMS + 1)
    income = file.entry("income")
    income.keys(["coins", "vp"])
    content.income_coins = income.integers("coins", 0, MOST, INCOME_SPACES)
    content.income_vp = income.integers("vp", 0, MOST, INCOME_SPACES)


def read_tracks(content: Content, file: Entry) -> None:
    file.keys(["beyond_vp", "marks", *TRACKS])
    influence, cultural, population = [file.entry(track) for track in TRACKS]
    influence.keys(["spaces", "palace_income"])
    cultural.keys(["spaces"])
    population.keys(["spaces", "weaponry_income", "presence_vp", "dominance_vp"])
    content.beyond_vp = file.integer("beyond_vp", 0, MOST)
    content.marks = file.integers("marks", 0, TOP, 4)
    if content.marks != sorted(set(content.marks)) or content.marks[0] != 0:
        raise file.named("marks").error("they do not rise from 0", "expected the lowest first")
    content.mark_at = [sum(mark <= space for mark in content.marks) - 1 for space in range(TOP + 1)]
    content.track_effects = [
        track_effects(track.entry("spaces")) for track in (influence, cultural, population)
    ]
    content.palace_income = influence.integers("palace_income", 0, MOST, 4)
    content.weaponry_income = population.integers("weaponry_income", 0, MOST, 4)
    content.presence_vp = population.integers("presence_vp", 0, MOST, 4)
    content.dominance_vp = population.integers("dominance_vp", 0, MOST, 4)


def read_abilities(content: Content, file: Entry) -> None:
    file.keys(ABILITIES)
    sa1, sa2, sa3, sa4, sa5 = [file.entry(ability) for ability in ABILITIES]
    sa1.keys(["discount"])
    sa2.keys(["effect"])
    sa3.keys(["vp", "discount", "cards"])
    sa4.keys(["group_total"])
    sa5.keys(["rate", "income", "divisor"])
    content.abilities = list(ABILITIES)
    content.sa1_discount = sa1.integers("discount", 0, MOST, LEVELS)
    content.sa2_effects = ability_effects(sa2)
    content.sa3_vp = sa3.integers("vp", 0, MOST, LEVELS)
    content.sa3_discount = sa3.integers("discount", 0, MOST, LEVELS)
    content.sa3_cards = sa3.integers("cards", 0, 9, LEVELS)
    content.group_total_sa4 = sa4.integers("group_total", 1, 24, LEVELS)
    content.sa5_rate = sa5.integers("rate", 1, 9, LEVELS)
    content.sa5_income = sa5.integers("income", 0, MOST, LEVELS)
    content.sa5_divisor = sa5.integers("divisor", 0, MOST, LEVELS)


def read_settings(content: Content, file: Entry) -> None:
    prices = ["forfeit_coins", "extra_price", "offer_surcharge"]
    discounts = [f"{kind}_discount" for kind in ("card", "city", "tower", "ship", "route")]
    totals = ["offer_size", "group_total", "resource_divisor", "reroll_at"]
    pieces = ["goods_per_stack", "goods_per_type", "temps_per_type", "warriors"]
    file.keys([*prices, *discounts, *totals, *pieces, "good_income", "good_cards"])
    content.forfeit_coins = file.integer("forfeit_coins", 0, MOST)
    content.extra_price = file.integer("extra_price", 0, MOST)
    content.offer_size = file.integer("offer_size", 1, 20)
    content.offer_surcharge = file.integer("offer_surcharge", 0, MOST)
    content.card_discount = file.integer("card_discount", 0, MOST)
    content.city_discount = file.integer("city_discount", 0, MOST)
    content.tower_discount = file.integer("tower_discount", 0, MOST)
    content.ship_discount = file.integer("ship_discount", 0, MOST)
    content.route_discount = file.integer("route_discount", 0, MOST)
    content.group_total = file.integer("group_total", 1, 24)
    content.resource_divisor = file.integer("resource_divisor", 1, MOST)
    # Any lower, and the roll of a full pool would hardly ever count (MIN-DICE-02).
    content.reroll_at = file.integer("reroll_at", 5, MOST)
    content.good_income = file.integers("good_income", 0, MOST)
    content.good_cards = file.integers("good_cards", 0, 9, len(content.good_income))
    content.goods_per_stack = file.integer("goods_per_stack", 1, 20)
    content.goods_per_type = file.integer("goods_per_type", content.goods_per_stack, 20)
    content.temps_per_type = file.integer("temps_per_type", 1, 20)
    # Setup takes 4 (MIN-SETUP-26).
    content.warriors = file.integer("warriors", 4, 20)
