"""Chance: seeded, owned by the position, quick to copy; its outcomes go into the record."""

from __future__ import annotations

from typing import Final, Self

from labrys.kernel.errors import RecordError

MASK: Final = 0xFFFFFFFF


def _scramble(word: int) -> int:
    """Mix 32 bits so that seeds 1, 2, 3 … give unrelated games."""
    word = (word ^ (word >> 16)) & MASK
    word = (word * 0x45D9F3B) & MASK
    word = (word ^ (word >> 15)) & MASK
    word = (word * 0x2C1B3C6D) & MASK
    return (word ^ (word >> 16)) & MASK


class Chance:
    """A xoshiro128++ generator that writes down what it decides.

    Four words of 32 bits: every number stays small, so compiled and interpreted
    runs agree to the bit. While a `script` is set, outcomes are read from it and the
    generator still steps, so that a replayed game goes on as the first one did.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, seed: int = 0) -> None:
        self.a = _scramble((seed & MASK) ^ 0x9E3779B9)
        self.b = _scramble(((seed >> 32) & MASK) ^ self.a ^ 0x7F4A7C15)
        self.c = _scramble(self.b ^ 0xF39CC060)
        self.d = _scramble(self.c ^ 0x5CEDC834) | 1
        self.log: list[int] | None = None
        self.script: list[int] | None = None
        self.read = 0

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.d = self.d
        new.log = None
        new.script = None
        new.read = 0
        return new

    def _next(self) -> int:
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total = (a + d) & MASK
        word = ((((total << 7) & MASK) | (total >> 25)) + a) & MASK
        shifted = (b << 9) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & MASK) | (d >> 21)
        return word

    def below(self, count: int) -> int:
        """An even choice of 0 … count - 1 that leaves no trace in the record."""
        product = self._next() * count
        if (product & MASK) < count:
            floor = (MASK + 1) % count
            while (product & MASK) < floor:
                product = self._next() * count
        return product >> 32

    def roll(self, faces: int, block: int) -> int:
        """An outcome 0 … faces - 1, written down as number `block` + outcome."""
        outcome = self.below(faces)
        if self.script is not None:
            outcome = self._scripted() - block
            if not 0 <= outcome < faces:
                raise RecordError("a chance outcome does not fit what is rolled here")
        self._note(block + outcome)
        return outcome

    def draw(self, bag: list[int], block: int) -> int:
        """Take one thing from a bag at random; the bag must not be empty."""
        index = self.below(len(bag))
        if self.script is not None:
            thing = self._scripted() - block
            if thing not in bag:
                raise RecordError("a chance outcome is not among the things to draw from")
            # Of equal things the one that was drawn then: the rest stays in the same order.
            if bag[index] != thing:
                index = bag.index(thing)
        thing = bag[index]
        bag[index] = bag[-1]
        bag.pop()
        self._note(block + thing)
        return thing

    def shuffle(self, things: list[int]) -> None:
        """Mix a list in place, without a trace in the record."""
        for index in range(len(things) - 1, 0, -1):
            other = self.below(index + 1)
            kept = things[index]
            things[index] = things[other]
            things[other] = kept

    def _note(self, outcome: int) -> None:
        if self.log is not None:
            self.log.append(outcome)

    def _scripted(self) -> int:
        script = self.script
        assert script is not None
        if self.read >= len(script):
            raise RecordError("a chance outcome is missing")
        outcome = script[self.read]
        self.read += 1
        return outcome
