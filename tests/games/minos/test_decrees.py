"""The 144 Decree cards against the targets of the ledger, section 8.13.

The main kind of a card is derived, not written on it: it is the kind of the first effect.
A conversion is of the kind `conversions`; VP with a multiplier or a condition are of the kind
`vp`; anything else goes by its first code (KIND_OF). Of `instead` the first part decides.
"""

import re
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypedDict

import pytest

from tests.rule import rule


class Card(TypedDict):
    id: str
    en: str
    fr: str
    vp: int
    cost: int
    goods: list[str]
    effect: list[str]
    trigger: str
    trait: str


FILE = Path(__file__).parents[3] / "labrys/games/minos/content/decrees.toml"
CARDS: list[Card] = tomllib.loads(FILE.read_text(encoding="utf-8"))["decree"]
AGE_I = [card for card in CARDS if not card["id"].startswith("II")]
AGE_II = [card for card in CARDS if card["id"].startswith("II")]
each_age = pytest.mark.parametrize("cards", [AGE_I, AGE_II], ids=["Age I", "Age II"])

GOODS = ["silver", "stone", "copper", "wood", "grain", "herb"]
TRIGGERS = ["prepare", "develop", "build", "expand", "wild", "12", "34", "56"]
STEPS = ["influence", "cultural", "population", "any_track", "low_track"]
COSTS = ["coin", "weapon", "vp", "discard", "temp"]

KIND_OF = {
    # What a Ship's space pays is mostly Coins and Weaponry.
    **dict.fromkeys(["coin", "weapon", "route_income"], "coins"),
    **dict.fromkeys(["good", "good_rnd", "temp"], "goods"),
    **dict.fromkeys(["card", "card_offer", "card_age2"], "cards"),
    **dict.fromkeys(["play", "play_free"], "play"),
    **dict.fromkeys(["build", "wild"], "points"),
    **dict.fromkeys(["place", "move"], "warriors"),
    **dict.fromkeys(STEPS, "progress"),
    **dict.fromkeys(["palace", "palace_free"], "palace"),
}
INSTANT = {*KIND_OF, "vp", "discard"}
TRAIT = INSTANT - {"good", "good_rnd", "play_free", "wild"}

# Worth in Coins: the rule of thumb of 8.13. It leaves these open: a card of the offer, since it
# is chosen; a card played free, some 5 Coins saved; a Palace card free of VP; a route's income.
WORTH = {
    "coin": 1,
    "weapon": 1.5,
    "vp": 1.5,
    "temp": 1.5,
    "good": 5,
    "good_rnd": 4,
    "play": 3,
    "play_free": 8,
    "card": 1,
    "card_offer": 1.5,
    "card_age2": 1.5,
    "discard": 1,
    "build": 3,
    "wild": 3,
    "place": 2,
    "move": 1,
    "palace": 3,
    "palace_free": 4,
    **dict.fromkeys(STEPS, 4),
}
ROUTE_INCOME = (2, 3)
# Estimates for a card of Age I and of Age II when it is typically played: how often a condition
# holds for those who play the card, and what a multiplier counts.
CHANCE = {
    "if_towers2": (0.3, 0.6),
    "if_farms2": (0.5, 0.7),
    "if_cities2": (0.7, 0.9),
    "if_sea2": (0.4, 0.7),
    "if_influence5": (0.25, 0.6),
    "if_cultural5": (0.25, 0.6),
    "if_population5": (0.25, 0.6),
    "if_palace10": (0.2, 0.5),
    "if_area4": (0.5, 0.6),
    "if_tracks3": (0.3, 0.5),
    "if_ship4": (0.25, 0.5),
    "if_warriors6": (0.4, 0.5),
    "if_regions4": (0.5, 0.8),
}
COUNT = {
    "per_area": (3, 4),
    "per_palace": (3, 5),
    "per_city": (2, 2.5),
    "per_tower": (1, 2),
    "per_farm": (1.5, 2.5),
    "per_region": (3, 4.5),
    "per_sea": (1, 2),
    "per_low_track": (1, 2.5),
    "per_warrior": (4, 5),
    "per_ship_space": (2, 5),
}
CONDITIONS = sorted(CHANCE)
MULTIPLIERS = sorted(COUNT)


class Item(NamedTuple):
    amount: int
    code: str
    per: str


class Part(NamedTuple):
    condition: str
    repeat: bool
    pay: list[Item]
    gain: list[Item]


