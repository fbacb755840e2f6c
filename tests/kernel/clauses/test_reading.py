"""The language of card texts, with the clauses of a whole game."""

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.kernel.clauses.arguments import ClauseOf, Number, Word, Words
from labrys.kernel.clauses.reading import DEEPEST, LONGEST, parse, parse_body, parse_clauses
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import (
    CONDITION,
    EFFECT,
    EVENT,
    METRIC,
    PRICE,
    TIMING,
    Argument,
    Row,
)
from labrys.kernel.clauses.spelling import spell, spell_part
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence
from labrys.kernel.errors import TextError
from tests.kernel.clauses.duel import ANY, DUEL, Deed, Side

# Real cards: those of the ledger, and some for what its set leaves unused.
CARDS = """\
ACTION IF GAINED(p,3): GAIN(g,2)
ACTION: IF(ADV){GAIN_ANY(2,basic)}{GAIN_ANY(1,basic)}
ACTION: CONVERT(basic,basic,3)
ACTION: PAY(g,1) -> GAIN(p,1); GAIN(s,1); GAIN(m,1)
FIRST(TAKE_ADV): GAIN(vp,1)
WHENEVER(WONDER_SECTION): GAIN(c,1)
ONGOING: DISCOUNT(province,1); DISCOUNT(conquest,1)
ONGOING: DISCOUNT(progress,1)
WARLORD: GAIN(g,1); GAIN_PER(g,1,provinces,1)
SPY
ACTION: GAIN(g,1); GAIN_PER(vp,1,provinces(agricultural),2)
ACTION: OPT(PAY(g,1) -> GAIN(vp,1)); OPT(PAY(g,1) -> GAIN(vp,1))
ACTION: PAY(vp,1) -> RESERVE(1)
ONGOING: DISCOUNT(reserved,1)
MAY: PAY(vp,1) -> GAIN(g,2)
WHENEVER(WONDER_DONE): GAIN(vp,2)
WARLORD: GAIN(vp,1); OPT(RESERVE(1))
DURING: GAIN_PER(g,1,active_policies,2)
ONGOING: IGNORE_BARRICADE(1)
ON_ACTIVATE: GAIN(m,1); IF(ADV){GAIN(m,1)}
ACTION: REINFORCE(1)
ACTION: PAY(g,1) -> REMOVE_UNREST(1); GAIN(vp,1)
WARLORD: COPY(policy)
ACTION: ARCHIVE(1); GAIN(p,1); IF(CONTROL(mountain,1)){GAIN(p,1)}
FIRST(PROGRESS): GAIN(g,2)
ACTION: DRAW_PICK(2,1)
BONUS: GAIN_ADV
BONUS: UNREST(opp,1)
ACTION: TRAIN(1)
ONGOING: REROLL(1)
FIRST(DEPLOY): GAIN(g,1)
ACTION: WONDER_SECTION(2)
FIRST(CONQUER_OPP): GAIN(vp,1)
BONUS: GAIN(g,2); GAIN_CARD(barricade)
ACTION IF GAINED(s,4): DRAW_USE(1)
ACTION: DISCARD_CITY(1); IF(CONTROL(coastal,1)){GAIN(g,2)}{GAIN(g,1)}
ACTION: [TRAIN(1) | UNREST(opp,1)]
ACTION: READY(scout)
DURING: GAIN_PER(p,1,activated_buildings,4)
ACTION: GAIN_PER(vp,1,wonders,3)
ON_ACTIVATE IF ADV: GAIN(m,1)
FACE(1): LOSE_DIE(self,1)
FACE(2-3): SWITCH_ESP
FACE(4): DISCARD_DISPLAY(1)
FACE(5): STEAL(g,1)
FACE(6): GAIN(g,1); LOSE_DIE(opp,1)
WHENEVER(ACQUIRE(knowledge)): GAIN(s,1)
WHENEVER(POLICY): GAIN(c,1)
WHENEVER(CONQUER): [PAY(m,1) -> GAIN(vp,1) | PAY(basic,2) -> GAIN(g,1); TRAIN(1)]
WHENEVER(ARCHIVE): GAIN_PER(g,1,knowledges,3)
WHENEVER(RESERVE): GAIN_PER(s,1,policies,2)
ACTION IF OWN(wonder,2): GAIN_PER(m,1,agents,3)
ACTION IF AGENTS(2): OPT([GAIN(p,1) | IF(ADV){GAIN(m,2)}])""".splitlines()


