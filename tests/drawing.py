"""Reads the HTML of a board strictly, and gathers what its elements carry."""

from __future__ import annotations

from collections import Counter, defaultdict
from html.parser import HTMLParser

# Elements that close themselves
ALONE = {"path", "rect", "use", "circle", "ellipse", "line", "polygon", "polyline"}


class Drawing(HTMLParser):
    """Every element is closed, in order, and a list holds list items alone."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
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