def read_items(text: str) -> list[Item]:
    found = [
        re.fullmatch(r"(?:(\d+) )?([a-z]\w*)(?: (per_\w+))?", item) for item in text.split(" + ")
    ]
    assert all(found), text
    return [Item(int(item[1] or 1), item[2], item[3] or "") for item in found if item]


def read_part(text: str) -> Part:
    condition, _, body = text.rpartition(": ")
    left, arrow, right = body.removeprefix("repeat ").rpartition(" -> ")
    pay = read_items(left) if arrow else []
    return Part(condition, body.startswith("repeat "), pay, read_items(right))


def parts(effect: str) -> list[Part]:
    """The one or, with `instead`, two parts of an effect."""
    return [read_part(text) for text in effect.split(" instead ")]


def all_parts(cards: list[Card]) -> list[Part]:
    return [part for card in cards for effect in card["effect"] for part in parts(effect)]


def traits(cards: list[Card]) -> list[Part]:
    return [read_part(card["trait"]) for card in cards]


def kind(card: Card) -> str:
    first = parts(card["effect"][0])[0]
    if first.pay:
        return "conversions"
    item = first.gain[0]
    if item.code == "vp" and (item.per or first.condition):
        return "vp"
    return KIND_OF[item.code]


def items_worth(items: list[Item], age: int) -> float:
    total = 0.0
    for item in items:
        one = ROUTE_INCOME[age] if item.code == "route_income" else WORTH[item.code]
        total += item.amount * one * (COUNT[item.per][age] if item.per else 1)
    return total


def part_worth(part: Part, age: int) -> float:
    """An offer to convert is worth at least 1; one that repeats is used twice."""
    gain = items_worth(part.gain, age)
    if not part.pay:
        return gain
    return max(1, gain - items_worth(part.pay, age)) * (2 if part.repeat else 1)


def effect_worth(effect: str, age: int) -> float:
    first, *instead = parts(effect)
    worth = part_worth(first, age)
    if first.condition:
        worth *= CHANCE[first.condition][age]
    for second in instead:
        chance = CHANCE[second.condition][age]
        worth = (1 - chance) * worth + chance * part_worth(second, age)
    return worth


def age_of(card: Card) -> int:
    return 1 if card["id"].startswith("II") else 0


def worth(card: Card) -> float:
    return sum(effect_worth(effect, age_of(card)) for effect in card["effect"])


def test_each_age_has_72_cards_numbered_in_order():
    assert [card["id"] for card in AGE_I] == [f"I{number:02}" for number in range(1, 73)]
    assert [card["id"] for card in AGE_II] == [f"II{number:02}" for number in range(1, 73)]
    assert CARDS == AGE_I + AGE_II


def test_a_card_has_the_keys_of_the_schema_and_no_others():
    for card in CARDS:
        assert list(card) == list(Card.__annotations__), card["id"]
        assert 1 <= len(card["effect"]) <= 3, card["id"]


def test_costs_are_spread_as_the_ledger_asks():
    first = {3: 6, 4: 10, 5: 14, 6: 14, 7: 12, 8: 10, 9: 6}
    second = {6: 6, 7: 8, 8: 14, 9: 12, 10: 14, 11: 8, 12: 6, 13: 4}
    assert Counter(card["cost"] for card in AGE_I) == first
    assert Counter(card["cost"] for card in AGE_II) == second


def test_vp_are_spread_as_the_ledger_asks():
    assert Counter(card["vp"] for card in AGE_I) == {1: 20, 2: 32, 3: 20}
    assert Counter(card["vp"] for card in AGE_II) == {3: 14, 4: 26, 5: 20, 6: 12}


def test_cards_have_no_one_or_two_icons_as_often_as_the_ledger_asks():
    assert Counter(len(card["goods"]) for card in AGE_I) == {0: 6, 1: 48, 2: 18}
    assert Counter(len(card["goods"]) for card in AGE_II) == {0: 4, 1: 30, 2: 28 + 10}


@rule("MIN-RULE-34")
def test_only_silver_is_doubled_and_only_in_age_ii():
    doubled = [card for card in CARDS if len(set(card["goods"])) < len(card["goods"])]
    assert [card["goods"] for card in doubled] == [["silver", "silver"]] * 10
    assert all(card in AGE_II for card in doubled)


def test_silver_is_the_commonest_icon():
    others = GOODS[1:]
    first = Counter(good for card in AGE_I for good in card["goods"])
    second = Counter(good for card in AGE_II for good in card["goods"])
    assert first == {"silver": 24, **dict.fromkeys(others, 12)}
    assert second == {"silver": 36, **dict.fromkeys(others, 14)}