@pytest.mark.parametrize("text", CARDS)
def test_a_card_is_read_and_spelled_as_it_was(text: str) -> None:
    assert spell(parse(text, DUEL)) == text


def test_these_cards_use_every_clause_of_the_game() -> None:
    used = {(clause.row.kind, clause.row.name) for text in CARDS for clause in clauses_of(text)}
    known = {(row.kind, row.name) for row in DUEL.rows if row.name != "BETRAY"}
    assert used == known


def clauses_of(text: str) -> list[Clause]:
    ability = parse(text, DUEL)
    found = [ability.timing, *([ability.condition] if ability.condition else [])]
    found += in_part(ability.body) if ability.body else []
    nested = [value for clause in found for value in clause.values() if isinstance(value, Clause)]
    return found + nested


def in_part(part: Part | None) -> list[Clause]:
    match part:
        case Clause():
            return [part]
        case Sequence():
            return [clause for each in part.parts for clause in in_part(each)]
        case Choice():
            return [clause for option in part.options for clause in in_part(option)]
        case Optional():
            return in_part(part.body)
        case Pay():
            return [part.price, *in_part(part.body)]
        case If():
            return [part.condition, *in_part(part.body), *in_part(part.other)]
    return []


def deed(name: str, kind: int = EFFECT) -> Deed:
    found = DUEL.make(DUEL.find(kind, name))
    assert isinstance(found, Deed)
    return found


def test_arguments_become_attributes_of_the_games_own_clause() -> None:
    clause = parse_body("GAIN_PER(vp,2,provinces(coastal),3)", DUEL)
    assert isinstance(clause, Deed)
    assert (clause.word, clause.number, clause.most) == (5, 2, 3)
    assert isinstance(clause.counted, Deed)
    assert (clause.counted.row.name, clause.counted.word) == ("provinces", 0)


def test_an_argument_left_out_is_as_by_default() -> None:
    clause = parse_body("GAIN_PER(vp,1,provinces,3)", DUEL)
    assert isinstance(clause, Deed)
    assert isinstance(clause.counted, Deed)
    assert clause.counted.word == ANY


def test_a_price_takes_all_to_its_right() -> None:
    body = parse_body("GAIN(p,1); PAY(g,1) -> GAIN(s,1); GAIN(m,1)", DUEL)
    assert isinstance(body, Sequence)
    assert len(body.parts) == 2
    assert isinstance(body.parts[1], Pay)
    assert isinstance(body.parts[1].body, Sequence)


def test_a_price_ends_with_the_bracket_around_it() -> None:
    body = parse_body("OPT(PAY(g,1) -> GAIN(s,1)); [PAY(p,1) -> GAIN(m,1) | GAIN(c,1)]", DUEL)
    assert isinstance(body, Sequence)
    assert len(body.parts) == 2
    choice = body.parts[1]
    assert isinstance(choice, Choice)
    assert [type(option) for option in choice.options] == [Pay, Deed]


def test_both_signs_between_clauses_and_between_arguments_mean_the_same() -> None:
    one = parse_body("GAIN(p,1); GAIN(s,2)", DUEL)
    other = parse_body(" GAIN( p ;1 )+GAIN(s; 2)", DUEL)
    assert one == other
    assert hash(one) == hash(other)
    assert spell_part(other) == "GAIN(p,1); GAIN(s,2)"


def test_empty_brackets_may_be_left_out() -> None:
    assert parse_body("GAIN_ADV()", DUEL) == parse_body("GAIN_ADV", DUEL)


def test_a_mandatory_clause_is_marked() -> None:
    clause = parse_body("!BETRAY(opp)", DUEL)
    assert isinstance(clause, Deed)
    assert clause.mandatory
    assert clause != parse_body("BETRAY(opp)", DUEL)
    assert spell_part(clause) == "!BETRAY(opp)"


