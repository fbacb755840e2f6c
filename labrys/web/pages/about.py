"""What this is, and whose work it stands on."""

from __future__ import annotations

import json
from functools import cache

from fastapi import APIRouter, Request, Response

import labrys
from labrys.web.rendering import STATIC, render

router = APIRouter(include_in_schema=False)


@router.get("/about")
def about(request: Request) -> Response:
    return render(request, "about.html", version=labrys.__version__, licences=licences())


@cache
def licences() -> list[dict[str, str]]:
    """The works that the pages are made of, as the assets' builder wrote them down."""
    file = STATIC / "made" / "licences.json"
    if not file.is_file():
        return []
    found: list[dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found
