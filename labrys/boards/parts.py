"""Parts of a board: what can be clicked, what is seen to move, what is sent again when it changed.

Whatever carries `data-part="region-4"` can be clicked if an option names it; whatever carries
`data-piece` is seen to move; a number in `data-count` counts up and down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import blake2b
from types import MappingProxyType
from typing import Final
from zlib import adler32, crc32

from labrys.boards.markup import Attribute, Child, Html, attributes_of, join, tag
from labrys.kernel.game import AnyGame

# How many marks of a board are remembered: about half a megabyte
REMEMBERED: Final = 4096
# The panes that the page has for which something is drawn now: their ids and marks
HELD: Final[ContextVar[Mapping[str, str]]] = ContextVar("held", default=MappingProxyType({}))


def named_parts(game: AnyGame, option: int) -> list[str]:
    """The parts of an option by the lexicon: `die-red-5`, `row-build`."""
    block = game.lexicon.of(option)
    return [
        f"{part.kind}-{part.names[member]}".replace(" ", "-")
        for part, member in zip(block.parts, block.members(option))
    ]


def opened(drawn: Html, part: str = "", piece: str = "") -> Html:
    """A drawing whose first element gets its part and piece; a part can be focused."""
    if not part and not piece:
        return drawn
    opening, space, rest = drawn.partition(" ")
    also = attributes_of({"data_part": part, "tabindex": 0 if part else None, "data_piece": piece})
    return Html(f"{opening}{also}{space}{rest}")


def pane(name: str, id: str, /, *inside: Child, **attributes: Attribute) -> Html:
    """A part of the page that is sent again only when it has changed."""
    return Html(marked(name, id, attributes_of(attributes), join(inside)))


def marked(name: str, id: str, attributes: str, inside: str) -> str:
    """A pane from what is HTML already: a page that has it tells its mark. The comment shows where
    it ends. `attributes` begin with a space, or are empty."""
    return whole(name, id, mark_of(attributes, inside), attributes, inside)


def mark_of(attributes: str, inside: str) -> str:
    """Two checksums tell panes apart as surely as need be, and are quick."""
    letters = inside.encode()
    return f"{crc32(letters, crc32(attributes.encode())):x}{adler32(letters):x}"


def whole(name: str, id: str, mark: str, attributes: str, inside: str) -> str:
    """A pane with its mark and all that it holds."""
    return f'<{name} id="{id}" data-is="{mark}"{attributes}>{inside}</{name}><!--{id}-->'


def same(name: str, id: str, mark: str) -> str:
    """An empty pane in place of one that the page has."""
    return f'<{name} id="{id}" data-same="{mark}"></{name}>'


@contextmanager
def held(marks: Mapping[str, str]) -> Iterator[None]:
    """What is drawn in here is for a page that has these panes: of those with a key, it draws only
    the others."""
    before = HELD.set(marks)
    try:
        yield
    finally:
        HELD.reset(before)


def has(id: str, mark: str) -> bool:
    """Whether the page has this pane as it would be drawn now."""
    return HELD.get().get(id) == mark


class Panes:
    """Panes with keys: all the facts that they show, as the viewer sees them. What was drawn from a
    key is known by its mark, and not drawn again for a page that has it.

    Beside the key, a drawing may depend only on what these panes are of: a board in one language.
    The mark tells what a pane holds, as that of any other; keys stay here.
    """

    def __init__(self, letters: int = 0) -> None:
        """With `letters`, so many of what was drawn are remembered besides."""
        self.marks: dict[bytes, str] = {}  # by the digest of an id and a key
        self.room = letters
        self._kept: dict[bytes, str] = {}
        self._letters = 0

    def pane(
        self, name: str, id: str, key: object, draw: Callable[[], Html], /, **attributes: Attribute
    ) -> Html:
        return Html(self.drawn(name, id, key, attributes_of(attributes), draw))

    def drawn(
        self, name: str, id: str, key: object, attributes: str, draw: Callable[[], str]
    ) -> str:
        """The key is told apart by how it reads: it is made of texts, numbers, lists, tuples."""
        letters = repr((id, attributes, key)).encode()
        digest = blake2b(letters, digest_size=16).digest()
        mark = self.marks.get(digest)
        if mark is not None and has(id, mark):
            return same(name, id, mark)
        inside = self._kept.get(digest) or self._keep(digest, draw())
        if mark is None:
            mark = mark_of(attributes, inside)
            if len(self.marks) >= REMEMBERED:
                self.marks.clear()
            self.marks[digest] = mark
        return same(name, id, mark) if has(id, mark) else whole(name, id, mark, attributes, inside)

    def _keep(self, digest: bytes, drawn: str) -> str:
        if self.room:
            if self._letters + len(drawn) > self.room:
                self._kept.clear()
                self._letters = 0
            self._kept[digest] = drawn
            self._letters += len(drawn)
        return drawn


def section(id: str, title: Child, /, *inside: Child) -> Html:
    """A pane with a frame and a title; its id is also a class."""
    heading = tag("h3", title, id=f"{id}-title")
    label = f"{id}-title"
    return pane("section", id, heading, *inside, cls=f"part {id}", aria_labelledby=label)


def ways(label: str, places: list[tuple[str, Html]]) -> Html:
    """Ways from part to part, for narrow screens where they lie below each other: the id of each
    place, and what is seen of its link."""
    links = [tag("li", tag("a", seen, href=f"#{place}")) for place, seen in places]
    return tag("nav", tag("ul", *links), cls="ways", aria_label=label)
