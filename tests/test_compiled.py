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
    position = labrys.new("minos", seats=int(sys.argv[1]), seed=seed)
    pick = seed
    while not position.over:
        pick = (pick * 1103515245 + 12345) % 2**31
        position.play(position.options[(pick >> 8) % len(position.options)])
    print(position.record(), position.points)
"""


def play(package: Path, seats: int, hash_seed: str) -> tuple[str, str]:
    """The kernel's file, and all the games told."""
    played = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, str(seats)],
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert played.returncode == 0, played.stderr
    kernel, _, games = played.stdout.partition("\n")
    return kernel, games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_seed_gives_the_same_record_compiled_and_plain(compiled, seats):
    plain_kernel, plain = play(ROOT, seats, hash_seed="1")
    compiled_kernel, quick = play(compiled, seats, hash_seed="2")
    assert Path(plain_kernel).suffix == ".py"
    assert Path(compiled_kernel).suffix in (".so", ".pyd")
    assert Path(compiled_kernel).is_relative_to(compiled)
    assert plain == quick
