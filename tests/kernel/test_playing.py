"""What a content plays with has one id, whatever its names, comments and order are."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys import games
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.text.content import ContentError, ContentFolder
from labrys.kernel.text.playing import LANGUAGES, DataError, Playing, unpacked

Files = dict[str, dict[str, object]]
every_game = pytest.mark.parametrize("name", labrys.GAMES)


def parsed(name: str) -> Files:
    folder = labrys.game(name).folder / "content"
    return {path.name: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where the plain values of a content stand."""
    if isinstance(value, dict):
        return [found for key in value for found in paths(value[key], (*path, key))]
    if isinstance(value, list):
        return [found for n, member in enumerate(value) for found in paths(member, (*path, n))]
    return [path]


def changed(files: Files, path: tuple[str | int, ...]) -> Files:
    """The content with one value that is another."""
    new = deepcopy(files)
    inner: object = new
    for key in path[:-1]:
        inner = inner[key]  # type: ignore[index]
    old = inner[path[-1]]  # type: ignore[index]
    inner[path[-1]] = (  # type: ignore[index]
        (not old) if isinstance(old, bool) else old + 1 if isinstance(old, int) else f"{old}x"
    )
    return new


def shaken(value: object, luck: Random) -> object:
    """The same with its keys in another order."""
    if isinstance(value, dict):
        keys = list(value)
        luck.shuffle(keys)
        return {key: shaken(value[key], luck) for key in keys}
    if isinstance(value, list):
        return [shaken(member, luck) for member in value]
    return value


def toml(values: dict[str, object], luck: Random) -> str:
    """A content file of these values, with remarks and blanks anywhere."""
    lines = []
    for key, value in values.items():
        lines += luck.choice([[], ["# a remark"], [""], ["   # café"]])
        lines.append(f"{inline(key)} = {inline(value)}{luck.choice(['', '  ', ' # or not'])}")
    return luck.choice(["\n", "\r\n"]).join(lines) + "\n"


def inline(value: object) -> str:
    if isinstance(value, dict):
        pairs = ", ".join(f"{inline(key)} = {inline(kept)}" for key, kept in value.items())
        return f"{{ {pairs} }}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(member) for member in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def rewritten(name: str, folder: Path, files: Files, luck: Random) -> AnyGame:
    for file, values in files.items():
        shaken_values = shaken(values, luck)
        assert isinstance(shaken_values, dict)
        (folder / file).write_bytes(toml(shaken_values, luck).encode())
    return games.make(name, folder)


def renamed(files: Files) -> Files:
    new = deepcopy(files)
    for path in paths(files):
        if path[-1] in LANGUAGES:
            new = changed(new, path)
    return new


def played(position: Position, seed: int, choices: int = 10**6) -> Position:
    luck = Random(seed)
    while not position.over and choices:
        position.play(luck.choice(position.options))
        choices -= 1
    return position


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_names_remarks_and_order_change_neither_the_id_nor_the_game(
    name: str, seed: int, tmp_path: Path
) -> None:
    own = labrys.game(name)
    other = rewritten(name, tmp_path, renamed(parsed(name)), Random(seed))
    assert other is not own
    assert other.playing.text == own.playing.text
    assert other.playing.id == own.playing.id
    begun = played(other.new(2, seed), seed)
    assert begun.record() == played(own.new(2, seed), seed).record()


@every_game
def test_every_value_that_plays_changes_the_id(name: str) -> None:
    files = parsed(name)
    own = labrys.game(name).playing.id
    assert Playing.of(files).id == own
    seen = {own}
    everywhere = paths(files)
    for path in Random(name).sample(everywhere, min(150, len(everywhere))):
        id = Playing.of(changed(files, path)).id
        assert (id == own) == (path[-1] in LANGUAGES), path
        assert id == own or id not in seen
        seen.add(id)


@every_game
def test_a_kept_content_makes_the_same_game_with_the_names_of_today(name: str) -> None:
    own = labrys.game(name)
    kept = games.make(name, Playing(own.playing.text))
    assert kept.playing.text == own.playing.text
    assert played(kept.new(2, 5), 5).record() == played(own.new(2, 5), 5).record()
    assert names_of(kept) == names_of(own)


def names_of(game: AnyGame) -> list[dict[str, str]]:
    content = game.content  # type: ignore[attr-defined]
    cards = content.decrees if hasattr(content, "decrees") else content.cards
    return [card.name for card in cards]


