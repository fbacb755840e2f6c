"""The turn (ledger 4.3), resources and Gold (4.12)."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule


@rule("DIL-TURN-01")
def test_turns_go_clockwise_and_a_round_is_one_of_each():
    table = sea(4).turn(0)
    order = []
    rounds = []
    for _ in range(9):
        order.append(table.seat)
        rounds.append(table.sea.round)
        action = "produce" if "act produce" in table.options else "engage"
        table.play(f"act {action}", *(["stay"] if action == "engage" else []))
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert rounds == [5, 5, 5, 5, 6, 6, 6, 6, 7]


@rule("DIL-TURN-02", "DIL-BOARD-01")
def test_a_turn_is_one_of_four_actions():
    table = sea().turn(0)
    assert table.options == ["act explore", "act settle", "act produce", "act engage"]
    table.play("act produce")
    assert table.seat == 1


@rule("DIL-TURN-03")
@pytest.mark.parametrize("action", ["explore", "settle", "produce", "engage"])
def test_the_same_action_is_refused_twice_in_a_row_and_there_is_no_pass(action):
    table = sea().give(0, last=action).turn(0)
    assert table.why_not(f"act {action}") == ("same-action", "DIL-TURN-03")
    assert len(table.options) == 3
    assert all(option.startswith("act ") for option in table.options)


@rule("DIL-TURN-03")
def test_a_rivals_last_action_does_not_matter():
    table = sea().give(1, last="settle").turn(0)
    assert table.offered("act settle")


@rule("DIL-TURN-04", "DIL-RULE-07")
def test_on_the_first_turn_even_an_action_without_effect_is_allowed():
    table = sea(seed=3).turn(0).play("act produce")
    assert table.told("nothing") == 1
    assert table.seat == 1


@rule("DIL-TURN-05")
def test_the_end_is_looked_for_before_the_first_players_turn_only():
    table = sea().trays(9, 0, 9).turn(1)
    assert not table.sea.last_round
    table.play("act produce")
    assert table.sea.last_round


@rule("DIL-TURN-05", "DIL-RES-04")
def test_the_limit_is_checked_after_the_cards_that_follow_the_action():
    table = sea().give(0, craft=6, hand="cornucopia").turn(0).play("act settle", "done")
    table.play("settler settle", "settle c5a", "settler settle", "settle c5c")
    assert table.asked == "PlayCards"
    table.play("card cornucopia")
    assert table.asked == "Drop"
    assert table.sea.refusals() == []


@rule("DIL-TURN-05", "DIL-RULE-25")
def test_sections_are_looked_at_before_cards_are_played():
    table = sea(tiles="b4 T07").give(0, hand="gate", home=(0, 1, 3, 3), at="c5a c5b").turn(0)
    table.play("act settle", "card gate", "settler settle")
    assert table.home()[1] == 0
    while table.seat == 0:
        assert table.asked != "TakeBonus"
        table.play(table.options[0])


@rule("DIL-TURN-06")
def test_questions_without_an_answer_are_skipped():
    """No card, no monster, nothing to sell, nobody to scare, no excess: only the two choices."""
    table = sea(tiles="b4 T07").turn(0)
    asked = [table.asked]
    table.play("act engage")
    asked.append(table.asked)
    table.play("sail b4")
    assert asked == ["ChooseAction", "Sail"]
    assert table.seat == 1


# ---- resources and Gold


@rule("DIL-RES-01")
def test_rivals_see_how_many_tokens_and_not_which():
    table = sea().give(0, food=1, craft=2, weapons=1).turn(0)
    assert table.facts(1)["empires"][0]["tokens"] == 4
    assert table.facts(1)["empires"][0]["rack"] is None
    assert table.facts(0)["empires"][0]["rack"] == {"food": 1, "craft": 2, "weapons": 1}


@rule("DIL-RES-02", "DIL-RES-03")
def test_tokens_come_from_the_tray_and_never_come_back():
    table = sea().give(0, craft=4).turn(0)
    assert table.left() == [16, 12, 16]
    table.play("act produce", "sell 2")
    assert table.left() == [16, 12, 16]
    assert table.sea.spent == [0, 4, 0]


@rule("DIL-RES-04", "DIL-RULE-06")
def test_every_player_above_six_discards_at_the_end_of_every_turn():
    table = sea(3).give(0, food=4, craft=4).give(2, weapons=5, food=2).turn(0)
    table.play("act engage", "stay")
    assert table.asked == "Drop"
    assert sorted(table.sea.deciders()) == [0, 2]
    table.answer(0, "drop food")
    table.answer(2, "drop weapons")
    assert table.rack(2) == [2, 0, 5], "nothing is shown before all have chosen"
    assert sorted(table.sea.deciders()) == [0]
    table.answer(0, "drop craft")
    assert table.rack(0) == [3, 3, 0]
    assert table.rack(2) == [2, 0, 4]
    assert table.seat == 1
    assert table.asked == "ChooseAction"


@rule("DIL-RES-04")
def test_six_tokens_may_be_kept_and_inside_a_turn_there_is_no_limit():
    table = sea(tiles="b4 T07").give(0, food=6).turn(0).play("act engage", "sail b4")
    assert table.seat == 1
    rich = sea().give(0, craft=6, at="c5a c5b c5c").turn(0).play("act produce")
    assert sum(rich.rack()) == 9
    assert rich.asked == "Trade"


@rule("DIL-RES-04")
def test_a_kind_that_is_not_there_is_not_discarded():
    table = sea().give(0, craft=5, food=2).turn(0).play("act engage", "stay")
    assert table.options == ["drop food", "drop craft"]
    assert table.why_not("drop weapons") == ("none-left", "DIL-RES-04")


@rule("DIL-RES-05")
def test_nobody_gains_from_an_empty_tray():
    table = sea().give(0, at="c5a").trays(0, 9, 9).turn(1)
    table.play("act produce", "act produce")
    assert table.rack() == [0, 0, 0]
    assert table.left() == [0, 9, 9]


@rule("DIL-RES-06", "DIL-RULE-46", "DIL-RULE-47", "DIL-SETUP-09")
def test_gold_is_only_gained_and_from_a_supply_without_end():
    table = sea(tiles="b4 T01").give(1, warship="b4", gold=0).give(0, gold=500, strength=5)
    table.turn(0).play("act engage", "sail b4").fight()
    assert table.gold(0) == 501
    assert table.gold(1) == 0


@rule("DIL-RES-06", "DIL-RULE-47")
@pytest.mark.parametrize("seed", range(3))
def test_through_whole_games_no_gold_is_lost_and_no_token_changes_hands(seed):
    from labrys.kernel.chance import Chance

    chance = Chance(seed)
    position = sea(3, seed=seed).turn(0).sea
    before = position.gold[:]
    while not position.over:
        racks = [empire.rack[:] for empire in position.empires]
        trays = position.trays[:]
        position.play(position.options[chance.below(len(position.options))])
        assert all(new >= old for new, old in zip(position.gold, before, strict=True))
        before = position.gold[:]
        for kind in range(3):
            gained = sum(
                max(0, empire.rack[kind] - racks[player][kind])
                for player, empire in enumerate(position.empires)
            )
            assert gained <= trays[kind] - position.trays[kind]


@rule("DIL-RES-07")
def test_gold_lies_facedown():
    table = sea().give(0, gold=7).give(1, gold=9).turn(0)
    assert table.facts(0)["empires"][0]["gold"] == 7
    assert table.facts(0)["empires"][1]["gold"] is None
    assert table.sea.view(0).points == [7, None]
