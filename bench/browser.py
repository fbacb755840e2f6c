"""Measures a click as a person's browser sees it: until the page shows what came of it.

    python -m bench.browser
    python -m bench.browser --games minos:4,minotaur:2 --clicks 60
    python -m bench.browser --against ../older        beside another version, in turns

A real chromium plays at a real server, a process of its own: of the compiled copy where there is
one, else plain. Each game has its table and its page; they are clicked in turn, so that whatever
else the machine does falls on all of them. The server's time is that of its processor.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright

from bench.clicks import Clicks, Person
from tests.browser.conftest import ARGUMENTS
from tests.reliability.servers import Server

HERE: Final = Path(__file__).resolve().parent.parent
# The first clicks of a page also fill what is kept: they are not counted.
WARMING: Final = 6
MOST_TIMES_PEER: Final = 1.3
MOST_TIMES_BEFORE: Final = 0.5
PEER: Final = "minotaur"


def tree_of(checkout: Path) -> Path:
    """The package of a checkout: its compiled copy, or else its sources."""
    compiled = checkout / "build" / "compiled"
    return compiled if (compiled / "labrys").is_dir() else checkout


async def measure(
    servers: dict[str, Server], games: Sequence[tuple[str, int]], clicks: int
) -> list[Clicks]:
    async with async_playwright() as playwright:
        path = shutil.which("chromium")
        chromium = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        people = [
            Person(chromium, server, game, seats, f"{game} for {seats}{version}")
            for game, seats in games
            for version, server in servers.items()
        ]
        for person in people:
            await person.arrive()
        for number in range(WARMING + clicks):
            # Each goes first as often as the others.
            turn = number % len(people)
            for person in [*people[turn:], *people[:turn]]:
                await person.click(measured=number >= WARMING)
        await chromium.close()
    return [person.clicks for person in people]


def ms(times: Sequence[float], percent: int = 50) -> float:
    return statistics.quantiles(times, n=100)[percent - 1] * 1000


def report(found: Sequence[Clicks]) -> None:
    head = "clicks   median    95 %   request   browser   server     kB"
    print(f"{'':<24}{head}   script   style  layout    page")
    for one in found:
        work = [ms(used) for used in one.work.values()]
        print(
            f"{one.name:<24}{len(one.shown):>6}{ms(one.shown):>9.1f}{ms(one.shown, 95):>8.1f}"
            f"{ms(one.answered):>10.1f}{ms(one.browser):>10.1f}{ms(one.server):>9.2f}"
            f"{statistics.median(one.bytes) / 1000:>7.1f}"
            f"{work[0]:>9.1f}{work[1]:>8.1f}{work[2]:>8.1f}{work[3]:>8.1f}"
        )


def beside_peer(found: Sequence[Clicks]) -> bool:
    """Each game's median beside that of the quickest, in this version."""
    peers = [one for one in found if one.name.startswith(PEER)]
    if not peers:
        return True
    holds = True
    for one in found:
        if one is not peers[0]:
            ratio = ms(one.shown) / ms(peers[0].shown)
            fits = ratio <= MOST_TIMES_PEER
            holds &= fits or not one.name.startswith("minos")
            print(
                f"{one.name}, until shown, beside {peers[0].name}: {ratio:.2f}×, "
                f"target {MOST_TIMES_PEER}×: {'holds' if fits else 'missed'}"
            )
    return holds


def beside_before(now: Sequence[Clicks], before: Sequence[Clicks]) -> bool:
    """The server's time for a choice beside that of the other version."""
    holds = True
    for one, other in zip(now, before):
        ratio = ms(one.server) / ms(other.server)
        shown = ms(one.shown) / ms(other.shown)
        fits = ratio <= MOST_TIMES_BEFORE
        holds &= fits
        print(
            f"{one.name}, beside the other version: server {ratio:.2f}×, "
            f"target {MOST_TIMES_BEFORE}×: {'holds' if fits else 'missed'}; "
            f"until shown {shown:.2f}×"
        )
    return holds


def main() -> int:
    command = argparse.ArgumentParser(
        prog="bench.browser", description=(__doc__ or "").partition("\n")[0]
    )
    command.add_argument("--clicks", type=int, default=40, metavar="N", help="at each table")
    command.add_argument(
        "--games", default="minos:2,minos:4,minotaur:2", metavar="LIST", help="each with its seats"
    )
    command.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    given = command.parse_args()
    games = [
        (name, int(seats or 2))
        for name, _, seats in (one.partition(":") for one in given.games.split(","))
    ]
    checkouts = {"": HERE} | ({", before": given.against.resolve()} if given.against else {})
    with ExitStack() as open_still:
        folder = Path(
            open_still.enter_context(tempfile.TemporaryDirectory(prefix="labrys-clicks-"))
        )
        servers = {}
        for number, (version, checkout) in enumerate(checkouts.items()):
            tree = tree_of(checkout)
            server = Server(f"sqlite:///{folder / f'{number}.sqlite3'}", folder, tree=tree)
            open_still.callback(server.stop, 20)
            servers[version] = server
            kind = "compiled" if tree != checkout else "plain"
            print(f"{version.removeprefix(', ') or 'this'}: {kind}")
        found = asyncio.run(measure(servers, games, given.clicks))
    print("times in ms; server, script, style, layout and all of the page: of the processor, until")
    print("everything is at rest again")
    report(found)
    versions = len(servers)
    holds = beside_peer(found[::versions])
    if given.against:
        holds &= beside_before(found[::versions], found[1::versions])
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
