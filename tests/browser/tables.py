"""Ways to a table, and through a game."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from labrys.tables.house import House
from labrys.tables.people import BOT, SPECTATOR, Plan, SeatPlan
from tests.browser.visitors import Visitor

# All pages of a table follow within a second.
SOON = 1.0
RECORDS = Path(__file__).parent.parent / "records"


def open_table(host: Visitor, game: str, *others: str, **settings: str) -> str:
    """Open a table with the form; `others` says who sits at the other seats."""
    host.visit(f"/open/{game}")
    page = host.page
    count = str(1 + len(others))
    if page.get_by_role("button", name=count, exact=True).count():
        host.press(count)
        expect(page.locator(".seat-field")).to_have_count(int(count))
    page.locator("#name").fill(host.name)
    for seat, who in enumerate(others, 1):
        page.locator(f"#seat-{seat}").select_option(who)
    for name, value in settings.items():
        page.locator(f"#setting-{name}").select_option(value)
    page.locator("main .buttons button.primary").last.click()
    page.wait_for_url("**/table/*")
    return host.told("table")


def join(guest: Visitor, host: Visitor, seat: int = 1) -> None:
    """Sit down by the link that the host shares."""
    guest.visit(host.page.locator(f"#link-{seat}").input_value())
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.press("Sit down")
    guest.page.wait_for_url("**/table/*")
    host.catch_up()


def seat_at(house: House, people: Sequence[Visitor], record: str = "", **plan: object) -> str:
    """Put people at a table by the back door: with a bot if there is but one of them, at the
    moment of a recorded game if one is named. They still have to go there."""
    for person in people:
        if not person.context.cookies():
            person.visit("/about")
    seats = [SeatPlan(name=people[0].name, mine=True)]
    seats += [SeatPlan() for _ in people[1:]] or [SeatPlan(BOT, "Talos", bot="novice")]
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8") if record else ""
    asked: dict[str, Any] = {"game": record.partition("-")[0], "record": text, **plan}
    opened = house.open(Plan(seats=tuple(seats), **asked), people[0].secret)
    for seat, person in enumerate(people[1:], 1):
        house.seats.sit(opened.table, seat, person.secret, person.name, "", opened.tokens[seat])
    return opened.table


def play_whole(house: House, people: Sequence[Visitor], most: int = 1500) -> list[float]:
    """Play to the end by clicking; how long the others' pages took to follow each choice."""
    table = people[0].told("table")
    chance = random.Random(1)
    lags: list[float] = []
    for _ in range(most):
        if house.tables.info(table).over:
            return lags
        chooser = next(person for person in people if person.asked())
        chooser.choose_any(chance)
        shown = time.monotonic()
        for person in people:
            person.catch_up()
        lags.append(time.monotonic() - shown)
    raise AssertionError(f"no end after {most} choices")


def followed_soon(lags: Sequence[float]) -> bool:
    """Nearly always: the machine that runs the tests may be busy with others."""
    told = f"{len(lags)} choices; followed in {statistics.median(lags):.2f} s"
    print(f"{told}, at most in {max(lags):.2f} s")
    return statistics.quantiles(lags, n=20)[-1] < SOON


def sees_the_end(house: House, person: Visitor) -> None:
    """The end is told, and to the one who has won that they have."""
    won = house.tables.info(person.told("table")).winners == (int(person.told("seat")),)
    told = "You have won!" if won else "The game is over"
    expect(person.page.locator("#asked")).to_have_text(told)


def hand_of(house: House, table: str, seat: int, viewer: int | None = None) -> list[str]:
    """The ids of the cards in a seat's hand, as the seat itself or another viewer knows them."""
    facts: Any = house.looks.now(table, seat if viewer is None else viewer).view.facts()["table"]
    sides: list[dict[str, list[str]]] = facts.get("sides") or facts["clans"]
    return sides[seat]["hand"]


def secrets_of(house: House, table: str, seat: int) -> list[str]:
    """The cards in a seat's hand that nobody else has seen."""
    seen = hand_of(house, table, seat, SPECTATOR)
    return [card for card in hand_of(house, table, seat) if card not in seen]
