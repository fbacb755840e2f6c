"""Games for the coach to look at; run as a program, what it says of many of them, as JSON."""

from __future__ import annotations

import json
import sys

from labrys import games
from labrys.bots import make
from labrys.bots.coach.review import Played, Review, Reviewer
from labrys.bots.coach.summary import Summary


def game_of(name: str, bots: list[str], seed: int, blunder: int = -1):
    """A finished game as a reviewer wants it; at one ply the worst option by `value` is taken."""
    position = games.find(name).new(len(bots), seed)
    seated = [make(bot, seed + place) for place, bot in enumerate(bots)]
    played: list[Played] = []
    while not position.over:
        seat = position.seat
        option = seated[seat].choose(position.view(seat))
        if len(played) == blunder:
            option = worst(position)
        played.append(Played(position.copy(), seat, option))
        position.play(option)
    return played, position


def worths(position) -> dict[int, float]:
    """What each option leads to at once, by the game's own sense of value."""
    found: dict[int, float] = {}
    for option in position.options:
        after = position.copy()
        after.take(option)
        found[option] = after.game.value(after, position.seat)
    return found


def worst(position):
    found = worths(position)
    return min(found, key=found.__getitem__)


def gap(position) -> float:
    """How much there is to spoil."""
    found = worths(position).values()
    return max(found) - min(found)


def review_of(played, end) -> Review:
    reviewer = Reviewer(played, end, 1)
    while reviewer.step():
        pass
    assert reviewer.done == reviewer.total
    return reviewer.review


def accuracies(name: str, seeds: range) -> list[float]:
    """Of `greedy` and of `novice`, on the average of some games."""
    sums = [0.0, 0.0]
    for seed in seeds:
        review = review_of(*game_of(name, ["greedy", "novice"], seed))
        for seat in (0, 1):
            sums[seat] += (Summary(review, seat).accuracy or 0.0) / len(seeds)
    return sums


def blunders_found(name: str, seeds: range) -> int:
    """In how many games a blunder is among the three largest losses of its seat: the worst option
    where, in the middle of the game, most could be spoiled."""
    found = 0
    for seed in seeds:
        clean, _ = game_of(name, ["greedy", "greedy"], seed)
        middle = range(len(clean) // 5, len(clean) * 3 // 5)
        ply = max(middle, key=lambda at: gap(clean[at].before))
        played, end = game_of(name, ["greedy", "greedy"], seed, blunder=ply)
        own = [c for c in review_of(played, end).choices if c.seat == played[ply].seat]
        own.sort(key=lambda choice: -choice.lost)
        found += ply in [choice.ply for choice in own[:3]]
    return found


if __name__ == "__main__":
    asked, first, count, *names = sys.argv[1:]
    seeds = range(int(first), int(first) + int(count))
    wanted = accuracies if asked == "accuracy" else blunders_found
    print(json.dumps({name: wanted(name, seeds) for name in names}))
