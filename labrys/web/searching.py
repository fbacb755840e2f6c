"""Searching in rendered text: by the beginnings of words, whatever their case and accents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape
from typing import Final
from unicodedata import combining, normalize

LONGEST: Final = 100
MOST_WORDS: Final = 8

_TAG: Final = re.compile(r"(<[^>]*>)")
_DRAWN: Final = re.compile(r'<i aria-hidden="true">.*?</i>', re.S)
_INLINE: Final = re.compile(r"</?(?:a|code|em|mark|strong)\b[^>]*>")
# Signs that people type in another way than they are printed
_TYPED: Final[dict[int, int | str]] = {
    **str.maketrans("’‘“”«»‐–—−×", '\'\'""""----x'),
    ord("œ"): "oe",
    ord("æ"): "ae",
}


def folded(text: str) -> str:
    """The text as it is compared: small letters without accents, signs as on a keyboard."""
    small = normalize("NFKD", text.casefold()).translate(_TYPED)
    return "".join(letter for letter in small if not combining(letter))


def plain(html: str) -> str:
    """The words of our own HTML, in one line; what is only drawn is not among them."""
    return " ".join(unescape(_TAG.sub(" ", _INLINE.sub("", _DRAWN.sub("", html)))).split())


class Search:
    """What somebody looks for. Everything longer than a person would type is cut off."""

    def __init__(self, typed: str) -> None:
        self.typed = " ".join(typed[:LONGEST].split())
        bare = [word.strip("\"'.,;:!?()") for word in folded(self.typed).split()]
        words = list(dict.fromkeys(word for word in bare if word))[:MOST_WORDS]
        self._each = [re.compile(_beginning(word)) for word in words]
        longest_first = sorted(words, key=len, reverse=True)
        self._any = re.compile("|".join(_beginning(word) for word in longest_first))

    def __bool__(self) -> bool:
        return bool(self._each)

    def fits(self, text: str) -> bool:
        """Whether a folded text holds all the words."""
        return all(word.search(text) for word in self._each)

    def marked(self, html: str) -> str:
        """Our own HTML with every word that was looked for in a `<mark>`."""
        return "".join(
            part if part.startswith("<") else self._marked_text(unescape(part))
            for part in _TAG.split(html)
        )

    def _marked_text(self, text: str) -> str:
        small = ""
        places: list[int] = []
        for place, letter in enumerate(text):
            one = folded(letter)
            small += one
            places += [place] * len(one)
        marked = ""
        done = 0
        for start, end in self._spans(small):
            first, last = places[start], places[end - 1] + 1
            marked += f"{escape(text[done:first])}<mark>{escape(text[first:last])}</mark>"
            done = last
        return marked + escape(text[done:])

    def _spans(self, small: str) -> Iterator[tuple[int, int]]:
        for found in self._any.finditer(small) if self else ():
            yield found.span()


def _beginning(word: str) -> str:
    return (r"\b" if word[0].isalnum() else "") + re.escape(word)
