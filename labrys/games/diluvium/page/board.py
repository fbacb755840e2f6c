"""The table of Diluvium for the browser, drawn from a view and nothing else.

The chart is the stage, with the clock of the game in its corners; before the viewer lie the Action
Board, the rack and the Ruins Cards; then the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import pane, ways
from labrys.boards.people import Sitter
from labrys.boards.sentences import Sentences
from labrys.boards.zoom import zoom_buttons
from labrys.games.diluvium.game import DiluviumGame
from labrys.games.diluvium.page import art
from labrys.games.diluvium.page.account import draw_account
from labrys.games.diluvium.page.aims import Aims
from labrys.games.diluvium.page.cards import Cards
from labrys.games.diluvium.page.chart import Chart
from labrys.games.diluvium.page.deal import Deal
from labrys.games.diluvium.page.jars import Corners
from labrys.games.diluvium.page.legend import legend_of
from labrys.games.diluvium.page.parts import targets
from labrys.games.diluvium.page.rack import Rack
from labrys.games.diluvium.page.rivals import Rivals
from labrys.games.diluvium.page.scene import Scene
from labrys.games.diluvium.page.token import Tokens
from labrys.games.diluvium.page.wheel import Wheel
from labrys.kernel.text.words import Words
from labrys.kernel.view import View


class DiluviumBoard:
    """Draws views in one language."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, DiluviumGame)
        self.words = words
        self.game = words.game
        self.say = Sentences(words).say
        self.chart = Chart(words)
        self.corners = Corners(words)
        self.deal = Deal(words)
        self.aims = Aims(words)
        self.wheel = Wheel(words)
        self.rack = Rack(words)
        self.cards = Cards(words, words.game.content)
        self.rivals = Rivals(words)
        self.tokens = Tokens(words.game.content)
        self.zoom = zoom_buttons(
            "chart",
            words.say("page-zoom-out"),
            words.say("page-zoom-whole"),
            words.say("page-zoom-in"),
        )
        self.legend = legend_of(Sentences(words), words.game.content)

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        scene = Scene(view, sitters, self.words)
        mine = [
            pane("div", "dl-actions", self.rack.head(scene), self.wheel.draw(scene), cls="part"),
            self.rack.draw(scene),
            self.cards.draw(scene),
            self.rivals.draw(scene),
        ]
        sea = [
            pane("div", "dl-chart", self.chart.draw(scene), data_zoom="chart"),
            self.corners.deck(scene),
            self.zoom,
            self.deal.draw(scene),
            self.aims.draw(scene),
        ]
        return tag(
            "div",
            shapes(),
            self.ways(),
            self.corners.clock(scene),
            tag("div", *sea, cls="dl-stage"),
            tag("div", *mine, cls="dl-mine"),
            self.legend,
            cls=f"board diluvium of-{len(scene.people)}",
        )

    @kept
    def ways(self) -> Html:
        """On a phone: the chart, one's own board, the others."""
        places = [
            ("dl-chart", art.sign("explore") + tag("span", self.say("page-way-chart"))),
            ("dl-actions", art.sign("wheel") + tag("span", self.say("page-way-mine"))),
            ("dl-rivals", art.sign("engage") + tag("span", self.say("page-way-rivals"))),
        ]
        return ways(self.say("page-ways"), places)

    def targets(self, option: int, view: View) -> list[str]:
        return targets(option, view)

    def token(self, option: int, view: View) -> Html:
        return self.tokens.draw(option, view)

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        return draw_account(self.words, Scene(view, sitters, self.words))


@kept
def shapes() -> Html:
    """All shapes, once: the drawings name them."""
    holder = tag("svg", art.DEFS, width=0, height=0, aria_hidden="true")
    return pane("div", "dl-shapes", holder)


def board(words: Words) -> DiluviumBoard:
    """Called by the pages; `words` hold the messages of this folder too."""
    return DiluviumBoard(words)
