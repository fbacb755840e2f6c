"""Parts of a board: what can be clicked, what is seen to move, what is sent again when it changed.

Whatever carries `data-part="region-4"` can be clicked if an option names it; whatever carries
`data-piece` is seen to move; a number in `data-count` counts up and down.
"""

from __future__ import annotations

from zlib import adler32, crc32

from labrys.boards.markup import Attribute, Child, Html, attributes_of, join, tag
from labrys.kernel.game import AnyGame


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
    # Two checksums tell panes apart as surely as need be, and are quick.
    letters = inside.encode()
    mark = f"{crc32(letters, crc32(attributes.encode())):x}{adler32(letters):x}"
    return f'<{name} id="{id}" data-is="{mark}"{attributes}>{inside}</{name}><!--{id}-->'


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
