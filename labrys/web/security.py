"""Who a visitor is, and what a browser may be made to do in their name.

A browser has one cookie with a random secret. Each form carries a token derived from it, so no
other site can post in the visitor's name; where the browser says where a request comes from,
that is looked at too.
"""

from __future__ import annotations

import base64
import hmac
import json
import re
from dataclasses import dataclass
from typing import Annotated, Any, Final, cast
from urllib.parse import quote, unquote, urlsplit

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import MutableHeaders, UploadFile
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labrys.boards.people import COLOURS
from labrys.tables import keys
from labrys.tables.people import LONGEST_NAME
from labrys.web.limits import Rates, largest_body
from labrys.web.logs import is_secret
from labrys.web.settings import Settings

COOKIE: Final = "labrys"
ME: Final = "labrys-me"
YEAR: Final = 365 * 24 * 3600
MANY_FIELDS: Final = 100
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self'",
        "style-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Refused(HTTPException):
    """A request that may have been made without the visitor's will; `message` says so."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(status, message)
        self.message = message


# ---- the browser


def device(request: Request) -> str:
    """The secret of the visitor's browser; a browser that comes first is given one."""
    known: str | None = getattr(request.state, "device", None)
    if known is None:
        known = request.cookies.get(COOKIE, "")
        if not keys.plausible(known):
            known = request.state.new_device = keys.new_secret()
        request.state.device = known
    return known


def csrf_token(secret: str) -> str:
    digest = hmac.digest(secret.encode(), b"form", "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


@dataclass(frozen=True)
class Me:
    """The name and colour that a visitor used last, to fill in forms."""

    name: str = ""
    colour: str = ""


def me(request: Request) -> Me:
    try:
        told = json.loads(unquote(request.cookies.get(ME, "")) or "{}")
        name, colour = str(told.get("name", "")), str(told.get("colour", ""))
    except (ValueError, AttributeError, RecursionError):
        return Me()
    return Me(name[:LONGEST_NAME], colour if colour in COLOURS else "")


def remember(response: Response, request: Request, name: str, colour: str) -> None:
    """Keep a name and a colour for the next form."""
    told = quote(json.dumps({"name": name, "colour": colour}))
    set_cookie(response, request, ME, told)


def set_cookie(response: Response, request: Request, name: str, value: str) -> None:
    response.set_cookie(
        name, value, YEAR, path="/", secure=_secure(request), httponly=True, samesite="lax"
    )


def _secure(request: Request) -> bool:
    settings: Settings = request.app.state.settings
    return request.scope["scheme"] == "https" or settings.public_url.startswith("https:")


# ---- forms


@dataclass(frozen=True)
class Post:
    """A form that was sent by the visitor's own will."""

    secret: str
    fields: dict[str, str]
    files: dict[str, bytes]

    def text(self, name: str) -> str:
        return self.fields.get(name, "")

    def number(self, name: str, default: int = -1) -> int:
        text = self.text(name)
        return int(text) if NUMBER.fullmatch(text) else default


async def posted(request: Request) -> Post:
    """Read a form, and refuse it unless it comes from a page that we gave to this browser."""
    _check_origin(request)
    rates: Rates = request.app.state.rates
    rates.take("post", visitor(request))
    largest = largest_body(request.scope["path"])
    form = await request.form(max_files=1, max_fields=MANY_FIELDS, max_part_size=largest)
    fields: dict[str, str] = {}
    files: dict[str, bytes] = {}
    for name, value in form.multi_items():
        if isinstance(value, UploadFile):
            files[name] = await value.read()
        else:
            fields[name] = value
    secret = request.cookies.get(COOKIE, "")
    given = fields.pop("csrf", "") or request.headers.get("x-csrf", "")
    if not keys.plausible(secret):
        raise Refused(403, "refused-no-cookie")
    if not hmac.compare_digest(given.encode(), csrf_token(secret).encode()):
        raise Refused(403, "refused-no-token")
    return Post(secret, fields, files)


Posted = Annotated[Post, Depends(posted)]


def _check_origin(request: Request) -> None:
    """Where the browser tells where a request comes from, it must be from here.

    A page without a referrer sends the origin "null": then the token alone decides.
    """
    site = request.headers.get("sec-fetch-site", "")
    if site:
        if site not in ("same-origin", "none"):
            raise Refused(403, "refused-elsewhere")
        return
    origin = request.headers.get("origin", "null")
    if origin != "null" and urlsplit(origin).netloc not in own_names(request):
        raise Refused(403, "refused-elsewhere")


def own_names(request: Request) -> set[str]:
    settings: Settings = request.app.state.settings
    names = {request.headers.get("host", "")}
    if settings.public_url:
        names.add(urlsplit(settings.public_url).netloc)
    return names


def visitor(request: Request) -> tuple[str, str]:
    """Whom limits count: the browser and the address it comes from."""
    address = request.client.host if request.client else ""
    return keys.hashed(request.cookies.get(COOKIE, address)), address


# ---- ways back


def own_path(path: str, default: str = "/") -> str:
    """A path of ours to go back to; anything that could lead elsewhere is the default."""
    parts = urlsplit(path)
    harmless = path.startswith("/") and not path.startswith("//") and "\\" not in path
    if parts.scheme or parts.netloc or not harmless or not path.isprintable():
        return default
    return path


def see(path: str) -> RedirectResponse:
    """After a form: go and see."""
    return RedirectResponse(own_path(path), 303)


# ---- headers


class Headers:
    """Puts the security headers on every answer, and the cookie of a new browser."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.secure = settings.public_url.startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, with_headers)

    def _add(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        secret = is_secret(scope["path"])
        headers["Referrer-Policy"] = "no-referrer" if secret else "same-origin"
        headers.setdefault("Cache-Control", "no-store")
        fresh = cast("dict[str, Any]", scope["state"]).get("new_device")
        if fresh:
            cookie = Response()
            secure = self.secure or scope["scheme"] == "https"
            cookie.set_cookie(
                COOKIE, fresh, YEAR, path="/", secure=secure, httponly=True, samesite="lax"
            )
            headers.append("set-cookie", cookie.headers["set-cookie"])
