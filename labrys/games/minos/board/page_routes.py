"""The Trade Routes: what each space costs and gives, the Ships, the Trade Bonus tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.games.minos.board.facts import Route, Table
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_effects import counted, glyph, row_of
from labrys.games.minos.board.page_marks import sayer, shape
from labrys.games.minos.wording_effects import clauses
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words

SPACES: Final = 5
BLUE_AT: Final = 2
RED_AT: Final = 4


class Routes:
    """Draws the routes in one language; each side of a tile is drawn once."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        self.sides = {side.id: side for side in cards.content.routes}
        self.say = sayer(words)
        self._printed: dict[str, list[str]] = {}
        self.tile_lists = {
            colour: escape(words.say(f"page-tiles-{colour}")) for colour in ("blue", "red")
        }

    def draw(self, table: Table, sitters: Sequence[Sitter]) -> str:
        routes = enumerate(table["routes"], 1)
        return "".join([self._route(number, route, sitters) for number, route in routes])

    def _route(self, number: int, route: Route, sitters: Sequence[Sitter]) -> str:
        printed = self._printed.get(route["id"])
        if printed is None:
            printed = [self._print(route["id"], space) for space in range(1, SPACES + 1)]
            self._printed[route["id"]] = printed
        spaces = ""
        for space in range(1, SPACES + 1):
            ships = "".join(
                [
                    self._ship(sitters[player], player, number)
                    for player, at in enumerate(route["ships"])
                    if at == space
                ]
            )
            spaces += f'<li><span class="ships">{ships}</span>{printed[space - 1]}</li>'
        name = self.say("route", count=number)
        return (
            f'<div class="m-route"><div class="sea-lane" data-part="route-{number}">'
            f'<b class="name">{glyph("ship")}{name}'
            f" <small>{route['id']}</small></b><ol>{spaces}</ol></div>"
            f"{self._tiles('blue', route['blue'])}{self._tiles('red', route['red'])}</div>"
        )

    def _ship(self, sitter: Sitter, player: int, number: int) -> str:
        says = self.say("page-route-ship", name=sitter.name)
        return (
            f'<span class="ship {sitter.colour}" role="img" aria-label="{says}"'
            f' data-piece="ship-{player}-{number}">{glyph("ship")}{shape(sitter.colour)}</span>'
        )

    def _tiles(self, colour: str, ids: list[str]) -> str:
        if not ids:
            return ""
        tiles = "".join(
            [
                f"<li>{self.cards.tile('trade', id, f'trade-{id}', f'trade-{id.lower()}')}</li>"
                for id in ids
            ]
        )
        return f'<ul class="m-tiles {colour}" aria-label="{self.tile_lists[colour]}">{tiles}</ul>'

    def _print(self, id: str, space: int) -> str:
        side = self.sides[id]
        gift = ""
        if space == BLUE_AT:
            gift = f'<span class="gift blue">{glyph("trade")}</span>'
        elif space == RED_AT:
            gift = f'<span class="gift red">{glyph("trade")}</span>'
        elif space == SPACES:
            gift = f'<span class="gift">{counted(side.vp, "vp")}</span>'
        text = escape(self._words(id, space))
        return (
            f'<span class="prints" role="img" aria-label="{text}">'
            f'<span class="cost">{counted(side.costs[space - 1], "coin")}</span>{gift}'
            f'<span class="yearly">{row_of(side.income[space - 1])}</span></span>'
            f'<span class="tip" aria-hidden="true">{text}</span>'
        )

    def _words(self, id: str, space: int) -> str:
        words = self.words
        side = self.sides[id]
        last = space == SPACES
        parts = {"vp": words.say("n-vp", count=side.vp)} if last else {}
        text = words.say(
            "route-last-line" if last else "route-line",
            count=space,
            coins=words.say("n-coin", count=side.costs[space - 1]),
            text=clauses(words, side.income[space - 1]),
            **parts,
        )
        colour = {BLUE_AT: "blue", RED_AT: "red"}.get(space)
        return f"{text} {words.say(f'page-route-{colour}')}" if colour else text
