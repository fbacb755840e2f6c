"""Runs a server: finds its port, prepares the database once, starts its processes."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from labrys import games, packs
from labrys.kernel.errors import BadSetting
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade
from labrys.tables.storage.occupied import Occupied
from labrys.web import wire
from labrys.web.buckets import VARIABLE, shared_file
from labrys.web.logs import configure
from labrys.web.metrics import FOLDER
from labrys.web.settings import Settings
from labrys.web.streams import raise_handles

log = logging.getLogger("labrys.web")

# How many ports are tried where any free one will do.
PORTS: Final = 20
# How long requests may take to end when the server stops.
GRACE_SECONDS: Final = 5
READY_SECONDS: Final = 30.0
# How long a connection is kept for the next request: people think before they choose.
IDLE_SECONDS: Final = 65
# How long a worker may be silent before it is taken for dead. One that is only starting, on a busy
# machine, must not be killed over and over.
SILENCE_SECONDS: Final = 60


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until somebody stops it. With `open_browser`, any free port will do."""
    configure(settings.log)
    raise_handles()
    with _alone(settings), _sharing(settings):
        return _serve(settings, open_browser)


def _serve(settings: Settings, open_browser: bool) -> int:
    _prepare(settings)
    _tell_packs()
    listening = _listen(settings, PORTS if open_browser else 1)
    port = listening.getsockname()[1]
    settings = replace(settings, port=port)
    os.environ.update(settings.environment())
    config = uvicorn.Config(
        "labrys.web.app:from_environment",
        factory=True,
        workers=settings.workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_worker_healthcheck=SILENCE_SECONDS,
        **wire.options(),
    )
    address = f"http://{_reachable(settings.host)}:{port}/"
    log.info("Labrys is at %s (Ctrl-C ends it)", settings.public_url or address)
    if open_browser:
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server.run([listening])
    return 0 if server.started or settings.workers > 1 else 1


@contextlib.contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """No other server may use the same SQLite file meanwhile."""
    open_engine(settings.database_url).dispose()  # makes the folder
    occupied = Occupied(settings.database_url)
    try:
        yield
    finally:
        occupied.leave()


@contextlib.contextmanager
def _sharing(settings: Settings) -> Iterator[None]:
    """Limits hold for all workers together, and each can tell the numbers of all."""
    for name in (VARIABLE, FOLDER):
        os.environ.pop(name, None)
    file = shared_file() if settings.workers > 1 else None
    if file is None:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="labrys-") as folder:
        os.environ |= {VARIABLE: str(file), FOLDER: folder}
        try:
            yield
        finally:
            file.unlink(missing_ok=True)


def _prepare(settings: Settings) -> None:
    """Bring the database up to date before any process uses it; its faults are told at once."""
    engine = open_engine(settings.database_url)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def _tell_packs() -> None:
    """Which overlays are offered. A bad one is left out: no game stops for it. What stands in for a
    game's own content has to be right."""
    found = packs.offers()
    for game, offers in found.by_game.items():
        for offer in offers.values():
            log.info("%s can be played with the overlay '%s'", game, offer.id)
    for fault in found.faults:
        log.warning("an overlay is left out: %s", fault)
    for game in games.NAMES:
        if games.packs_of(game) is not None:
            games.find(game)


def _listen(settings: Settings, tries: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, min(settings.port + tries, 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if error.errno == errno.EADDRINUSE:
                continue
            raise BadSetting(_cant(settings.host, port, error)) from None
        listening.set_inheritable(True)
        return listening
    raise BadSetting(
        f"port {settings.port} is taken, perhaps by another Labrys; try --port {settings.port + 1}"
    )


def _cant(host: str, port: int, error: OSError) -> str:
    return f"can't listen at {host}, port {port}: {error.strerror or error}"


def _reachable(host: str) -> str:
    """The name by which this machine itself reaches the server."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _show(address: str) -> None:
    """Open the browser as soon as the server answers."""
    host, _, port = address.removeprefix("http://").strip("/").rpartition(":")
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        if _answers(host.strip("[]"), int(port)):
            webbrowser.open(address)
            return
        time.sleep(0.2)


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), 1) as line:
            line.settimeout(2)
            line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
            return b" 200 " in line.recv(64)
    except OSError:
        return False
