"""A board in one view: a stage, drawers around it, and the hand below.

    stage(
        map_of(table),
        ring=[drawer("routes", say("part-routes"), routes, key="r"), …],
        hand=hand("my-hand", say("part-hand"), cards),
    )

The *stage* is what the game is about now, and takes the room that is left. A *drawer* has a handle
and a key; on a narrow screen it is shut, and opens by itself as long as the question names a part
inside. Whether else it is open is the viewer's wish, which the browser keeps. Without script all
drawers are open. Of drawers with the same `group` one is open at a time: they are tabs, and what
they hold appears in one place. A *hand* shows its cards side by side, and overlapping where there
are many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.markup import EMPTY, Attribute, Child, Html, join, tag
from labrys.boards.parts import pane

# From this width of the window on, in rem, drawers are open unless the viewer shut them.
WIDE: Final = 90


def stage(*inside: Child, ring: Sequence[Html] = (), hand: Html = EMPTY, look: str = "") -> Html:
    """The whole board: what is on stage, the drawers of the ring, the hand."""
    return tag(
        "div",
        tag("div", *inside, cls="one-view-stage"),
        tag("div", join(ring), cls="one-view-ring") if ring else None,
        hand,
        cls=f"in-one-view {look}".rstrip(),
    )


def drawer(
    id: str,
    title: Child,
    /,
    *inside: Child,
    key: str = "",
    wide: int = WIDE,
    look: str = "",
    group: str = "",
) -> Html:
    """A pane that opens and shuts by its handle, or by a key of its own that stands on it. Of a
    `group` the first is open unless the question or the viewer wants another."""
    opening = pulled(id, title, *inside, key=key, wide=wide, group=group)
    return pane("section", id, opening, cls=look, aria_labelledby=f"{id}-title")


def pulled(
    id: str, title: Child, /, *inside: Child, key: str = "", wide: int = WIDE, group: str = ""
) -> Html:
    """What is in the pane of a drawer: its handle, and what it holds."""
    heading = tag("h3", title, id=f"{id}-title")
    shortcut = tag("kbd", key.upper(), aria_hidden="true") if key else None
    attributes: dict[str, Attribute] = {"data_key": key, "data_wide": wide, "data_group": group}
    return tag(
        "details",
        tag("summary", heading, shortcut, aria_keyshortcuts=key),
        *inside,
        cls="drawer",
        id=f"{id}-drawer",
        open=True,
        **attributes,
    )


def hand(id: str, label: Child, cards: Sequence[Html]) -> Html:
    """A strip of cards: each shows at least its left edge, the one that is pointed at all of it."""
    strip = tag("ul", *[tag("li", card) for card in cards], cls="one-view-cards", aria_label=label)
    return pane("div", id, strip, cls="one-view-hand")
