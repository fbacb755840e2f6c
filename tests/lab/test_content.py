"""`labrys content`, and the page that shows owners of a box how to use it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from labrys.cli import main
from labrys.games import NAMES

PAGE = (Path(__file__).parents[2] / "docs" / "your-cards.md").read_text("utf-8")
OVERLAYS = Path(__file__).parents[1] / "games" / "overlays"


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [text for written_in, text in found if written_in == language]


def labrys_in(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "labrys", *command.split()[1:]]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_exported_changes_nothing_and_can_be_played(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert main(["content", game, "--export", str(folder)]) == 0
    own = labrys.game(game).folder / "content"
    for path in own.glob("*.toml"):
        assert (folder / path.name).read_text("utf-8") == path.read_text("utf-8")
    assert f"labrys play {game} --change ." in (folder / "README.md").read_text("utf-8")
    assert main(["content", "check", str(folder)]) == 0
    assert "It changes nothing." in capsys.readouterr().out
    assert main(["content", game, "--export", str(folder)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_what_is_deleted_in_an_exported_file_is_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    main(["content", "minotaur", "--export", str(folder)])
    cards = (folder / "cards.toml").read_text("utf-8")
    line = 'passive = "PER(own:leader@col; +2; max=2)"\n'
    (folder / "cards.toml").write_text(cards.replace(line, "", 1), "utf-8")
    assert main(["content", "check", str(folder)]) == 0
    expected = "cards.toml, R02 (Horn Runner): passive PER(own:leader@col; +2; max=2) → –"
    assert expected in capsys.readouterr().out


def test_a_folder_of_overlays_is_checked_as_a_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", "check", str(OVERLAYS)]) == 0
    assert "Cheap decrees (cheap), for minos" in capsys.readouterr().out
    (tmp_path / "good.toml").write_text((OVERLAYS / "minos-cheap.toml").read_text("utf-8"), "utf-8")
    (tmp_path / "bad.toml").write_text("game = 'minos'\nid = 'bad'\nen = 'B'\nfr = 'B'\nhand = 3\n")
    assert main(["content", "check", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "wrong: bad.toml: unknown key 'hand'" in told
    assert "Cheap decrees" in told


WRONG = {
    "content check": "say what to check",
    "content check /nowhere/at-all": "there is no /nowhere/at-all",
    "content minos somewhere": "to see an overlay: labrys content check somewhere",
    "content chess": "there is no game 'chess'",
    f"content minotaur --diff {OVERLAYS / 'minos-cheap.toml'}": "this overlay is for 'minos'",
    f"play minotaur --change {OVERLAYS / 'minos-cheap.toml'}": "this overlay is for 'minos'",
    f"play --change {OVERLAYS / 'minos-cheap.toml'} --content .": "exclude each other",
}


@pytest.mark.parametrize("command", WRONG)
def test_what_cannot_be_gets_a_sentence(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(command.split()) == 2
    assert WRONG[command] in capsys.readouterr().err


def test_simulate_and_check_play_with_an_overlay(tmp_path: Path) -> None:
    path = OVERLAYS / "minotaur-runners.toml"
    for command in ("simulate minotaur --games 2 --jobs 2", "check minotaur --games 1 --seed 5"):
        done = labrys_in(tmp_path, f"labrys {command} --change {path}")
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_for_owners_keeps_its_word(tmp_path: Path) -> None:
    """Its files are right, its commands do what it says, its answers are those one gets."""
    first, second = blocks("toml")
    (tmp_path / "my-overlays").mkdir()
    for folder in (tmp_path, tmp_path / "my-overlays"):
        (folder / "cheap.toml").write_text(first, "utf-8")
    (tmp_path / "night.toml").write_text(second, "utf-8")
    answers = blocks("")
    told = labrys_in(tmp_path, "labrys content check cheap.toml")
    assert re.sub(r"content \w+", "", told.stdout) == re.sub(r"content \w+", "", answers[0])
    assert labrys_in(tmp_path, "labrys content check night.toml").returncode == 0
    (tmp_path / "dear").mkdir()
    (tmp_path / "dear" / "cheap.toml").write_text(first.replace("cost = 3", "cost = 300"), "utf-8")
    refused = labrys_in(tmp_path / "dear", "labrys content check cheap.toml")
    assert answers[1].strip() in refused.stderr
    commands = [line for block in blocks("sh") for line in block.splitlines()]
    for command in commands:
        if " play " in command:
            ended = subprocess.run(
                [sys.executable, "-m", "labrys", *command.split()[1:]],
                cwd=tmp_path,
                input="quit\n",
                capture_output=True,
                text=True,
                timeout=120,
            )
            assert "Traceback" not in ended.stderr
        elif " serve " not in command:
            done = labrys_in(tmp_path, command.replace("--games 20", "--games 2"))
            assert done.returncode == 0, command + done.stderr
    program = "import os\n" + blocks("python")[0] + "print(position.game.playing.overlays())\n"
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "Cheap decrees" in ran.stdout
