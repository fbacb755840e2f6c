"""The lexicon: all options a game can ever offer, each with its number and its spelling."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from labrys.kernel.errors import UnknownSpelling
from labrys.kernel.given import Given, said

SHOWN: Final = 60


def shown(text: str, most: int = SHOWN) -> str:
    """A text somebody gave us, fit to stand in a sentence: not too long, all of it printable."""
    if len(text) > most:
        text = text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Part:
    """One part of an option: a kind of thing (`region`) and the names of its members."""

    def __init__(self, kind: str, names: list[str]) -> None:
        self.kind = kind
        self.names = names


class Block:
    """The options of one verb: a run of numbers, one for each combination of parts."""

    def __init__(self, verb: str, base: int, parts: list[Part]) -> None:
        self.verb = verb
        self.base = base
        self.parts = parts
        self.size = 1
        for part in parts:
            self.size *= len(part.names)

    def members(self, option: int) -> list[int]:
        """The member of each part that an option of this block names."""
        rest = option - self.base
        members: list[int] = []
        for part in reversed(self.parts):
            count = len(part.names)
            members.append(rest % count)
            rest //= count
        members.reverse()
        return members

    def spell(self, option: int) -> str:
        words = [self.verb]
        for part, member in zip(self.parts, self.members(option), strict=True):
            words.append(part.names[member])
        return " ".join(words)


class Lexicon:
    """Numbers and spellings, both ways. Also used for the outcomes of chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = 0
        self.blocks: list[Block] = []
        self.block_of: list[int] = []
        self.numbers: dict[str, int] = {}
        self._folded: dict[str, int] = {}
        self._folded_size = 0

    def block(self, verb: str, parts: list[Part]) -> int:
        """Add a verb with its parts; answers the number of its first option."""
        block = Block(verb, self.size, parts)
        self.blocks.append(block)
        for option in range(block.base, block.base + block.size):
            self.block_of.append(len(self.blocks) - 1)
            spelling = block.spell(option)
            if spelling in self.numbers:
                raise ValueError(f"{self.name}: two options are spelled '{spelling}'")
            self.numbers[spelling] = option
        self.size += block.size
        return block.base

    def of(self, option: int) -> Block:
        return self.blocks[self.block_of[option]]

    def spell(self, option: Given) -> str:
        if type(option) is not int or not 0 <= option < self.size:
            raise UnknownSpelling(
                f"{self.name} has no {said(option)}: it goes from 0 to {self.size - 1}"
            )
        return self.of(option).spell(option)

    def read(self, text: Given) -> int:
        """The number of a spelling; capitals and spaces do not matter."""
        if not isinstance(text, str):
            raise UnknownSpelling(f"{self.name} has no option spelled {said(text)}")
        wanted = " ".join(text.split())
        number = self.numbers.get(wanted)
        if number is None:
            number = self._any_case().get(wanted.lower())
        if number is None:
            # Looking for what is near takes long for a long text, and finds nothing.
            near = get_close_matches(wanted, list(self.numbers), 1) if len(wanted) <= SHOWN else []
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise UnknownSpelling(f"{self.name} has no option spelled '{shown(wanted)}'{hint}")
        return number

    def _any_case(self) -> dict[str, int]:
        if self._folded_size < self.size:
            self._folded_size = self.size
            for spelling, option in self.numbers.items():
                self._folded.setdefault(spelling.lower(), option)
        return self._folded
