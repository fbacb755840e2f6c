"""A process that reviews one game: `python -m labrys.tables.bots.reviewer`, started by `reviewing`.

It reads a record and says how far it is, a line of JSON each time; the last one holds the review.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from itertools import pairwise
from typing import Final, TextIO

from labrys import games
from labrys.bots.coach import text
from labrys.bots.coach.review import Played, Reviewer
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.record import Record, read
from labrys.tables.bots.worker import limit_itself

DONE: Final = "done"
REVIEW: Final = "review"
# Bots at tables go first, and pages before these.
NICENESS: Final = 5
SEED: Final = 1


def reviewer_of(record: Record, game: AnyGame) -> Reviewer:
    """What reviews a record of a game that is over."""
    moments: list[Position] = []
    end = record.replay(game, watch=lambda position: moments.append(position.copy()))
    played: list[Played] = []
    for before, after in pairwise(moments):
        line = after.last
        assert line is not None
        played.append(Played(before, line.seat, line.option))
    return Reviewer(played, end, SEED)


def main(source: TextIO = sys.stdin, out: TextIO = sys.stdout) -> None:
    limit_itself()
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    record = read(source.read())
    game = games.of_record(record)
    reviewer = reviewer_of(record, game)

    def say(words: dict[str, object]) -> None:
        out.write(json.dumps(words) + "\n")
        out.flush()

    while reviewer.step():
        say({DONE: reviewer.done * 1000 // reviewer.total})
    say({REVIEW: text.write(reviewer.review, game.lexicon)})


if __name__ == "__main__":
    main()
