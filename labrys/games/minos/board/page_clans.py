"""Each clan's own board on a page: means, Goods, pieces, tracks, ability, cards, tiles won.

What the viewer needs at every choice (means, Goods and the hand) is drawn apart from the rest of
the viewer's board; the other clans are brief and unfold. Parts to click, all of the viewer's own:
`card-I17`, `trade-B03`, `resource-coins`, `resource-weaponry`, and `temp-silver` for the Goods
that are returned (`good-silver` is the stack on the table).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, cast

from labrys.games.minos.board.facts import Clan, Table, Turn
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_effects import glyph
from labrys.games.minos.board.page_hand import Hand
from labrys.games.minos.board.page_marks import Dice, everybody, shape
from labrys.games.minos.board.page_means import Means
from labrys.games.minos.board.page_parts import leaving
from labrys.games.minos.board.page_pieces import Pieces
from labrys.games.minos.board.page_tiles import told
from labrys.games.minos.wording_cards import ability_level
from labrys.kernel.pageboard import Sitter, escape, pane
from labrys.kernel.view import View
from labrys.kernel.words import Said, Words, capital


class Drawn(NamedTuple):
    """The clans in parts that stand at different places of the page; each may be empty."""

    choices: str
    turn: str
    mine: str
    own: str
    others: str


class Clans:
    """The clans in one language."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        self.content = cards.content
        self.hand = Hand(cards)
        self.means = Means(words, cards.content)
        self.pieces = Pieces(words, cards.content)
        self.dice = Dice(words)
        self._said: dict[tuple[str, int], str] = {}
        self._kept: dict[tuple[str, int, bool], str] = {}

    def draw(self, view: View, facts: dict[str, object], sitters: Sequence[Sitter]) -> Drawn:
        table = cast(Table, facts["table"])
        seated = everybody(table, sitters, self.words)
        on_map = warriors_on_map(table)
        mine = own = others = ""
        for clan in table["clans"]:
            seat = clan["seat"]
            if clan["rival"]:
                others += self._rival(table, clan, seated[seat], on_map[seat])
            elif seat == view.seat:
                mine = self._mine(table, clan, seated[seat], on_map[seat], leaving(view))
                own = self._own(clan, seated[seat])
            else:
                others += self._other(table, clan, seated[seat], on_map[seat])
        turn = self._turn(table["turn"], seated) if table["turn"] else ""
        rest = f'<div class="other-clans">{others}</div>' if others else ""
        return Drawn(self.hand.choices(table), turn, mine, own, rest)

    # ---- the turn

    def _turn(self, turn: Turn, seated: Sequence[Sitter]) -> str:
        """What the turn is about: whose, which die, what is left of it."""
        sitter = seated[turn["seat"]]
        action = self.say(f"row-{turn['action']}")
        points = self._number("page-points-left", turn["points"])
        due = []
        for open_still, message in (
            (turn["resources_due"], "page-resources-due"),
            (turn["step_due"], "page-step-due"),
            (turn["action_bonus_due"], "page-action-bonus-due"),
        ):
            if open_still:
                due.append(self.say(message))
        if turn["traits"]:
            due.append(self._number("page-traits-due", len(turn["traits"])))
        items = "".join([f"<li>{text}</li>" for text in due])
        notes = f'<ul class="visually-hidden">{items}</ul>' if due else ""
        text = self.words.say(
            "page-turn",
            name=sitter.name,
            row=self.words.say(f"row-{turn['row']}"),
            space=turn["space"],
        )
        return (
            f'<div class="turn-note {sitter.colour}"><p class="visually-hidden">{escape(text)}</p>'
            f"{shape(sitter.colour)}{self.dice.draw(turn['die'])}"
            f'<span class="action">{glyph("row-" + turn["action"])}'
            f'<span class="visually-hidden">{action}</span></span>'
            f'<b class="points">{points}</b>{notes}</div>'
        )

    # ---- a clan

    def _mine(
        self, table: Table, clan: Clan, sitter: Sitter, on_map: int, leaving: Collection[str]
    ) -> str:
        """What the viewer looks at before every choice: the means and the hand."""
        return (
            f'<section class="clan own {sitter.colour}" aria-labelledby="clan-{clan["seat"]}">'
            f'<div class="purse">{self._head(table, clan, sitter)}'
            f"{self.means.draw(clan, on_map, True)}{self.means.goods(clan, True)}</div>"
            f"{self.hand.hand(clan, leaving) if clan['hand'] or clan['start'] else ''}</section>"
        )

    def _own(self, clan: Clan, sitter: Sitter) -> str:
        """The viewer's Player board and all that was played."""
        return (
            f'<section class="clan own {sitter.colour}" aria-labelledby="own-board">'
            f'<h3 id="own-board">{shape(sitter.colour)}{self.say("page-own-board")}</h3>'
            f'<div class="board-of-clan">{self.pieces.draw(clan, True)}'
            f'<div class="standing">{self.means.tracks(clan)}{self._ability(clan, True)}'
            f"{self._tiles(clan, True)}</div></div>{self.hand.played(clan)}</section>"
        )

    def _other(self, table: Table, clan: Clan, sitter: Sitter, on_map: int) -> str:
        seat = clan["seat"]
        return self._pane(
            clan,
            sitter.colour,
            f"{self._head(table, clan, sitter)}"
            f"{self.means.draw(clan, on_map, False)}{self.means.goods(clan, False)}"
            f"{self.means.counts(clan)}"
            f'<details id="clan-{seat}-more"><summary>{self.say("page-more")}</summary>'
            f"{self.means.tracks(clan)}{self._ability(clan, False)}{self._tiles(clan, False)}"
            f"{self.hand.others_hand(clan)}{self.hand.area(clan, False)}"
            f"{self.hand.palace(clan, False)}{self.pieces.draw(clan)}</details>",
        )

    def _pane(self, clan: Clan, look: str, inside: str) -> str:
        seat = clan["seat"]
        attributes = f' class="clan {look}" aria-labelledby="clan-{seat}"'
        return pane("section", f"m-clan-{seat}", attributes, inside)

    def _rival(self, table: Table, clan: Clan, sitter: Sitter, on_map: int) -> str:
        """Rhadamanthus has pieces, cards and tiles, and no board of his own (MIN-SOLO-03)."""
        rival = table["rival"]
        down, up = rival["face_down"], rival["face_up"]
        title = self.words.say("rival-cards", down=len(down), up=len(up))
        points = sum(self.cards.decree(card).vp for card in up)
        worth = f'<span class="sum"><b>{points}</b>{glyph("vp")}</span>' if up else ""
        seen = "".join([f"<li>{self.cards.face(card, size='strip')}</li>" for card in up])
        return self._pane(
            clan,
            f"rival {sitter.colour}",
            f"{self._head(table, clan, sitter)}"
            f'<ul class="means">{self.means.warriors(clan, on_map)}</ul>{self.means.counts(clan)}'
            f'<div class="cards"><h4>{glyph("card")}{escape(title)}{worth}</h4>'
            f'<ul class="strips">{self.hand.backs(down)}</ul></div>'
            f"{self._unfolded(clan, seen) if seen else ''}{self._tiles(clan, False)}",
        )

    def _unfolded(self, clan: Clan, seen: str) -> str:
        """The rival's face-up cards, of which only the points count (MIN-SOLO-33)."""
        return (
            f'<details id="clan-{clan["seat"]}-more"><summary>{self.say("page-face-up")}</summary>'
            f'<ul class="strips">{seen}</ul></details>'
        )

    def _head(self, table: Table, clan: Clan, sitter: Sitter) -> str:
        seat = clan["seat"]
        notes = ""
        if sitter.you:
            notes += f'<span class="remark">{self.say("page-you")}</span>'
        if seat == table["first"] and table["round"]:
            notes += f'<span class="remark">{glyph("first")}{self.say("page-first")}</span>'
        vp = self._number("n-vp", clan["vp"])
        return (
            f'<header><h3 id="clan-{seat}">{shape(sitter.colour)}{escape(sitter.name)}</h3>{notes}'
            f'<span class="vp">{glyph("vp")}<b>{clan["vp"]}</b>'
            f'<span class="visually-hidden">{vp}</span></span></header>'
        )

    def _ability(self, clan: Clan, own: bool) -> str:
        ability = clan["ability"]
        if ability is None:
            return ""
        key = (ability, clan["level"], own)
        kept = self._kept.get(key)
        if kept is None:
            number = self.content.abilities.index(ability)
            level = clan["level"] - 1
            name = self.words.say("clans-ability-value", ability=ability, level=clan["level"])
            text = capital(ability_level(self.words, self.content, number, level))
            icons = self.cards.tiles.level(number, level)
            shown = f'<p class="words">{escape(text)}</p>' if own else ""
            tip = self.words.tile("ability", number)
            face = told("tile ability now", tip, f"{glyph('ability')}<b>{escape(name)}</b>{icons}")
            kept = self._kept[key] = f'<div class="ability-now">{face}{shown}</div>'
        return kept

    def _tiles(self, clan: Clan, own: bool) -> str:
        """Trade Bonus tiles to use, Sea Peoples won, Build points that wait."""
        html = ""
        if clan["trade"]:
            tiles = "".join([self._trade(tile, own) for tile in clan["trade"]])
            html += self._titled("clans-trade", "trade", tiles)
        if clan["sea"]:
            tiles = "".join([f"<li>{self.cards.tile('sea', tile)}</li>" for tile in clan["sea"]])
            html += self._titled("clans-sea", "sea", tiles)
        for count, message in (
            (clan["build_points"], "page-build-points"),
            (clan["free_build_points"], "page-free-build-points"),
        ):
            if count:
                text = self._number(message, count)
                html += f'<p class="waiting">{glyph("row-build")}{text}</p>'
        return html

    def _trade(self, tile: str, own: bool) -> str:
        return f"<li>{self.cards.tile('trade', tile, f'trade-{tile}' if own else '')}</li>"

    def _titled(self, message: str, icon: str, tiles: str) -> str:
        title = self.hand.title(message, icon)
        return f'<div class="cards"><h4>{title}</h4><ul class="tiles">{tiles}</ul></div>'

    # ---- words

    def say(self, message: str) -> str:
        """A message without parts, kept and escaped."""
        return self._number(message, -1)

    def _number(self, message: str, count: int) -> str:
        key = (message, count)
        kept = self._said.get(key)
        if kept is None:
            parts: dict[str, Said] = {} if count < 0 else {"count": count}
            kept = self._said[key] = escape(self.words.say(message, **parts))
        return kept


def warriors_on_map(table: Table) -> list[int]:
    """How many Warriors each clan has on the map."""
    return [sum(column) for column in zip(*[region["warriors"] for region in table["regions"]])]
