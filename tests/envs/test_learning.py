"""The program of docs/learning.md learns, where the packages that it needs are installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
FEW = """
Learned.model = learn(6144)
wins = 0.0
for deal in range(40):
    env = table(deal % 2)
    env.reset(seed=9000 + deal)
    session = env.unwrapped.table.session
    over = False
    while not over:
        chosen = Learned(0).choose(session.view(deal % 2))
        _, reward, over, _, _ = env.step(chosen)
    wins += reward > 0
print(wins / 40)
"""


def test_a_network_that_has_learned_a_little_beats_chance(tmp_path, compiled):
    for package in ("torch", "sb3_contrib", "gymnasium"):
        if find_spec(package) is None:
            pytest.skip(f"the package {package} is not installed: labrys[envs,learning]")
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    program = "\n".join(blocks).partition("if __name__")[0] + FEW
    (tmp_path / "learner.py").write_text(program, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(compiled), "OMP_NUM_THREADS": "1"}
    ran = subprocess.run(
        [sys.executable, "learner.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    assert float(ran.stdout.split()[-1]) >= 0.65
