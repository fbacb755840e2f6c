"""A server, Debian's chromium, and people who visit the one with the other."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from labrys.tables.house import House
from labrys.web.rendering import STATIC
from tests.browser.servers import Server, serving
from tests.browser.visitors import Visitor

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            # A browser beside a busy server may be late once; who is late twice has a fault. The
            # summary lists each test that needed its second try ("RERUN").
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "made" / "htmx.min.js").is_file():
        pytest.skip("no assets at hand; `make assets` builds them")
    with serving(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def house(server: Server) -> House:
    return server.house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no chromium at hand; `make needs` says how to get it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def arrive(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own; the test fails if anything is wrong in it."""
    visitors: list[Visitor] = []

    def arriving(name: str = "Ann", **options: Any) -> Visitor:
        visitors.append(Visitor(chromium, server, name, **options))
        return visitors[-1]

    yield arriving
    for visitor in visitors:
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def ann(arrive: Callable[..., Visitor]) -> Visitor:
    return arrive("Ann")


@pytest.fixture
def ben(arrive: Callable[..., Visitor]) -> Visitor:
    return arrive("Ben")
