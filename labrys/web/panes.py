"""An update sends only what a page does not have yet.

A page is made of panes (`boards.parts.pane`), each with the mark of what it holds. A page that
asks for an update tells the marks it has; in place of a pane that is still the same it gets an
empty one that says so, and `panes.js` leaves that part of the page alone.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fastapi import Request
from markupsafe import Markup

from labrys.boards.parts import marked

HEADER: Final = "labrys-panes"
MOST: Final = 8_000
OPENING: Final = re.compile(r'<(\w+) id="([\w-]+)" data-is="(\w+)"')


def lean(request: Request, html: str) -> str:
    """The HTML without those panes that the page has already."""
    told = request.headers.get(HEADER, "")[:MOST]
    known = dict(pair.split("=", 1) for pair in told.split() if "=" in pair)
    return without(html, known) if known else html


def without(html: str, known: dict[str, str]) -> str:
    """The HTML with empty panes in place of those whose marks are known."""
    kept: list[str] = []
    at = 0
    while found := OPENING.search(html, at):
        tag, id, mark = found.groups()
        if known.get(id) == mark:
            kept.append(html[at : found.start()])
            kept.append(f'<{tag} id="{id}" data-same="{mark}"></{tag}>')
            end = f"<!--{id}-->"
            at = html.index(end, found.end()) + len(end)
        else:
            kept.append(html[at : found.end()])
            at = found.end()
    return "".join([*kept, html[at:]])


def pane(tag: str, id: str, attributes: str = "", *, caller: Any) -> Markup:
    """For templates: `{% call pane("section", "log") %} … {% endcall %}`."""
    return Markup(marked(tag, id, attributes and f" {attributes}", str(caller())))
