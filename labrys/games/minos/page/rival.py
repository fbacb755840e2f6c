"""What the solo game adds to the table: the Solo cards and the Will bag."""

from __future__ import annotations

from labrys.boards.markup import Html, join, listed, tag
from labrys.games.minos.facts.types import Rival
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.effects import glyph, named_good
from labrys.kernel.text.words import Words


def draw_solo(words: Words, cards: Cards, rival: Rival) -> Html:
    """The row the rival chooses next, the cards of this round, the Goods left in the bag."""
    say = words.say
    rows = [_named(glyph(f"row-{row}"), say(f"row-{row}")) for row in rival["next_actions"]]
    drawn = [cards.tile("solo", id) for id in rival["drawn"]]
    goods = [_named(named_good(good, True), say(f"good-{good}")) for good in rival["will"]]
    level = say("rival-level", level=rival["level"])
    parts = [tag("p", _named(glyph("rival"), level), cls="caption")]
    for heading, kind, items in (
        (say("page-solo-next", count=rival["deck"]), "next", rows),
        (say("page-solo-drawn"), "drawn", drawn),
        (say("page-solo-will"), "will", goods),
    ):
        none = tag("p", say("board-dash"), cls="none")
        parts.append(tag("h4", heading))
        parts.append(listed(items, cls=f"solo-list {kind}") if items else none)
    return join(parts)


def _named(sign: Html, name: str) -> Html:
    return join([sign, name], " ")
