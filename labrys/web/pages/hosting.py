"""What the host of a table may do with it, and leaving a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from labrys.tables.house import House
from labrys.tables.people import Access
from labrys.web.pages.table import Htmx, done
from labrys.web.paths import TableId
from labrys.web.security import Posted, see
from labrys.web.tablepage import entered, house_of

router = APIRouter(include_in_schema=False)


@router.post("/table/{table}/end")
def end(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """End a table: nobody plays on."""

    def act(house: House, access: Access, seat: int) -> None:
        house.hosting.end(table, access)

    return done(request, table, post, htmx, act, anybody=True)


@router.post("/table/{table}/delete")
def delete(request: Request, table: TableId, post: Posted) -> Response:
    """Delete a table, with all that was said."""
    house_of(request).hosting.delete(table, entered(request, table))
    return see("/tables")


@router.post("/table/{table}/mute")
def mute(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take the word from a seat or from those who watch, or give it back."""

    def act(house: House, access: Access, seat: int) -> None:
        house.hosting.mute(table, access, post.number("for"), post.text("muted") == "yes")

    return done(request, table, post, htmx, act, anybody=True)


@router.post("/table/{table}/watch-link")
def watch_link(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Another link for those who watch; the old one ends."""

    def act(house: House, access: Access, seat: int) -> None:
        house.hosting.new_watch_link(table, post.secret, access)

    return done(request, table, post, htmx, act, anybody=True)


@router.post("/table/{table}/leave")
def leave(request: Request, table: TableId, post: Posted) -> Response:
    """Get up and go: a bot plays on."""
    entered(request, table)
    house_of(request).hosting.leave(table, post.number("seat"), post.secret)
    return see("/tables")