@rule("MIN-ICON-54", "MIN-ICON-55", "MIN-ICON-56", "MIN-ICON-57")
@rule("MIN-ICON-58", "MIN-ICON-59", "MIN-ICON-60", "MIN-ICON-61")
@each_age
def test_each_trigger_is_on_nine_cards(cards):
    assert Counter(card["trigger"] for card in cards) == dict.fromkeys(TRIGGERS, 9)


def test_main_kinds_are_spread_as_the_ledger_asks():
    first = {"coins": 12, "goods": 10, "cards": 8, "play": 5, "points": 7, "warriors": 8}
    second = {"coins": 6, "goods": 7, "cards": 5, "play": 6, "points": 8, "warriors": 6}
    first |= {"progress": 8, "palace": 4, "vp": 6, "conversions": 4}
    second |= {"progress": 8, "palace": 7, "vp": 15, "conversions": 4}
    assert Counter(map(kind, AGE_I)) == first
    assert Counter(map(kind, AGE_II)) == second


@rule("MIN-ICON-01", "MIN-ICON-02", "MIN-ICON-03", "MIN-ICON-06", "MIN-ICON-07", "MIN-ICON-08")
@rule("MIN-ICON-09", "MIN-ICON-10", "MIN-ICON-11", "MIN-ICON-12", "MIN-ICON-13", "MIN-ICON-14")
@rule("MIN-ICON-15", "MIN-ICON-16", "MIN-ICON-17", "MIN-ICON-18", "MIN-ICON-19", "MIN-ICON-20")
@rule("MIN-ICON-21", "MIN-ICON-22", "MIN-ICON-23", "MIN-ICON-24", "MIN-ICON-25", "MIN-ICON-26")
@rule("MIN-ICON-31", "MIN-RULE-33")
def test_instant_effects_use_every_icon_meant_for_them_and_no_other():
    used = {item.code for part in all_parts(CARDS) for item in part.pay + part.gain}
    assert used == INSTANT
    assert any(part.pay for part in all_parts(CARDS))


@rule("MIN-ICON-28", "MIN-ICON-29", "MIN-ICON-30", "MIN-ICON-32", "MIN-ICON-33", "MIN-ICON-34")
@rule("MIN-ICON-35", "MIN-ICON-36", "MIN-ICON-37", "MIN-ICON-38", "MIN-ICON-39", "MIN-ICON-40")
@rule("MIN-ICON-41")
def test_every_condition_is_used_and_twice_as_often_in_age_ii():
    first = Counter(part.condition for part in all_parts(AGE_I) if part.condition)
    second = Counter(part.condition for part in all_parts(AGE_II) if part.condition)
    assert sorted(first) == CONDITIONS
    assert second == {condition: 2 * count for condition, count in first.items()}


@rule("MIN-ICON-42", "MIN-ICON-43", "MIN-ICON-44", "MIN-ICON-45", "MIN-ICON-46", "MIN-ICON-47")
@rule("MIN-ICON-48", "MIN-ICON-49", "MIN-ICON-50", "MIN-ICON-51")
def test_every_multiplier_is_used_and_twice_as_often_in_age_ii():
    first = Counter(item.per for part in all_parts(AGE_I) for item in part.gain if item.per)
    second = Counter(item.per for part in all_parts(AGE_II) for item in part.gain if item.per)
    assert sorted(first) == MULTIPLIERS
    assert second == {multiplier: 2 * count for multiplier, count in first.items()}


@rule("MIN-ICON-27")
def test_instead_is_on_three_cards_of_age_i_and_five_of_age_ii():
    assert sum(" instead " in " ".join(card["effect"]) for card in AGE_I) == 3
    assert sum(" instead " in " ".join(card["effect"]) for card in AGE_II) == 5
    seconds = [parts(effect)[1:] for card in CARDS for effect in card["effect"]]
    assert all(part.condition for second in seconds for part in second)


@rule("MIN-ICON-52")
@each_age
def test_what_repeats_costs_something_and_gives_neither_coins_nor_weaponry(cards):
    repeated = [part for part in all_parts(cards) if part.repeat]
    assert repeated
    for part in repeated:
        assert part.pay, part
        assert not {"coin", "weapon"} & {item.code for item in part.gain}, part


def test_what_repeats_draws_no_cards():
    """Else discarding and drawing could go on for ever (MIN-PREP-04)."""
    gains = [item.code for part in all_parts(CARDS) if part.repeat for item in part.gain]
    assert "cards" not in [KIND_OF.get(code) for code in gains]


def test_costs_are_paid_in_plain_things():
    for item in [item for part in all_parts(CARDS) + traits(CARDS) for item in part.pay]:
        assert item.code in COSTS, item
        assert not item.per, item


