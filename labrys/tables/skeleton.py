"""Names that look alike: compared by a skeleton in which all that is taken for one another is one.

The table of what can be confused is Unicode's, as the library `confusable_homoglyphs` brings it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

# Some entries have marks around them that only set the direction of writing.
MARKS = "\u200e\u200f"


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same."""
    prototypes = _prototypes()
    drawn = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    drawn = drawn.casefold()
    for _ in range(2):  # what is written with several letters consists of such that look alike
        drawn = "".join([prototypes.get(letter, letter) for letter in drawn])
    return "".join(drawn.split())


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of the others."""
    own = skeleton(name)
    return any(other and skeleton(other) == own for other in others)


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that can be confused, the one that stands for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # large: read when needed

    leader: dict[str, str] = {}

    def found(text: str) -> str:
        while leader.setdefault(text, text) != text:
            text = leader[text]
        return text

    def join(one: str, two: str) -> None:
        # What is written with more letters stands for the rest: rn for m.
        one, two = sorted((found(one), found(two)), key=lambda word: (-len(word), word))
        leader[two] = one

    for text, alike in confusables_data.items():
        for other in alike:
            join(text.strip(MARKS), other["c"].strip(MARKS))
    for letter in [text for text in leader if len(text) == 1]:
        join(letter, letter.casefold())  # a zero looks like a large O: so it does like a small one
    return {text: found(text) for text in leader if len(text) == 1}
