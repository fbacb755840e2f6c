"""Links to the free seats of a table, with QR codes, for its host."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import lru_cache

import segno
from fastapi import Request
from markupsafe import Markup

from labrys.tables.people import SPECTATOR, Info, Opened
from labrys.web.hosts import address


@dataclass(frozen=True)
class Link:
    """A link to a seat; seat -1 is the spectators'."""

    seat: int
    address: str

    @property
    def free(self) -> bool:
        """Whether it leads to a seat, which is free then."""
        return self.seat != SPECTATOR

    @property
    def picture(self) -> Markup:
        return qr(self.address)


def shared(request: Request, opened: Opened | None, info: Info) -> list[Link]:
    """The links of a table: to the seats that are free, and for spectators. There are none for
    anybody but its host, nor once the game is over."""
    if opened is None or info.over:
        return []
    links = [
        Link(seat, address(request, f"/seat/{token}"))
        for seat, token in enumerate(opened.tokens)
        if token
    ]
    return [*links, Link(SPECTATOR, address(request, f"/watch/{opened.spectator}"))]


@lru_cache(maxsize=500)
def qr(text: str) -> Markup:
    """A QR code as SVG: one path, in the colours of the page."""
    code = segno.make(text, error="m", micro=False)
    out = io.BytesIO()
    code.save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=False,
        omitsize=True,
        nl=False,
        svgclass="qr",
        lineclass="qr-line",
        dark="#000",
        light=None,
    )
    return Markup(out.getvalue().decode())
