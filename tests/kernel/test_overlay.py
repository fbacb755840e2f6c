"""An overlay changes what it gives, adds what is new, and leaves the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.kernel.text.content import ContentError, ContentFolder
from labrys.kernel.text.differing import differences
from labrys.kernel.text.overlay import Overlaid, read_overlay
from labrys.kernel.text.playing import Playing

FILES = ["birds.toml", "nests.toml", "numbers.toml"]
HEAD = "game = 'aviary'\nid = 'night'\nen = 'Night birds'\nfr = 'Oiseaux de nuit'\n"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "birds.toml").write_text(
        """
[[bird]]
id = "owl"
en = "Owl"
fr = "Hibou"
vp = 3
cost = { seed = 1, worm = 2 }
song = "hoo"

[[bird]]
id = "wren"
en = "Wren"
fr = "Roitelet"
vp = 1
""",
        "utf-8",
    )
    (folder / "nests.toml").write_text(
        """
[oak]
eggs = 2
price = 4

[elm]
eggs = 1

[2]
eggs = 9

[[place]]
number = 1
near = [2]

[[place]]
number = 2
near = [1]
""",
        "utf-8",
    )
    (folder / "numbers.toml").write_text("hand = 5\nrow = [{ vp = 1 }, { vp = 2 }]\n[2]\nvp = 1\n")
    return folder


def laid(own: Path, text: str, head: str = HEAD) -> ContentFolder:
    path = own.parent / "night.toml"
    path.write_text(head + text, "utf-8")
    return ContentFolder(own, FILES, Overlaid([read_overlay(path)]))


def birds(folder: ContentFolder) -> list[dict[str, object]]:
    return [entry.values for entry in folder.read("birds.toml").entries("bird")]


def test_a_known_id_changes_only_the_fields_that_are_given(own: Path) -> None:
    owl, wren = birds(laid(own, "[[bird]]\nid = 'owl'\nvp = 7\n"))
    assert (owl["vp"], owl["fr"], owl["song"]) == (7, "Hibou", "hoo")
    assert wren["vp"] == 1


def test_a_price_of_a_card_is_given_whole(own: Path) -> None:
    owl, _ = birds(laid(own, "[[bird]]\nid = 'owl'\ncost = { seed = 3 }\n"))
    assert owl["cost"] == {"seed": 3}


def test_a_new_id_is_added_and_one_can_be_removed(own: Path) -> None:
    crow = "[[bird]]\nid = 'crow'\nen = 'Crow'\nfr = 'Corbeau'\nvp = 2\n"
    found = birds(laid(own, f"[[bird]]\nid = 'wren'\nremove = true\n{crow}"))
    assert [bird["id"] for bird in found] == ["owl", "crow"]
    assert found[1] == {"id": "crow", "en": "Crow", "fr": "Corbeau", "vp": 2}


def test_a_field_can_be_taken_out(own: Path) -> None:
    owl, _ = birds(laid(own, "[[bird]]\nid = 'owl'\nwithout = ['song']\n"))
    assert "song" not in owl
    assert "without" not in owl


def test_tables_and_single_numbers_find_their_file(own: Path) -> None:
    folder = laid(own, "hand = 6\n[oak]\neggs = 5\n[nests.2]\neggs = 8\n[numbers.2]\nvp = 3\n")
    assert folder.read("numbers.toml").get("hand") == 6
    assert folder.read("nests.toml").get("oak") == {"eggs": 5, "price": 4}
    assert folder.read("nests.toml").get("2") == {"eggs": 8}
    assert folder.read("numbers.toml").get("2") == {"vp": 3}


def test_members_are_told_apart_by_their_number_and_else_given_whole(own: Path) -> None:
    folder = laid(own, "row = [{ vp = 9 }]\n[[place]]\nnumber = 2\nnear = []\n")
    assert folder.read("numbers.toml").get("row") == [{"vp": 9}]
    places = folder.read("nests.toml").entries("place")
    assert [place.get("near") for place in places] == [[2], []]


def test_a_table_is_removed_where_it_stands(own: Path) -> None:
    folder = laid(own, "[elm]\nremove = true\n")
    assert list(folder.read("nests.toml").values) == ["oak", "2", "place"]


def test_overlays_are_laid_in_their_order(own: Path) -> None:
    low, high = own.parent / "low.toml", own.parent / "high.toml"
    low.write_text(HEAD + "hand = 6\n[[bird]]\nid = 'owl'\nvp = 6\n")
    high.write_text(HEAD.replace("night", "day") + "hand = 7\n")
    folder = ContentFolder(own, FILES, Overlaid([read_overlay(low), read_overlay(high)]))
    assert folder.read("numbers.toml").get("hand") == 7
    assert birds(folder)[0]["vp"] == 6
    assert list(folder.playing().overlays()) == ["day", "night"]


def test_in_a_folder_each_file_changes_the_one_of_its_name(own: Path, tmp_path: Path) -> None:
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "overlay.toml").write_text(HEAD + "hand = 8\n")
    (folder / "birds.toml").write_text("[[bird]]\nid = 'wren'\nvp = 4\n")
    content = ContentFolder(own, FILES, Overlaid([read_overlay(folder)]))
    assert [bird["vp"] for bird in birds(content)] == [3, 4]
    assert content.read("numbers.toml").get("hand") == 8


def test_whole_files_stand_in_for_the_own_ones(own: Path, tmp_path: Path) -> None:
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "overlay.toml").write_text(HEAD + "whole = true\n")
    (folder / "birds.toml").write_text("[[bird]]\nid = 'wren'\nvp = 4\n")
    content = ContentFolder(own, FILES, Overlaid([read_overlay(folder)]))
    assert birds(content) == [{"id": "wren", "vp": 4}]
    assert content.read("numbers.toml").get("hand") == 5


# ---- what is wrong, where, and what would be right


WRONG = {
    "[[bird]]\nvp = 3": "night.toml, bird 1: the key 'id' is missing; expected 'id = …'",
    "[[bird]]\nid = 'wern'\nremove = true": (
        "night.toml, wern: there is no such bird to remove; did you mean 'wren'?"
    ),
    "[[bird]]\nid = 'owl'\nwithout = ['sing']": (
        "night.toml, owl: 'without' names 'sing', which is not there; did you mean 'song'?"
    ),
    "[[bird]]\nid = 'owl'\nwithout = 'song'": (
        "night.toml, owl: 'without' is no list of keys; expected [\"key\", …]"
    ),
    "[[bird]]\nid = 'crow'\nwithout = ['song']": (
        "night.toml, crow: it is new and has 'without'; expected it whole"
    ),
    "[[bird]]\nid = 'owl'\nremove = 'yes'": (
        "night.toml, owl: 'remove' is 'yes'; expected true or false"
    ),
    "[oka]\neggs = 1": "night.toml: unknown key 'oka'; did you mean 'oak'?",
    "[2]\neggs = 1": (
        "night.toml: '2' stands in nests.toml and numbers.toml; "
        "expected it under [nests] or [numbers]"
    ),
    "birds = 3": "night.toml: 'birds' is no table; expected [birds]",
    "[oak.twig]\nremove = true": (
        "night.toml, oak.twig: there is nothing to remove; expected one of eggs, price"
    ),
    "[[bird]]\nid = 'owl'\nen = \"Owl\\u202e\"": (
        "night.toml, owl: the name 'en' has signs that are no letters, or is far too long; "
        "expected a short name in one line"
    ),
    "whole = true\nhand = 3": (
        "night.toml: 'hand' stands beside 'whole = true'; expected whole files beside this one"
    ),
    "hand = \n": "night.toml, line 5: this is not TOML (Invalid value); expected key = value",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_mistake_is_told_with_its_place_and_what_is_expected(own: Path, text: str) -> None:
    with pytest.raises(ContentError) as error:
        laid(own, text)
    assert str(error.value) == WRONG[text]


@pytest.mark.parametrize("key", ["game", "id", "en", "fr"])
def test_the_header_is_asked_for(own: Path, key: str) -> None:
    head = "".join(line for line in HEAD.splitlines(True) if not line.startswith(f"{key} "))
    with pytest.raises(ContentError, match=f"night.toml: the key '{key}' is missing"):
        laid(own, "hand = 6\n", head)


def test_a_folder_without_its_header_and_a_file_of_another_name_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "night"
    folder.mkdir()
    with pytest.raises(ContentError, match=r"this folder is no overlay; expected a file overlay"):
        read_overlay(folder)
    own = tmp_path / "own"
    own.mkdir()
    (own / "birds.toml").write_text("bird = []\n")
    (folder / "overlay.toml").write_text(HEAD)
    (folder / "bird.toml").write_text("bird = []\n")
    with pytest.raises(ContentError, match=r"night/bird.toml: unknown file; did you mean 'birds"):
        ContentFolder(own, ["birds.toml"], Overlaid([read_overlay(folder)]))


def test_tables_beyond_all_depth_get_a_sentence(own: Path) -> None:
    deep = ".".join(["a"] * 3000)
    with pytest.raises(ContentError, match="too deep"):
        laid(own, f"[oak.{deep}]\nx = 1\n")


# ---- what is kept of it


def test_the_kept_data_takes_the_names_along_that_nobody_else_knows(own: Path) -> None:
    crow = "[[bird]]\nid = 'crow'\nen = 'Crow'\nfr = 'Corbeau'\nvp = 2\n"
    kept = laid(own, f"{crow}[[bird]]\nid = 'owl'\nen = 'Night owl'\n").playing()
    assert kept.overlays() == {"night": {"en": "Night birds", "fr": "Oiseaux de nuit"}}
    folder = ContentFolder(own, FILES, Playing(kept.text))
    owl, wren, crow_entry = folder.read("birds.toml").entries("bird")
    assert [owl.text("en"), owl.text("fr")] == ["Night owl", "Hibou"]
    assert [wren.text("en"), crow_entry.text("fr")] == ["Wren", "Corbeau"]
    assert folder.playing().text == kept.text


def test_names_are_no_part_of_the_id_and_an_overlay_of_names_alone_has_one(own: Path) -> None:
    plain = ContentFolder(own, FILES).playing()
    one = laid(own, "[[bird]]\nid = 'owl'\nen = 'Night owl'\n").playing()
    other = laid(own, "[[bird]]\nid = 'owl'\nen = 'Barn owl'\n").playing()
    assert one.id == other.id != plain.id


@pytest.mark.parametrize(
    "said",
    ["", "[]", "{", '{"bird owl": 3}', '{"bird owl": {"en": "a\\nb"}}', '{"bird owl": {"en": 7}}'],
)
def test_names_that_are_none_are_left_out(own: Path, said: str) -> None:
    kept = ContentFolder(own, FILES).playing()
    folder = ContentFolder(own, FILES, Playing(f"{kept.data}\n{said}"))
    assert folder.read("birds.toml").entries("bird")[0].text("en") == "Owl"
    assert Playing(f"{kept.data}\n{said}").id == kept.id


# ---- what it changes, for people


def test_what_differs_is_told_thing_by_thing(own: Path) -> None:
    before = ContentFolder(own, FILES, Overlaid([])).laid
    after = laid(
        own,
        "hand = 6\n[oak]\nprice = 3\n[[bird]]\nid = 'owl'\nvp = 7\ncost = { seed = 3 }\n"
        "[[bird]]\nid = 'wren'\nremove = true\n[[bird]]\nid = 'crow'\nen = 'Crow'\nvp = 2\n"
        "[[place]]\nnumber = 2\nnear = []\n",
    ).laid
    assert [str(each) for each in differences(before, after)] == [
        "birds.toml, owl (Owl): vp 3 → 7",
        'birds.toml, owl (Owl): cost {"seed": 1, "worm": 2} → {"seed": 3}',
        "birds.toml, wren (Wren): removed",
        "birds.toml, crow (Crow): added",
        "nests.toml, oak: price 4 → 3",
        "nests.toml, place 2: near [1] → []",
        "numbers.toml: hand 5 → 6",
    ]
