"""Each clan's own board on a page: means, Goods, pieces, tracks, ability, cards, tiles won.

What the viewer needs at every choice (means, Goods and the hand) is drawn apart from the rest of
the viewer's board; the other clans are brief and unfold. Parts to click, all of the viewer's own:
`card-I17`, `trade-B03`, `resource-coins`, `resource-weaponry`, and `temp-silver` for the Goods
that are returned (`good-silver` is the stack on the table).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import EMPTY, Html, join, listed, tag
from labrys.boards.people import Sitter, shape
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, told
from labrys.games.minos.facts.types import Clan, Table, Turn
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.effects import glyph
from labrys.games.minos.page.hand import Hand, worth
from labrys.games.minos.page.marks import Dice, is_first
from labrys.games.minos.page.means import Means
from labrys.games.minos.page.parts import leaving
from labrys.games.minos.page.pieces import Pieces
from labrys.games.minos.words.cards import ability_level
from labrys.kernel.text.words import Words, capital
from labrys.kernel.view import View


class Clans:
    """The clans in one language."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.cards = cards
        self.content = cards.content
        self.hand = Hand(cards)
        self.means = Means(words, cards.content)
        self.pieces = Pieces(words, cards.content)
        self.dice = Dice(words)

    # ---- what stands at different places of the page

    def choices(self, table: Table) -> Html:
        """What is still to be chosen before the first round; empty later."""
        return self.hand.choices(table)

    def turn(self, table: Table, people: Sequence[Sitter]) -> Html:
        turn = table["turn"]
        return self._turn(turn, people[turn["seat"]]) if turn else EMPTY

    def mine(self, view: View, table: Table, people: Sequence[Sitter]) -> Html:
        """The viewer's means and hand."""
        clan, sitter = table["clans"][view.seat], people[view.seat]
        head = self._head(sitter, view.seat, clan["vp"], is_first(table, view.seat))
        on_map = warriors_on_map(table)[view.seat]
        return self._mine(clan, sitter, head, on_map, leaving(view))

    def own(self, table: Table, seat: int, people: Sequence[Sitter]) -> Html:
        return self._own(table["clans"][seat], people[seat])

    def palace(self, table: Table, seat: int, people: Sequence[Sitter]) -> Html:
        return self._played(table["clans"][seat], people[seat])

    def others(self, table: Table, viewer: int, people: Sequence[Sitter]) -> Html:
        """All clans but the viewer's."""
        on_map = warriors_on_map(table)
        others: list[Html] = []
        for clan in table["clans"]:
            seat = clan["seat"]
            head = self._head(people[seat], seat, clan["vp"], is_first(table, seat))
            if clan["rival"]:
                rival = table["rival"]
                inside = self._rival(clan, head, on_map[seat], rival["face_down"], rival["face_up"])
                others.append(self._framed(seat, f"rival {people[seat].colour}", inside))
            elif seat != viewer:
                inside = self._other(clan, head, on_map[seat])
                others.append(self._framed(seat, people[seat].colour, inside))
        return tag("div", *others, cls="other-clans")

    # ---- the turn

    @kept_facts
    def _turn(self, turn: Turn, sitter: Sitter) -> Html:
        """What the turn is about: whose, which die, what is left of it."""
        due = [
            self.say(message)
            for open_still, message in (
                (turn["resources_due"], "page-resources-due"),
                (turn["step_due"], "page-step-due"),
                (turn["action_bonus_due"], "page-action-bonus-due"),
            )
            if open_still
        ]
        if turn["traits"]:
            due.append(self.say("page-traits-due", count=len(turn["traits"])))
        row = self.words.say(f"row-{turn['row']}")
        told = self.say("page-turn", name=sitter.name, row=row, space=turn["space"])
        action = aloud(self.say(f"row-{turn['action']}"))
        return tag(
            "div",
            tag("p", told, cls="visually-hidden"),
            shape(sitter),
            self.dice.draw(turn["die"]),
            tag("span", glyph(f"row-{turn['action']}"), action, cls="action"),
            tag("b", self.say("page-points-left", count=turn["points"]), cls="points"),
            listed(due, cls="visually-hidden") if due else None,
            cls=f"turn-note {sitter.colour}",
        )

    # ---- a clan

    def _mine(
        self, clan: Clan, sitter: Sitter, head: Html, on_map: int, leaving: Collection[str]
    ) -> Html:
        """What the viewer looks at before every choice: the means and the hand."""
        means = [head, self.means.draw(clan, on_map, True), self.means.goods(clan, True)]
        return tag(
            "section",
            tag("div", *means, cls="purse"),
            self.hand.hand(clan, leaving) if clan["hand"] or clan["start"] else None,
            cls=f"clan own {sitter.colour}",
            aria_labelledby=f"clan-{clan['seat']}",
        )

    @kept_facts
    def _own(self, clan: Clan, sitter: Sitter) -> Html:
        """The viewer's Player board: its pieces, ability, tracks and tiles."""
        standing = [self._ability(clan, True), self.means.tracks(clan), self._tiles(clan, True)]
        board = [self.pieces.draw(clan, True), tag("div", *standing, cls="standing")]
        return tag("div", *board, cls=f"clan-board {sitter.colour}")

    @kept_facts
    def _played(self, clan: Clan, sitter: Sitter) -> Html:
        """The viewer's Palace, and the cards that wait for it."""
        return tag("div", self.hand.played(clan), cls=f"clan-board {sitter.colour}")

    @kept_facts
    def _other(self, clan: Clan, head: Html, on_map: int) -> Html:
        more = tag(
            "details",
            tag("summary", self.say("page-more")),
            self.means.tracks(clan),
            self._ability(clan, False),
            self._tiles(clan, False),
            self.hand.others_hand(clan),
            self.hand.area(clan, False),
            self.hand.palace(clan, False),
            self.pieces.draw(clan),
            id=f"clan-{clan['seat']}-more",
        )
        means = [self.means.draw(clan, on_map, False), self.means.goods(clan, False)]
        return join([head, *means, self.means.counts(clan), more])

    def _framed(self, seat: int, look: str, inside: Html) -> Html:
        label = f"clan-{seat}"
        clan = f"clan {look}"
        return tag("section", inside, id=f"m-{label}", cls=clan, aria_labelledby=label)

    @kept_facts
    def _rival(self, clan: Clan, head: Html, on_map: int, down: list[str], up: list[str]) -> Html:
        """Rhadamanthus has pieces, cards and tiles, and no board of his own (MIN-SOLO-03). Of his
        face-up cards only the points count (MIN-SOLO-33)."""
        title = self.say("rival-cards", down=len(down), up=len(up))
        points = worth(sum(self.cards.decree(card).vp for card in up))
        cards = tag("h4", glyph("card"), title, points)
        backs = tag("ul", *self.hand.backs(down), cls="strips")
        seen = tag(
            "details",
            tag("summary", self.say("page-face-up")),
            tag("ul", *[self.hand.strip(card) for card in up], cls="strips"),
            id=f"clan-{clan['seat']}-more",
        )
        return join(
            [
                head,
                tag("ul", self.means.warriors(clan, on_map), cls="means"),
                self.means.counts(clan),
                tag("div", cards, backs, cls="cards"),
                seen if up else None,
                self._tiles(clan, False),
            ]
        )

    @kept
    def _head(self, sitter: Sitter, seat: int, vp: int, first: bool) -> Html:
        you = tag("span", self.say("page-you"), cls="remark")
        starts = tag("span", glyph("first"), self.say("page-first"), cls="remark")
        points = [glyph("vp"), tag("b", vp), aloud(self.say("n-vp", count=vp))]
        return tag(
            "header",
            tag("h3", shape(sitter), sitter.name, id=f"clan-{seat}"),
            you if sitter.you else None,
            starts if first else None,
            tag("span", *points, cls="vp"),
        )

    def _ability(self, clan: Clan, own: bool) -> Html:
        ability = clan["ability"]
        return EMPTY if ability is None else self._ability_now(ability, clan["level"], own)

    @kept
    def _ability_now(self, ability: str, level: int, own: bool) -> Html:
        number = self.content.abilities.index(ability)
        called = self.words.thing("ability", number)
        name = self.say("clans-ability-value", ability=called, level=level)
        does = capital(ability_level(self.words, self.content, number, level - 1))
        icons = self.cards.tiles.level(number, level - 1)
        text = self.words.tile("ability", number)
        face = told("tile ability now", text, glyph("ability"), tag("b", name), icons)
        return tag("div", face, tag("p", does, cls="words") if own else None, cls="ability-now")

    def _tiles(self, clan: Clan, own: bool) -> Html:
        """Trade Bonus tiles to use, Sea Peoples won, Build points that wait."""
        tile = self.cards.tile
        parts: list[Html] = []
        if clan["trade"]:
            trade = [tile("trade", id, f"trade-{id}" if own else "") for id in clan["trade"]]
            parts.append(self._titled("clans-trade", "trade", trade))
        if clan["sea"]:
            parts.append(self._titled("clans-sea", "sea", [tile("sea", id) for id in clan["sea"]]))
        for count, message in (
            (clan["build_points"], "page-build-points"),
            (clan["free_build_points"], "page-free-build-points"),
        ):
            if count:
                waiting = self.say(message, count=count)
                parts.append(tag("p", glyph("row-build"), waiting, cls="waiting"))
        return join(parts)

    def _titled(self, message: str, icon: str, tiles: Sequence[Html]) -> Html:
        title = tag("h4", self.hand.title(message, icon))
        return tag("div", title, listed(tiles, cls="tiles"), cls="cards")


def warriors_on_map(table: Table) -> list[int]:
    """How many Warriors each clan has on the map."""
    return [sum(column) for column in zip(*[region["warriors"] for region in table["regions"]])]
