"""The action rows with the dice in their owners' containers, and the dice pool."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minos.board.facts import Table, Turn
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_effects import counted, glyph
from labrys.games.minos.board.page_marks import Dice, dice_pieces, sayer
from labrys.games.minos.content import COLOURS, ROWS, Space
from labrys.games.minos.wording import MinosWording
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words, capital


class Rows:
    """Draws rows and pool in one language; what is printed on the spaces is drawn once."""

    def __init__(self, words: Words, cards: Cards) -> None:
        assert isinstance(words.wording, MinosWording)
        self.words = words
        self.wording: MinosWording = words.wording
        self.cards = cards
        self.content = words.wording.content
        self.say = sayer(words)
        self.dice = Dice(words)
        self._printed: dict[int, list[list[str]]] = {}
        self._heads = [self._head(row) for row in range(len(ROWS))]

    def draw(self, table: Table, sitters: Sequence[Sitter], turn: str = "") -> str:
        """`turn` tells what the turn is about; it stands where nothing moves for it."""
        players = len(table["clans"])
        if players not in self._printed:
            self._printed[players] = self._prints(players)
        pieces = dice_pieces(table)
        rows = [
            f"<li>{self._heads[row]}<ol>{self._spaces(table, row, sitters, pieces)}</ol></li>"
            for row in range(len(ROWS))
        ]
        html = f'<ol class="m-action-rows of-{players}">{"".join(rows)}</ol>'
        # The rows are drawn first, for dice on them are named first.
        return self._supply(table, pieces, turn) + html

    # ---- what is printed

    def _head(self, row: int) -> str:
        name = escape(self.words.thing("row", row))
        part = f"row-{ROWS[row]}"
        return f'<div class="head" data-part="{part}">{glyph(part)}<b>{name}</b></div>'

    def _prints(self, players: int) -> list[list[str]]:
        rows = self.content.boards[players].rows
        return [
            [self._print(players, row, index) for index in range(len(rows[row]))]
            for row in range(len(ROWS))
        ]

    def _print(self, players: int, row: int, index: int) -> str:
        """What a space gives: its points in the row's action, then its bonus."""
        space = self.content.boards[players].rows[row][index]
        words = escape(capital(self.wording.space(players, row, index + 1)))
        return (
            f'<span class="prints" role="img" aria-label="{words}">'
            f"{counted(space.points, f'row-{ROWS[row]}')}"
            f'{space_icons(space)}</span><span class="tip" aria-hidden="true">{words}</span>'
        )

    # ---- what lies there

    def _spaces(
        self, table: Table, row: int, sitters: Sequence[Sitter], pieces: dict[str, list[str]]
    ) -> str:
        name = ROWS[row]
        turn = table["turn"]
        html = ""
        for index, held in enumerate(table["rows"][name]):
            die = kind = ""
            if held is not None:
                piece = pieces[held["die"]].pop(0)
                die = self.dice.held(held["die"], sitters[held["owner"]], piece)
                kind = " taken"
            elif turn is not None and turn["row"] == name and turn["space"] == index + 1:
                die = self._turn(turn, sitters)
                kind = " now"
            part = f' data-part="space-{name}-{index + 1}"'
            print = self._printed[len(table["clans"])][row][index]
            wild = self._wild(table, index) if name == "wild" else ""
            html += (
                f'<li><div class="space{kind}"{part} data-also="row-{name}">'
                f'<span class="place">{die}</span>{wild}'
                f"{print}</div></li>"
            )
        return html

    def _turn(self, turn: Turn, sitters: Sequence[Sitter]) -> str:
        """The die of the turn: taken back, but its space is still in use."""
        says = self.say("page-rows-now", name=sitters[turn["seat"]].name)
        die = self.dice.held(turn["die"], sitters[turn["seat"]], "die-of-the-turn")
        return f'{die}<span class="visually-hidden">{says}</span>'

    def _wild(self, table: Table, index: int) -> str:
        """What a Wild die of the solo rival will do (MIN-SOLO-13)."""
        if "rival" not in table:
            return ""
        marks = table["rival"]["wild"]
        row = marks[index] if index < len(marks) else None
        if row is None:
            return ""
        says = escape(
            self.words.say(
                "rival-wild", space=index + 1, row=self.words.thing("row", ROWS.index(row))
            )
        )
        return (
            f'<span class="wild-mark" role="img" aria-label="{says}">{glyph(f"row-{row}")}</span>'
        )

    def _supply(self, table: Table, pieces: dict[str, list[str]], turn: str) -> str:
        pool = f"<div>{self._pool(table, pieces)}</div>"
        return f'<div class="m-supply">{pool}<div>{self._bonus(table)}{turn}</div></div>'

    def _pool(self, table: Table, pieces: dict[str, list[str]]) -> str:
        """The dice to draft from, by colour and value; equal dice are one part."""
        counts: dict[str, int] = {}
        for die in table["pool"]:
            counts[die] = counts.get(die, 0) + 1
        heading = self.say("page-pool")
        if not counts:
            empty = self.say("page-pool-empty" if table["round"] else "page-pool-later")
            return f'<h4>{heading}</h4><p class="m-none">{empty}</p>'
        html = ""
        for colour in COLOURS:
            for value in range(1, 7):
                die = f"{colour}-{value}"
                if die in counts:
                    faces = [self.dice.draw(die, pieces[die].pop(0)) for _ in range(counts[die])]
                    html += (
                        f'<li><div class="alike" data-part="die-{die}">{"".join(faces)}</div></li>'
                    )
        return f'<h4>{heading}</h4><ul class="m-pool">{html}</ul>'

    def _bonus(self, table: Table) -> str:
        tile = table["action_bonus"]
        if tile is None:
            return ""
        heading = self.say("page-action-bonus")
        face = self.cards.tile("action-tile", tile)
        return f'<h4>{heading}</h4><p class="m-bonus">{face}</p>'


def space_icons(space: Space) -> str:
    """The bonus of a space in icons (MIN-ACT-08)."""
    html = ""
    if space.coins:
        html += counted(space.coins, "coin")
    if space.weaponry:
        html += counted(space.weaponry, "weapon")
    if space.choice:
        html += f'<span class="gain">{glyph("track-any")}/{glyph("action-bonus")}</span>'
    elif space.any_track:
        html += f'<span class="gain">{glyph("track-any")}</span>'
    elif space.action_bonus:
        html += f'<span class="gain">{glyph("action-bonus")}</span>'
    if space.age2:
        html += f'<span class="gain">{glyph("draw")}<span class="sign">II</span></span>'
    return html
