"""The table of Monumental Duel for the browser, drawn from a view and nothing else.

Two Cities on the banks of one river: the viewer's at the left, the display in the middle, the other
City at the right; above them how the game stands. A spectator sees seat 0 at the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import ways
from labrys.boards.people import Sitter
from labrys.games.monumental.content.language import STOCK, STOCK_ICONS
from labrys.games.monumental.game import MonumentalGame
from labrys.games.monumental.page.account import Account
from labrys.games.monumental.page.art import BASIC, sign, token
from labrys.games.monumental.page.city import City
from labrys.games.monumental.page.deal import Deal
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.legend import legend_of
from labrys.games.monumental.page.parts import targets
from labrys.games.monumental.page.peoples import Peoples
from labrys.games.monumental.page.piles import Piles
from labrys.games.monumental.page.river import River
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.page.score import Score
from labrys.games.monumental.page.token import Tokens
from labrys.kernel.text.words import Words
from labrys.kernel.view import View


class MonumentalBoard:
    """Draws views in one language."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, MonumentalGame)
        self.faces = faces = Faces(words)
        self.say = faces.say
        self.score = Score(faces)
        self.city = City(faces)
        self.river = River(faces)
        self.deal = Deal(faces)
        self.peoples = Peoples(faces)
        self.piles = Piles(faces)
        self.accounts = Account(faces)
        self.tokens = Tokens(faces)
        self.legend = legend_of(faces)

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        scene = Scene(view, sitters)
        if not scene.dealt():
            return tag("div", self.peoples.draw(scene), self.legend, cls="board monumental")
        banks = tag(
            "div",
            self.city.draw(scene, scene.near),
            self.river.draw(scene),
            self.city.draw(scene, scene.far),
            self.deal.draw(scene),
            cls="mo-banks",
        )
        look = "mo-view"
        for seat in (scene.near, scene.far):
            if scene.realm(seat).civilization.at_lines:
                look += f" lines-{scene.where(seat)}"
        return tag(
            "div",
            self.ways(),
            tag("div", self.score.draw(scene), banks, cls=look),
            self.piles.draw(scene),
            self.legend,
            cls="board monumental",
        )

    @kept
    def ways(self) -> Html:
        """On a phone: the own City, the river, the other City."""
        places = [
            ("mo-near", sign("city") + tag("span", self.say("page-way-near"))),
            ("mo-river", sign("wash-away") + tag("span", self.say("page-way-river"))),
            ("mo-far", sign("opponent") + tag("span", self.say("page-way-far"))),
        ]
        return ways(self.say("page-ways"), places)

    def targets(self, option: int, view: View) -> list[str]:
        return targets(option, view)

    def token(self, option: int, view: View) -> Html:
        return self.tokens.draw(option, view)

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        return self.accounts.draw(Scene(view, sitters))


def board(words: Words) -> MonumentalBoard:
    """Called by the pages; `words` hold the messages of this folder too."""
    return MonumentalBoard(words)


# Words that the rulebook writes as code, and how they are drawn
SIGNS: Final = {
    name.upper(): tag("span", token(drawn), cls="mo-signs")
    for name, drawn in zip([*STOCK, BASIC], [*STOCK_ICONS, BASIC], strict=True)
}
