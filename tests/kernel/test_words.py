"""The words of any game: messages, names, lists and errors."""

from pathlib import Path

import pytest

from labrys.kernel.errors import (
    BadSetting,
    DeadEnd,
    NotOffered,
    RecordError,
    TextError,
    UnknownSpelling,
)
from labrys.kernel.event import Event
from labrys.kernel.game import Game
from labrys.kernel.lexicon import Lexicon, Part
from labrys.kernel.question import Refusal
from labrys.kernel.secret import veil
from labrys.kernel.text.content import ContentError
from labrys.kernel.text.rulebook import RulebookError
from labrys.kernel.text.words import FOLDER, Messages, Words, WordsError, capital, languages
from tests.ftl import messages, variables

EN = """
option-build = Build a tower of { $stone }
option-rest = Rest
stone-marble = white marble
event-built = { $seat } builds with { $stone } for { $count }.
why-coins = { $count ->
    [one] one coin more
   *[other] { $count } coins more
}
"""
FR = """
option-build = Construire une tour de { $stone }
"""


class Towers(Game):
    """A game without a `wording` module: the lexicon names its things."""

    def __init__(self, folder: Path) -> None:
        lexicon = Lexicon("towers")
        lexicon.block("build", [Part("stone", ["marble", "basalt"])])
        lexicon.block("rest", [])
        super().__init__("towers", "TOW", "1", folder, [2], lexicon, lexicon, [])

    def parts_of(self, message: str) -> list[str]:
        return {"built": ["seat", "stone", "count"]}[message]


@pytest.fixture
def game(tmp_path: Path) -> Towers:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text(EN, encoding="utf-8")
    (folder / "fr.ftl").write_text(FR, encoding="utf-8")
    # Files are read once; each test has a folder of its own.
    return Towers(tmp_path)


def test_both_languages_have_the_same_general_messages_with_the_same_parts():
    english, french = (messages(FOLDER / f"{language}.ftl") for language in ("en", "fr"))
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_an_unknown_language_is_refused_with_the_list():
    assert languages() == ("en", "fr")
    with pytest.raises(BadSetting, match=r"'de'.*en, fr"):
        Messages("de")


def test_a_missing_message_is_seen_in_brackets_and_raises_in_tests(game: Towers):
    assert Words(game, "en").say("no-such") == "⟨no-such⟩"
    with pytest.raises(WordsError, match="no-such"):
        Words(game, "en", strict=True).say("no-such")


def test_a_missing_part_raises_in_tests(game: Towers):
    assert "stone" in Words(game, "en").say("option-build")
    with pytest.raises(WordsError, match="option-build"):
        Words(game, "en", strict=True).say("option-build")


def test_a_missing_file_leaves_names_in_brackets_and_raises_in_tests(tmp_path: Path):
    towers = Towers(tmp_path)
    assert Words(towers, "en").option(2) == "⟨option-rest⟩"
    with pytest.raises(WordsError, match=r"en\.ftl"):
        Words(towers, "en", strict=True)


def test_a_text_that_is_no_message_is_refused(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("this is { no message", encoding="utf-8")
    with pytest.raises(WordsError, match=r"en\.ftl"):
        Messages("en", [tmp_path])


def test_a_later_folder_may_say_it_otherwise(game: Towers, tmp_path: Path):
    more = tmp_path / "more"
    more.mkdir()
    (more / "en.ftl").write_text("option-rest = Have a rest\nover = That was it.\n")
    words = Words(game, "en", [more], strict=True)
    assert words.say("option-rest") == "Have a rest"
    assert words.say("over") == "That was it."
    assert words.option(0) == "Build a tower of white marble"


def test_options_are_said_with_their_parts_named_by_message_or_spelling(game: Towers):
    words = Words(game, "en", strict=True)
    assert [words.option(option) for option in range(3)] == [
        "Build a tower of white marble",
        "Build a tower of basalt",
        "Rest",
    ]
    assert Words(game, "fr").option(1) == "Construire une tour de basalt"


def test_events_name_the_seats_as_they_are_called(game: Towers):
    words = Words(game, "en", strict=True)
    event = Event("built", [1, 0, 3, 0])
    assert words.event(event, 0, ["Ann", "Bob"]) == "Bob builds with white marble for 3."
    assert words.event(event, 0, []) == "Seat 2 builds with white marble for 3."
    assert words.event(event, 0, ["Ann"]) == "The rival builds with white marble for 3."


def test_a_seat_reads_only_what_it_may_know(game: Towers):
    words = Words(game, "en", strict=True)
    event = Event("built", [0, 1, 3, 0], known_to=0b1, veiled=[0, veil(0), 3, 0])
    assert "basalt" in words.event(event, 0, ["Ann", "Bob"])
    assert "basalt" not in words.event(event, 1, ["Ann", "Bob"])


def test_a_refusal_names_option_reason_and_rule(game: Towers):
    words = Words(game, "en", strict=True)
    refusal = Refusal(1, "coins", "TOW-BUILD-01", 2, -1)
    assert words.refusal(refusal) == ("Build a tower of basalt — 2 coins more (TOW-BUILD-01).")
    refusal = Refusal(2, "coins", "TOW-BUILD-01", 1, -1)
    assert words.refusal(refusal) == "Rest — one coin more (TOW-BUILD-01)."


def test_things_without_a_name_are_told_by_kind_and_number(game: Towers):
    words = Words(game, "en", strict=True)
    assert words.thing("stone", 1) == "basalt"
    assert words.thing("stone", 7) == "stone 7"
    assert words.card(3) == "card 3"
    assert words.tile("vase", 3) == words.brief("vase", 3) == "vase 3"


def test_series_join_with_commas_and_a_last_word():
    english, french = Messages("en", strict=True), Messages("fr", strict=True)
    assert english.series([]) == ""
    assert english.series(["a"]) == "a"
    assert english.series(["a", "b"]) == "a and b"
    assert english.series(["a", "b", "c"]) == "a, b and c"
    assert french.series(["a", "b", "c", "d"]) == "a, b, c et d"


def test_an_unknown_spelling_gets_the_nearest_one(game: Towers):
    words = Words(game, "en", strict=True)
    assert words.unknown("build  marbel") == (
        'No option is spelled "build marbel". Did you mean "build marble"?'
    )
    assert words.unknown("xyzzy") == 'No option is spelled "xyzzy".'


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_error_is_led_in_by_a_sentence(language: str):
    words = Messages(language, strict=True)
    told = {
        words.error(error)
        for error in (
            BadSetting("there is no game 'x'"),
            ContentError("a.toml", "I01", "wrong", "expected right"),
            TextError("wrong", "expected right"),
            NotOffered("it is not offered"),
            RecordError("the record is cut."),
            RulebookError("no rule"),
            UnknownSpelling("no option spelled 'x'"),
            DeadEnd("offers nothing"),
        )
    }
    assert len(told) == 8
    assert all(text.endswith(".") and not text.endswith("..") for text in told)


def test_capitals_keep_the_rest():
    assert capital("échangez 2 PV") == "Échangez 2 PV"
    assert capital("") == ""
