"""An update sends only what a page does not have yet, and draws little else.

A page is made of panes, each with a mark. A page that asks for an update tells the marks it has; in
place of a pane that is still the same it gets an empty one that says so, and `panes.js` leaves that
part of the page alone. The mark of a pane comes from its *key*, the facts that it shows: then it
is not even drawn where the page has it (`boards.parts.Panes`, and `pane` below with a key). Or it
comes from what it holds, drawn (`boards.parts.pane`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from fastapi import Request
from markupsafe import Markup

from labrys.boards.parts import Panes, held, marked, same

HEADER: Final = "labrys-panes"
MOST: Final = 8_000
# Those of templates: their keys hold the language. Whose turn it is goes to and fro.
KEYED: Final = Panes(letters=8_000_000)
OPENING: Final = re.compile(r'<(\w+) id="([\w-]+)" data-is="(\w+)"')


def lean(request: Request, html: str) -> str:
    """The HTML without those panes that the page has already."""
    known = told(request)
    return without(html, known) if known else html


@contextmanager
def updating(request: Request) -> Iterator[None]:
    """What is drawn in here is an update of the visitor's page."""
    with held(told(request)):
        yield


def told(request: Request) -> dict[str, str]:
    """The panes that the page has, and their marks."""
    words = request.headers.get(HEADER, "")[:MOST]
    return dict(pair.split("=", 1) for pair in words.split() if "=" in pair)


def without(html: str, known: dict[str, str]) -> str:
    """The HTML with empty panes in place of those whose marks are known."""
    kept: list[str] = []
    at = 0
    while found := OPENING.search(html, at):
        tag, id, mark = found.groups()
        if known.get(id) == mark:
            kept.append(html[at : found.start()])
            kept.append(same(tag, id, mark))
            end = f"<!--{id}-->"
            at = html.index(end, found.end()) + len(end)
        else:
            kept.append(html[at : found.end()])
            at = found.end()
    return "".join([*kept, html[at:]])


def pane(tag: str, id: str, attributes: str = "", key: object = None, *, caller: Any) -> Markup:
    """For templates: `{% call pane("section", "log") %} … {% endcall %}`. With a key, which is made
    of all that it shows, what stands in between is left out where the page has it."""
    spaced = attributes and f" {attributes}"
    if key is None:
        return Markup(marked(tag, id, spaced, str(caller())))
    return Markup(KEYED.drawn(tag, id, key, spaced, caller))
