"""The golden playthroughs are what the games print today, plain and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.make import FOLDER, GAMES, file_of, playthrough

ROOT = Path(__file__).parent.parent
MOST_BYTES = 60_000


def compare(name: str, found: str) -> None:
    """Show the first line that differs, and what to do."""
    golden = file_of(name).read_text(encoding="utf-8").splitlines()
    lines = found.splitlines()
    for number, (old, new) in enumerate(zip(golden, lines, strict=False), 1):
        assert new == old, (
            f"{file_of(name).name}, line {number}:\n  was {old}\n  is  {new}\n"
            "If this change is meant, renew the playthroughs: make golden"
        )
    assert len(lines) == len(golden), f"{file_of(name).name}: renew it with make golden"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_prints_as_its_golden_playthrough(name):
    compare(name, playthrough(name))
    assert file_of(name).stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_game_prints_the_same_under_another_hash_seed(compiled, name):
    printed = subprocess.run(
        [sys.executable, "-P", "-m", "tests.golden.make", name],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(compiled), str(ROOT)]),
            "PYTHONHASHSEED": "5",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert printed.returncode == 0, printed.stderr
    compare(name, printed.stdout)


def test_every_golden_file_is_of_a_game():
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
