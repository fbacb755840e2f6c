"""What the API answers is what its description says, whatever is sent: tried by schemathesis."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Config, GenerationMode, openapi
from schemathesis.specs.openapi import checks

from labrys.web.api import router
from labrys.web.api.describing import describe
from tests.web.api.programs import Programs, Table

# Some examples for each call, each way and each visitor; how long one takes says nothing.
BOUNDED = settings(
    max_examples=int(os.environ.get("LABRYS_EXAMPLES", "8")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
CALLS = [
    (path, method, mode)
    for path, methods in describe("test", router.routes)["paths"].items()
    for method in methods
    for mode in GenerationMode
    # Where there is nothing to give, nothing can be given wrongly.
    if mode is GenerationMode.POSITIVE or "{table}" in path or method == "post"
]
# A stream that is open has no end; test_events follows some.
AT_A_TABLE = [call for call in CALLS if "{table}" in call[0] and not call[0].endswith("/events")]


@pytest.fixture(scope="module")
def description(programs: Programs) -> Any:
    """The description as the server gives it. Bots stay at home: the house is there already."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await programs.app(scope, receive, send)

    # A record that is too long for its field is too long for any body.
    refusing = {"expected-statuses": ["4xx"]}
    config = Config.from_dict({"checks": {"negative_data_rejection": refusing}})
    return openapi.from_asgi("/api/v1/openapi.json", app, config=config)


@pytest.fixture(scope="module")
def tables(programs: Programs) -> list[Table]:
    """A table of each game in the middle of it, and one that is over."""
    minos, lords, over = programs.opened("minos"), programs.opened(), programs.opened()
    for table in (minos, lords):
        for _ in range(8):
            table.play(table.decider())
    over.play_out()
    return [minos, lords, over]


def tried(strategy: Any, holds: Callable[[Any], None]) -> None:
    """Try examples of a strategy."""
    BOUNDED(given(strategy)(holds))()


@pytest.mark.parametrize(("path", "method", "mode"), CALLS)
def test_strangers_get_what_the_description_says(
    description: Any, path: str, method: str, mode: GenerationMode
):
    def holds(case: Any) -> None:
        case.call_and_validate(excluded_checks=[checks.positive_data_acceptance])

    tried(description[path][method].as_strategy(mode), holds)


@pytest.mark.parametrize(("path", "method", "mode"), AT_A_TABLE)
def test_programs_at_a_table_get_what_the_description_says(
    description: Any, tables: list[Table], path: str, method: str, mode: GenerationMode
):
    operation = description[path][method]
    visitors = [(table, seat) for table in tables for seat in (0, 1, -1)]

    def holds(given: Any) -> None:
        case, (table, seat) = given
        case.path_parameters["table"] = table.id
        if path.endswith("/choices") and isinstance(case.body, dict) and seat >= 0:
            near(case.body, table.view(seat))
        case.call_and_validate(
            headers={"Authorization": f"Bearer {table.token(seat)}"},
            excluded_checks=[checks.positive_data_acceptance, checks.negative_data_rejection],
        )

    tried(st.tuples(operation.as_strategy(mode), st.sampled_from(visitors)), holds)


def near(body: dict[str, Any], view: dict[str, Any]) -> None:
    """Bring a made-up choice close to one that may be played: then half of them are."""
    body["question_id"] = view["question_id"]
    options, length = view["options"], len(str(body.get("option", "")))
    if options and length % 2:
        body["option"] = options[length % len(options)]["option"]
