"""The numbers that a rulebook states, beside what a game's content says.

`numbers.toml` of a game has the numbers of each rule in the order of the text: plain ones, and
expressions over the names that the game gives. Number words count ("two", « deux »); "one" and
« un » do not, for they mostly count nothing, nor do ids (MIN-ACT-08, SA5) and words of the effect
language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from labrys.kernel.text.rulebook import Rulebook

WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
}
IGNORED = re.compile(r"[A-Z]{2,}-[A-Z]+-\d+(?:, \d+)*|`[^`]*`")


def numbers(text: str, language: str) -> list[int]:
    words = WORDS[language].split()
    found = re.findall(
        rf"(?<![A-Za-z\d])\d+|\b(?:{'|'.join(words)})\b", IGNORED.sub("", text), re.IGNORECASE
    )
    return [int(one) if one.isdigit() else words.index(one.lower()) + 2 for one in found]


def expected(text: str, names: Mapping[str, object]) -> list[int]:
    """The numbers that a line of `numbers.toml` stands for."""
    return [number for part in text.split() for number in flat(eval(part, dict(names)))]


def flat(value: object) -> Iterable[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, Iterable):
        for member in value:
            yield from flat(member)


def stated(folder: Path) -> dict[str, dict[str, str]]:
    """By rule and language, the line of `numbers.toml`."""
    lines = tomllib.loads((folder / "numbers.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {}
    for rule, text in lines.items():
        both = [text, text] if isinstance(text, str) else text
        found[rule] = dict(zip(WORDS, both, strict=True))
    return found


def faults(
    lines: Mapping[str, Mapping[str, str]],
    books: Mapping[str, Rulebook],
    names: Mapping[str, object],
) -> list[str]:
    """The rules whose text and content part, in a language; examples state what they like."""
    found: list[str] = []
    for language, book in books.items():
        for rule in book.ids:
            if "-EX-" in rule:
                continue
            told = numbers(book.text(rule), language)
            meant = expected(lines[rule][language], names) if rule in lines else []
            if told != meant:
                found.append(f"{rule} ({language}): the text has {told}, expected {meant}")
    return found


def books(folder: Path) -> dict[str, Rulebook]:
    return {code: Rulebook.read(folder / "rulebook" / f"{code}.md") for code in WORDS}
