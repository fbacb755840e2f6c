"""The general rules and the order of a round (ledger 4.1 and 4.3)."""

import random

import pytest

import labrys
from labrys.games.minos.content import icons
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.rules.clan import FROM_REGIONS
from labrys.games.minos.rules.inventory import census
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import PER_AGE
from labrys.kernel.event import Event
from tests.games.minos.table import Table, bare
from tests.rule import rule

# ---- Coins, Weaponry, VP


@rule("MIN-GEN-01")
def test_there_is_no_end_of_coins_and_weaponry():
    minos = bare()
    for _ in range(10):
        minos.effects(0, "99 coin", "99 weapon")
    assert minos.clan().coins == 990
    assert minos.clan().weaponry == 990


@rule("MIN-GEN-01")
def test_a_cost_must_be_paid_in_full_or_the_effect_is_illegal():
    # A card in hand leaves something else to do, so that nothing is played unasked.
    minos = bare().at_turn("expand").give(0, hand="I01", coins=2, weaponry=1)
    minos.effects(0, "3 coin -> 4 vp", "3 weapon -> 4 vp")
    assert minos.why_not("effect 1") == ("cost", "MIN-GEN-01", 1)
    assert minos.why_not("effect 2") == ("cost", "MIN-GEN-01", 2)
    minos.give(0, coins=3, weaponry=3)
    minos.play("effect 1", "effect 1")
    assert minos.clan().vp == 8
    assert minos.clan().coins == minos.clan().weaponry == 0


@rule("MIN-GEN-02")
def test_nobody_pays_more_vp_than_they_have():
    minos = bare().at_turn("expand").give(0, hand="I01", vp=1)
    minos.effects(0, "2 vp -> 9 coin")
    assert minos.why_not("effect 1") == ("cost", "MIN-GEN-02", 1)
    minos.give(0, vp=2)
    minos.play("effect 1")
    assert minos.clan().vp == 0
    assert minos.clan().coins == 9


@rule("MIN-GEN-02")
def test_a_card_worth_more_than_the_own_vp_cannot_go_from_the_hand_to_the_palace():
    minos = bare().give(0, vp=2, hand="I03 I06").use(0, icons.PALACE)
    assert minos.why_not("palace I06") == ("vp", "MIN-INC-03", 1)
    minos.play("palace I03")
    assert minos.clan().vp == 0


