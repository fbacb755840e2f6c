"""Random games of every game, with every promise of the kernel verified at every decision."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import labrys
from bench.proofs.figures import Clock, Figures

WANTED: Final = 100_000
AT_ONCE: Final = 40


def prove(clock: Clock) -> Figures:
    """In turn a few of each game, with new seeds, until the time is over."""
    played = dict.fromkeys(labrys.GAMES, 0)
    seed = 1_000_000
    while clock.left and min(played.values()) < WANTED:
        for game in played:
            if not clock.left:
                break
            words = ["check", game, "--games", str(AT_ONCE), "--seed", str(seed), "--jobs", "2"]
            done = subprocess.run(
                [sys.executable, "-P", "-m", "labrys", *words], capture_output=True, text=True
            )
            if done.returncode:
                print(done.stdout[-2000:], done.stderr[-2000:])
                return Figures("random games", f"{game}, seed {seed}: a promise broke", False)
            played[game] += AT_ONCE
            seed += 1
            clock.tell(", ".join(f"{name} {count}" for name, count in played.items()))
    found = ", ".join(f"{name} {count:,}" for name, count in played.items())
    return Figures(
        "random games", f"every promise at every decision: {found} (of {WANTED:,})", True
    )
