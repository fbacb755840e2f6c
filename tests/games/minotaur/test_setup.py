"""Setting up a game (ledger 4.1)."""

from __future__ import annotations

from labrys.games.minotaur.content.model import COLUMNS, KIND_OF
from labrys.games.minotaur.rules.lords import NONE, Lords
from tests.games.minotaur.table import GAME, board
from tests.rule import rule


def fresh(seed: int, match: str = "no") -> Lords:
    position = GAME.new(2, seed, {"match": match})
    assert isinstance(position, Lords)
    return position


@rule("ML-SETUP-01", "ML-RULE-35")
def test_each_region_has_one_column_of_each_kind_in_the_order_of_the_board() -> None:
    assert COLUMNS == ["UE", "UR", "UM", "LM", "LR", "LE"]
    for region in (0, 1):
        assert sorted(KIND_OF[region * 3 : region * 3 + 3]) == [0, 1, 2]
    lords = board(hand="R01", their_hand="B07").act().play("enter R01 UM")
    assert lords.column(0, "UM") == ["R01"]
    assert lords.column(1, "UM") == []


@rule("ML-SETUP-02", "ML-SETUP-03", "ML-SETUP-08")
def test_the_board_is_empty_at_the_start() -> None:
    lords = fresh(3)
    assert lords.counters == [NONE] * 6
    assert sum(lords.curses) == 0
    for side in lords.sides:
        assert side.field == side.gods == side.discard == []


@rule("ML-SETUP-04")
def test_the_cards_are_30_miron_30_vess_and_24_bonus() -> None:
    sizes = {deck.id: len(deck.cards) for deck in GAME.content.decks}
    assert sizes == {"miron": 30, "vess": 30, "bonus": 24}


@rule("ML-SETUP-05", "ML-SETUP-09")
def test_houses_and_first_player_are_drawn_independently() -> None:
    seen = {(lords.houses[0], lords.first) for lords in map(fresh, range(40))}
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(lords.turn_seat == lords.first for lords in map(fresh, range(10)))


@rule("ML-SETUP-06")
def test_the_bonus_deck_is_never_used_in_the_basic_game() -> None:
    lords = fresh(5)
    assert len(lords.bonus[0]) == 24
    while not lords.over:
        lords.play(lords.options[lords.turn % len(lords.options)])
    assert len(lords.bonus[0]) == 24
    assert lords.wins in ([1, 0], [0, 1])


@rule("ML-SETUP-07", "ML-RULE-37")
def test_opening_hands_have_six_cards_and_cannot_be_exchanged() -> None:
    lords = fresh(8)
    for seat in (0, 1):
        side = lords.sides[seat]
        assert len(side.hand) == 6
        assert len(side.deck) == 24
        assert {lords.owner[card] for card in side.hand + side.deck} == {seat}
    assert {lords.spell(option).split()[0] for option in lords.options} == {
        "act-skipping",
        "refresh",
    }
    assert fresh(8).sides[0].hand != fresh(9).sides[0].hand
