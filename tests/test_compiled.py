"""Compiled or not, the same seed gives the same game, to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Which kernel is running, then the records of a few games played by a fixed rule.
PROGRAM = """
import sys
import labrys
import labrys.kernel.position

print(labrys.kernel.position.__file__)
for seed in range(3):
    settings = dict(word.split("=") for word in sys.argv[3:])
    position = labrys.new(sys.argv[1], seats=int(sys.argv[2]), seed=seed, **settings)
    pick = seed
    while not position.over:
        pick = (pick * 1103515245 + 12345) % 2**31
        position.play(position.options[(pick >> 8) % len(position.options)])
    print(position.record(), position.points)
"""


def play(package: Path, game: str, hash_seed: str) -> tuple[str, str]:
    """The kernel's file, and all the games told."""
    played = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, *game.split()],
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert played.returncode == 0, played.stderr
    kernel, _, games = played.stdout.partition("\n")
    return kernel, games


@pytest.mark.parametrize(
    "game",
    [
        "minos 1",
        "minos 2",
        "minos 3",
        "minos 4",
        "minotaur 2",
        "minotaur 2 match=yes",
        "monumental 2",
    ],
)
def test_the_same_seed_gives_the_same_record_compiled_and_plain(compiled, game):
    plain_kernel, plain = play(ROOT, game, hash_seed="1")
    compiled_kernel, quick = play(compiled, game, hash_seed="2")
    assert Path(plain_kernel).suffix == ".py"
    assert Path(compiled_kernel).suffix in (".so", ".pyd")
    assert Path(compiled_kernel).is_relative_to(compiled)
    assert plain == quick


# Where compiled code could answer otherwise: what is given from outside, and what is hidden.
ALSO_COMPILED = ("chance", "history", "lexicon", "playing", "record", "view")


def test_what_is_wrong_or_hidden_is_told_the_same_compiled(compiled):
    """The same tests, with the compiled copy in the place of the sources."""
    run = subprocess.run(
        [
            *(sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider"),
            *("-o", f"pythonpath={compiled} ."),
            *(f"tests/kernel/test_{name}.py" for name in ALSO_COMPILED),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stdout[-4000:]
    assert f"kernel: {compiled}" in run.stdout
