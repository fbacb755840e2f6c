"""People at browsers. Whatever goes wrong in their pages is remembered, and fails the test."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    expect,
)

from labrys.web.tablepage import page_state
from tests.browser.servers import Server

# What a busy machine may need; nothing waits longer than it has to.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
# What can be clicked at all is clicked within this time.
AT_ONCE = 2_500
# The browser gives up an event stream, and what it was loading, when it leaves a page.
LEFT = "net::ERR_ABORTED"

CHANGED = "before => document.getElementById('table')?.dataset.state !== before"
REACHED = "state => document.getElementById('table')?.dataset.state === state"
FOLDED = "option => option.closest('.fold:not([open])') !== null"
WATCH_POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error("policy", event.violatedDirective, event.blockedURI, event.sample));
"""
# At what pace they want to see what others do: at once, unless a test is about it.
CHOOSE_PACE = """
try { localStorage.getItem("labrys-pace") ?? localStorage.setItem("labrys-pace", "PACE"); } catch {}
"""
UNFOLD = "option => option.closest('.fold')?.setAttribute('open', '')"


class Visitor:
    """Somebody with a browser of their own: one page, one set of cookies."""

    def __init__(
        self, browser: Browser, server: Server, name: str, pace: str = "once", **options: Any
    ) -> None:
        self.server = server
        self.name = name
        self.context = browser.new_context(
            base_url=server.address, **{"locale": "en-GB", **options}
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(CHOOSE_PACE.replace("PACE", pace))
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.context.new_page()
        self._listen(self.page)

    # ---- what goes wrong

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._fault(f"script: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _fault(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.forgiven):
            self.faults.append(f"{self.name}: {text}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._fault(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"answer {response.status}: {response.request.method} {response.url}")

    def forgive(self, *patterns: str) -> None:
        """From now on, faults like these are meant."""
        self.forgiven += patterns

    def leave(self) -> None:
        self.context.close()

    # ---- going about

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=name).click()

    def follow(self, name: str | re.Pattern[str]) -> None:
        """Follow the link with this name."""
        self.page.get_by_role("link", name=name).click()

    @property
    def secret(self) -> str:
        """What the house knows this browser by."""
        cookies = self.context.cookies(self.server.address)
        return next(cookie["value"] for cookie in cookies if cookie["name"] == "labrys")

    # ---- at a table

    @property
    def main(self) -> Locator:
        return self.page.locator("#table")

    @property
    def options(self) -> Locator:
        """All that are offered, also where they are folded because there are many."""
        return self.page.locator("#answer .option:not([hidden])")

    def told(self, fact: str) -> str:
        """A fact of the table's page: table, seat, state, question, asked, over."""
        return self.main.get_attribute(f"data-{fact}") or ""

    def asked(self) -> bool:
        return self.told("asked") == "true"

    def choose(self, which: int | str | Locator = 0) -> None:
        """Click an option and wait for the answer: by its place, by its words, or itself."""
        if isinstance(which, str):
            option = self.options.filter(has_text=which).first
        else:
            option = self.options.nth(which) if isinstance(which, int) else which
        before = self.told("state")
        self._click(option)
        self.page.wait_for_function(CHANGED, arg=before)

    def _click(self, option: Locator) -> None:
        """Click an option, folded or not; an update may fold it away in between."""
        for _ in range(PATIENCE // AT_ONCE):
            try:
                option.evaluate(UNFOLD)
                return option.click(timeout=AT_ONCE)
            except TimeoutError:
                continue
        return option.click()

    def choose_any(self, chance: Random) -> None:
        """Click one of the options at random."""
        expect(self.options.first).to_be_attached()
        self.choose(chance.randrange(self.options.count()))

    def state(self) -> str:
        """The state that this page ought to show now."""
        house, seat = self.server.house, parse_qs(urlsplit(self.page.url).query).get("seat")
        access = house.seats.access(self.told("table"), self.secret)
        return page_state(house, access, int(seat[0]) if seat else None)

    def catch_up(self) -> None:
        """Wait until the page has followed by itself what happened elsewhere."""
        self.page.wait_for_function(REACHED, arg=self.state())

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
