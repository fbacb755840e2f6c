"""The end: everybody's points by where they came from, who won and why."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.account import Row, figures
from labrys.boards.markup import Html, tag, text
from labrys.boards.people import Sitter, counter
from labrys.games.minos.facts.types import Table
from labrys.games.minos.rules.clan import SOURCES
from labrys.kernel.text.words import Words, capital


def draw_account(words: Words, table: Table, sitters: Sequence[Sitter]) -> Html:
    """A row for each source that gave anybody VP, a column for each clan: its shape, for the table
    stands in a narrow panel and the names stand beside the board."""
    clans = table["clans"]
    heads = [counter(sitters[clan["seat"]]) for clan in clans]
    rows: list[Row] = []
    for number, source in enumerate(SOURCES):
        points = [clan["earned"].get(source, 0) for clan in clans]
        if any(points):
            rows.append((text(capital(words.thing("source", number))), points))
    totals = [clan["vp"] for clan in clans]
    total = (text(words.say("account-total")), totals)
    caption = words.say("page-account")
    colours = [sitters[clan["seat"]].colour for clan in clans]
    account = figures(caption, heads, rows, total, max(totals), colours)
    return tag(
        "div",
        tag("p", result(words, table, sitters), cls="won"),
        tag("div", account, cls="scroll", tabindex=0, role="region", aria_label=caption),
        cls="account minos-account",
    )


def result(words: Words, table: Table, sitters: Sequence[Sitter]) -> str:
    """Most VP win and a tie is shared (MIN-END-01); alone one must beat the rival (MIN-SOLO-34)."""
    points = [clan["vp"] for clan in table["clans"]]
    if "rival" in table:
        message = "page-solo-won" if points[0] > points[1] else "page-solo-lost"
        names = {"name": sitters[0].name, "rival": sitters[1].name}
        return words.say(message, **names, vp=points[0], other=points[1])
    best = max(points)
    winners = [sitters[seat].name for seat, vp in enumerate(points) if vp == best]
    if len(winners) > 1:
        return words.say("page-shared", names=words.series(winners), vp=best)
    rest = max(vp for vp in points if vp != best)
    return words.say("page-won", name=winners[0], vp=best, lead=best - rest)