def test_a_card_is_only_discarded_as_a_cost():
    gains = [item for part in all_parts(CARDS) + traits(CARDS) for item in part.gain]
    assert "discard" not in [item.code for item in gains]


@rule("MIN-RULE-33")
def test_traits_use_every_icon_meant_for_them_and_no_other():
    used = {item.code for part in traits(CARDS) for item in part.pay + part.gain}
    assert used == TRAIT
    assert any(part.pay for part in traits(CARDS))


def test_traits_have_no_condition_multiplier_repeat_or_instead():
    for card in CARDS:
        (trait,) = parts(card["trait"])
        assert not trait.condition, card["id"]
        assert not trait.repeat, card["id"]
        assert not any(item.per for item in trait.gain), card["id"]


def test_traits_are_small():
    for card in CARDS:
        least, most = [(1, 1.5), (1.5, 2.5)][age_of(card)]
        assert least <= effect_worth(card["trait"], age_of(card)) <= most, card["id"]


def test_steps_points_and_palace_come_from_a_trait_only_at_a_cost():
    dear = {*STEPS, "play", "build", "palace", "palace_free", "route_income"}
    for card in CARDS:
        trait = read_part(card["trait"])
        assert trait.pay or not dear & {item.code for item in trait.gain}, card["id"]


@each_age
def test_a_trigger_never_gives_the_same_thing_on_two_cards_of_an_age(cards):
    pairs = Counter((card["trigger"], card["trait"]) for card in cards)
    assert max(pairs.values()) == 1, pairs.most_common(1)


def test_an_effect_is_worth_about_its_cost_less_the_vp():
    for card in CARDS:
        assert abs(worth(card) - (card["cost"] - card["vp"])) <= 1, (card["id"], worth(card))


@each_age
def test_effects_of_an_age_are_worth_cost_less_vp_on_average(cards):
    surplus = sum(worth(card) - card["cost"] + card["vp"] for card in cards)
    assert abs(surplus / len(cards)) < 0.5


@each_age
def test_dearer_cards_have_more_vp_and_stronger_effects(cards):
    means = []
    for cost in sorted({card["cost"] for card in cards}):
        group = [card for card in cards if card["cost"] == cost]
        vp = sum(card["vp"] for card in group) / len(group)
        means.append((vp, sum(map(worth, group)) / len(group)))
    for (vp, effect), (dearer_vp, dearer_effect) in pairwise(means):
        assert vp < dearer_vp
        assert effect < dearer_effect


KNOWN_CARDS = [
    (None, 8, ["stone"], {"weapon", "good_rnd"}),
    ("II", 10, ["grain", "herb"], {"play instead if_farms2: play_free"}),
    (None, 8, ["copper"], {"any_track"}),
    ("II", 8, ["silver", "silver"], {"coin per_warrior", "5 coin -> palace"}),
]


@pytest.mark.parametrize("known", KNOWN_CARDS, ids=["K1", "K2", "K3", "K4"])
def test_the_cards_of_the_develop_example_exist(known):
    age, cost, goods, effects = known
    cards = AGE_II if age else CARDS
    assert [
        card["id"]
        for card in cards
        if (card["cost"], card["goods"], set(card["effect"])) == (cost, goods, effects)
    ]


KNOWN_TRAITS = [
    *[("develop", "move"), ("develop", "card"), ("build", "coin"), ("build", "weapon")],
    *[("build", "3 discard -> influence"), ("34", "vp"), ("34", "temp")],
]


@pytest.mark.parametrize("known", KNOWN_TRAITS)
def test_the_traits_of_the_examples_exist(known):
    assert known in [(card["trigger"], card["trait"]) for card in CARDS]


def test_the_conversion_of_the_example_exists():
    assert "3 weapon -> 4 vp" in [effect for card in CARDS for effect in card["effect"]]


def test_no_two_cards_have_the_same_effects():
    effects = Counter(tuple(sorted(card["effect"])) for card in CARDS)
    assert max(effects.values()) == 1, effects.most_common(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_are_short_and_all_different(language):
    names = [card["en"] if language == "en" else card["fr"] for card in CARDS]
    assert len({name.casefold() for name in names}) == len(CARDS)
    for name in names:
        assert 0 < len(name) <= 24, name
        assert name == name.strip(), name


@each_age
def test_cards_stand_by_kind_and_then_by_cost(cards):
    kinds = list(dict.fromkeys(map(kind, cards)))
    order = [(kinds.index(kind(card)), card["cost"]) for card in cards]
    assert order == sorted(order)
