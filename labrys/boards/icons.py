"""Icons of the set, in text and in drawings."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag, text

ICONS: Final = "/static/made/icons.svg"


def _file(game: str) -> str:
    """The file with all icons, or that with those of one game, which is lighter."""
    return f"/static/made/icons-{game}.svg" if game else ICONS


@kept
def icon(name: str, label: str = "", look: str = "", game: str = "") -> Html:
    """An icon of the set; with a label it is read aloud, without it is mere decoration. `look` is
    a class of its own. Whoever names the `game` whose list has it spares a page the others'."""
    use = tag("use", href=f"{_file(game)}#{name}")
    looks = f"icon {look}" if look else "icon"
    if not label:
        return tag("svg", use, cls=looks, aria_hidden="true")
    return tag("svg", use, cls=looks, role="img", aria_label=text(label))


@kept
def picture(game: str, name: str, look: str = "picture") -> Html:
    """A picture of the game's own list, `page/pictures.txt`; mere decoration."""
    use = tag("use", href=f"/static/made/{game}-{name}.svg#{name}")
    return tag("svg", use, cls=look, aria_hidden="true")


@kept
def svg_icon(name: str, x: int, y: int, size: int, game: str = "") -> Html:
    """An icon inside a drawing, with its middle at x,y."""
    left, top = x - size // 2, y - size // 2
    return tag("use", href=f"{_file(game)}#{name}", x=left, y=top, width=size, height=size)
