"""The kinds of argument that any game has: numbers, words, several words, other clauses."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.kernel.clauses.rows import ArgumentType, Mark
from labrys.kernel.errors import TextError, suggest


class Number(ArgumentType):
    """A whole number: `2`, or `+2` with a sign. `words` are read as the numbers given for them.

    It is shown as `figure` or, for some, as `figures` have it, where it is not `silent`.
    """

    def __init__(
        self,
        least: int = 1,
        most: int = 99,
        sign: str = "",
        words: dict[str, int] | None = None,
        figure: str = "",
        figures: dict[int, str] | None = None,
        silent: int = -1,
    ) -> None:
        self.least = least
        self.most = most
        self.sign = sign
        self.words: dict[str, int] = words or {}
        self.shown = figure
        self.figures: dict[int, str] = figures or {}
        self.silent = silent

    def read(self, text: str) -> object:
        return self.number(text)

    def number(self, text: str) -> int:
        if text in self.words:
            return self.words[text]
        digits = text.removeprefix(self.sign)
        plain = digits.isascii() and digits.isdecimal() and len(digits) < 10
        if plain and text.startswith(self.sign) and self.least <= int(digits) <= self.most:
            return int(digits)
        expected = f"expected a number from {self.sign}{self.least} to {self.sign}{self.most}"
        raise TextError(f"the number is '{text}'", " or ".join([expected, *self.words]))

    def spell(self, value: object) -> str:
        for word, number in self.words.items():
            if number == value:
                return word
        return f"{self.sign}{value}"

    def said(self, value: object) -> str | int:
        assert isinstance(value, int)
        return value

    def figure(self, value: object) -> str:
        assert isinstance(value, int)
        if value == self.silent:
            return ""
        return self.figures.get(value, self.shown.replace("#", str(value)))


class Word(ArgumentType):
    """One word of a list, kept as its place there. `icons` are drawn for them, if not empty."""

    def __init__(self, words: Sequence[str], icons: Sequence[str] = ()) -> None:
        self.words = list(words)
        self.icons = list(icons)

    def read(self, text: str) -> object:
        return place(text, self.words)

    def spell(self, value: object) -> str:
        assert isinstance(value, int)
        return self.words[value]

    def marks(self, value: object) -> list[Mark]:
        assert isinstance(value, int)
        icon = self.icons[value] if self.icons else ""
        return [Mark(icon)] if icon else []


class Words(ArgumentType):
    """Some words of a list, joined by `/` and kept as a mask; a `short` word stands for several."""

    def __init__(
        self, words: Sequence[str], short: dict[str, int] | None = None, icons: Sequence[str] = ()
    ) -> None:
        self.words = list(words)
        self.short: dict[str, int] = short or {}
        self.icons = list(icons)

    def read(self, text: str) -> object:
        return self.mask(text)

    def mask(self, text: str) -> int:
        if text in self.short:
            return self.short[text]
        mask = 0
        for word in text.split("/"):
            mask |= 1 << place(word, self.words, list(self.short))
        return mask

    def spell(self, value: object) -> str:
        assert isinstance(value, int)
        for word, mask in self.short.items():
            if mask == value:
                return word
        return "/".join([self.words[place] for place in bits(value)])

    def marks(self, value: object) -> list[Mark]:
        assert isinstance(value, int)
        if not self.icons or value in self.short.values():
            return []
        return [Mark(self.icons[place]) for place in bits(value)]


class ClauseOf(ArgumentType):
    """Another clause of the registry, such as a metric or an event."""

    def __init__(self, kind: int) -> None:
        self.kind = kind


def place(word: str, words: list[str], others: Sequence[str] = ()) -> int:
    """The place of a word in a list."""
    if word not in words:
        raise TextError(f"'{word}' is not known here", suggest(word, [*words, *others]))
    return words.index(word)


def bits(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]
