"""The Trade Routes: what each space costs and gives, the Ships, the Trade Bonus tiles."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import Html, join, listed, tag
from labrys.boards.people import Sitter, shape
from labrys.boards.sentences import Sentences
from labrys.boards.tips import labelled, printed
from labrys.games.minos.facts.types import Route, Table
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.effects import counted, glyph, row_of
from labrys.games.minos.words.effects import clauses
from labrys.kernel.text.words import Words

SPACES: Final = 5
# The spaces that give a Trade Bonus tile
COLOURS: Final = {2: "blue", 4: "red"}


class Routes:
    """Draws the routes in one language; each state of a route is drawn once."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        self.sides = {side.id: side for side in cards.content.routes}
        self.say = Sentences(words).say

    def draw(self, table: Table, sitters: tuple[Sitter, ...]) -> Html:
        routes = enumerate(table["routes"], 1)
        return join([self._route(number, route, sitters) for number, route in routes])

    @kept_facts
    def _route(self, number: int, route: Route, sitters: tuple[Sitter, ...]) -> Html:
        spaces: list[Html] = []
        for space in range(1, SPACES + 1):
            ships = [
                self._ship(sitters[player], player, number)
                for player, at in enumerate(route["ships"])
                if at == space
            ]
            here = tag("span", *ships, cls="ships")
            spaces.append(tag("li", here, self._print(route["id"], space)))
        name = [
            glyph("ship"),
            self.say("route", count=number),
            tag("small", self._name(route["id"])),
        ]
        lane = [tag("b", *name, cls="name"), tag("ol", *spaces)]
        return tag(
            "div",
            tag("div", *lane, cls="sea-lane", data_part=f"route-{number}"),
            self._tiles("blue", route["blue"]),
            self._tiles("red", route["red"]),
            cls="m-route",
        )

    def _name(self, id: str) -> str:
        message = f"route-{id}"
        return self.words.say(message) if self.words.knows(message) else id

    def _ship(self, sitter: Sitter, player: int, number: int) -> Html:
        look = {"cls": f"ship {sitter.colour}", "data_piece": f"ship-{player}-{number}"}
        says = self.say("page-route-ship", name=sitter.name)
        return labelled(says, glyph("ship"), shape(sitter), **look)

    def _tiles(self, colour: str, ids: list[str]) -> Html | None:
        if not ids:
            return None
        tiles = [self.cards.tile("trade", id, f"trade-{id}", f"trade-{id.lower()}") for id in ids]
        return listed(tiles, cls=f"m-tiles {colour}", aria_label=self.say(f"page-tiles-{colour}"))

    @kept
    def _print(self, id: str, space: int) -> Html:
        side = self.sides[id]
        gift = None
        if space in COLOURS:
            gift = tag("span", glyph("trade"), cls=f"gift {COLOURS[space]}")
        elif space == SPACES:
            gift = tag("span", counted(side.vp, "vp"), cls="gift")
        return printed(
            self._words(id, space),
            tag("span", counted(side.costs[space - 1], "coin"), cls="cost"),
            gift,
            tag("span", row_of(side.income[space - 1]), cls="yearly"),
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
        colour = COLOURS.get(space)
        return f"{text} {words.say(f'page-route-{colour}')}" if colour else text
