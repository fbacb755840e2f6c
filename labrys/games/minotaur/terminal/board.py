"""The board of Minotaur Lords as text, drawn from a view and nothing else.

Each region is drawn as three columns side by side: the other player above, the viewer below,
the totals between them.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.terminal import HANGING, Paint, fitted
from labrys.games.minotaur.content.language import BUILDING, LEADER
from labrys.games.minotaur.content.model import COLUMNS, REGIONS
from labrys.games.minotaur.facts.table import table_of
from labrys.games.minotaur.facts.types import Column, InPlay, Side, Table
from labrys.games.minotaur.game import as_lords
from labrys.games.minotaur.terminal.sheet import LordsSheet
from labrys.games.minotaur.words import cards
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

PARTS = ["upper", "lower", "centre", "players", "cards", "discards", "deck", "bonus", "hand"]
IN_A_TURN = ["players", "upper", "lower", "centre", "hand"]
IN_AN_EXCHANGE = ["bonus", "deck"]
EXCHANGE = ("ask-remove", "ask-takebonus")
# A cursed card shows its counters in the place of its power, which is 0.
COUNTER = "•"
MANY = 3
# Letters before the names of cards that are no minions
MARKS = {BUILDING: "mark-building", LEADER: "mark-leader"}


class MinotaurBoard(LordsSheet):
    """Draws views in one language, on paper of one width."""

    def parts(self) -> list[str]:
        return PARTS

    # ---- what the client asks for

    def draw(self, view: View, part: str) -> list[str]:
        """One part of the board with its heading; nothing if there is nothing to show."""
        return self.part(part, self.drawn(view, table_of(view), part))

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes."""
        exchange = view.facts()["asked"] in EXCHANGE
        lines = [self.title(self.now(table_of(view)))]
        for part in IN_AN_EXCHANGE if exchange else IN_A_TURN:
            lines += self.draw(view, part)
        return lines

    def now(self, table: Table) -> str:
        """The game, the turn and the phase."""
        say = self.say
        texts = [self.words.title()]
        if table["match"]:
            texts.append(say("board-game", count=table["game"]))
            texts.append(self.score(table))
        seat = table["turn_seat"]
        if seat is not None:
            texts.append(say("board-turn", count=table["turn"], name=self.names[seat]))
        if table["phase"] is not None:
            texts.append(self.phase(table))
        return " · ".join(texts)

    def score(self, table: Table) -> str:
        first, second = self.names
        one, two = table["wins"]
        return self.say("board-score", first=first, second=second, one=one, two=two)

    def phase(self, table: Table) -> str:
        return self.say("board-phase", phase=table["phase"] or "")

    def brief(self, view: View) -> list[str]:
        """Phase, hand and deck; then the six columns, the viewer's totals first."""
        table = table_of(view)
        if view.seat < 0 or table["turn_seat"] is None:
            return []
        side = table["sides"][view.seat]
        texts = [self.phase(table)] if table["phase"] is not None else []
        texts.append(self.say("brief-cards", hand=len(side["hand"]), deck=side["deck"]))
        columns = "  ".join(self.short_column(c, view.seat) for c in table["columns"])
        texts.append(self.say("brief-columns") + " " + columns)
        return self.dim(" · ".join(texts), "")

    def short_column(self, column: Column, seat: int) -> str:
        """A column in few letters: UM 5*:3, the star with the holder of the counter."""
        mine, theirs = column["totals"][seat], column["totals"][1 - seat]
        stars = ["*" if column["counter"] == player else "" for player in (seat, 1 - seat)]
        return f"{column['name']} {mine}{stars[0]}:{theirs}{stars[1]}"

    def redraw_key(self, view: View) -> str:
        """Another turn, the Supremacy phase, or an exchange between games."""
        table = table_of(view)
        asked = str(view.facts()["asked"])
        stage = asked if asked in EXCHANGE else table["phase"] == "supremacy"
        return f"{table['game']} {table['turn']} {table['turn_seat']} {stage}"

    def account(self, view: View) -> list[str]:
        """The board as it lies at the end, and the games won."""
        table = table_of(view)
        lines = self.draw(view, "upper") + self.draw(view, "lower")
        games: list[str] = []
        for seat, name in enumerate(self.names):
            games += self.hanging(self.say("account-wins", name=name, count=table["wins"][seat]))
        if table["drawn_games"]:
            games += self.hanging(self.say("account-drawn", count=table["drawn_games"]))
        return lines + self.part("account", games)

    def look_up(self, text: str) -> list[str]:
        """The card of that id, or the cards whose names hold the text."""
        names = {id: cards.name(self.words, card) for id, card in self.cards.items()}
        return self.found(text, names, lambda id: self.entry(self.cards[id]))

    # ---- the parts

    def drawn(self, view: View, table: Table, part: str) -> list[str]:
        viewer = max(view.seat, 0)
        if part in REGIONS:
            return self.region(table, viewer, REGIONS.index(part))
        if part == "centre":
            return self.centre(table)
        if part == "players":
            return self.players(table, viewer)
        if part == "cards":
            return self.cards_in_play(view, table, viewer)
        if part == "discards":
            return self.discards(table, viewer)
        if part == "bonus":
            return self.bonus(table) if table["match"] else []
        if view.seat < 0:
            return []
        side = table["sides"][viewer]
        if part == "deck":
            return self.entries(side["deck_list"]) if table["match"] else []
        return self.hand([*side["hand"], *side["looking"]])

    def hand(self, ids: Sequence[str]) -> list[str]:
        """The cards in full; below them, what their icons mean."""
        lines = self.entries(ids)
        if any(self.cards[id].icons for id in ids if id in self.cards):
            lines += self.dim(self.say("hand-legend"))
        return lines

    def region(self, table: Table, viewer: int, region: int) -> list[str]:
        """Three columns side by side, from the viewer's seat."""
        columns = table["columns"][3 * region : 3 * region + 3]
        room = (self.width - 4) // 3
        rows = [[self.head(column["name"], room) for column in columns]]
        other = 1 - viewer
        rows += self.side_rows(table["sides"][other], columns, room, top=True)
        rows.append([self.total(column, other, room) for column in columns])
        middle = len(rows)
        rows.append([self.total(column, viewer, room) for column in columns])
        rows += self.side_rows(table["sides"][viewer], columns, room, top=False)
        lines: list[str] = []
        for index, row in enumerate(rows):
            if index == middle:
                lines.append("  " + "┼".join("─" * room for _ in row))
            lines.append(("  " + "│".join(row)).rstrip())
        return lines + self.legend(table, columns)

    def legend(self, table: Table, columns: Sequence[Column]) -> list[str]:
        """The marks that these columns show."""
        fields = [side["field"][column["name"]] for side in table["sides"] for column in columns]
        shown = [card for stack in fields for card in stack]
        types = {self.cards[card["id"]].type for card in shown}
        texts = [self.say(f"{mark}-legend") for kind, mark in MARKS.items() if kind in types]
        if any(card["curses"] for card in shown):
            texts.append(self.say("counter-legend", mark=COUNTER))
        return self.dim(" · ".join(texts))

    def head(self, name: str, room: int) -> str:
        text = f" {name} {self.words.thing('column', COLUMNS.index(name))}"
        return self.paint("heading", fitted(text, room))

    def side_rows(
        self, side: Side, columns: Sequence[Column], room: int, top: bool
    ) -> list[list[str]]:
        """A player's cards in three columns; those above lie against the middle."""
        stacks = [side["field"][column["name"]] for column in columns]
        height = max(len(stack) for stack in stacks)
        blank = " " * room
        drawn: list[list[str]] = []
        for stack in stacks:
            cells = [self.cell(card, room) for card in stack]
            empty = [blank] * (height - len(stack))
            drawn.append(empty + cells if top else cells + empty)
        return [[stack[row] for stack in drawn] for row in range(height)]

    def cell(self, card: InPlay, room: int) -> str:
        """A card in a column: id, name, and its power or its curse counters."""
        data = self.cards[card["id"]]
        mark = self.say(MARKS[data.type]) + " " if data.type in MARKS else ""
        curses = card["curses"]
        value = COUNTER * curses if curses <= MANY else f"{curses}{COUNTER}"
        value = value or str(card.get("power", 0))
        name = f" {card['id']} {mark}{cards.name(self.words, data)}"
        text = fitted(name, room - len(value) - 2) + " " + value + " "
        return self.paint("dim", text) if curses else text

    def total(self, column: Column, seat: int, room: int) -> str:
        text = self.say("cell-total", name=self.names[seat], count=column["totals"][seat])
        held = column["counter"] == seat
        if held:
            text = self.say("cell-held", text=text)
        shown = fitted(" " + text, room)
        return self.paint(self.styles[seat], shown) if held else shown

    def centre(self, table: Table) -> list[str]:
        """The gods, with their texts."""
        lines: list[str] = []
        for seat, side in enumerate(table["sides"]):
            for god in side["gods"]:
                data = self.cards[god["id"]]
                owner = self.say("centre-owner", name=self.names[seat])
                lines += self.hanging(f"{owner} {data.id} {self.short(data)}")
                lines += self.wrap(cards.rules(self.words, data), HANGING, HANGING)
        return lines

    def players(self, table: Table, viewer: int) -> list[str]:
        """Hands, decks and discard piles by number; what is known of the other hand by name."""
        lines: list[str] = []
        for seat in (1 - viewer, viewer):
            side = table["sides"][seat]
            text = self.say(
                "players-line",
                name=self.names[seat],
                hand=len(side["hand"]),
                deck=side["deck"],
                discards=len(side["discard"]),
            )
            known = [id for id in side["hand"] if id in self.cards] if seat != viewer else []
            if known:
                text += " · " + self.say("players-known", cards=self.named(known))
            under = [id for id in side["under"] if id in self.cards]
            if under:
                text += " · " + self.say("players-under", cards=self.named(under))
            lines += self.hanging(text)
        return lines

    def cards_in_play(self, view: View, table: Table, viewer: int) -> list[str]:
        """Every card in a column in full, with the reasons for its power."""
        lords = as_lords(view.concealed)
        lines: list[str] = []
        for name in COLUMNS:
            for seat in (1 - viewer, viewer):
                for card in table["sides"][seat]["field"][name]:
                    data = self.cards[card["id"]]
                    power = self.wording.power_text(lords, data.number)
                    place = self.say("cards-place", column=name, name=self.names[seat])
                    texts = [f"{place} {data.id} {self.title_of(data)}"]
                    texts += [cards.kind_and_phase(self.words, data), power]
                    lines += self.hanging(" · ".join(texts))
                    lines += self.wrap(cards.rules(self.words, data), HANGING, HANGING)
        return lines

    def discards(self, table: Table, viewer: int) -> list[str]:
        lines: list[str] = []
        for seat in (1 - viewer, viewer):
            pile = table["sides"][seat]["discard"]
            if pile:
                text = self.say("discards-line", name=self.names[seat], cards=self.named(pile))
                lines += self.hanging(text)
        return lines

    def bonus(self, table: Table) -> list[str]:
        return [line for pool in table["bonus"] for line in self.entries(pool)]


def board(words: Words, width: int, paint: Paint, view: View) -> MinotaurBoard:
    """A board for a table like that of the view: its players have the names of their houses."""
    return MinotaurBoard(words, width, paint, table_of(view))
