"""Links to the seats of a table, with QR codes, for whoever opened it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import lru_cache

import segno
from fastapi import Request
from markupsafe import Markup

from labrys.tables.people import PERSON, SPECTATOR, Info, Opened
from labrys.web.settings import Settings


@dataclass(frozen=True)
class Link:
    """A link to a seat; seat -1 is the spectators'. `free` as long as nobody sits there."""

    seat: int
    address: str
    free: bool

    @property
    def picture(self) -> Markup:
        return qr(self.address)


def address(request: Request, path: str) -> str:
    """A full address of ours, as the visitor's friends can use it."""
    settings: Settings = request.app.state.settings
    base = settings.public_url or str(request.base_url)
    return base.rstrip("/") + path


def shared(request: Request, opened: Opened | None, info: Info) -> list[Link]:
    """The links of a table; none for anybody but its opener, nor once the game is over."""
    if opened is None or info.over:
        return []
    links = [
        Link(seat.seat, address(request, f"/seat/{opened.tokens[seat.seat]}"), not seat.claimed)
        for seat in info.seats
        if seat.kind == PERSON
    ]
    links.append(Link(SPECTATOR, address(request, f"/watch/{opened.spectator}"), True))
    return sorted(links, key=lambda link: (not link.free, link.seat == SPECTATOR))


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
