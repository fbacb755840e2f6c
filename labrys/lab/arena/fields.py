"""Who meets whom: fields of bots, such that each meets each equally often."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from labrys.kernel.chance import Chance

# Which bots sit at one table, by their places in the list of bots; a bot may sit there twice.
Field = tuple[int, ...]


def fields(bots: int, seats: int) -> list[Field]:
    """Every choice of so many different bots; where there are fewer bots than seats, every way
    to fill the seats with all of them. Both treat all bots alike."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    filled = combinations_with_replacement(range(bots), seats)
    return [field for field in filled if len(set(field)) == bots]


def seating(seats: int, chance: Chance, rotation: int) -> list[int]:
    """The seat of each place of a field. Who sits beside whom is drawn by `chance`, which is the
    same for all rotations of a deal; with two seats there is nothing to draw."""
    order = list(range(seats))
    if seats > 2:
        chance.shuffle(order)
    return [(order[place] + rotation) % seats for place in range(seats)]
