"""The table of Minotaur Lords for the browser, drawn from a view and nothing else.

From top to bottom: the turn and the match, the other player, the long board, the viewer with the
open hand. A spectator sees seat 0 at the bottom. Between two games of a match there is the
exchange of cards in place of the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minotaur.board.page_account import Account
from labrys.games.minotaur.board.page_aim import Aim
from labrys.games.minotaur.board.page_faces import Faces
from labrys.games.minotaur.board.page_field import Field
from labrys.games.minotaur.board.page_legend import legend
from labrys.games.minotaur.board.page_match import Exchange
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.board.page_sides import Sides
from labrys.games.minotaur.board.page_status import Status
from labrys.games.minotaur.options import PHASES, skips
from labrys.games.minotaur.rules.piles import Peek
from labrys.kernel.pageboard import Sitter, named_parts
from labrys.kernel.view import View
from labrys.kernel.words import Words


class LordsBoard:
    """Draws views in one language."""

    def __init__(self, words: Words) -> None:
        self.game = words.game
        self.faces = faces = Faces(words)
        self.status = Status(faces)
        self.aim = Aim(faces)
        self.field = Field(faces)
        self.sides = Sides(faces)
        self.exchange = Exchange(faces)
        self.accounts = Account(faces)
        self.legend = legend(faces)

    def draw(self, view: View, sitters: Sequence[Sitter]) -> str:
        scene = Scene(view, sitters)
        if scene.exchanging():
            parts = [self.status.score(scene), self.exchange.draw(scene)]
        else:
            parts = [
                self.ways(scene),
                self.status.draw(scene),
                self.aim.draw(scene),
                self.sides.draw(scene, scene.far),
                self.field.draw(scene),
                self.sides.draw(scene, scene.near),
            ]
        return f'<div class="lords">{"".join(parts)}{self.legend}</div>'

    def ways(self, scene: Scene) -> str:
        """Ways from part to part, for narrow screens where they lie below each other."""
        say = self.faces.say
        places = (("lords-field", "page-way-board"), (f"lord-{scene.near}", "page-way-hand"))
        links = "".join(f'<li><a href="#{place}">{say(word)}</a></li>' for place, word in places)
        return f'<nav class="ways" aria-label="{say("page-ways")}"><ul>{links}</ul></nav>'

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
            return [f"phase-{PHASES[phase]}" for phase in skips()[block.members(option)[0]]]
        return named_parts(self.game, option)

    def account(self, view: View, sitters: Sequence[Sitter]) -> str:
        return self.accounts.draw(Scene(view, sitters))


def board(words: Words) -> LordsBoard:
    """Called by the pages; `words` hold the messages of this folder too."""
    return LordsBoard(words)
