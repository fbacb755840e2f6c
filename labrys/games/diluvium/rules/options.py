"""The lexicon of Diluvium. Its size follows the content: other charts, tiles and cards.

A `Blocks` holds the first number of every block. A *site* is where a Settler may stand: place * 3
plus the number of the island, or in a City of the space. A mark is place * 4 plus the number of the
Exploration Space.
"""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import ACTIONS, ISLANDS, KINDS, RESOURCES, Content
from labrys.kernel.lexicon import Lexicon, Part

SPACES: Final = 4
MOST_WEAPONS: Final = 60
LETTERS: Final = "abc"


class Blocks:
    """Where each verb's numbers begin."""

    def __init__(self, content: Content) -> None:
        lexicon = Lexicon("diluvium")
        place = Part("place", content.places)
        site = Part("site", [name + letter for name in content.places for letter in LETTERS])
        mark = Part("mark", [f"{name}-{n + 1}" for name in content.places for n in range(SPACES)])
        section = Part("section", ACTIONS)
        kind = Part("kind", KINDS[:RESOURCES])
        tokens = max([*content.trays.values(), *(max(s.trays) for s in content.scenarios)])
        sales = Part("count", [str(n) for n in range(1, tokens // 2 + 1)])
        self.lexicon = lexicon
        self.places = len(content.places)
        self.board = lexicon.block("board", [Part("board", [b.id for b in content.boards])])
        self.heirloom = lexicon.block("heirloom", [kind])
        self.heirloom_gold = lexicon.block("heirloom-gold", [])
        self.heirloom_card = lexicon.block("heirloom-card", [])
        self.act = lexicon.block("act", [Part("action", ACTIONS)])
        self.card = lexicon.block("card", [Part("card", [c.id for c in content.cards])])
        self.done = lexicon.block("done", [])
        self.sail = lexicon.block("sail", [place])
        self.stay = lexicon.block("stay", [])
        self.mark = lexicon.block("mark", [mark])
        self.settler_home = lexicon.block("settler", [section])
        self.settler_at = lexicon.block("settler-at", [site])
        self.settle = lexicon.block("settle", [site])
        self.bonus = lexicon.block("take", [kind])
        self.produce = lexicon.block("produce", [place])
        self.sell = lexicon.block("sell", [sales])
        self.train = lexicon.block("train", [sales])
        self.bid = lexicon.block("bid", [Part("count", [str(n) for n in range(tokens + 1)])])
        self.flee_home = lexicon.block("flee", [section])
        self.flee_to = lexicon.block("flee-to", [site])
        self.fight = lexicon.block("fight", [])
        self.drop = lexicon.block("drop", [kind])
        self.most_sales = tokens // 2
        self.backs = [0] * len(content.cards)  # all Ruins Cards look alike from behind

    def outcomes(self, content: Content) -> Lexicon:
        """What chance decides."""
        outcomes = Lexicon("the chance of diluvium")
        seats = [str(seat) for seat in range(4)]
        self.out_first = outcomes.block("first", [Part("seat", seats)])
        self.out_city = outcomes.block("city", [Part("number", seats)])
        self.out_board = outcomes.block("board", [Part("board", [b.id for b in content.boards])])
        self.out_tile = outcomes.block("tile", [Part("tile", [t.id for t in content.tiles])])
        self.out_card = outcomes.block("card", [Part("card", [c.id for c in content.cards])])
        self.out_fleet = outcomes.block(
            "fleet", [Part("fleet", [str(card.id) for card in content.fleet])]
        )
        self.out_place = outcomes.block("place", [Part("place", content.places)])
        sites = [name + letter for name in content.places for letter in LETTERS]
        self.out_site = outcomes.block("site", [Part("site", sites)])
        return outcomes


assert len(LETTERS) == ISLANDS
