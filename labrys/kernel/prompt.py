"""What a question's sentence may name: filled by the step that asks, said by the game's words."""

from __future__ import annotations

from typing import Final

COUNT: Final = "count"
WORD: Final = "word"
AMOUNT: Final = "amount"
OPTION: Final = "option"


class PromptPart:
    """One part of a sentence: its name there, what kind of thing it is, and which.

    A `count` and a `word` are said as they are, an `amount` by its message with the number as
    `count`, an `option` in its own sentence. Any other kind is a thing of the game, or several
    things in a row; what no lexicon names is left to the game's `Wording.own`.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        number: int = 0,
        numbers: list[int] | None = None,
        text: str = "",
        own: object = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.number = number
        self.numbers = numbers
        self.text = text
        self.own = own


class Prompt:
    """Filled by a step's `name_parts`, for people only: it costs nothing where nobody reads."""

    def __init__(self) -> None:
        self.parts: list[PromptPart] = []

    def count(self, name: str, number: int) -> None:
        self.parts.append(PromptPart(name, COUNT, number))

    def word(self, name: str, word: str) -> None:
        """A word that a message chooses its variant by."""
        self.parts.append(PromptPart(name, WORD, text=word))

    def amount(self, name: str, message: str, number: int) -> None:
        """So many of something, in the words of a message: 3 Coins."""
        self.parts.append(PromptPart(name, AMOUNT, number, text=message))

    def option(self, name: str, option: int) -> None:
        self.parts.append(PromptPart(name, OPTION, option))

    def thing(self, name: str, kind: str, member: int) -> None:
        self.parts.append(PromptPart(name, kind, member))

    def things(self, name: str, kind: str, members: list[int]) -> None:
        self.parts.append(PromptPart(name, kind, numbers=list(members)))

    def own(self, name: str, kind: str, what: object) -> None:
        """Something that only the game's own words can say."""
        self.parts.append(PromptPart(name, kind, own=what))
