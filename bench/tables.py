"""Tables under load: two people each, whose pages follow, and who choose every now and then."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from dataclasses import dataclass, field
from html import unescape

from bench.client import Answer, Browser

STATE = re.compile(r'data-state="([^"]*)" data-question="([^"]*)"\s+data-asked="(true|false)"')
OPTION = re.compile(r'<button class="option"[^>]* value="([^"]*)"')
PANE = re.compile(r'id="([\w-]+)" data-is="(\w+)"')
FOLLOW_SECONDS = 10.0
NAMES = ("Anna", "Ben", "Cleo", "Dion")


@dataclass
class Measured:
    """What a run of tables has shown. Times are in seconds."""

    answers: list[float] = field(default_factory=list)
    follows: list[float] = field(default_factory=list)
    requests: int = 0
    failed: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    busy: float = 0.0


class Page:
    """The page of a seat, that follows its table."""

    def __init__(self, port: int, table: str, seat: int, token: str, measured: Measured) -> None:
        self.browser = Browser(port, token)
        self.address = f"/table/{table}"
        self.seat = seat
        self.measured = measured
        self.state = self.question_id = ""
        self.asked = False
        self.options: list[str] = []
        self.changed = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    async def sit(self, following: bool = True) -> None:
        await self.read()
        if following:
            self._following = asyncio.create_task(self._follow())

    @property
    def question(self) -> str:
        """Which question the page shows, without the count of the seat's own answers to it."""
        return self.question_id.rpartition("-")[0]

    def leave(self) -> None:
        if self._following is not None:
            self._following.cancel()
        self.browser.close()

    async def read(self) -> None:
        answer = await self.browser.get(f"{self.address}/now?seat={self.seat}")
        if self._check(answer, 200, "reading"):
            self._show(answer)

    async def _follow(self) -> None:
        """As live.js does: read the page anew when there is a state that it does not show."""
        try:
            async for state in self.browser.events(f"{self.address}/events?seat={self.seat}"):
                if state != self.state:
                    await self.read()
                    self.changed.set()
            self.measured.failed.append("an event stream ended")
        except (OSError, EOFError, TimeoutError) as error:
            self.measured.failed.append(f"following: {error!r}")

    async def play(self, option: str) -> bool:
        began = time.perf_counter()
        try:
            answer = await self.browser.post(
                f"{self.address}/play", seat=self.seat, question=self.question_id, option=option
            )
        except (OSError, EOFError, TimeoutError) as error:
            self.measured.failed.append(f"playing: {error!r}")
            return False
        if not self._check(answer, 200, "playing"):
            return False
        self.measured.answers.append(time.perf_counter() - began)
        self._show(answer)
        return True

    def _show(self, answer: Answer) -> None:
        found = STATE.search(answer.text)
        if found is None:
            self.measured.failed.append("a page without its state")
            return
        self.measured.sizes.append(answer.size)
        self.state, self.question_id = found[1], found[2]
        self.asked = found[3] == "true"
        panes = dict(PANE.findall(answer.text))
        if "question" in panes:
            self.options = [unescape(value) for value in OPTION.findall(answer.text)]
        self.browser.panes |= panes

    def _check(self, answer: Answer, status: int, doing: str) -> bool:
        self.measured.requests += 1
        if answer.status != status:
            self.measured.failed.append(f"{doing}: {answer.status} {answer.text[:200]}")
        return answer.status == status


class Table:
    """A table and a page for each of its seats."""

    def __init__(self, port: int, game: str, seed: int, measured: Measured, seats: int = 2) -> None:
        self.port = port
        self.game = game
        self.seed = seed
        self.seats = seats
        self.chance = random.Random(seed)
        self.measured = measured
        self.id = ""
        self.pages: list[Page] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.over = False

    async def open(self, following: bool = True) -> None:
        opener = Browser(self.port)
        seats = [{"name": name} for name in NAMES[: self.seats]]
        plan = {"game": self.game, "seats": seats, "seed": self.seed}
        answer = await opener.post_json("/api/v1/tables", json.dumps(plan))
        opener.close()
        if answer.status != 201:
            raise RuntimeError(f"no table could be opened: {answer.status} {answer.text[:200]}")
        opened = json.loads(answer.text)
        self.id = opened["table"]
        self.pages = [
            Page(self.port, self.id, seat, token, self.measured)
            for seat, token in enumerate(opened["tokens"])
        ]
        for page in self.pages:
            await page.sit(following)

    async def play(self, seconds: float, every: float, first: float) -> None:
        """A choice every so many seconds, for so long."""
        began = time.monotonic()
        due = began + first
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due + every, time.monotonic())
            asked = [page for page in self.pages if page.asked and page.options]
            if not asked:
                self.over = True
                return
            await self._play_one(self.chance.choice(asked))

    async def _play_one(self, page: Page) -> None:
        option = self.chance.choice(page.options)
        before = page.question
        others = [other for other in self.pages if not other.asked]
        for other in others:
            other.changed.clear()
        began = time.perf_counter()
        if await page.play(option):
            self.acknowledged.append((page.seat, option))
            # Where several choose at once, nobody is told before the last has answered.
            for other in others if page.question != before else []:
                await self._followed(other, began)

    async def _followed(self, other: Page, began: float) -> None:
        """Wait until another's page shows what happened."""
        try:
            async with asyncio.timeout(FOLLOW_SECONDS):
                await other.changed.wait()
            self.measured.follows.append(time.perf_counter() - began)
        except TimeoutError:
            self.measured.failed.append(f"a page did not follow in {FOLLOW_SECONDS:.0f} s")

    def leave(self) -> None:
        for page in self.pages:
            page.leave()
