"""The address of this server, as the visitor's friends can use it.

What a browser says it asked for (`Host`) can be anything. It is believed only where it is a name of
this machine, or one that the server was told to answer to.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import lru_cache
from typing import Final

from fastapi import Request

from labrys.web.settings import Settings

HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::([0-9]{1,5}))?")
# What home networks put behind a machine's name.
HOME: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")


def address(request: Request, path: str) -> str:
    """A full address of ours."""
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/") + path
    given = request.headers.get("host", "")
    host = given if _ours(request, given) else _listening(request)
    return f"{request.scope['scheme']}://{host}{path}"


def _ours(request: Request, given: str) -> bool:
    """Whether this server is reached by that name."""
    found = HOST.fullmatch(given)
    if found is None or int(found[3] or 0) > 65535:
        return False
    settings: Settings = request.app.state.settings
    name = (found[1] or found[2]).lower()
    if any(_allows(pattern.lower(), name) for pattern in settings.hosts):
        return True
    own = {"localhost", settings.host.lower(), *_machine(), _server(request)[0].lower()}
    return name in own or _at_home(name)


def _allows(pattern: str, name: str) -> bool:
    if pattern.startswith("*."):
        return name.endswith(pattern[1:])
    return name == pattern


def _at_home(name: str) -> bool:
    """An address that leads nowhere outside one's own network: no other site can have it."""
    try:
        return ipaddress.ip_address(name).is_private
    except ValueError:
        return False


@lru_cache
def _machine() -> frozenset[str]:
    name = socket.gethostname().lower().partition(".")[0]
    return frozenset(name + ending for ending in HOME) if name else frozenset()


def _listening(request: Request) -> str:
    """The address at which the request came in."""
    name, port = _server(request)
    host = f"[{name}]" if ":" in name else name
    usual = 443 if request.scope["scheme"] == "https" else 80
    return host if port in (None, usual) else f"{host}:{port}"


def _server(request: Request) -> tuple[str, int | None]:
    name, port = request.scope.get("server") or ("localhost", None)
    return name, port
