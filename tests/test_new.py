"""A new game for programs: whatever is wrong with it gets a short sentence of ours."""

import pytest

import labrys
from labrys import bots
from labrys.kernel.errors import BadSetting, UnknownSpelling

HUGE = 10**5000


def kind(value: object) -> str:
    """A name of a test's parameter: a number of thousands of digits can't be one."""
    return type(value).__name__


def complaint(*given: object, **named: object) -> str:
    with pytest.raises(BadSetting) as caught:
        labrys.new(*given, **named)  # type: ignore[arg-type]
    said = str(caught.value)
    assert len(said) < 200
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    "seed", [HUGE, -HUGE, 10**100, -(10**99), 1.5, float("nan"), "7", None], ids=kind
)
def test_a_seed_is_a_number_that_a_record_can_hold(seed: object) -> None:
    assert "seed" in complaint("minos", seed=seed)


@pytest.mark.parametrize("seed", [10**100 - 1, -(10**99) + 1, -1, 0], ids=kind)
def test_a_game_of_any_other_seed_is_recorded_and_read_again(seed: int) -> None:
    position = labrys.new("minos", seed=seed)
    assert labrys.load(position.record()).key() == position.key()


@pytest.mark.parametrize("seats", [HUGE, -HUGE, 2.0, "2", [2], True, b"2"], ids=kind)
def test_wrong_seats_are_told(seats: object) -> None:
    assert "seats" in complaint("minos", seats=seats)


@pytest.mark.parametrize(
    "value", [HUGE, 1.5, None, ["AAA"], b"AAA", "x" * 100_000, object()], ids=kind
)
def test_a_wrong_value_of_an_option_is_told(value: object) -> None:
    assert "routes" in complaint("minos", routes=value)
    assert "houses" in complaint("minotaur", houses=value)


def test_an_unknown_option_is_told_however_long_its_name_is() -> None:
    assert "has no option" in complaint("minos", **{"x" * 100_000: 1})


@pytest.mark.parametrize("name", [3, HUGE, None, [], 1.5, b"minos", "m" * 1_000_000], ids=kind)
def test_a_wrong_name_of_a_game_is_told(name: object) -> None:
    assert "minos" in complaint(name)
    with pytest.raises(BadSetting, match="minotaur"):
        labrys.game(name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "settings",
    [["draft"], "draft", 3, {"draft": True}, {"draft": HUGE}, {3: "yes"}, {HUGE: ""}],
    ids=kind,
)
def test_settings_of_a_game_are_words_by_names(settings: object) -> None:
    with pytest.raises(BadSetting) as caught:
        labrys.game("minos").new(2, 1, settings)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("name", [3, HUGE, None, ["random"], b"random", "x" * 100_000], ids=kind)
def test_a_wrong_name_of_a_bot_is_told(name: object) -> None:
    with pytest.raises(BadSetting, match="greedy") as caught:
        bots.make(name, 1)  # type: ignore[arg-type]
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("seed", [1.5, "7", None, float("nan")], ids=kind)
def test_the_seed_of_a_bot_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadSetting, match="a seed is a whole number, not"):
        bots.make("random", seed)


@pytest.mark.parametrize("spelling", [3, HUGE, None, 1.5, b"pass", "x" * 100_000], ids=kind)
def test_a_wrong_spelling_is_told(spelling: object) -> None:
    with pytest.raises(UnknownSpelling, match="no option spelled") as caught:
        labrys.game("minos").lexicon.read(spelling)
    assert len(str(caught.value)) < 200


def test_the_settings_that_were_given_stay_as_they_are() -> None:
    given = {"draft": "no"}
    labrys.game("minos").new(2, 1, given)
    assert given == {"draft": "no"}