def test_clauses_in_a_row_may_be_all_that_a_game_wants() -> None:
    assert [c.row.name for c in parse_clauses("TRAIN(1) + GAIN_ADV", DUEL)] == ["TRAIN", "GAIN_ADV"]
    with pytest.raises(TextError, match="expected clauses in a row"):
        parse_clauses("[TRAIN(1) | GAIN_ADV]", DUEL)


MISTAKES = [
    ("ACTION: GIAN(p,1)", "9, unknown effect 'GIAN'; did you mean 'GAIN'?"),
    ("ACTION: gain(p,1)", "9, unknown effect 'gain'; did you mean 'GAIN'?"),
    ("ACTOIN: GAIN(p,1)", "1, unknown timing 'ACTOIN'; did you mean 'ACTION'?"),
    ("GAIN(p,1)", "1, 'GAIN' is no timing; it is an effect"),
    ("ACTION: WARLORD", "9, 'WARLORD' is a timing; expected it first, with ':' after it"),
    ("ACTION: ADV", "9, 'ADV' is no effect; it is a condition"),
    ("ACTION IF GAIN(p,1): TRAIN(1)", "11, 'GAIN' is no condition; it is an effect"),
    ("ACTION IF: TRAIN(1)", "10, ':' stands where a clause should be; "
     "expected the name of a condition"),
    ("ACTION GAIN(p,1)", "8, 'GAIN' stands after the timing ACTION; expected ':'"),
    ("ACTION:", "8, the end stands where a clause should be; expected the name of an effect"),
    ("SPY: GAIN(p,1)", "4, ':' stands where the text should end; remove it"),
    ("WHENEVER: GAIN(p,1)", "1, WHENEVER lacks 'event'; expected event"),
    ("WHENEVER(CONQER): GAIN(p,1)", "10, unknown event 'CONQER'; did you mean 'CONQUER'?"),
    ("WHENEVER(ACQUIRE): GAIN(p,1)", "10, ACQUIRE lacks 'type'; expected type"),
    ("FACE(2): SWITCH_ESP", "6, in 'n' of FACE, '2' is not known here; "
     "expected one of 1, 2-3, 4, 5, 6"),
    ("ACTION: GAIN(x,1)", "14, in 'r' of GAIN, 'x' is not known here; "
     "expected one of p, s, m, c, g, vp"),
    ("ACTION: GAIN(p)", "9, GAIN lacks 'n'; expected r, n"),
    ("ACTION: GAIN(p,)", "16, an argument of GAIN is empty; expected r, n"),
    ("ACTION: GAIN(p,0)", "16, in 'n' of GAIN, the number is '0'; expected a number from 1 to 20"),
    ("ACTION: GAIN(p,21)", "16, in 'n' of GAIN, the number is '21'; "
     "expected a number from 1 to 20"),
    ("ACTION: GAIN(p,٣)", "16, in 'n' of GAIN, the number is '٣'; expected a number from 1 to 20"),
    ("ACTION: GAIN(p,1,2)", "18, GAIN has too many arguments; expected r, n"),
    ("ACTION: GAIN(p,1", "16, the brackets of GAIN are not closed; expected ')'"),
    ("ACTION: GAIN(n=1,p)", "14, GAIN has no 'n'; expected r, n"),
    ("ACTION: GAIN_PER(p,1,province,2)", "22, unknown metric 'province'; "
     "did you mean 'provinces'?"),
    ("ACTION: DISCOUNT(wonder,1)", "9, 'DISCOUNT' stands under ACTION; "
     "expected it under ONGOING"),
    ("ACTION: PAY(g,1)", "17, the end stands after the price PAY; expected '->'"),
    ("ACTION: GAIN(g,1) -> GAIN(p,1)", "19, 'GAIN' is no price; expected PAY before '->'"),
    ("ACTION: [GAIN(g,1)]", "19, the choice has one option; expected '|' and another"),
    ("ACTION: [GAIN(g,1) | TRAIN(1)", "30, the end stands after a choice; expected ']'"),
    ("ACTION: OPT GAIN(g,1)", "13, 'GAIN' stands after OPT; expected '('"),
    ("ACTION: IF ADV {TRAIN(1)}", "12, 'ADV' stands after IF; expected '('"),
    ("ACTION: IF(ADV) TRAIN(1)", "17, 'TRAIN' stands after the condition of IF; expected '{'"),
    ("ACTION: IF(ADV){TRAIN(1)", "25, the end stands after a text in braces; expected '}'"),
    ("ACTION: TRAIN(1) TRAIN(1)", "18, 'TRAIN' stands where the text should end; remove it"),
    ("ACTION: TRAIN(1);", "18, the end stands where a clause should be; "
     "expected the name of an effect"),
    ("ACTION: !TRAIN(1)", "10, '!' stands before TRAIN; there is nothing to decline: remove it"),
    ("", "1, the end stands where a clause should be; expected the name of a timing"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_is_told_in_one_sentence_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as caught:
        parse(text, DUEL)
    assert str(caught.value) == f"at character {sentence}"


@pytest.mark.parametrize(
    "text",
    [
        "ACTION: " + "OPT(" * 200 + "TRAIN(1)" + ")" * 200,
        "ACTION: " + "[" * 400,
        "ACTION: " + "PAY(g,1) -> " * 60 + "TRAIN(1)",
        "ACTION: " + "TRAIN(1); " * 100_000,
        "WHENEVER(" * 100_000,
        "(" * 1_000_000,
    ],
)
def test_what_is_too_deep_or_too_long_is_refused_at_once(text: str) -> None:
    started = time.perf_counter()
    with pytest.raises(TextError) as caught:
        parse(text, DUEL)
    assert time.perf_counter() - started < 0.5
    assert len(str(caught.value)) < 1000


def test_texts_as_deep_and_as_long_as_allowed_are_read() -> None:
    levels = DEEPEST - 2
    parse("ACTION: " + "OPT(" * levels + "TRAIN(1)" + ")" * levels, DUEL)
    clause = "TRAIN(1); "
    parse("ACTION: " + clause * ((LONGEST - 20) // len(clause)) + "TRAIN(1)", DUEL)


@given(st.text(alphabet="ACTION: GAINPOTF(){}[]|;->+!,=123pgv", max_size=60))
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    for attempt in (text, f"ACTION: {text}", f"ACTION: GAIN({text}"):
        try:
            ability = parse(attempt, DUEL)
        except TextError:
            continue
        assert parse(spell(ability), DUEL) == ability


# ---- any tree


def values(argument: Argument) -> st.SearchStrategy[object]:
    match argument.type:
        case Number() as numbers:
            return st.integers(numbers.least, numbers.most)
        case Word() as words:
            return st.integers(0, len(words.words) - 1)
        case ClauseOf() as nested:
            return st.sampled_from(DUEL.of_kind(nested.kind)).flatmap(filled)
    raise AssertionError(argument.name)


def filled(row: Row) -> st.SearchStrategy[Clause]:
    def fill(given_values: tuple[object, ...]) -> Clause:
        clause = DUEL.make(row)
        for argument, value in zip(row.arguments, given_values, strict=True):
            setattr(clause, argument.field, value)
        return clause

    return st.tuples(*(values(argument) for argument in row.arguments)).map(fill)


def of_kind(kind: int, timing: str = "ACTION") -> st.SearchStrategy[Clause]:
    rows = [row for row in DUEL.of_kind(kind) if not row.timings or timing in row.timings]
    return st.sampled_from(rows).flatmap(filled)


def bodies(depth: int) -> st.SearchStrategy[Part]:
    """Any text that can be spelled: a sequence holds no other, and a price ends it."""
    if depth == 0:
        return of_kind(EFFECT)
    inner = bodies(depth - 1)
    single = st.one_of(
        of_kind(EFFECT),
        st.lists(inner, min_size=2, max_size=3).map(Choice),
        inner.map(Optional),
        st.builds(If, of_kind(CONDITION), inner, st.none() | inner),
    )
    pay = st.builds(Pay, of_kind(PRICE), inner)
    row = st.lists(single, min_size=2, max_size=3)
    return st.one_of(
        single,
        pay,
        row.map(lambda parts: Sequence(list(parts))),
        st.builds(lambda parts, last: Sequence([*parts, last]), row, pay),
    )


TIMED = [row for row in DUEL.of_kind(TIMING) if not row.alone and row.name != "ONGOING"]
ABILITIES = st.builds(
    Ability,
    st.sampled_from(TIMED).flatmap(filled),
    st.none() | of_kind(CONDITION),
    bodies(2),
)


@given(ABILITIES)
def test_whatever_is_spelled_is_read_as_the_same(ability: Ability) -> None:
    text = spell(ability)
    if len(text) > LONGEST:
        return
    again = parse(text, DUEL)
    assert again == ability
    assert hash(again) == hash(ability)
    assert spell(again) == text


# ---- arguments of other kinds


SEA = Registry(
    [
        Row(
            "FISH",
            1,
            [
                Argument("kinds", Words(["cod", "eel", "ray"], {"fish": 7}), "word"),
                Argument("plus", Number(1, 9, "+"), "number"),
                Argument("count", Number(1, 9, words={"all": 0}), "most", True, 1),
                Argument("by", Word(["net", "line"]), "other_word", True, 0),
            ],
        ),
        Row("GO", 2, [Argument("where", Side(), "event")]),
        Row("storm", 1, kind=METRIC),
        Row("storm", 1, kind=EVENT),
    ],
    Deed,
)


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("FISH(cod/ray, +2)", "FISH(cod/ray,+2)"),
        ("FISH(cod/eel/ray; +1; count=all)", "FISH(fish,+1,count=all)"),
        ("FISH(eel, +1, by=line, count=3)", "FISH(eel,+1,count=3,by=line)"),
        ("FISH(eel, +1, count=1, by=net)", "FISH(eel,+1)"),
        ("GO(own:town)", "GO(own:town)"),
    ],
)
def test_named_arguments_follow_in_any_order_and_defaults_are_left_out(
    text: str, spelled: str
) -> None:
    assert spell_part(parse_body(text, SEA)) == spelled


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("FISH(cod, 2)", "11, in 'plus' of FISH, the number is '2'; "
     "expected a number from +1 to +9"),
        ("FISH(cod, +1, 3)", "15, '3' in FISH has no name; "
         "expected kinds, plus, [count=…], [by=…]"),
        ("FISH(cod, +1, cuont=3)", "15, FISH has no 'cuont'; did you mean 'count'?"),
        ("FISH(cod, +1, count=2, count=3)", "24, 'count' stands twice in FISH; "
         "expected kinds, plus, [count=…], [by=…]"),
        ("FISH(cod, +1, count=few)", "21, in 'count' of FISH, the number is 'few'; "
         "expected a number from 1 to 9 or all"),
        ("FISH(cod/fsh, +1)", "6, in 'kinds' of FISH, 'fsh' is not known here; "
     "did you mean 'fish'?"),
        ("PAY(g,1) -> GO(own:town)", "1, unknown effect 'PAY'; expected one of FISH, GO"),
        ("GO(own:town) -> GO(own:town)", "14, 'GO' is no price; remove '->'"),
        ("IF(calm){GO(own:town)}", "4, unknown condition 'calm'; this game has no condition"),
    ],
)  # fmt: skip
def test_mistakes_in_arguments_are_told(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_body(text, SEA)
    assert str(caught.value) == f"at character {sentence}"


@pytest.mark.parametrize(
    "rows", [[Row("A", 1), Row("A", 2)], [Row("A", 1), Row("B", 1)], [Row("IF", 1)]]
)
def test_a_registry_refuses_clauses_that_cannot_be_told_apart(rows: list[Row]) -> None:
    with pytest.raises(ValueError, match="cannot be told"):
        Registry(rows)


def test_the_example_of_the_page_about_the_language_works() -> None:
    page = (Path(__file__).parents[3] / "docs" / "clauses.md").read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    names: dict[str, object] = {}
    exec(program, names)
    assert isinstance(names["ability"], Ability)
    assert spell(names["ability"]) == "ACTION IF ADV: GAIN(g,2); TRAIN(1)"
