"""Every game takes overlays: what they change is played, and goes wherever the game goes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import labrys
from labrys import games
from labrys.kernel import record as records
from labrys.kernel.check.run import check
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.text.content import ContentError
from labrys.kernel.text.overlay import read_overlay
from labrys.packs import changes_of, read_offers

FOLDER = Path(__file__).parent / "overlays"
PATHS = sorted(FOLDER.glob("*.toml"))
PACK = Path(__file__).parent / "monumental" / "packs" / "monumental" / "pack-orient.toml"
each_overlay = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


def changed(path: Path) -> AnyGame:
    return games.changed(read_overlay(path).game, path)


def played(position: Position, seed: int) -> Position:
    luck = Random(seed)
    while not position.over:
        position.play(luck.choice(position.options))
    return position


def test_there_is_an_overlay_for_each_game() -> None:
    assert {read_overlay(path).game for path in PATHS} == set(labrys.GAMES)


@each_overlay
def test_a_changed_game_keeps_all_promises(path: Path) -> None:
    report = check(changed(path), games=2, seats=2, seed=5)
    assert not report.faults


@each_overlay
def test_a_record_takes_the_overlay_along(path: Path) -> None:
    game = changed(path)
    position = played(game.new(2, 7), 7)
    text = records.write(position, content=True)
    record = records.read(text)
    other = games.of_record(record)
    assert other.playing.id == game.playing.id != labrys.game(game.name).playing.id
    assert games.replayed(record).points == position.points
    assert other.playing.overlays() == game.playing.overlays()
    # A process that has never heard of the overlay replays it all the same.
    code = (
        "import sys; from labrys import games; from labrys.kernel import record as r;"
        "p = games.replayed(r.read(sys.stdin.read()));"
        "print(*p.points, *sorted(p.game.playing.overlays()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=text, capture_output=True, text=True, check=True
    )
    expected = [*map(str, position.points), *game.playing.overlays()]
    assert done.stdout.split() == expected


@each_overlay
def test_a_changed_position_travels(path: Path) -> None:
    position = changed(path).new(2, 3)
    assert pickle.loads(pickle.dumps(position)).key() == position.key()


def test_new_cards_are_in_play_under_their_own_names() -> None:
    game = changed(FOLDER / "minotaur-runners.toml")
    cards = {card.id: card for card in game.content.cards}  # type: ignore[attr-defined]
    assert "R01" not in cards
    assert cards["R90"].name["fr"] == "Coureur <b>de nuit</b>"
    assert (cards["R02"].power, cards["R02"].passive) == (3, [])
    kept = games.with_content("minotaur", game.playing)
    names = {card.id: card.name["en"] for card in kept.content.cards}  # type: ignore[attr-defined]
    assert names["R90"] == "Night <b>Runner</b>"


def test_what_a_loader_refuses_is_said_of_the_overlay(tmp_path: Path) -> None:
    path = tmp_path / "dear.toml"
    head = "game = 'minos'\nid = 'dear'\nen = 'Dear'\nfr = 'Cher'\n"
    path.write_text(f"{head}[[decree]]\nid = 'I17'\ncost = 300\n")
    with pytest.raises(ContentError) as error:
        games.changed("minos", path)
    expected = "dear.toml: decrees.toml, I17: 'cost' is 300; expected a whole number from 0 to 99"
    assert str(error.value) == expected
    path.write_text(f"{head}[[decree]]\nid = 'I17'\nremove = true\n")
    with pytest.raises(ContentError, match=r"dear.toml: decrees.toml: 71 cards of Age I; expected"):
        games.changed("minos", path)
    with pytest.raises(ContentError, match=r"this overlay is for 'minos'; expected game = 'minot"):
        games.changed("minotaur", path)


def test_a_rival_that_would_look_for_a_row_for_ever_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "loop.toml"
    cards = [f"S{n:02} = {{ actions = ['develop', 'wild', 'prepare'] }}\n" for n in range(1, 21)]
    head = "game = 'minos'\nid = 'loop'\nen = 'Loop'\nfr = 'Boucle'\n[solo.cards]\n"
    path.write_text(head + "".join(cards))
    with pytest.raises(ContentError, match=r"0 Solo cards have the action 'build'; expected more"):
        games.changed("minos", path)


def test_a_pack_of_monumental_with_its_game_is_an_overlay(tmp_path: Path) -> None:
    path = tmp_path / "pack-orient.toml"
    path.write_text('game = "monumental"\n' + PACK.read_text("utf-8"), "utf-8")
    game = games.changed("monumental", path)
    assert "persians+greeks" in game.settings[0].values
    (tmp_path / "as-pack").mkdir()
    path.rename(tmp_path / "as-pack" / path.name)
    pack = games.make("monumental", tmp_path / "as-pack")
    assert "orient" in pack.settings[-1].values


def test_an_overlay_tells_what_it_changes() -> None:
    told = [str(change) for change in changes_of(read_overlay(FOLDER / "minos-cheap.toml"))]
    assert "decrees.toml, I17 (Coastal Barter): cost 5 → 1" in told
    assert "settings.toml: offer_size 5 → 6" in told
    assert 'foundations.toml: F21 – → ["9 coin"]' in told


def test_a_bad_overlay_in_a_folder_is_left_out_and_told(tmp_path: Path) -> None:
    for path in PATHS:
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (tmp_path / "again.toml").write_text(PATHS[0].read_text("utf-8"), "utf-8")
    (tmp_path / "bad.toml").write_text("game = 'minos'\nid = 'bad'\nen = 'B'\nfr = 'B'\nhand = 3\n")
    (tmp_path / "odd.toml").write_text("game = 'chess'\nid = 'odd'\nen = 'O'\nfr = 'O'\n")
    found = read_offers(tmp_path)
    ids = {name: sorted(offers) for name, offers in found.by_game.items() if offers}
    assert ids == {
        "diluvium": ["rich"],
        "minos": ["cheap"],
        "minotaur": ["runners"],
        "monumental": ["sages"],
    }
    assert len(found.faults) == 3
    assert any(fault.startswith("bad.toml: unknown key 'hand'") for fault in found.faults)
    assert any("a second overlay with the id" in fault for fault in found.faults)
    assert any("there is no game 'chess'" in fault for fault in found.faults)


def test_processes_that_come_from_here_play_with_the_overlay() -> None:
    path = FOLDER / "minotaur-runners.toml"
    code = "from labrys import games; print(games.find('minotaur').playing.id)"
    surroundings = {**os.environ, games.CHANGES: str(path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == changed(path).playing.id
