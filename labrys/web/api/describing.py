"""The description of the API: an OpenAPI document, made from the calls themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fastapi.openapi.utils import get_openapi
from starlette.routing import BaseRoute

from labrys.web.api.models import Problem

Answers = dict[int | str, dict[str, Any]]

PATH: Final = "/api/"
PREFIX: Final = f"{PATH}v1"

SUMMARY: Final = "Play the games of the house by program: with the same rights as its pages."
TAGS: Final = [
    {"name": "tables", "description": "What there is to play, opening a table, sitting down."},
    {"name": "reading", "description": "A table as the token’s seat may see it."},
    {"name": "playing", "description": "Choices, undo, chat, and bots that stand in."},
    {"name": "campaigns", "description": "Scenarios that are played in order and count together."},
]

WHY: Final = {
    400: "The body could not be read",
    401: "No token, or one that opens nothing at this table",
    403: "The token gives no right to this",
    404: "There is no such table or campaign",
    405: "The path knows no such method",
    409: "Not at this moment: the table has moved on, or its rules don’t allow it now",
    413: "The body is too large",
    422: "Something in the request is wrong",
    429: "Too many requests: wait as long as Retry-After says",
}


def problems(*statuses: int) -> Answers:
    """What may go wrong in a call. Problems are JSON, also where the answer is not."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": WHY[status], "content": content} for status in statuses}


READING: Final = problems(401, 404, 409, 422)
PLAYING: Final = problems(400, 401, 403, 404, 409, 413, 422, 429)


def describe(version: str, routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """The description, without the pages."""
    document = get_openapi(
        title="Labrys",
        version=version,
        summary=SUMMARY,
        routes=routes,
        tags=TAGS,
    )
    document["components"]["schemas"]["Problem"] = Problem.model_json_schema()
    return document
