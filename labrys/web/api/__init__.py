"""The JSON API: the same tables, the same rights, for programs."""

from functools import cache

from fastapi import APIRouter, FastAPI

from labrys.web.api import campaigns, page, playing, problems, reading, tables
from labrys.web.api.describing import PREFIX, describe

router = APIRouter(prefix=PREFIX, generate_unique_id_function=lambda route: route.name)
for part in (tables, reading, playing, campaigns):
    router.include_router(part.router)


def add(app: FastAPI) -> None:
    """Put the API into the application, with its description and its own words for problems."""
    app.include_router(router)
    app.openapi = cache(lambda: describe(app.version, router.routes))  # type: ignore[method-assign]
    app.include_router(page.router)
    problems.add_handlers(app)