@rule("MIN-GEN-01", "MIN-GEN-02", "MIN-GEN-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_no_game_does_anything_fall_below_nothing_or_any_piece_get_lost(seats):
    for seed in range(3):
        position = labrys.new("minos", seats=seats, seed=seed)
        assert isinstance(position, Minos)
        chooser = random.Random(seed)
        before = census(position)
        while not position.over:
            position.play(chooser.choice(position.options))
            assert census(position) == before
            for clan in position.clans:
                assert min(clan.coins, clan.weaponry, clan.vp, clan.reserves, clan.supply) >= 0
                assert min(clan.goods + clan.temps + clan.warriors) >= 0
                if position.round:
                    assert clan.supply + clan.reserves + sum(clan.warriors) == 10


# ---- the map


# The neighbours of region 1, 2, 3 and so on, as the tables of the ledger give them.
NEIGHBOURS = {
    2: "2 6 7/1 3 5 6/2 4 5/3 5/2 3 4 6/1 2 5 7/1 6",
    3: "2 6 7 8/1 3 5 6 8 9/2 4 5 9/3 5/2 3 4 6/1 2 5 7/1 6/1 2 9 10/2 3 8 10/8 9",
    4: "2 5 6/1 3 6 7/2 4 7 8/3 8 9/1 6 10/1 2 5 7 10 11/2 3 6 8 11 12"
    "/3 4 7 9 12 13/4 8 13/5 6 11/6 7 10 12/7 8 11 13/8 9 12",
}


@rule("MIN-GEN-03", "MIN-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_warrior_moves_over_a_border_line_only(seats):
    minos = bare(seats)
    neighbours_of = NEIGHBOURS[seats].split("/")
    for region, neighbours in enumerate(neighbours_of, 1):
        minos.warriors(0, {region: 1}).use(0, icons.MOVE)
        assert minos.starting("move") == [f"move {region} {n}" for n in neighbours.split()]
        minos.play("done")
    assert len(minos.minos.board.regions) == len(neighbours_of)


def region_vp(*warriors: int) -> list[int]:
    """What each player scores for one region with these Warriors (Population 0: 1 or 3)."""
    seats = max(2, len(warriors))
    minos = bare(seats)
    for seat in range(seats):
        here = warriors[seat] if seat < len(warriors) else 0
        minos.warriors(seat, {6: here})
    minos.at_scoring(final=False)
    return [minos.clan(seat).vp for seat in range(seats)]


@rule("MIN-GEN-04", "MIN-GEN-05")
def test_dominance_is_strictly_the_most_warriors_and_scores_instead_of_presence():
    assert region_vp(1, 0) == [3, 0], "alone is dominance"
    assert region_vp(2, 1) == [3, 1]
    assert region_vp(1, 1) == [1, 1], "tied leaders have presence only"
    assert region_vp(2, 2, 1) == [1, 1, 1], "nor does the third profit from a tie"
    assert region_vp(2, 3, 2) == [1, 3, 1]


@rule("MIN-GEN-05")
def test_dominated_regions_count_wherever_presence_is_counted():
    # Seat 0 dominates 1, 2 and 6, ties in 5 and is outnumbered in 3.
    minos = bare(2).give(0, reserves=9).give(1, reserves=9)
    minos.warriors(0, {1: 1, 2: 2, 3: 1, 5: 1, 6: 1}).warriors(1, {2: 1, 3: 2, 5: 1})
    minos.effects(0, "coin per_region")
    assert minos.clan().coins == 5
    minos.warriors(0, {1: 1, 2: 2, 5: 1, 6: 1}).effects(0, "if_regions4: weapon")
    assert minos.clan().weaponry == 1
    minos.minos.vases = [4, 5, 1]
    minos.clear().warriors(0, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1})
    minos.minos.settle()
    assert minos.minos.vase_marks[0] == [0], "presence in 7 regions, most of them dominated"


@rule("MIN-GEN-06")
def test_a_region_holds_one_city_one_tower_and_one_farm_whoever_owns_them():
    minos = bare(2).give(0, coins=50, reserves=9).warriors(0, {1: 2, 2: 2, 3: 2, 6: 1})
    minos.city(1, 2).farm(1, 6).tower(0, 1).farm(0, 3).at_turn("build")
    assert minos.why_not("city 2") == ("city-stands", "MIN-GEN-06", 0)
    assert minos.why_not("city 3") == ("city-stands", "MIN-GEN-06", 0)
    assert minos.why_not("tower 1") == ("tower-stands", "MIN-GEN-06", 0)
    assert minos.why_not("farm 6") == ("farm-stands", "MIN-GEN-06", 0)
    assert minos.why_not("farm 3") == ("farm-stands", "MIN-GEN-06", 0)
    assert not any(map(minos.offered, ["city 2", "city 3", "tower 1", "farm 6", "farm 3"]))
    # One of each kind may stand together: a Farm beside the own City and Tower.
    assert minos.offered("farm 1")
    assert minos.offered("farm 2"), "beside another player's City"


@rule("MIN-GEN-07")
def test_one_ship_of_a_player_on_each_route_and_ships_share_spaces():
    minos = bare(2, routes="AAA").give(0, coins=50).give(1, coins=50)
    minos.city(0, 2).ships(1, "1 0 0").ships(0, "0 0 2").at_turn("build")
    assert minos.offered("ship 1"), "another player's Ship bars nothing"
    assert minos.offered("ship 2")
    assert minos.why_not("ship 3") == ("ship-sails", "MIN-GEN-07", 0)
    assert not minos.offered("ship 3")
    assert minos.offered("advance 3")
    minos.play("ship 1")
    assert minos.clan(0).ships == [1, 0, 2]
    assert minos.clan(1).ships == [1, 0, 0]
    assert not minos.offered("ship 1")
    minos.play("advance 1")
    assert minos.asked == "ChooseTrade"


@rule("MIN-GEN-08")
def test_ships_never_outnumber_cities_when_one_is_built():
    minos = bare(2).give(0, coins=50).ships(0, "1 0 0").at_turn("build")
    assert minos.why_not("ship 2") == ("cities", "MIN-GEN-08", 1)
    assert minos.offered("advance 1"), "advancing a Ship asks for no City"
    minos.city(0, 2)
    assert minos.offered("ship 2")
    minos.play("ship 2")
    assert minos.why_not("ship 3") == ("cities", "MIN-GEN-08", 1)


@rule("MIN-GEN-09")
def test_warriors_are_gained_placed_and_returned_between_three_places():
    minos = bare(2)
    clan = minos.clan()
    places = [(clan.supply, clan.reserves, clan.warriors[1])]

    def look() -> None:
        places.append((clan.supply, clan.reserves, clan.warriors[1]))

    minos.effects(0, "population")  # space 1: gain 2 Warriors
    look()
    minos.use(0, icons.PLACE)
    assert minos.starting("place") == ["place 1"], "only where an own City stands"
    assert minos.why_not("place 3") == ("no-own-city", "MIN-EXP-01", 0)
    minos.play("place 1")
    look()
    minos.use(0, icons.BUILD).play("farm 1")  # the first Farm returns a Warrior
    look()
    assert places == [(6, 3, 1), (4, 5, 1), (4, 4, 2), (4, 5, 1)]


@rule("MIN-GEN-10")
def test_warriors_of_different_players_share_a_region_in_peace():
    minos = bare(2).give(1, reserves=8).warriors(1, {2: 9}).warriors(0, {1: 3})
    for _ in range(3):
        minos.use(0, icons.MOVE).play("move 1 2")
    assert minos.clan(0).warriors[2] == 3
    assert minos.clan(1).warriors[2] == 9
    assert minos.clan(0).weaponry == minos.clan(1).weaponry == 0


# ---- cards


OFFER = ["I01", "I02", "I03", "I04", "I05"]
USES_THE_OFFER = {"card_offer": "take", "play_free": "play"}
PRINTED_ON_CARDS = [code for code in icons.VOCABULARY.gains if code not in ("vp_score", "vp_end")]


def gain(minos: Table, seat: int, text: str) -> Table:
    """Begin an effect, and say yes if it may be declined."""
    minos.effects(seat, text)
    return minos.play("effect 1") if minos.offered("effect 1") else minos


@rule("MIN-GEN-11")
def test_a_hand_has_no_limit():
    minos = bare(2)
    gain(minos, 0, "30 card")
    gain(minos, 1, "20 card")
    minos.at_income()
    while minos.minos.round == 1:
        minos.play("done")
    assert [len(minos.clan(seat).hand) for seat in (0, 1)] == [30, 20]


@rule("MIN-GEN-11")
@pytest.mark.parametrize("code", PRINTED_ON_CARDS)
def test_two_icons_use_the_offer_and_no_other(code):
    minos = bare(2).offer(" ".join(OFFER)).give(0, coins=50, hand="I20", tracks="2 3 3")
    gain(minos, 0, code)
    expected = [f"{USES_THE_OFFER[code]} {card}" for card in OFFER if code in USES_THE_OFFER]
    assert [o for o in minos.options if o.split()[-1] in OFFER] == expected
    assert minos.minos.offer == [0, 1, 2, 3, 4]


@rule("MIN-GEN-11")
def test_prepare_and_develop_points_and_those_of_a_wild_die_use_the_offer():
    for row in ("prepare", "develop"):
        minos = bare(2).offer(" ".join(OFFER)).give(0, coins=50)
        wild = Table(minos.at_turn("wild").minos.copy()).play(f"as {row}")
        verb = "take" if row == "prepare" else "play"
        assert wild.starting(verb) == [f"{verb} {card}" for card in OFFER]
        assert minos.at_turn(row).starting(verb) == [f"{verb} {card}" for card in OFFER]


@rule("MIN-GEN-11")
def test_cards_of_other_icons_come_from_the_top_of_a_deck():
    minos = bare(2).offer(" ".join(OFFER))
    gain(minos, 0, "2 card")
    gain(minos, 0, "card_age2")
    hand = minos.clan().hand
    assert [card >= PER_AGE for card in hand] == [False, False, True]
    assert minos.minos.offer == [0, 1, 2, 3, 4]
    assert min(hand) > 4


# ---- the order of a round


@rule("MIN-ROUND-01", "MIN-SETUP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_runs_through_four_rounds_with_their_steps_in_order(seats):
    position = labrys.new("minos", seats=seats, seed=4)
    events: list[Event] = []
    position.events = events
    chooser = random.Random(4)
    while not position.over:
        position.play(chooser.choice(position.options))
    shown = {"round", "rolled", "drafted", "retrieved", "scoring", "age-two", "game-over"}
    told = [event.message for event in events if event.message in shown]
    one = ["round", "rolled"] + ["drafted"] * 4 * seats + ["retrieved"] * 4 * seats
    assert told == [*one, *one, "scoring", "age-two", *one, *one, "scoring", "game-over"]
    assert [event.parts[0] for event in events if event.message == "round"] == [1, 2, 3, 4]


@rule("MIN-ROUND-02", "MIN-INC-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_passes_clockwise_from_round_to_round(seats):
    minos = bare(seats)
    for first in (seats - 1, 0, 1):
        minos.round(1).at_income(first)
        assert minos.asked == "Draft"
        assert minos.seat == minos.minos.first == (first + 1) % seats


@rule("MIN-ROUND-01")
def test_the_progress_step_comes_between_draft_and_actions_and_income_after_them():
    minos = bare(2).give(0, hand="I01", vp=9).at_draft(pool="r6 " * 8 + "y1 " * 5)
    asked = [minos.asked]
    while minos.minos.round == 1:
        minos.play("end-turn" if "end-turn" in minos.options else minos.options[0])
        if minos.asked != asked[-1]:
            asked.append(minos.asked)
    steps = ["Draft", "Groups", "Retrieve", "Turn", "PalaceIncome"]
    assert [asked.index(step) for step in steps] == [0, 1, 2, 3, asked.index("PalaceIncome")]
    assert set(asked[2 : asked.index("PalaceIncome")]) == {"Retrieve", "Turn"}
    assert asked[asked.index("PalaceIncome") :] == ["PalaceIncome", "Draft"]


@rule("MIN-ROUND-01", "MIN-RULE-06")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_sa2_is_paid_at_the_start_of_later_rounds_before_the_roll(number):
    minos = bare(2).give(0, ability="SA2").round(number - 1).at_income()
    while minos.asked == "PalaceIncome":
        minos.play("done")
    assert minos.minos.round == number
    assert minos.seat == 0
    assert minos.starting("temp") == minos.options
    assert minos.minos.pool == [], "nothing is rolled yet"
    minos.play("temp herb")
    assert minos.asked == "Draft"
    assert sum(minos.clan().temps) == 1


@rule("MIN-ROUND-01")
def test_scoring_and_the_change_of_age_come_before_the_next_round():
    minos = bare(2).round(2).at_income(first=1)
    assert minos.minos.round == 3
    assert minos.minos.age == 1
    assert minos.clan(0).earned[FROM_REGIONS] > 0, "regions were scored"
    minos = bare(2).round(1).at_income()
    assert (minos.minos.round, minos.minos.age) == (2, 0)
    assert minos.clan(0).earned[FROM_REGIONS] == 0


@rule("MIN-ROUND-02")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turn_order_is_clockwise_from_the_first_player_in_every_step(first):
    order = [(first + place) % 4 for place in range(4)]
    minos = bare(4).at_draft(pool="r5 y5 b5 g5 " * 4 + "g1", first=first)
    for seat in range(4):
        minos.give(seat, hand=f"I0{seat + 1}", vp=9)
    seats: dict[str, list[int]] = {}
    colours = ["red", "yellow", "blue", "gray"]
    for turn in range(16):
        seats.setdefault("draft", []).append(minos.seat)
        minos.play(f"draft {colours[turn // 4]}-5 {ROWS[turn % 4]}")
    while minos.minos.round == 1:
        seats.setdefault(minos.asked, []).append(minos.seat)
        # A red, a yellow or a blue five makes a group with the gray one.
        likely = ["group 1+4", "grouped", "step influence", "forfeit", "end-turn", "done"]
        minos.play(next((o for o in likely if o in minos.options), minos.options[0]))
    assert seats["draft"] == order * 4
    assert seats["Groups"] == [seat for seat in order for _ in ("group", "grouped")]
    assert seats["Retrieve"] == order * 3, "the last die of each needs no choice"
    assert list(dict.fromkeys(seats["Turn"])) == order
    assert seats["PalaceIncome"] == order
