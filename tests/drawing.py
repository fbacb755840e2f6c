"""Reads the HTML of a board strictly, and gathers what its elements carry; who sits at a board,
and the moments of a game at which to look."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from html.parser import HTMLParser

import labrys
from labrys.boards.people import COLOURS, Sitter
from labrys.bots.random import RandomBot
from labrys.kernel.position import Position

# Elements that close themselves
ALONE = {"path", "rect", "use", "circle", "ellipse", "line", "polygon", "polyline"}


class Drawing(HTMLParser):
    """Every element is closed, in order, and a list holds list items alone."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []  # tag, name, value
        self.found: dict[str, list[str]] = defaultdict(list)  # the values of an attribute
        self.words: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.open and self.open[-1] == "ul":
            assert tag == "li", "a list holds list items alone"
        self._note(tag, attrs)
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ALONE
        self._note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.attributes.append((tag, name, value or ""))
            self.found[name].append(value or "")

    @property
    def names(self) -> set[str]:
        """The attributes that occur."""
        return set(self.found)

    @property
    def text(self) -> str:
        return "".join(self.words)

    @property
    def shown(self) -> str:
        """The text, with a space between elements."""
        return " ".join(self.words)

    @property
    def icons(self) -> list[str]:
        return [
            value.partition("#")[2]
            for tag, name, value in self.attributes
            if (tag, name) == ("use", "href")
        ]

    @property
    def parts(self) -> Counter[str]:
        return Counter(self.found["data-part"])

    @property
    def pieces(self) -> Counter[str]:
        return Counter(self.found["data-piece"])

    @property
    def ids(self) -> Counter[str]:
        return Counter(self.found["id"])


def sitters(seats: int, name: str = "Ariadne") -> list[Sitter]:
    return [Sitter(f"{name} {seat}", COLOURS[seat], you=not seat) for seat in range(seats)]


def positions(game: str, seats: int, seed: int, every: int, **settings: str) -> Iterator[Position]:
    """The questions of a random game, each so many choices apart, and its end."""
    position = labrys.new(game, seats=seats, seed=seed, **settings)
    bot = RandomBot(seed)
    count = 0
    while not position.over:
        if count % every == 0:
            yield position
        position.play(bot.choose(position.view(position.seat)))
        count += 1
    yield position


def well_formed(html: str) -> None:
    """Every element is closed, no name is given twice, nothing is styled or scripted in place, and
    no message is missing."""
    reader = Drawing(html)
    for name in ("data-part", "data-piece", "id"):
        twice = [key for key, count in Counter(reader.found[name]).items() if count > 1]
        assert not twice, name
    assert set(reader.found["data-tip"]) <= set(reader.found["id"])
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in reader.found["data-piece"])
    assert "style" not in reader.names
    assert not [name for name in reader.names if name.startswith("on")]
    assert "⟨" not in html
