"""What others chose, one choice after the other.

A page that is some choices behind may ask for the next of them instead of the table as it is now:
it gets the board after that choice, as its viewer sees it, and asks again. So each viewer sees what
happened at their own pace, and nothing but what a look back shows them.
"""

from __future__ import annotations

import re
from typing import Final

from fastapi import Request

from labrys.tables.errors import OldRules
from labrys.tables.people import Access
from labrys.web import boards, chronicle
from labrys.web.rendering import fragment, language
from labrys.web.tablepage import house_of, looked

# Undos and ply: what a page shows
AFTER: Final = r"^\d{1,9}-\d{1,9}$"
# Who is further behind sees only the latest choices.
MOST: Final = 12


def next_step(request: Request, access: Access, wanted: int | None, after: str) -> str:
    """The `<section id="board">` after the next choice that the page has not shown; empty if that
    is the last, or if choices were taken back meanwhile."""
    if not re.match(AFTER, after):
        return ""
    house, code = house_of(request), language(request)
    try:
        who, now = looked(house, access, wanted)
    except OldRules:
        return ""
    undos, shown = after.split("-")
    if now.question_id.partition("-")[0] != undos:
        return ""
    ply = max(int(shown) + 1, now.plies - MOST)
    if ply >= now.plies:
        return ""
    look = house.looks.back(access.table, who.seat, ply)
    told = [line.text for line in chronicle.lines(look, code, 1) if line.ply == ply]
    return fragment(
        request,
        "parts/board.html",
        info=look.info,
        board=boards.drawn(look.view, look.info, code),
        ply=ply,
        told=told[0] if told else "",
    )
