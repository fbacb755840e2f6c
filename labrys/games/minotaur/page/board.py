"""The table of Minotaur Lords for the browser, drawn from a view and nothing else.

From top to bottom: the turn and the match, the other player, the long board, the viewer with the
open hand. A spectator sees seat 0 at the bottom. Between two games of a match there is the
exchange of cards in place of the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.markup import Html, tag
from labrys.boards.parts import named_parts, ways
from labrys.boards.people import Sitter
from labrys.games.minotaur.game import MinotaurGame
from labrys.games.minotaur.page.account import Account
from labrys.games.minotaur.page.aim import Aim
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.field import Field
from labrys.games.minotaur.page.legend import legend_of
from labrys.games.minotaur.page.match import Exchange
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.page.sides import Sides
from labrys.games.minotaur.page.status import Status
from labrys.games.minotaur.page.token import Tokens
from labrys.games.minotaur.rules.options import PHASES
from labrys.games.minotaur.rules.piles import Peek
from labrys.kernel.text.words import Words
from labrys.kernel.view import View


class LordsBoard:
    """Draws views in one language."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, MinotaurGame)
        self.game = words.game
        self.faces = faces = Faces(words)
        self.status = Status(faces)
        self.aim = Aim(faces)
        self.field = Field(faces)
        self.sides = Sides(faces)
        self.exchange = Exchange(faces)
        self.accounts = Account(faces)
        self.legend = legend_of(faces)
        self.tokens = Tokens(faces)

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        scene = Scene(view, sitters)
        if scene.exchanging():
            parts = [self.status.score(scene), self.exchange.draw(scene)]
        else:
            parts = [
                self.ways(scene),
                self.status.draw(scene),
                tag("div", self.aim.draw(scene), self.status.score(scene), cls="goal"),
                self.sides.draw(scene, scene.far),
                self.field.draw(scene),
                self.sides.draw(scene, scene.near),
            ]
        return tag("div", *parts, self.legend, cls="board lords")

    def ways(self, scene: Scene) -> Html:
        say = self.faces.say
        hand = (f"lord-{scene.near}", say("page-way-hand"))
        return ways(say("page-ways"), [("lords-field", say("page-way-board")), hand])

    def targets(self, option: int, view: View) -> list[str]:
        """Cards, columns and regions by their names; decks, hands and phases where the option
        means them without naming them."""
        block = self.game.lexicon.of(option)
        if block.verb == "draw":
            return [f"deck-{view.seat}"]
        if block.verb == "look":
            peeks = isinstance(view.concealed.agenda[-1], Peek)
            return [f"hand-{1 - view.seat}" if peeks else f"deck-{view.seat}"]
        if block.verb == "act-skipping":
            return [
                f"phase-{PHASES[phase]}"
                for phase in self.game.blocks.skips[block.members(option)[0]]
            ]
        return named_parts(self.game, option)

    def token(self, option: int, view: View) -> Html:
        return self.tokens.draw(option)

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        return self.accounts.draw(Scene(view, sitters))


def board(words: Words) -> LordsBoard:
    """Called by the pages; `words` hold the messages of this folder too."""
    return LordsBoard(words)
