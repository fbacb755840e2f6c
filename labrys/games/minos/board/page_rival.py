"""What the solo game adds to the table: the Solo cards and the Will bag."""

from __future__ import annotations

from labrys.games.minos.board.facts import Rival
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_effects import glyph, named_good
from labrys.games.minos.content import GOODS, ROWS
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Words


def draw_solo(words: Words, cards: Cards, rival: Rival) -> str:
    """The row the rival chooses next, the cards of this round, the Goods left in the bag."""
    rows = "".join(
        f"<li>{glyph(f'row-{row}')} {escape(words.thing('row', ROWS.index(row)))}</li>"
        for row in rival["next_actions"]
    )
    drawn = "".join(f"<li>{cards.tile('solo', id)}</li>" for id in rival["drawn"])
    goods = "".join(
        f"<li>{named_good(good, True)} {escape(words.thing('good', GOODS.index(good)))}</li>"
        for good in rival["will"]
    )
    level = escape(words.say("rival-level", level=rival["level"]))
    html = f'<p class="m-legend">{glyph("rival")} {level}</p>'
    deck = words.say("page-solo-next", count=rival["deck"])
    for heading, kind, items in (
        (deck, "next", rows),
        (words.say("page-solo-drawn"), "drawn", drawn),
        (words.say("page-solo-will"), "will", goods),
    ):
        none = f'<p class="m-none">{escape(words.say("board-dash"))}</p>'
        body = f'<ul class="solo-list {kind}">{items}</ul>' if items else none
        html += f"<h4>{escape(heading)}</h4>{body}"
    return html
