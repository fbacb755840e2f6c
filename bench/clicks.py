"""A person at a real browser, whose clicks are measured; who else sits there answers by program."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page

from bench.tables import Measured, Table
from labrys.web.security import COOKIE
from tests.reliability.servers import Server

# What has moved is at rest again before the next click.
BREATH: Final = 0.8
PATIENCE: Final = 20_000
# As most have it: what others do is seen at once, so that a click is never asked to wait for it.
PACE: Final = 'localStorage.setItem("labrys-pace", "once")'
# In the page: from the click until the first frame that shows another state, and when the request
# for it went out and was answered.
CLICK: Final = """async (option) => {
  const buttons = [...document.querySelectorAll("#answer .option")];
  const button = buttons.find(({ value }) => value === option);
  performance.clearResourceTimings();
  const shown = new Promise((done) => new MutationObserver((_, watching) => {
    watching.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now());
      painted.port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, attributeFilter: ["data-state"] }));
  const began = performance.now();
  button.click();
  const end = await shown;
  const sent = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/play"));
  return [end - began, sent ? sent.responseEnd - sent.startTime : 0, sent?.encodedBodySize ?? 0];
}"""
OPTIONS: Final = '() => [...document.querySelectorAll("#answer .option")].map(({ value }) => value)'
ASKED: Final = '() => document.getElementById("table").dataset.asked === "true"'
WORK: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")


@dataclass
class Clicks:
    """What the clicks of a person have shown, one number for each. Times are in seconds."""

    name: str
    shown: list[float] = field(default_factory=list)  # until the page showed the new state
    answered: list[float] = field(default_factory=list)  # of that, the request
    server: list[float] = field(default_factory=list)  # of the server's processor
    bytes: list[int] = field(default_factory=list)
    # Of the browser's main thread, until everything is at rest again
    work: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in WORK})

    @property
    def browser(self) -> list[float]:
        return [whole - request for whole, request in zip(self.shown, self.answered)]


class Person:
    """Somebody who plays a table of one server at seat 0, with a chromium."""

    def __init__(self, chromium: Browser, server: Server, game: str, seats: int, name: str) -> None:
        self.chromium = chromium
        self.server = server
        self.game = game
        self.seats = seats
        self.clicks = Clicks(name)
        self.chance = random.Random(1)
        self.opened = 0
        self.table: Table
        self.page: Page
        self.tools: CDPSession

    async def arrive(self) -> None:
        context = await self.chromium.new_context(locale="en-GB")
        await context.add_init_script(PACE)
        self.page = await context.new_page()
        self.tools = await context.new_cdp_session(self.page)
        # Of the processor, so that it does not matter what else the machine does
        await self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        await self._sit()

    async def _sit(self) -> None:
        """At a new table, dealt as every other of this number."""
        self.opened += 1
        self.table = Table(self.server.port, self.game, self.opened, Measured(), self.seats)
        await self.table.open(following=False)
        secret = self.table.pages[0].browser.secret
        address = f"http://127.0.0.1:{self.server.port}"
        await self.page.context.add_cookies([{"name": COOKIE, "value": secret, "url": address}])
        await self.page.goto(f"{address}/table/{self.table.id}?seat=0")

    async def click(self, measured: bool) -> None:
        """Wait until one is asked, and click an option."""
        await self._until_asked()
        options: list[str] = await self.page.evaluate(OPTIONS)
        await asyncio.sleep(BREATH)
        option = self.chance.choice(options)
        busy, work = self.server.busy_exactly(), await self._work()
        shown, answered, size = await self.page.evaluate(CLICK, option)
        await asyncio.sleep(BREATH)
        if not measured:
            return
        self.clicks.shown.append(shown / 1000)
        self.clicks.answered.append(answered / 1000)
        self.clicks.server.append(self.server.busy_exactly() - busy)
        self.clicks.bytes.append(size)
        for name, used in (await self._work()).items():
            self.clicks.work[name].append(used - work[name])

    async def _until_asked(self) -> None:
        """The others answer until it is the person's turn."""
        while not await self.page.evaluate(ASKED):
            others = self.table.pages[1:]
            for other in others:
                await other.read()
            asked = [other for other in others if other.asked and other.options]
            if not asked and not await self._asked_soon():
                await self._sit()  # the game is over
            elif asked:
                await asked[0].play(self.chance.choice(asked[0].options))
        if self.table.measured.failed:
            raise RuntimeError("; ".join(self.table.measured.failed[:3]))

    async def _asked_soon(self) -> bool:
        """The page follows what others did by itself."""
        page = self.table.pages[0]
        await page.read()
        if page.asked:
            await self.page.wait_for_function(ASKED, timeout=PATIENCE)
        return page.asked

    async def _work(self) -> dict[str, float]:
        found: dict[str, Any] = await self.tools.send("Performance.getMetrics")
        numbers = {one["name"]: one["value"] for one in found["metrics"]}
        return {name: numbers[name] for name in WORK}
