"""Reading content files: what is right is read, what is wrong is told in one sentence."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.kernel.errors import TextError, suggest
from labrys.kernel.text.content import ContentError, ContentFolder, Entry, check_count, check_unique

FILES = ["birds.toml", "trees.toml"]


def laid(text: str) -> int:
    """What an owl does, as a game may read it: so many eggs."""
    amount, _, thing = text.rpartition(" ")
    if thing != "egg":
        raise TextError(f"unknown code '{thing}'", suggest(thing, ["egg"]))
    return int(amount) if amount.isdecimal() else 1


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "birds.toml").write_text("[owl]\nvp = 3\n")
    (folder / "trees.toml").write_text("[oak]\nvp = 1\n")
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Path:
    folder = tmp_path / "other"
    folder.mkdir()
    return folder


def owl(**values: object) -> Entry:
    return Entry("birds.toml", "owl", values)


def refusal(own: Path, folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        ContentFolder(own, FILES, folder).read("birds.toml")
    return str(caught.value)


def test_values_are_read_by_kind() -> None:
    entry = owl(vp=3, name="Owl", night=True, nest="oak", steps=[1, 2], effect=["egg", "3 egg"])
    assert entry.integer("vp", 0, 9) == 3
    assert entry.text("name") == "Owl"
    assert entry.flag("night")
    assert not entry.flag("day")
    assert entry.word("nest", ["ash", "oak"]) == 1
    assert entry.integers("steps", 1, 2, 2) == [1, 2]
    assert entry.read_list("effect", laid) == [1, 3]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("five", "'five'"),
        (True, "true"),
        (10, "10"),
        (-1, "-1"),
        (2.5, "2.5"),
        ([], "an empty list"),
        ([3], "a list"),
        ({}, "a table"),
        pytest.param(16**9999, "a huge number", id="huge"),
    ],
)
def test_a_wrong_number_is_shown_with_its_range(value: object, shown: str) -> None:
    with pytest.raises(ContentError) as caught:
        owl(vp=value).integer("vp", 0, 9)
    sentence = f"birds.toml, owl: 'vp' is {shown}; expected a whole number from 0 to 9"
    assert str(caught.value) == sentence


def test_a_misspelt_key_is_refused_with_the_right_one() -> None:
    with pytest.raises(ContentError, match=r"owl: unknown key 'coast'; did you mean 'cost'\?"):
        owl(coast=3).keys(["cost"], ["vp"])


def test_a_missing_key_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        owl(vp=3).keys(["vp", "cost"])
    sentence = "birds.toml, owl: the key 'cost' is missing; expected a line 'cost = …'"
    assert str(caught.value) == sentence


def test_an_unknown_word_is_refused_with_the_nearest() -> None:
    with pytest.raises(ContentError, match=r"number 2 of 'nest' is 'oka'; did you mean 'oak'\?"):
        owl(nest=["ash", "oka"]).words("nest", ["ash", "oak"])
    with pytest.raises(ContentError, match="'nest' is 3; expected one of ash, oak"):
        owl(nest=3).word("nest", ["ash", "oak"])


def test_a_list_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ContentError, match="'steps' has 3 members; expected 2"):
        owl(steps=[1, 2, 3]).integers("steps", 1, 9, 2)
    with pytest.raises(ContentError, match="'steps' is 1; expected a list"):
        owl(steps=1).integers("steps", 1, 9)


def test_a_text_may_not_be_empty() -> None:
    with pytest.raises(ContentError, match="'name' is ' '; expected a text in quotes"):
        owl(name=" ").text("name")


def test_a_flag_is_true_or_false() -> None:
    with pytest.raises(ContentError, match="'night' is 'yes'; expected true or false"):
        owl(night="yes").flag("night")


def test_a_bad_text_is_quoted_with_what_is_wrong() -> None:
    with pytest.raises(ContentError) as caught:
        owl(effect=["egg", "2 eggs"]).read_list("effect", laid)
    sentence = "birds.toml, owl: in 'effect', '2 eggs': unknown code 'eggs'; did you mean 'egg'?"
    assert str(caught.value) == sentence


def test_texts_stand_in_a_list() -> None:
    with pytest.raises(ContentError, match="'effect' is 'egg'; expected a list of texts"):
        owl(effect="egg").read_list("effect", laid)


def test_an_entry_of_a_list_is_named_by_its_id_or_its_place() -> None:
    file = Entry("birds.toml", "", {"bird": [{"id": "owl"}, {"vp": 3}]})
    assert [entry.name for entry in file.entries("bird")] == ["owl", "bird 2"]
    with pytest.raises(ContentError, match="number 1 of 'bird' is 5; expected a table"):
        Entry("birds.toml", "", {"bird": [5]}).entries("bird")


def test_an_entry_of_a_table_is_named_by_its_key() -> None:
    file = Entry("birds.toml", "", {"owl": {"vp": 3}})
    assert [entry.name for entry in file.entries_by_id()] == ["owl"]
    with pytest.raises(ContentError, match="'owl' is 3; expected a table"):
        Entry("birds.toml", "", {"owl": 3}).entries_by_id()


def test_an_id_must_fit_a_notation() -> None:
    assert owl(id="ST-2A").id() == "ST-2A"
    with pytest.raises(ContentError, match="the id is 'grey owl'; expected letters, digits"):
        owl(id="grey owl").id()


def test_counts_and_doubles_are_refused() -> None:
    with pytest.raises(ContentError, match=r"birds.toml: 3 owls; expected 4"):
        check_count("birds.toml", "owls", 3, 4)
    with pytest.raises(ContentError, match="'id' 'owl' is used twice; expected another 'id'"):
        check_unique([owl(id="owl"), owl(id="jay"), owl(id="owl")], "id")


def test_a_sentence_stays_on_one_printable_line() -> None:
    with pytest.raises(ContentError) as caught:
        owl(nest="a\nb\x1b[2J").word("nest", ["ash"])
    assert str(caught.value).isprintable()


def test_a_folder_replaces_only_the_files_it_holds(own: Path, other: Path) -> None:
    (other / "birds.toml").write_text("[owl]\nvp = 7\n")
    shelf = ContentFolder(own, FILES, other)
    assert shelf.read("birds.toml").entry("owl").integer("vp", 0, 9) == 7
    assert shelf.read("trees.toml").entry("oak").integer("vp", 0, 9) == 1


def test_notes_beside_the_content_are_left_alone(own: Path, other: Path) -> None:
    (other / "birds.toml").write_text("[owl]\nvp = 7\n")
    (other / "notes.txt").write_text("owls are strong")
    assert ContentFolder(own, FILES, other).read("birds.toml").entry("owl").get("vp") == 7


def test_a_misspelt_file_is_refused(own: Path, other: Path) -> None:
    (other / "bird.toml").write_text("")
    assert refusal(own, other) == "bird.toml: unknown file; did you mean 'birds.toml'?"


def test_a_folder_without_content_is_refused(own: Path, other: Path) -> None:
    assert refusal(own, other).endswith(
        "no TOML file is in this folder; expected birds.toml or trees.toml"
    )


def test_a_missing_folder_is_refused(own: Path, other: Path) -> None:
    sentence = refusal(own, other / "nowhere")
    assert "the folder cannot be read (no such file or directory)" in sentence


def test_a_missing_file_is_named(own: Path) -> None:
    (own / "trees.toml").unlink()
    with pytest.raises(ContentError, match=r"trees.toml: the file cannot be read \(no such file"):
        ContentFolder(own, FILES)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (b"[owl]\nvp 3\n", "birds.toml, line 2: this is not TOML ("),
        (b"[owl]\nvp = " + b"9" * 5000, "birds.toml: this is not TOML ("),
        (b"owl = " + b"[" * 5000, "birds.toml: lists too deep; expected plain lists"),
        (
            b"# bird\nowl = '\xe9'\n",
            "birds.toml, line 2: this is not UTF-8; expected the file to be",
        ),
    ],
)
def test_a_file_that_is_no_toml_is_refused(
    own: Path, other: Path, written: bytes, sentence: str
) -> None:
    (other / "birds.toml").write_bytes(written)
    assert refusal(own, other).startswith(sentence)


def test_a_byte_order_mark_is_no_mistake(own: Path, other: Path) -> None:
    (other / "birds.toml").write_bytes(b"\xef\xbb\xbf[owl]\nvp = 7\n")
    assert ContentFolder(own, FILES, other).read("birds.toml").entry("owl").get("vp") == 7


VALUES = st.recursive(
    st.integers() | st.booleans() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


READS: list[Callable[[Entry], object]] = [
    lambda entry: entry.integer("key", 0, 9),
    lambda entry: entry.integers("key", 0, 9),
    lambda entry: entry.text("key"),
    lambda entry: entry.flag("key"),
    lambda entry: entry.word("key", ["ash"]),
    lambda entry: entry.words("key", ["ash"]),
    lambda entry: entry.read("key", laid),
    lambda entry: entry.read_list("key", laid),
    lambda entry: entry.read_lists("key", laid, 1),
    lambda entry: entry.entry("key").entries_by_id(),
    lambda entry: entry.entries("key"),
]


def refused(read: Callable[[Entry], object], entry: Entry) -> str:
    """The sentence of the error, or nothing where the value can be read."""
    try:
        read(entry)
    except ContentError as error:
        return str(error)
    return ""


@given(VALUES)
def test_no_value_makes_a_traceback(value: object) -> None:
    for read in READS:
        sentence = refused(read, owl(key=value))
        assert not sentence or sentence.startswith("birds.toml, owl")
        assert sentence.isprintable()
