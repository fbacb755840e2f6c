"""What a seat cannot place: gathered when a view is made, dealt out anew in each world."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labrys.kernel.chance import Chance


class Pool:
    """What a seat cannot place, of each family, and what it may have remembered."""

    def __init__(self) -> None:
        # Of each family the hidden things, apart by what they look like from behind
        self.things: dict[str, list[list[int]]] = {}
        self.counts: dict[str, list[int]] = {}
        # What secrets leave for worlds, in the order in which they are declared
        self.notes: list[list[int]] = []
        self.beside: Pool | None = None

    def hidden(self, name: str, back: int) -> list[int]:
        """The hidden things of a family with one back, as far as they are gathered."""
        piles = self.things.get(name)
        if piles is None:
            piles = []
            self.things[name] = piles
        while len(piles) <= back:
            piles.append([])
        return piles[back]

    def tokens(self, name: str, kinds: int) -> list[int]:
        """How many tokens of each kind of a family are hidden so far."""
        counts = self.counts.get(name)
        if counts is None:
            counts = [0] * kinds
            self.counts[name] = counts
        return counts

    def aside(self) -> Pool:
        """Where things go that are remembered, and so not dealt anew: nobody looks there again."""
        if self.beside is None:
            self.beside = Pool()
        return self.beside

    def sort(self) -> None:
        """Gathering is done; in which order, it must tell nobody."""
        self.beside = None
        for piles in self.things.values():
            for pile in piles:
                pile.sort()


class Deal:
    """A pool that is being dealt out into one world."""

    def __init__(self, pool: Pool, chance: Chance) -> None:
        self.pool = pool
        self.chance = chance
        self.piles: dict[str, list[list[int]]] = {}
        self.counts: dict[str, list[int]] = {}
        self.read = 0

    def left(self, name: str, back: int) -> list[int]:
        """The things of one back that have not been dealt yet."""
        piles = self.piles.get(name)
        if piles is None:
            piles = [pile[:] for pile in self.pool.things[name]]
            self.piles[name] = piles
        return piles[back]

    def one(self, left: list[int], in_order: bool) -> int:
        """Deal one thing: any of them, or where all go to a place without order, the last."""
        if in_order:
            return left.pop()
        index = self.chance.below(len(left))
        thing = left[index]
        left[index] = left[-1]
        left.pop()
        return thing

    def tokens(self, name: str, number: int, counts: list[int]) -> None:
        """Deal so many tokens of a family into `counts`, each as likely as any other."""
        left = self.counts.get(name)
        if left is None:
            left = self.pool.counts[name][:]
            self.counts[name] = left
        total = sum(left)
        while number:
            place = self.chance.below(total)
            kind = 0
            while place >= left[kind]:
                place -= left[kind]
                kind += 1
            left[kind] -= 1
            counts[kind] += 1
            total -= 1
            number -= 1

    def note(self) -> list[int]:
        """What the next secret that left something has left."""
        note = self.pool.notes[self.read]
        self.read += 1
        return note
