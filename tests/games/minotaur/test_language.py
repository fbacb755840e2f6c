"""The language of card texts, and the set of cards as data (ledger 7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.games.minotaur.content.language import (
    ACTIVE,
    CLAUSES,
    NAMES,
    PASSIVE,
    PLACES,
    SIDES,
    TYPES,
    Clause,
    parse,
)
from labrys.kernel.clauses.spelling import spell_part
from labrys.kernel.errors import TextError
from tests.games.minotaur.table import GAME
from tests.rule import rule

CARDS = GAME.content.cards


def test_the_vocabulary_has_15_effects_and_11_modifiers_all_in_use() -> None:
    assert (len(ACTIVE), len(PASSIVE)) == (15, 11)
    used = {NAMES[clause.code - 1] for card in CARDS for clause in card.active + card.passive}
    assert used == set(NAMES)


def test_every_text_of_the_set_is_read_and_spelled_back() -> None:
    for card in CARDS:
        for clauses, timing in ((card.active, "active"), (card.passive, "passive")):
            if clauses:
                assert spell(parse(spell(clauses), timing)) == spell(clauses)


def spell(clauses: list[Clause]) -> str:
    return "; ".join(spell_part(clause) for clause in clauses)


def test_every_clause_has_a_row_with_its_code() -> None:
    assert [row.code for row in CLAUSES.rows] == list(range(1, 27))
    for row in CLAUSES.rows:
        assert row.timings in (["active"], ["passive"])
        assert row.icon


selectors = st.builds(
    lambda side, types, where, filters: (
        f"{side}:{'/'.join(types)}{'@' + where if where else ''}{''.join(' ' + f for f in filters)}"
    ),
    st.sampled_from(SIDES),
    st.lists(st.sampled_from(TYPES[:4]), min_size=1, max_size=4, unique=True).map(
        lambda types: sorted(types, key=TYPES.index)
    ),
    st.sampled_from(PLACES),
    st.lists(st.sampled_from(["pow<=3", "trait=Horde", "other"]), unique=True, max_size=3).map(
        lambda filters: sorted(filters, key=["pow<=3", "trait=Horde", "other"].index)
    ),
)


@given(selectors, st.integers(1, 9))
def test_selectors_are_read_and_spelled_back(selector: str, count: int) -> None:
    text = f"CURSE({selector}; count={count})"
    again = spell(parse(text, "active"))
    assert spell(parse(again, "active")) == again
    assert (
        selector.replace("minion/building/leader", "card").split(" ")[0].split("@")[0] in (again)
        or "god" in selector
    )


@pytest.mark.parametrize(
    ("text", "timing", "said"),
    [
        ("CURS(opp:card)", "active", "CURSE"),
        ("CURSE(opp:card", "active", "brackets"),
        ("CURSE()", "active", "expected sel"),
        ("CURSE(opponent:card)", "active", "opp"),
        ("CURSE(opp:knight)", "active", "knight"),
        ("CURSE(opp:card@here)", "active", "here"),
        ("CURSE(opp:card strong)", "active", "strong"),
        ("CURSE(opp:card; 2)", "active", "count="),
        ("POWER(own:minion@col; 1)", "passive", "+1"),
        ("POWER(own:minion pow<=2; +1)", "passive", "power"),
        ("POWER(own:minion@pickcol; +1)", "passive", "pick"),
        ("MILL(x)", "active", "number"),
        ("EXTRA(3; n=1)", "active", "phase"),
        ("MILL(1)", "passive", "passive"),
        ("!MILL(1)", "active", "decline"),
        ("PEEK(discard=2)", "active", "expected one of 0, 1"),
        ("[MILL(1) | DRAW(1)]", "active", "expected clauses in a row"),
    ],
)
def test_a_broken_text_gets_a_clear_word(text: str, timing: str, said: str) -> None:
    with pytest.raises(TextError) as error:
        parse(text, timing)
    assert said in str(error.value)


@rule("ML-SETUP-04")
def test_the_figures_of_the_set_are_those_of_the_ledger() -> None:
    figures = {}
    for deck in GAME.content.decks:
        cards = [CARDS[number] for number in deck.cards]
        figures[deck.id] = (
            [sum(card.type == kind for card in cards) for kind in range(5)],
            [sum(card.phase == phase for card in cards) for phase in range(3)],
            [sum(card.icons >> kind & 1 for card in cards) for kind in range(3)],
        )
    assert figures == {
        "miron": ([15, 4, 5, 2, 4], [9, 12, 9], [18, 11, 13]),
        "vess": ([14, 5, 4, 3, 4], [11, 11, 8], [9, 14, 15]),
        "bonus": ([9, 4, 4, 3, 4], [6, 10, 8], [12, 14, 11]),
    }
    assert sum(not card.active and not card.passive for card in CARDS) == 18


@rule("ML-GOD-01", "ML-FATE-02", "ML-RULE-39")
def test_the_conventions_of_the_set_hold() -> None:
    for card in CARDS:
        if card.type >= 3:
            assert card.icons == 0
            assert card.curses == 0
        if card.type == 4:
            assert card.active
        if card.phase == 0 and card.type < 3:
            assert not card.active
            assert card.curses == 0


def test_no_repeatable_text_returns_discards_to_a_deck() -> None:
    for card in CARDS:
        for clause in card.active:
            if NAMES[clause.code - 1] == "RECOVER" and clause.flag == 1:
                assert card.type == 4


def test_names_are_unique_in_both_languages() -> None:
    for language in ("en", "fr"):
        assert len({card.name[language] for card in CARDS}) == 84
