"""Measures whether a game is fair: greedy bots play each other, and who wins is counted.

    python -m bench.balance monumental
    python -m bench.balance monumental --games 1800 --seed 70000 --content my-folder
    PYTHONPATH=build/compiled:. python -P -m bench.balance diluvium --games 400 --jobs 2

The last takes the compiled copy, which is ten times as fast. The figures, and what was changed
because of them, stand in docs/balance.md.
"""

from __future__ import annotations

import argparse
import sys

from bench.balance import duel, sea
from labrys.kernel.check.run import kernel


def main() -> int:
    about = __doc__.splitlines()
    parser = argparse.ArgumentParser(prog="bench.balance", description=about[0])
    parser.add_argument("game", choices=["monumental", "diluvium"])
    parser.add_argument("--games", type=int, default=600, help="(default: 600)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (default: 1)")
    parser.add_argument("--content", default="", metavar="DIR", help="monumental: other content")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs take a number, 1 or more")
    print(f"{given.game}: {given.games} games of greedy bots, seed {given.seed}, {kernel()}")
    if given.game == "monumental":
        held = duel.measure(given.content, given.games, given.seed, given.jobs)
    else:
        held = sea.measure(given.games, given.seed, given.jobs)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
