"""The match and combining with a sister game (ledger 4.11, 4.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.games.minotaur.game import MinotaurGame, make
from labrys.games.minotaur.rules.end import own_cards, pool_of
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.errors import BadSetting, Misfit, NotOffered
from labrys.kernel.history import History
from labrys.kernel.record import read
from labrys.kernel.text.content import ContentError
from tests.games.minotaur.table import GAME, Table, board
from tests.rule import rule


def after_first_game(**more: str) -> Table:
    """Seat 0 has just won the first game of a match."""
    return board(match=True, counters="UM UR LM LE", their_hand="B07", **more)  # type: ignore[arg-type]


@rule("ML-MATCH-01", "ML-EX-32")
def test_a_match_ends_with_the_second_win_and_no_deck_change() -> None:
    lords = after_first_game()
    assert not lords.is_over()
    assert lords.lords.wins == [1, 0]
    lords.lords.wins = [1, 0]
    lords.play("done").lords.play(lords.lords.read("done"), 1)
    lords.play("concede")
    assert lords.is_over()
    assert lords.lords.wins == [2, 0]


@rule("ML-MATCH-01")
def test_a_single_game_is_no_match() -> None:
    assert board(counters="UM UR LM LE").lords.over


@rule("ML-MATCH-02", "ML-MATCH-03", "ML-RULE-33")
def test_between_games_each_player_may_remove_up_to_five_cards() -> None:
    lords = after_first_game()
    assert lords.asked == "Remove"
    for name in ("R01", "R02", "R03", "R04", "R05"):
        assert lords.seat == 0
        lords.play(f"remove {name}")
    assert lords.options == ["done"]
    lords.play("done")
    assert lords.seat == 1
    assert lords.lords.deciders() == [1]
    with pytest.raises(NotOffered):
        lords.lords.play(lords.lords.read("remove R06"), 0)


@rule("ML-MATCH-03")
def test_the_fifth_removal_is_taken_back_as_freely_as_the_others() -> None:
    history = History(after_first_game().lords)
    for name in ("R01", "R02", "R03", "R04", "R05"):
        history.play(history.position.read(f"remove {name}"))
        assert history.may_undo()
    history.undo()
    assert history.position.spell(history.position.options[0]) == "remove R05"


@rule("ML-MATCH-03")
@pytest.mark.parametrize("other_is_done", [True, False])
def test_the_fifth_removal_of_the_second_to_choose_is_taken_back_too(other_is_done: bool) -> None:
    history = History(after_first_game().lords)
    for name in ("R01", "R02", "R03", "R04", "R05"):
        history.play(history.position.read(f"remove {name}"), 0)
    if other_is_done:
        history.play(history.position.read("done"), 0)
    for name in ("B01", "B02", "B03", "B04", "B05"):
        history.play(history.position.read(f"remove {name}"), 1)
        assert history.may_undo()
    history.undo()
    options = [history.position.spell(option) for option in history.position.view(1).options]
    assert "remove B05" in options
    assert "remove B04" not in options


@rule("ML-MATCH-03", "ML-RULE-32")
def test_removals_stay_secret_until_both_have_chosen() -> None:
    lords = after_first_game()
    before = lords.lords.view(1).facts()
    lords.play("remove R01", "remove R02")
    assert lords.lords.view(1).facts() == before
    assert lords.lords.deciders() == [0, 1]
    lords.lords.play(lords.lords.read("remove B01"), 1)
    assert lords.lords.owner[lords.number("B01")] == 1


@rule("ML-EX-31", "ML-MATCH-04", "ML-MATCH-05", "ML-MATCH-06", "ML-MATCH-09")
def test_the_loser_takes_first_and_each_exactly_as_many_as_removed() -> None:
    lords = after_first_game()
    lords.play("remove R01", "remove R02", "done")
    for name in ("B01", "B02", "B03", "B04", "B05"):
        lords.play(f"remove {name}")
    lords.play("done")
    assert lords.asked == "TakeBonus"
    assert lords.seat == 1
    assert len(lords.lords.bonus[0]) == 31
    assert lords.why_not("done") == ("take-all", "ML-MATCH-06")
    lords.play("take R01", "take W03", "take W04", "take W11", "take W12")
    assert lords.seat == 0
    assert len(lords.lords.bonus[0]) == 26
    lords.play("take R02", "take B01")
    assert len(lords.lords.bonus[0]) == 24
    assert [len(own_cards(lords.lords, seat)) for seat in (0, 1)] == [30, 30]
    assert lords.lords.first == 1
    assert lords.lords.turn == 1
    assert lords.seat == 1
    assert lords.starting("act-skipping")


@rule("ML-MATCH-04", "ML-RULE-33")
def test_a_player_may_take_back_and_take_the_other_houses_cards() -> None:
    lords = after_first_game()
    lords.play("remove R01", "done", "remove B01", "done")
    assert lords.offered("take R01")
    assert lords.offered("take B01")


@rule("ML-RULE-33")
def test_removing_nothing_is_allowed() -> None:
    lords = after_first_game().play("done", "done")
    assert lords.lords.number == 2
    assert len(lords.lords.bonus[0]) == 24


@rule("ML-MATCH-07", "ML-RULE-34")
def test_changes_last_and_players_keep_their_house() -> None:
    lords = after_first_game().play("remove R01", "done", "done", "take W01")
    assert lords.seat == 1
    while lords.seat == 1:
        lords.play(lords.options[-1])
    lords.play("concede")
    assert lords.lords.wins == [1, 1]
    assert lords.offered("remove W01")
    assert not lords.offered("remove R01")
    cards = own_cards(lords.lords, 0)
    assert lords.number("W01") in cards
    assert lords.number("R01") not in cards
    assert lords.lords.houses == [0, 1]


@rule("ML-MATCH-08")
def test_all_cards_and_counters_leave_the_board_between_games() -> None:
    lords = board(
        match=True, counters="UM UR LM LE", mine="UM: R04/2", gods="R25", hand="R01", discard="R03"
    )
    assert lords.lords.counters == [NONE] * 6
    assert sum(lords.lords.curses) == 0
    lords.play("done", "done")
    for seat in (0, 1):
        assert len(lords.lords.sides[seat].hand) == 6
        assert lords.deck(seat) == 24
        assert lords.lords.sides[seat].discard == []


@rule("ML-RULE-38")
def test_a_drawn_game_of_a_match_is_replayed_with_the_same_first_player() -> None:
    lords = board(match=True, hand="R01 R03", turn=200, their_hand="B07")
    lords.play("refresh", "discard R01", "done")
    assert lords.lords.wins == [0, 0]
    assert lords.lords.number == 2
    assert lords.lords.first == 0
    assert lords.lords.turn == 1
    assert lords.asked == "ChooseOption"


# ---- a sister game


def write_pack(folder: Path, change: str = "", to: str = "") -> Path:
    """Two more houses of simple cards and a bonus deck with another back."""
    lines: list[str] = []
    for deck, kind in (("ankar", "house"), ("temet", "house"), ("sands", "bonus")):
        lines += ["[[deck]]", f'id = "{deck}"', f'en = "{deck}"', f'fr = "{deck}"']
        lines += ['back = "scarab"', f'kind = "{kind}"']
    for deck, letter, count in (("ankar", "K", 30), ("temet", "T", 30), ("sands", "S", 24)):
        for number in range(1, count + 1):
            name = f"{letter}{number:02d}"
            lines += ["[[card]]", f'id = "{name}"', f'en = "Card {name}"', f'fr = "Carte {name}"']
            lines += [f'deck = "{deck}"', 'type = "minion"', f"phase = {number % 3}"]
            lines += [f"power = {1 + number % 3}", 'icons = ["M", "R", "E"]']
            if number == 1:
                lines[-3:] = ["phase = 1", "power = 2", 'icons = ["M"]']
                lines += ['active = "MILL(1) + CURSE(opp:card@reg)"']
    text = "\n".join(lines) + "\n"
    (folder / "pack.toml").write_text(text.replace(change, to) if change else text)
    return folder


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> MinotaurGame:
    return make(write_pack(tmp_path_factory.mktemp("pack")))


def mixed_match(game: MinotaurGame, houses: str) -> Table:
    position = game.new(2, 3, {"match": "yes", "houses": houses})
    assert isinstance(position, Lords)
    return Table(position).play("concede")


@rule("ML-COMBINE-01")
def test_houses_of_both_games_play_against_each_other(mixed: MinotaurGame) -> None:
    position = mixed.new(2, 5, {"houses": "vess+ankar"})
    assert isinstance(position, Lords)
    assert {mixed.content.decks[house].id for house in position.houses} == {"vess", "ankar"}
    moves = 5
    while not position.over:
        moves = (moves * 31 + 7) % 10_007
        position.play(position.options[moves % len(position.options)])
    assert sum(position.points) <= 1
    again = read(position.record()).replay(mixed)
    assert again.record() == position.record()


@rule("ML-COMBINE-02")
def test_a_card_of_a_pack_curses_with_the_same_counters_and_needs_no_code(
    mixed: MinotaurGame,
) -> None:
    lords = board(game=mixed, hand="K01 R12", theirs="UE: B11").act("1")
    lords.play("enter K01 UM", "target B11")
    assert lords.curses("B11") == 1
    assert lords.deck(1) == 28


@rule("ML-COMBINE-03", "ML-COMBINE-04", "ML-EX-07", "ML-RULE-36")
def test_a_player_takes_only_bonus_cards_of_the_own_back(mixed: MinotaurGame) -> None:
    lords = mixed_match(mixed, "vess+ankar")
    vess = lords.lords.houses.index(mixed.content.decks[1].number)
    names = {vess: "B01", 1 - vess: "K02"}
    for seat in (0, 1):
        lords.lords.play(lords.lords.read(f"remove {names[seat]}"), seat)
        lords.lords.play(lords.lords.read("done"), seat)
    loser = lords.seat
    assert loser == 1 - lords.lords.winner
    own, other = ("W01", "S01") if loser == vess else ("S01", "W01")
    assert lords.offered(f"take {own}")
    with pytest.raises(NotOffered):
        lords.play(f"take {other}")
    lords.play(f"take {own}")
    assert lords.seat == 1 - loser
    assert not lords.offered(f"take {own}")
    assert [len(pool) for pool in lords.lords.bonus] in ([24, 25], [25, 24])


@rule("ML-RULE-36")
def test_two_decks_of_one_back_share_its_bonus_deck(mixed: MinotaurGame) -> None:
    lords = mixed_match(mixed, "ankar+temet")
    assert pool_of(lords.lords, 0) is pool_of(lords.lords, 1)


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ('id = "K02"', 'id = "K01"', "K01"),
        ("MILL(1)", "MIL(1)", "MILL"),
        ("opp:card@reg", "foe:card@reg", "foe"),
        ('type = "minion"', 'type = "hero"', "type"),
        ('deck = "sands"', 'deck = "sand"', "sands"),
        ("power = 2", "power = 9", "power"),
    ],
)
def test_a_broken_pack_gets_one_clear_sentence(
    tmp_path: Path, change: str, to: str, said: str
) -> None:
    with pytest.raises(ContentError) as error:
        make(write_pack(tmp_path, change, to))
    text = str(error.value)
    assert "pack.toml" in text
    assert said in text
    assert "\n" not in text


@pytest.mark.parametrize("houses", ["miron", "miron+miron", "miron+ankar", "", "a+b+c"])
def test_unknown_houses_get_a_clear_sentence(houses: str) -> None:
    with pytest.raises(BadSetting, match="houses"):
        GAME.new(2, 1, {"houses": houses})


def test_a_record_from_before_the_fifth_removal_was_confirmed_goes_on_as_it_did() -> None:
    position = GAME.new(2, 4, {"match": "yes"})
    position.play(position.read("concede"))
    for seat, letter in ((0, "R"), (1, "B")):
        if position.read(f"remove {letter}01") not in position.view(seat).options:
            letter = "B" if letter == "R" else "R"
        for number in range(1, 6):
            position.play(position.read(f"remove {letter}0{number}"), seat)
        position.play(position.read("done"), seat)
    position.play(position.read("take W01"))
    text = position.record()
    earlier = text.replace("0 done\n", "").replace("1 done\n", "").replace("stop 14", "stop 12")
    again = read(earlier).replay(GAME)
    assert again.key() == position.key()
    assert again.record() == earlier
    unfinished = read(earlier.replace("take W01", "take R06"))
    with pytest.raises(Misfit, match="take R06"):
        unfinished.replay(GAME)
