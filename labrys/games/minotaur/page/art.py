"""Drawings of our own: the bull's head of supremacy, a meander, the Great Labyrinth."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag

# The wooden counter: horns, ears and muzzle of a bull seen from the front.
BULL: Final = Html(
    '<svg viewBox="0 0 48 40" aria-hidden="true">'
    '<path class="horn" d="M15 15C6 15 2 9 3 1c3 6 7 8 13 8zM33 15c9 0 13-6 12-14-3 6-7 8-13 8z"/>'
    '<path class="head" d="M14 9c6-3 14-3 20 0l9 3c-1 5-5 7-9 6-1 7-3 11-4 15-1 4-11 4-12 0'
    '-1-4-3-8-4-15-4 1-8-1-9-6z"/>'
    '<path class="eyes" d="M17 17l4 2-1 3c-2 0-3-2-3-5zM31 17l-4 2 1 3c2 0 3-2 3-5z'
    'M20 31h2v2h-2zM26 31h2v2h-2z"/></svg>'
)

# One turn of the meander is 16 wide; the band runs along as far as there is room.
KEY: Final = Html(
    '<svg class="key" width="0" height="0" aria-hidden="true"><defs>'
    '<pattern id="lords-key" width="16" height="10" patternUnits="userSpaceOnUse">'
    '<path d="M0 9h14V1H4v5h6" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    "</pattern></defs></svg>"
)
MEANDER: Final = Html(
    '<svg class="meander" aria-hidden="true">'
    '<rect width="100%" height="10" fill="url(#lords-key)"/></svg>'
)


def rings() -> str:
    """Seven broken rings, each open where the way leads on."""
    paths: list[str] = []
    for index in range(7):
        radius = 12 + 6 * index
        gap = 4 + index % 2
        up = -1 if index % 2 else 1
        paths.append(
            f"M{60 - gap} {60 + up * (radius - 0.4):.1f}"
            f"A{radius} {radius} 0 1 {1 if up > 0 else 0} {60 + gap} {60 + up * (radius - 0.4):.1f}"
        )
    return "".join(paths) + "M60 78v6M60 36v-6M60 90v6M60 24v-6"


LABYRINTH: Final = Html(
    f'<svg class="labyrinth" viewBox="0 0 120 120" aria-hidden="true"><path d="{rings()}"'
    ' fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>'
)


@kept
def bull(look: str) -> Html:
    """The head in a player's colour."""
    return tag("span", BULL, cls=f"bull {look}")
