"""The application: the house, its pages and its interface for programs."""

from __future__ import annotations

import gc
import gzip
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

from anyio.to_thread import run_sync
from fastapi import APIRouter, FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware

import labrys
from labrys.tables.bots.pool import BotPool
from labrys.tables.bots.reviewing import Reviewing
from labrys.tables.bots.turns import BotTurns
from labrys.tables.cache import MEGABYTE
from labrys.tables.forgetting import Pruning
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier, PostgresNotifier
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade
from labrys.tables.storage.store import Store
from labrys.web import api, health, live_events, metrics
from labrys.web import settings as reading
from labrys.web.fairness import Fair
from labrys.web.heads import HeadAsGet
from labrys.web.health import aside
from labrys.web.limits import BodyLimit, Rates
from labrys.web.logs import AccessLog, configure
from labrys.web.pages import (
    about,
    campaign,
    forking,
    hints,
    hosting,
    learning,
    loading,
    opening,
    privacy,
    puzzles,
    replay,
    review,
    rules,
    sitting,
    table,
    welcome,
)
from labrys.web.paths import StaticPath
from labrys.web.problems import add_handlers
from labrys.web.rendering import static_files
from labrys.web.security import Headers
from labrys.web.settings import Settings
from labrys.web.versions import version_of

router = APIRouter(include_in_schema=False)

YEAR: Final = "public, max-age=31536000, immutable"
MONTH: Final = "public, max-age=2592000"
SHORT: Final = "public, max-age=300"
# Answers smaller than this are not compressed; others quickly rather than as small as can be.
SMALLEST: Final = 500
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
QUICK: Final = 1
# How many things are made before Python looks for cycles among the youngest, and so on
COLLECTING: Final = (50_000, 50, 100)


def create(settings: Settings) -> FastAPI:
    """The application of a server with these settings. It opens the house when it starts."""
    app = FastAPI(
        title="Labrys",
        version=labrys.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        lifespan=_running,
        redirect_slashes=False,  # it would lead to whatever host the request names
    )
    app.state.settings = settings
    app.state.rates = Rates(settings.limits)
    app.state.health = health.Health()
    app.state.metrics = metrics.Metrics()
    add_handlers(app)
    # Routes are tried in this order: what is asked for at every choice comes first.
    at_table = (table, hosting, hints, replay, review, puzzles, forking)
    for page in (
        *at_table,
        welcome,
        about,
        privacy,
        learning,
        opening,
        sitting,
        campaign,
        loading,
        rules,
    ):
        app.include_router(page.router)
    app.include_router(live_events.router)
    app.include_router(health.router)
    app.include_router(metrics.router)
    app.include_router(router)
    api.add(app)
    if settings.hosts:
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=settings.hosts)
    app.add_middleware(Fair)
    app.add_middleware(BodyLimit)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST, compresslevel=QUICK)
    app.add_middleware(Headers, settings=settings)
    app.add_middleware(HeadAsGet)
    app.add_middleware(AccessLog)
    return app


def from_environment() -> FastAPI:
    """What a server process runs: its settings come from the environment."""
    settings = reading.read()
    configure(settings.log)
    _collect_seldom()
    _end_with_parent()
    return create(settings)


def _collect_seldom() -> None:
    """The tables in memory are very many small things with hardly a cycle among them: to look
    through them all for one takes longer than a hundred pages."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _end_with_parent() -> None:
    """Workers whose parent was killed would keep the port, and nobody would revive or stop them."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        signal.raise_signal(signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    """Open the house, let the bots in; close both at the end."""
    house = open_house(app.state.settings)
    app.state.house = house
    bot_turns = app.state.bot_turns = seat_bots(house, app.state.settings)
    telling = metrics.Telling(app)
    pruning = Pruning(house.store, app.state.settings.keep_days)
    reviewing = app.state.reviewing = Reviewing(house)
    try:
        with live_events.ending_with_server():
            yield
    finally:
        reviewing.close()
        pruning.end()
        telling.end()
        bot_turns.close()
        house.close()


def open_house(settings: Settings) -> House:
    engine = open_engine(settings.database_url)
    upgrade(engine)
    shared = engine.dialect.name == "postgresql"
    notifier = PostgresNotifier(engine) if shared else ChangeNotifier()
    return House(Store(engine), notifier, settings.memory * MEGABYTE)


def seat_bots(house: House, settings: Settings) -> BotTurns:
    """Let bots play at the tables."""
    processes = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
    return BotTurns(house, BotPool(processes, settings.bot_seconds), settings.bot_pause)


# ---- what is no page


@router.get("/static/{path:path}")
async def static(request: Request, path: StaticPath) -> Response:
    """Styles, scripts, pictures: also while all other threads wait for the database."""
    return await run_sync(_static, request, path, limiter=aside())


def _static(request: Request, path: str) -> Response:
    """An address with the file's version may be kept for ever."""
    files = static_files(path)
    if not files:
        raise HTTPException(404)
    kept = YEAR if request.query_params.get("v") else MONTH if path.endswith(".woff2") else SHORT
    version = version_of(*files)
    headers = {"Cache-Control": kept, "ETag": f'"{version}"', "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    kind = KINDS.get(Path(path).suffix, "text/plain")
    if path.endswith(".woff2") or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(_joined(tuple(files)), 200, headers, kind)
    headers["Content-Encoding"] = "gzip"
    return Response(_packed(tuple(files), version), 200, headers, kind)


def _joined(files: tuple[Path, ...]) -> bytes:
    return b"\n".join(file.read_bytes() for file in files)


@lru_cache(maxsize=256)
def _packed(files: tuple[Path, ...], version: str) -> bytes:
    """Compressed once, as small as can be."""
    return gzip.compress(_joined(files), 9, mtime=0)
