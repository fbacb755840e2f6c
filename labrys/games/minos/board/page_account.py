"""The end: everybody's points by where they came from, who won and why."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minos.board.facts import Table
from labrys.games.minos.board.page_marks import counter
from labrys.games.minos.rules.clan import SOURCES
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words, capital


def draw_account(words: Words, table: Table, sitters: Sequence[Sitter]) -> str:
    """A row for each source that gave anybody VP, a column for each clan: its shape, for the table
    stands in a narrow panel and the names stand beside the board."""
    clans = table["clans"]
    heads = "".join(f'<th scope="col">{counter(sitters[clan["seat"]])}</th>' for clan in clans)
    body = ""
    for number, source in enumerate(SOURCES):
        points = [clan["earned"].get(source, 0) for clan in clans]
        if any(points):
            name = escape(capital(words.thing("source", number)))
            cells = "".join(f'<td class="number">{vp}</td>' for vp in points)
            body += f'<tr><th scope="row">{name}</th>{cells}</tr>'
    best = max(clan["vp"] for clan in clans)
    totals = "".join(
        f'<td class="number{" best" if clan["vp"] == best else ""}">{clan["vp"]}</td>'
        for clan in clans
    )
    total = escape(words.say("account-total"))
    won = escape(result(words, table, sitters))
    caption = escape(words.say("page-account"))
    return (
        f'<div class="minos-account"><p class="m-result">{won}</p>'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}">'
        f"<table><caption>{caption}</caption>"
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody>"
        f'<tfoot><tr><th scope="row">{total}</th>{totals}</tr></tfoot></table></div></div>'
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
