"""What everybody may take from: the offer and the decks, Goods, and the Vases to be won."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minos.board.facts import Table, Vase
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_effects import glyph, named_good
from labrys.games.minos.board.page_marks import counter, sayer
from labrys.games.minos.content import GOODS
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words

RIVAL_SPACES = [0, 3, 7, 10]


class Offer:
    """Draws these in one language."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        self.say = sayer(words)
        self.goods = [escape(words.thing("good", number)) for number in range(len(GOODS))]

    # ---- cards

    def draw(self, table: Table) -> str:
        faces = [
            f"<li>{self.cards.face(id, f'card-{id}', f'card-{id.lower()}')}</li>"
            for id in table["offer"]
        ]
        none = "" if faces else f'<p class="m-none">{self.say("page-offer-empty")}</p>'
        offer = f'<ul class="offer-cards">{"".join(faces)}</ul>' if faces else none
        cards = f'<div class="offer-and-decks">{offer}{self._decks(table)}</div>'
        return cards + self._discards(table)

    def _decks(self, table: Table) -> str:
        """The active deck, and that of Age II while it waits (MIN-SETUP-09)."""
        html = ""
        for age in (1, 2):
            if age < table["age"]:
                continue
            message = "page-deck-active" if age == table["age"] else "page-deck-waiting"
            back = self.cards.face("?" + "I" * age, size="strip")
            says = self.say(message, count=table["decks"][age - 1])
            html += (
                f'<li><div class="deck" data-part="deck-{age}"><span aria-hidden="true">{back}'
                f"</span><span>{says}</span></div></li>"
            )
        return f'<ul class="m-decks">{html}</ul>'

    def _discards(self, table: Table) -> str:
        """The discard pile of the Age; the cards there are open (MIN-RULE-04)."""
        pile = table["discards"][table["age"] - 1]
        if not pile:
            return ""
        numbers = self.cards.numbers
        names = [escape(self.words.thing("card", numbers[id])) for id in pile]
        items = "".join([f"<li>{name}</li>" for name in names])
        says = self.say("page-discards", count=len(pile))
        return f'<details class="m-discards"><summary>{says}</summary><ul>{items}</ul></details>'

    # ---- Goods

    def draw_goods(self, table: Table) -> str:
        html = ""
        for number, good in enumerate(GOODS):
            name = self.goods[number]
            stack = self._stack("good", good, named_good(good), table["stacks"][good])
            temps = self._stack("supply", good, named_good(good, True), table["temps"][good])
            html += f'<li class="ware-stack"><b class="name">{name}</b>{stack}{temps}</li>'
        legend = self.say("page-goods-legend")
        pile = self.say("page-pile", count=table["pile"])
        return (
            f'<ul class="good-stacks">{html}</ul><p class="m-legend">{legend} '
            f'<span class="pile">{glyph("good")} {pile}</span></p>'
        )

    def _stack(self, kind: str, good: str, icon: str, count: int) -> str:
        message = "page-good-stack" if kind == "good" else "page-good-supply"
        says = self.say(message, good=self.words.thing("good", GOODS.index(good)))
        return (
            f'<div class="stack" data-part="{kind}-{good}">{icon}<b>{count}</b>'
            f'<span class="visually-hidden">{says}</span></div>'
        )

    # ---- Vases

    def draw_vases(self, table: Table, sitters: Sequence[Sitter]) -> str:
        vases = [
            self._vase(table, index, vase, sitters) for index, vase in enumerate(table["vases"])
        ]
        return f'<ul class="vase-list">{"".join(vases)}</ul>'

    def _vase(self, table: Table, index: int, vase: Vase, sitters: Sequence[Sitter]) -> str:
        """The condition, the VP spaces from the highest, and who covers them (MIN-VASE-01, 02)."""
        spaces = ""
        claimed = vase["claimed"]
        for place, vp in enumerate(vase["spaces"]):
            mark = ""
            if place < len(claimed):
                mark = self._claim(sitters, claimed[place], index)
            spaces += f'<li class="{"claimed" if mark else "free"}"><b>{vp}</b>{mark}</li>'
        for player in claimed[len(vase["spaces"]) :]:
            spaces += f'<li class="claimed">{self._claim(sitters, player, index)}</li>'
        rival = ""
        if "rival" in table and table["rival"]["vases"][index]:
            at = RIVAL_SPACES[table["rival"]["vases"][index]]
            text = self.say("page-vase-rival", name=sitters[1].name, space=at)
            rival = f'<p class="rival-at">{counter(sitters[1], f"vase-{index}-rival")} {text}</p>'
        condition = self.say(f"vase-{vase['number']}")
        tile = self.cards.tile("vase", str(vase["number"]))
        return f'<li class="m-vase">{tile}<ol>{spaces}</ol><p>{condition}</p>{rival}</li>'

    def _claim(self, sitters: Sequence[Sitter], player: int, index: int) -> str:
        return counter(sitters[player], f"vase-{index}-{player}")