def test_a_thing_that_is_no_more_keeps_its_id_for_a_name() -> None:
    files = labrys.game("minotaur").playing.files()
    cards = files["cards.toml"]["card"]
    assert isinstance(cards, list)
    cards[0]["id"] = "Zz9"
    kept = games.make("minotaur", Playing.of(files))
    names = names_of(kept)
    assert names[0] == {"en": "Zz9", "fr": "Zz9"}
    assert names[1:] == names_of(labrys.game("minotaur"))[1:]


@every_game
def test_a_game_with_a_kept_content_is_made_once(name: str) -> None:
    own = labrys.game(name)
    assert games.with_content(name, own.playing) is own
    files = own.playing.files()
    fields = {
        "minos": "offer_size",
        "minotaur": "hand_size",
        "diluvium": "rack_limit",
        "monumental": "start_gold",
    }
    field = fields[name]
    files["settings.toml"][field] = 4
    one = games.with_content(name, Playing.of(files))
    assert one is not own
    assert games.with_content(name, Playing(one.playing.text)) is one


def test_the_number_of_a_card_follows_from_its_id_not_from_its_place(tmp_path: Path) -> None:
    files = parsed("minos")
    decrees = files["decrees.toml"]["decree"]
    assert isinstance(decrees, list)
    decrees.reverse()
    (tmp_path / "decrees.toml").write_text(toml(files["decrees.toml"], Random(1)), "utf-8")
    other = games.make("minos", tmp_path)
    text = played(labrys.new("minos", seats=2, seed=5), 5).record()
    shuffled = played(other.new(2, 5), 5).record()
    assert [line for line in shuffled.splitlines() if not line.startswith("content")] == [
        line for line in text.splitlines() if not line.startswith("content")
    ]


# ---- files of before and after


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "birds.toml").write_text("[[bird]]\nid = 'owl'\nen = 'Owl'\nfr = 'Hibou'\nvp = 3\n")
    (folder / "trees.toml").write_text("[trees.oak]\nen = 'Oak'\nfr = 'Chêne'\nvp = 1\n", "utf-8")
    return folder


FILES = ["birds.toml", "trees.toml"]


def test_a_renamed_bird_is_called_anew_where_its_content_was_kept(own: Path) -> None:
    kept = ContentFolder(own, FILES).playing()
    assert "Owl" not in kept.text
    (own / "birds.toml").write_text("[[bird]]\nid = 'owl'\nen = 'Eagle'\nfr = 'Duc'\nvp = 4\n")
    folder = ContentFolder(own, FILES, kept)
    (bird,) = folder.read("birds.toml").entries("bird")
    bird.keys(["id", "en", "fr", "vp"])
    assert [bird.text("en"), bird.text("fr"), bird.get("vp")] == ["Eagle", "Duc", 3]
    oak = folder.read("trees.toml").entry("trees").entry("oak")
    assert oak.text("fr") == "Chêne"
    assert folder.playing().id == kept.id


def test_a_file_that_did_not_exist_then_is_as_it_is_now(own: Path) -> None:
    files = ContentFolder(own, FILES).playing().files()
    del files["trees.toml"]
    folder = ContentFolder(own, FILES, Playing.of(files))
    assert folder.read("trees.toml").entry("trees").entry("oak").get("vp") == 1


def test_a_name_is_still_asked_for_in_a_file(own: Path) -> None:
    (own / "birds.toml").write_text("[[bird]]\nid = 'owl'\nvp = 3\n")
    (bird,) = ContentFolder(own, FILES).read("birds.toml").entries("bird")
    with pytest.raises(ContentError, match="the key 'en' is missing"):
        bird.text("en")


@given(st.text(max_size=200))
def test_what_is_packed_is_unpacked(text: str) -> None:
    kept = Playing(text.encode("utf-8", "replace").decode())
    assert unpacked("".join(kept.packed())).text == kept.text


@given(st.text(max_size=80))
def test_letters_that_are_no_content_get_a_sentence(letters: str) -> None:
    with pytest.raises(DataError):
        unpacked(letters).files()


def test_a_content_that_swells_is_refused_before_it_is_all_there() -> None:
    with pytest.raises(DataError, match="too long"):
        unpacked("".join(Playing(" " * 50_000_000).packed()))
