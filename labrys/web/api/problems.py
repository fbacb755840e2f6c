"""What a program is told when something can't be done: a status, a stable name and a sentence."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Final, cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from labrys.kernel.errors import BadSetting, LabrysError, NotOffered, RecordError, UnknownSpelling
from labrys.tables.errors import BadPlan, HouseError, NoTable, NotNow, NotYours, OldRules, Stale
from labrys.tables.storage.trouble import TROUBLE, TROUBLES, is_trouble
from labrys.web.api.access import NoToken
from labrys.web.api.describing import PATH
from labrys.web.api.fields import details
from labrys.web.api.models import Problem
from labrys.web.limits import TooOften
from labrys.web.problems import RETRY
from labrys.web.rendering import error_words, say

log = logging.getLogger("labrys.web")

# Status and name; a HouseError brings a name of its own.
KINDS: Final[dict[type[LabrysError], tuple[int, str]]] = {
    NoToken: (401, ""),
    NotYours: (403, ""),
    NoTable: (404, ""),
    Stale: (409, ""),
    NotNow: (409, ""),
    OldRules: (409, ""),
    BadPlan: (422, ""),
    NotOffered: (422, "not-offered"),
    UnknownSpelling: (422, "unknown-spelling"),
    BadSetting: (422, "bad-setting"),
    RecordError: (422, "bad-record"),
}
STATUSES: Final = {
    404: "no-path",
    405: "no-method",
    413: "too-large",
    429: "too-often",
    503: "too-full",
}

Handler = Callable[[Request, Exception], Response]


def add_handlers(app: FastAPI) -> None:
    """Answer problems under /api in JSON, and leave all others to those who answered before."""
    usual = (LabrysError, HTTPException, RequestValidationError, Exception)
    for kind in (*usual, *TROUBLE, DBAPIError):
        others = cast(Handler, app.exception_handlers[kind])
        app.add_exception_handler(kind, _either(others))


def _either(others: Handler) -> Handler:
    def handler(request: Request, error: Exception) -> Response:
        ours = request.scope["path"].startswith(PATH)
        return answer(request, error) if ours else others(request, error)

    return handler


def answer(request: Request, error: Exception) -> JSONResponse:
    """The answer to a program whose request failed."""
    if isinstance(error, LabrysError):
        return _labrys(request, error)
    if isinstance(error, RequestValidationError):
        return _not_valid(request, error)
    if isinstance(error, HTTPException):
        return _http(request, error)
    if is_trouble(error):
        TROUBLES.tell(error)
        return _problem(503, "no-database", say(request)("api-no-database"), headers=dict(RETRY))
    number = secrets.token_hex(4)
    log.error("defect %s", number, exc_info=error)
    return _problem(500, "defect", say(request)("api-defect", number=number))


def _labrys(request: Request, error: LabrysError) -> JSONResponse:
    found = next((KINDS[kind] for kind in type(error).__mro__ if kind in KINDS), (422, "error"))
    status, name = found
    if isinstance(error, HouseError):
        name = error.message
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return _problem(status, name, error_words(request, error), headers=headers)


def _not_valid(request: Request, error: RequestValidationError) -> JSONResponse:
    """A path that names nothing is not found; anything else was asked wrongly."""
    wrong = error.errors()
    places = [tuple(one["loc"]) for one in wrong]
    if ("path", "table") in places:
        return answer(request, NoTable())
    if any(place[0] == "path" for place in places):
        return _problem(404, "no-path", say(request)("api-no-path"))
    return _problem(422, "not-valid", say(request)("api-not-valid"), details(wrong, say(request)))


def _http(request: Request, error: HTTPException) -> JSONResponse:
    name = STATUSES.get(error.status_code, "bad-body")
    parts: dict[str, int] = {}
    if isinstance(error, TooOften):
        parts = {"seconds": error.seconds}
    status = error.status_code if name != "bad-body" else 400
    text = say(request)(f"api-{name}", **parts)
    return _problem(status, name, text, headers=dict(error.headers or {}))


def _problem(
    status: int,
    name: str,
    text: str,
    details: list[str] | None = None,
    headers: dict[str, str] | None = None,
) -> JSONResponse:
    problem = Problem(error=name, text=text, details=details or [])
    return JSONResponse(problem.model_dump(), status, headers)
