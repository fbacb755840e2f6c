"""HTML that cannot be unsafe by mistake: whatever is not marked as HTML is escaped.

    tag("li", icon("coin"), name, cls="mean", data_part=f"resource-{kind}")

`name` is a plain text here, so it is escaped; what `tag`, `text` and `join` give is `Html` and
stays as it is. An f-string makes plain text again: put together HTML with these functions.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, SupportsIndex, TypeAlias

# Elements of a drawing that hold nothing close themselves.
ALONE: Final = frozenset({"path", "rect", "use", "circle"})
# Openings and texts that are remembered: boards have few, but for names and numbers.
REMEMBERED: Final = 8192


class Html(str):
    """Text that is HTML already. Only literals of our own are made into it by hand."""

    __slots__ = ()

    def __html__(self) -> Html:
        """For Jinja, which escapes what has no such method."""
        return self

    def __add__(self, other: str) -> Html:
        return Html(str.__add__(self, _written(other)))

    def __mul__(self, times: SupportsIndex) -> Html:
        return Html(str.__mul__(self, times))


Child: TypeAlias = str | int | None
Attribute: TypeAlias = str | int | bool | None

EMPTY: Final = Html("")


def text(plain: str) -> Html:
    """A text for the HTML of a board. Letters beyond Latin-1 become references: so all of a board
    is held, joined and compared in half the space."""
    return plain if plain.__class__ is Html else _escaped(plain)


@lru_cache(maxsize=REMEMBERED)
def _escaped(plain: str) -> Html:
    safe = escape(plain)
    if not safe.isascii():
        safe = safe.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
    return Html(safe)


def _written(child: Child) -> str:
    if child is None:
        return ""
    return text(child) if isinstance(child, str) else str(child)


def join(children: Iterable[Child], between: str = "") -> Html:
    """Several after each other, with something between them."""
    parts = [child if child.__class__ is Html else _written(child) for child in children]
    return Html(_written(between).join(parts))


def tag(name: str, /, *inside: Child, **attributes: Attribute) -> Html:
    """An element. Of its attributes `cls` is the class, and `data_part` is written `data-part`;
    those that are None, False or empty are left out, and True stands without a value."""
    opening, closing = _around(name, bool(inside), **attributes)
    parts = [child if child.__class__ is Html else _written(child) for child in inside]
    return Html("".join([opening, *parts, closing]))


def spread(name: str, /, *inside: Child, **attributes: Attribute) -> list[Child]:
    """An element as the pieces it is made of, to be put into another: large ones need not be
    copied for each element around them."""
    opening, closing = _around(name, bool(inside), **attributes)
    return [Html(opening), *inside, Html(closing)]


def attributes_of(attributes: dict[str, Attribute]) -> str:
    """Attributes as they stand in an opening, each with a space before it."""
    written = ""
    for name, value in attributes.items():
        if value is None or value is False or value == "":
            continue
        name = "class" if name == "cls" else name.replace("_", "-")
        if value is True:
            written += f" {name}"
        else:
            safe = _written(value)
            if '"' in safe or "<" in safe:
                raise ValueError(f"no element can stand in the attribute {name}: {safe}")
            written += f' {name}="{safe}"'
    return written


# `typed`, for 0 and False are equal, and so are a text and the HTML with the same letters.
@lru_cache(maxsize=REMEMBERED, typed=True)
def _around(name: str, holding: bool, **attributes: Attribute) -> tuple[str, str]:
    opening = f"<{name}{attributes_of(attributes)}"
    if name in ALONE and not holding:
        return f"{opening}/>", ""
    return f"{opening}>", f"</{name}>"


def listed(items: Iterable[Child], /, kind: str = "ul", **attributes: Attribute) -> Html:
    """A list, each of its items in an `li`."""
    return tag(kind, join([tag("li", item) for item in items]), **attributes)
