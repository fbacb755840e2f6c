"""Playing alone: setup and result (ledger 8.1, 8.3), and the campaign (8.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.fleet_card import next_card
from labrys.games.diluvium.rules.result import missed, stars
from labrys.kernel.campaign import UNPLAYED, Ended
from labrys.kernel.errors import BadSetting
from tests.games.diluvium.table import GAME, choose, sea
from tests.rule import rule


def new(seed=1, **settings):
    return as_sea(GAME.new(1, seed, settings))


@rule("DIL-SOLO-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_human_is_first_and_has_the_city_at_the_right(seed):
    position = new(seed)
    names = position.content.places
    assert position.layout.players == 2
    assert position.first == position.seat == 0
    assert [names[empire.city] for empire in position.empires] == ["c5", "c1"]
    assert position.trays == [16, 16, 16]
    assert len(position.deck) == 16


@rule("DIL-SOLO-03")
def test_the_fleet_has_a_side_a_board_and_hides_nothing():
    table = sea(1).give(1, weapons=3, gold=4).turn(0)
    seen = table.facts(0)["empires"][1]
    assert seen["board"] == "a"
    assert seen["home"] == {"explore": 0, "settle": 3, "produce": 3, "engage": 3}
    assert seen["markers"] == 6
    assert seen["explorer"] == seen["warship"] == "c1"
    assert seen["rack"] == {"food": 0, "craft": 0, "weapons": 3}
    assert seen["gold"] == 4


@rule("DIL-SOLO-04")
@pytest.mark.parametrize(
    ("level", "strength", "gold"), [("calm", 1, 0), ("rough", 2, 5), ("raging", 3, 10)]
)
def test_levels_give_the_fleet_strength_and_gold(level, strength, gold):
    position = new(level=level)
    assert position.empires[1].strength == strength
    assert position.gold == [0, gold]
    assert missed(position) == ["beat"], "the aim of a free game"


@rule("DIL-SOLO-04")
def test_scenarios_fix_the_level():
    assert new(scenario="war").empires[1].strength == 2
    assert "level" not in new(scenario="war", level="raging").settings
    assert new(scenario="war", level="raging").empires[1].strength == 2


def test_levels_and_scenarios_are_for_one_seat():
    with pytest.raises(BadSetting, match="level is for 1 seat"):
        GAME.new(2, 1, {"level": "rough"})


@rule("DIL-SOLO-05")
def test_twelve_fleet_cards_come_once_each_before_they_are_shuffled_again():
    position = new()
    assert sorted(position.fleet_deck) == list(range(12))
    first = [next_card(position).id for _ in range(12)]
    assert sorted(first) == list(range(1, 13))
    second = [next_card(position).id for _ in range(12)]
    assert sorted(second) == list(range(1, 13))
    assert first != second


@rule("DIL-SOLO-05")
def test_the_fleet_cards_are_those_of_the_ledger():
    letters = "FCWR"
    rows = [
        f"{card.id} {'XSPE'[card.action]}{'XSPE'[card.fallback]} "
        f"{''.join(letters[kind] for kind in card.order)} {card.bid}"
        for card in GAME.content.fleet
    ]
    assert rows == [
        "1 XS CWRF 0",
        "2 XP WCFR 1",
        "3 XE RCWF 2",
        "4 SP CFWR 0",
        "5 SX WRCF 1",
        "6 SE FCRW 2",
        "7 PS CWRF 1",
        "8 PX WFCR 2",
        "9 PE RCWF 3",
        "10 EX CWFR 1",
        "11 ES WCRF 2",
        "12 EP FWCR 3",
    ]


@rule("DIL-SOLO-17")
def test_beating_the_fleet_means_strictly_more_gold():
    table = sea(1).give(0, gold=20).give(1, gold=20)
    assert table.sea.winners() == []
    table.give(0, gold=21)
    assert table.sea.winners() == [0]


@rule("DIL-SOLO-18")
@pytest.mark.parametrize(("gold", "number"), [(34, 1), (35, 2), (44, 2), (45, 3), (90, 3)])
def test_stars_of_a_won_scenario(gold, number):
    table = sea(1, scenario="sails").give(0, gold=gold)
    assert stars(table.sea) == number
    table.give(1, gold=gold)
    assert stars(table.sea) == 0


@rule("DIL-SOLO-18", "DIL-SOLO-25")
@pytest.mark.parametrize(("gold", "number"), [(44, 1), (45, 2), (54, 2), (55, 3)])
def test_stars_of_the_last_scenario(gold, number):
    table = sea(1, scenario="horizon").give(0, gold=gold, marked=6, home=(0, 0, 0, 0))
    assert stars(table.sea) == number


# ---- the campaign


def ended(scenario, number):
    """A table of a scenario that ended with so many stars."""
    content = GAME.content.scenarios[scenario]
    gold = [0, 0, *content.stars][number]
    settings = GAME.campaign().settings(scenario, False)
    return Ended(settings, [gold, 0], [0] if number else [])


def after(*numbers):
    """Where a campaign stands after tables with so many stars, 0 for a lost one."""
    campaign = GAME.campaign()
    tables: list[Ended] = []
    for number in numbers:
        tables.append(ended(campaign.standing(tables).scenario, number))
    return campaign.standing(tables)


@rule("DIL-SOLO-30")
def test_scenarios_come_in_order_and_a_lost_one_is_replayed_once():
    content = GAME.content
    assert [scenario.rule[-2:] for scenario in content.scenarios] == [
        "20",
        "21",
        "22",
        "23",
        "24",
        "25",
    ]
    assert after().scenario == 0
    assert after(2).scenario == 1
    assert after(2, 0).scenario == 1
    replayed = after(2, 0, 3)
    assert (replayed.scenario, replayed.total) == (2, 5), "a win then counts in full"
    lost = after(2, 0, 0)
    assert (lost.scenario, lost.total) == (2, 2)
    whole = after(3, 3, 3, 3, 3, 0, 3)
    assert whole.over
    assert whole.total == 18
    assert whole.stars == [3] * 6
    assert not after(3, 3, 3, 3, 3, 0).over


@rule("DIL-SOLO-30")
def test_who_does_not_want_to_replay_a_lost_scenario_goes_on_without_its_stars():
    campaign = GAME.campaign()
    tables = [ended(0, 2), ended(1, 0)]
    lost = campaign.standing(tables)
    assert campaign.may_leave(lost)
    left = campaign.next_settings(lost, leave=True)
    assert left == {"scenario": "beasts", "heirloom": "no"}
    gone_on = campaign.standing([*tables, ended(2, 3)])
    assert gone_on.stars == [2, 0, 3, UNPLAYED, UNPLAYED, UNPLAYED]
    assert gone_on.scenario == 3
    assert not campaign.may_leave(campaign.standing([])), "nothing was lost"
    assert not campaign.may_leave(after(1, 1, 1, 1, 1, 0)), "there is nothing after it"


@rule("DIL-SOLO-31")
def test_an_heirloom_is_for_who_won_the_scenario_before_and_anew_for_a_replay():
    assert not after().heirloom
    assert not after(0).heirloom, "the first scenario again"
    assert after(1).heirloom
    assert after(0, 1).heirloom, "won at the second attempt"
    assert after(1, 0).heirloom, "anew for the replay"
    assert not after(1, 0, 0).heirloom
    settings = GAME.campaign().next_settings(after(1, 0))
    assert settings == {"scenario": "granaries", "heirloom": "yes"}


@rule("DIL-SOLO-31")
@pytest.mark.parametrize("settings", [{}, {"scenario": "sails"}, {"level": "raging"}])
def test_there_is_no_heirloom_where_no_scenario_comes_before(settings):
    with pytest.raises(BadSetting, match=r"an heirloom comes from.* before.*SOLO-31"):
        new(heirloom="yes", **settings)
    new(heirloom="no", **settings)


@rule("DIL-SOLO-31", "DIL-TURN-06")
def test_the_heirloom_is_picked_right_after_setup():
    position = new(scenario="granaries", heirloom="yes")
    options = [position.spell(option) for option in position.options]
    assert options == [
        "heirloom food",
        "heirloom craft",
        "heirloom weapons",
        "heirloom-gold",
        "heirloom-card",
    ]
    token = choose(as_sea(position.copy()), "heirloom craft")
    assert token.empires[0].rack == [0, 1, 0]
    assert token.trays == [8, 15, 16]
    gold = choose(as_sea(position.copy()), "heirloom-gold")
    assert gold.gold[0] == 2
    card = choose(as_sea(position.copy()), "heirloom-card")
    assert len(card.empires[0].cards()) == 1
    assert len(card.deck) == 15
    assert card.spell(card.options[0]) == "act explore"


@rule("DIL-SOLO-32")
def test_the_final_rank():
    campaign, ranks = GAME.campaign(), GAME.content.ranks
    counts = Counter(ranks[campaign.rank(number)].id for number in range(19))
    assert counts == {"castaway": 6, "navigator": 4, "archon": 4, "heir": 5}
    assert ranks[campaign.rank(5)].id == "castaway"
    assert ranks[campaign.rank(6)].name == {"en": "Navigator", "fr": "Navigateur"}
    assert ranks[campaign.rank(14)].id == "heir"
    assert campaign.most_stars * len(campaign.scenarios) == 18
