"""The lexicon of Minotaur Lords. Its size follows the content: packs add cards.

A `Blocks` holds the first number of every block; `play` and `enter` take a card's number,
`enter` six numbers a card, one for each column.
"""

from __future__ import annotations

from itertools import combinations

from labrys.games.minotaur.content.model import COLUMNS, REGIONS, Content
from labrys.kernel.lexicon import Lexicon, Part

PHASES = ["0", "1", "2", "supremacy"]


def skips(count: int) -> list[list[int]]:
    """The sets of so many phases, of which a first player skips one (ML-TURN-09)."""
    if count == 0:
        return []
    return [list(phases) for phases in combinations(range(len(PHASES)), count)]


class Blocks:
    """Where each verb's numbers begin."""

    def __init__(self, content: Content) -> None:
        lexicon = Lexicon("minotaur")
        card = Part("card", [card.id for card in content.cards])
        column = Part("column", COLUMNS)
        self.skips = skips(content.skipped_phases)
        sets = ["+".join([PHASES[phase] for phase in phases]) for phases in self.skips]
        self.lexicon = lexicon
        self.act = lexicon.block("act", [])
        self.act_skipping = lexicon.block("act-skipping", [Part("phases", sets)])
        self.refresh = lexicon.block("refresh", [])
        self.enter = lexicon.block("enter", [card, column])
        self.play = lexicon.block("play", [card])
        self.activate = lexicon.block("activate", [card])
        self.uncurse = lexicon.block("uncurse", [card])
        self.pass_ = lexicon.block("pass", [])
        self.done = lexicon.block("done", [])
        self.target = lexicon.block("target", [card])
        self.column = lexicon.block("column", [column])
        self.region = lexicon.block("region", [Part("region", REGIONS)])
        self.discard = lexicon.block("discard", [card])
        self.draw = lexicon.block("draw", [])
        self.look = lexicon.block("look", [])
        self.take = lexicon.block("take", [card])
        self.under = lexicon.block("under", [card])
        self.exercise = lexicon.block("exercise", [column])
        self.remove = lexicon.block("remove", [card])
        self.concede = lexicon.block("concede", [])
        self.cards = len(content.cards)

    def outcomes(self, content: Content) -> Lexicon:
        """What chance decides: the houses, the first player, and cards drawn."""
        outcomes = Lexicon("the chance of minotaur")
        self.out_house = outcomes.block("house", [Part("seat", ["0", "1"])])
        self.out_first = outcomes.block("first", [Part("seat", ["0", "1"])])
        self.out_card = outcomes.block("card", [Part("card", [c.id for c in content.cards])])
        return outcomes
