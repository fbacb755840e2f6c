"""What a visitor is told when something can't be done: a page, or a slip on a page."""

from __future__ import annotations

import logging
import secrets
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from labrys.kernel.errors import BadSetting, LabrysError, NotOffered, RecordError, UnknownSpelling
from labrys.tables.errors import BadPlan, NoTable, NotNow, NotYours, OldRules, Stale
from labrys.tables.storage.trouble import TROUBLE, TROUBLES, is_trouble
from labrys.web.limits import TooLarge, TooOften
from labrys.web.rendering import error_words, messages, render, say
from labrys.web.security import Refused

log = logging.getLogger("labrys.web")

STATUS: Final[dict[type[LabrysError], int]] = {
    NoTable: 404,
    NotYours: 403,
    Stale: 409,
    NotNow: 409,
    OldRules: 409,
    NotOffered: 409,
    BadPlan: 400,
    BadSetting: 400,
    RecordError: 400,
    UnknownSpelling: 400,
}
# What a visitor is told whom the database did not answer
RETRY: Final = {"Retry-After": "5"}
# The statuses that have a heading and a sentence of their own.
TOLD: Final = (400, 403, 404, 405, 409, 413, 429, 500, 503)


def status_of(error: LabrysError) -> int:
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)


def add_handlers(app: FastAPI) -> None:
    """Every problem ends in one of these."""
    app.add_exception_handler(LabrysError, _labrys)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(ClientDisconnect, _gone)
    for trouble in (*TROUBLE, DBAPIError):
        app.add_exception_handler(trouble, _away)
    app.add_exception_handler(Exception, _defect)


def problem(
    request: Request, status: int, text: str, headers: dict[str, str] | None = None
) -> Response:
    """The answer in the form that the visitor asked for."""
    if request.headers.get("hx-request") == "true":
        response = render(request, "parts/alert.html", status_code=status, text=text)
        response.headers["HX-Retarget"] = "#alert"
        response.headers["HX-Reswap"] = "innerHTML"
    else:
        heading = say(request)(f"error-{status if status in TOLD else 400}")
        response = render(
            request,
            "error.html",
            status_code=status,
            status=status,
            heading=heading,
            text=text,
            back=_back(request),
        )
    response.headers.update(headers or {})
    return response


def _back(request: Request) -> str:
    """The page of the table or campaign, where something there could not be done."""
    parts = request.scope["path"].split("/")
    if request.method == "POST" and len(parts) > 3 and parts[1] in ("table", "campaign"):
        return f"/{parts[1]}/{parts[2]}"
    return ""


def _labrys(request: Request, error: Exception) -> Response:
    assert isinstance(error, LabrysError)
    return problem(request, status_of(error), error_words(request, error))


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = say(request)
    if isinstance(error, TooOften):
        text = words("too-often", seconds=error.seconds)
    elif isinstance(error, TooLarge | Refused):
        text = words(error.message)
    else:
        known = f"error-{error.status_code}-text"
        found = messages("en").knows(known)
        text = words(known if found else "error-400-text")
    return problem(request, error.status_code, text, dict(error.headers or {}))


def _invalid(request: Request, error: Exception) -> Response:
    """A path that names nothing is not found; anything else was asked wrongly."""
    assert isinstance(error, RequestValidationError)
    places = [problem["loc"][0] for problem in error.errors()]
    status = 404 if "path" in places else 400
    return problem(request, status, say(request)(f"error-{status}-text"))


def _gone(request: Request, error: Exception) -> Response:
    """The visitor hung up, or was too slow, before the request was whole: nobody reads this."""
    return Response(status_code=408)


def _away(request: Request, error: Exception) -> Response:
    """The database does not answer: nothing was lost, and it may answer again soon."""
    if not is_trouble(error):
        return _defect(request, error)
    TROUBLES.tell(error)
    return problem(request, 503, say(request)("error-503-text"), RETRY)


def _defect(request: Request, error: Exception) -> Response:
    """A mistake of ours: the visitor gets a number, under which the log has the whole story."""
    number = secrets.token_hex(4)
    log.error("defect %s", number, exc_info=error)
    return problem(request, 500, say(request)("error-500-text", number=number))
