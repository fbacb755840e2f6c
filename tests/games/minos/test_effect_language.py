"""The effect language, with the words of a small made-up game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.games.minos.content.effects import MOST, Effect, Item, Vocabulary, parse, spell
from labrys.kernel.errors import TextError

FISH, SHELL, PEARL, BOAT, NET = 1, 2, 3, 4, 5
IF_STORM, IF_CALM, PER_BOAT, PER_NET = 6, 7, 8, 9

SEA = Vocabulary(
    gains={"fish": FISH, "shell": SHELL, "pearl": PEARL, "boat": BOAT},
    costs={"fish": FISH, "shell": SHELL, "net": NET},
    conditions={"if_storm": IF_STORM, "if_calm": IF_CALM},
    multipliers={"per_boat": PER_BOAT, "per_net": PER_NET},
    unrepeatable=["fish"],
)


def test_an_item_without_amount_is_one() -> None:
    assert parse("fish", SEA) == Effect(0, [], [Item(FISH, 1, 0)])


def test_an_item_has_an_amount_and_a_multiplier() -> None:
    assert parse("2 pearl per_boat", SEA) == Effect(0, [], [Item(PEARL, 2, PER_BOAT)])


def test_items_are_joined_by_plus() -> None:
    assert parse("2 fish + boat", SEA).gain == [Item(FISH, 2, 0), Item(BOAT, 1, 0)]


def test_a_condition_stands_first() -> None:
    assert parse("if_storm: shell", SEA) == Effect(IF_STORM, [], [Item(SHELL, 1, 0)])


def test_a_conversion_pays_left_and_gains_right() -> None:
    effect = parse("3 shell + net -> pearl", SEA)
    assert effect.pay == [Item(SHELL, 3, 0), Item(NET, 1, 0)]
    assert effect.gain == [Item(PEARL, 1, 0)]
    assert not effect.repeat


def test_a_conversion_may_repeat() -> None:
    assert parse("repeat 2 fish -> pearl", SEA).repeat


def test_the_second_part_keeps_its_own_condition() -> None:
    effect = parse("if_calm: fish instead if_storm: net -> boat", SEA)
    assert effect.condition == IF_CALM
    assert effect.instead == Effect(IF_STORM, [Item(NET, 1, 0)], [Item(BOAT, 1, 0)])


def test_spaces_around_signs_do_not_matter() -> None:
    tight = parse("if_storm:2 fish+net->pearl", SEA)
    assert tight == parse("  if_storm :  2 fish + net  ->  pearl ", SEA)


def test_gains_tells_the_codes_of_both_parts() -> None:
    assert parse("net -> fish + shell instead if_calm: pearl", SEA).gains() == [FISH, SHELL, PEARL]


@pytest.mark.parametrize("text", ["if_calm: fish", "fish per_net", "repeat net -> pearl"])
def test_a_modified_effect_knows_it(text: str) -> None:
    assert parse(text, SEA).modified()


@pytest.mark.parametrize("text", ["fish", "2 fish + shell", "net -> pearl"])
def test_a_plain_effect_is_not_modified(text: str) -> None:
    assert not parse(text, SEA).modified()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the end stands where a code should be; expected amount and code"),
        ("3", "the end stands where a code should be; expected amount and code"),
        ("fihs", "unknown code 'fihs'; did you mean 'fish'?"),
        ("Fish", "unknown code 'Fish'; did you mean 'fish'?"),
        ("xyz", "unknown code 'xyz'; expected one of fish, shell, pearl, boat, net"),
        ("0 fish", "the amount is 0; expected 1 to 99"),
        ("-2 fish", "the amount is -2; expected 1 to 99"),
        ("100 fish", "the amount is 100; expected 1 to 99"),
        ("٣ fish", "the amount is ٣; expected 1 to 99"),
        ("fish shell", "'shell' follows a code; expected '+' between two items"),
        ("fish 2", "'2' follows a code; expected '+' between two items"),
        ("fish per_boot", "unknown multiplier 'per_boot'; did you mean 'per_boat'?"),
        ("fish insted if_calm: shell", "unknown multiplier 'insted'; did you mean 'instead'?"),
        ("per_boat", "'per_boat' is a multiplier; expected a code before it"),
        ("if_strom: fish", "unknown condition 'if_strom'; did you mean 'if_storm'?"),
        ("if_storm fish", "'if_storm' is a condition; expected it first, with ':' after it"),
        ("fish if_storm", "'if_storm' stands after a code; expected it first"),
        ("fish + + shell", "'+' stands where a code should be; expected amount and code"),
        ("net -> ", "the end stands where a code should be; expected amount and code"),
        ("net -> fish -> boat", "'->' stands where the effect should end; remove it"),
        ("fish instead shell", "the part after 'instead' has no condition; expected one and ':'"),
        ("fish instead if_calm: shell instead if_storm: boat",
         "'instead' stands where the effect should end; remove it"),
        ("pearl -> fish", "'pearl' cannot be paid; expected fish, shell, net"),
        ("net", "'net' can only be paid; expected it left of '->'"),
        ("fish per_boat -> pearl", "the cost 'fish' has a multiplier; expected a fixed amount"),
        ("repeat pearl", "'repeat' stands before a plain gain; expected a cost and '->'"),
        ("repeat net -> fish", "'repeat' gives 'fish'; expected another gain or no 'repeat'"),
        ("repeat shell -> 2 shell",
         "'repeat' gives back 'shell', which it costs; expected another gain"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as caught:
        parse(text, SEA)
    assert str(caught.value) == sentence
    assert sentence == f"{caught.value.what}; {caught.value.expected}"


AMOUNTS = st.integers(1, MOST)
CONDITIONS = st.sampled_from([IF_STORM, IF_CALM])
GAINS = st.builds(
    Item,
    st.sampled_from([FISH, SHELL, PEARL, BOAT]),
    AMOUNTS,
    st.sampled_from([0, PER_BOAT, PER_NET]),
)
COSTS = st.builds(Item, st.sampled_from([FISH, SHELL, NET]), AMOUNTS, st.just(0))
LASTING = st.builds(Item, st.sampled_from([PEARL, BOAT]), AMOUNTS, st.just(0))


def bodies(condition: st.SearchStrategy[int]) -> st.SearchStrategy[Effect]:
    gains, costs = st.lists(GAINS, min_size=1), st.lists(COSTS, min_size=1)
    return st.one_of(
        st.builds(Effect, condition, st.just([]), gains),
        st.builds(Effect, condition, costs, gains),
        st.builds(Effect, condition, costs, st.lists(LASTING, min_size=1), st.just(True)),
    )


@given(bodies(st.just(0) | CONDITIONS), st.none() | bodies(CONDITIONS))
def test_what_is_spelled_is_read_back(effect: Effect, second: Effect | None) -> None:
    effect.instead = second
    again = parse(spell(effect, SEA), SEA)
    assert again == effect
    assert hash(again) == hash(effect)


WORDS = [
    *SEA.codes,
    *SEA.conditions,
    *SEA.multipliers,
    "instead",
    "repeat",
    ":",
    "+",
    "->",
    "2",
    "?",
]


def read(text: str) -> Effect | None:
    try:
        return parse(text, SEA)
    except TextError:
        return None


@given(st.lists(st.sampled_from(WORDS)).map(" ".join) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    effect = read(text)
    assert effect is None or parse(spell(effect, SEA), SEA) == effect
