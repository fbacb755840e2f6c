"""A game of one's own: the page that builds one, the command that writes it, and the game."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from labrys.cli import main
from labrys.kernel.errors import BadSetting
from labrys.lab import new_game

ROOT = Path(labrys.__file__).parents[1]
PAGE = Path(__file__).parents[2] / "docs" / "your-own-game.md"
BLOCK = re.compile(r"^`([^`]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# The metadata that makes an installed package's entry point known, as pip would write it.
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n"
ENTRY = "[labrys.games]\n{name} = {name}.game:{title}Game\n"

GAME = """
import labrys
from labrys import games
assert "nim" in games.NAMES, games.NAMES
position = labrys.new("nim", seats=2, seed=1)
while not position.over:
    position.play(position.options[-1])
again = labrys.load(position.record())
assert again.points == position.points
print(labrys.kernel.position.__file__)
"""


def installed(folder: Path, name: str = "nim", title: str = "Nim") -> Path:
    """The package of a new game as if pip had installed it; answers what goes on the path."""
    new_game.write(name, folder)
    package = folder / name
    info = package / f"{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.format(name=name))
    (info / "entry_points.txt").write_text(ENTRY.format(name=name, title=title))
    return package


def run(package: Path, house: Path, *words: str) -> subprocess.CompletedProcess:
    path = os.pathsep.join([str(package), str(house)])
    return subprocess.run(
        [sys.executable, "-P", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def test_the_page_shows_the_game_that_the_command_writes():
    shown = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    assert shown == new_game.files_of("nim")


def test_the_game_of_the_page_has_less_than_150_lines_of_python_and_toml():
    files = new_game.files_of("nim")
    counted = [p for p in files if p.endswith((".py", ".toml")) and not p.startswith("tests/")]
    assert sum(len(files[path].splitlines()) for path in counted) < 150


def test_the_tests_of_a_new_game_pass(tmp_path):
    package = installed(tmp_path)
    ran = run(package, ROOT, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))
    assert ran.returncode == 0, ran.stdout


def test_an_installed_game_is_found_by_its_entry_point_and_plays(tmp_path):
    ran = run(installed(tmp_path), ROOT, "-c", GAME)
    assert ran.returncode == 0, ran.stderr


def test_an_installed_game_plays_on_the_compiled_kernel(tmp_path, compiled):
    package = installed(tmp_path)
    ran = run(package, compiled, "-c", GAME)
    assert ran.returncode == 0, ran.stderr
    assert Path(ran.stdout.strip()).suffix in (".so", ".pyd")
    checked = run(package, compiled, "-m", "labrys", "check", "nim", "--games", "6")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_bots_play_a_game_from_outside(tmp_path):
    words = [
        "-m",
        "labrys",
        "simulate",
        "nim",
        "--seats",
        "nim.bots:Counting,random",
        "--games",
        "20",
    ]
    ran = run(installed(tmp_path), ROOT, *words)
    assert ran.returncode == 0, ran.stderr
    assert "20" in ran.stdout


WEB = """
from starlette.testclient import TestClient
from labrys.web.app import create
from labrys.web.settings import Settings

import dataclasses, sys
settings = dataclasses.replace(Settings(), database="sqlite:///" + sys.argv[1])
with TestClient(create(settings)) as browser:
    page = browser.get("/")
    assert page.status_code == 200 and "Nim" in page.text, page.text[:500]
    for path in ("/rules/nim", "/static/games/nim.css", "/static/games/nim.svg"):
        assert browser.get(path).status_code == 200, path
    form = browser.get("/open/nim")
    assert form.status_code == 200, form.text
"""


def test_the_first_page_offers_a_game_from_outside(tmp_path):
    ran = run(installed(tmp_path), ROOT, "-c", WEB, str(tmp_path / "house.sqlite3"))
    assert ran.returncode == 0, ran.stderr


BOARD = """
import labrys
from labrys.boards.page import board_of
from labrys.boards.people import Sitter
from labrys.kernel.text.words import Words

words = Words(labrys.game("nim"), "fr", strict=True)
position = labrys.new("nim", seats=2)
board = board_of(words)
people = [Sitter("<b>Ann", "purple"), Sitter("Ben", "green")]
while not position.over:
    view = position.view(position.seat)
    html = board.draw(view, people)
    for option in view.options:
        assert all(f'data-part="{part}"' in html for part in board.targets(option, view))
    words.prompt(view), words.refusals(view), [words.option(o, view) for o in view.options]
    position.play(position.options[0])
assert "<b>" not in board.account(position.view(0), people)
"""


def test_its_board_is_drawn_and_can_be_clicked(tmp_path):
    ran = run(installed(tmp_path), ROOT, "-c", BOARD)
    assert ran.returncode == 0, ran.stderr


def test_a_broken_game_from_outside_is_told_by_its_name(tmp_path):
    package = installed(tmp_path)
    (package / "nim" / "game.py").write_text("import nothing_of_that_name\n")
    ran = run(package, ROOT, "-m", "labrys", "play", "nim")
    assert ran.returncode == 2
    assert "the game 'nim' of 'nim.game:NimGame' cannot be loaded" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "name", ["", "Nim", "9lives", "a b", "../x", "class", "json", "minos", "é"]
)
def test_a_name_that_will_not_do_is_refused(tmp_path, name):
    with pytest.raises(BadSetting, match="cannot be called"):
        new_game.write(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_command_writes_the_package_and_says_what_comes_next(tmp_path, capsys):
    assert main(["new-game", "harvest", "--folder", str(tmp_path)]) == 0
    assert (tmp_path / "harvest" / "harvest" / "game.py").is_file()
    assert "labrys play harvest" in capsys.readouterr().out
    assert main(["new-game", "harvest", "--folder", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
