"""What the house keeps of its visitors and for how long; and how to take one's name back."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from labrys.tables import keys
from labrys.web.rendering import render
from labrys.web.security import ME, Posted, me, see
from labrys.web.settings import Settings
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@router.get("/privacy")
def privacy(request: Request, done: str = "") -> Response:
    settings: Settings = request.app.state.settings
    return render(request, "privacy.html", days=settings.keep_days, done=done == "yes")


@router.post("/privacy/forget")
def forget(request: Request, post: Posted) -> Response:
    """Take the visitor's name and words out of all tables. Their seats stay theirs."""
    house = house_of(request)
    for table in house.store.forgetting.forget(keys.hashed(post.secret), me(request).name):
        house.tables.changed(table)
    response = see("/privacy?done=yes")
    response.delete_cookie(ME, path="/")
    return response
