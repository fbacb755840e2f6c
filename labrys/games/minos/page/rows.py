"""The action rows with the dice in their owners' containers, and the dice pool."""

from __future__ import annotations

from collections import Counter

from labrys.boards.kept import kept
from labrys.boards.markup import Html, join, tag
from labrys.boards.people import Sitter
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, labelled, printed
from labrys.games.minos.content.model import COLOURS, ROWS, Space
from labrys.games.minos.facts.types import Table
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.effects import counted, gain, glyph, sign
from labrys.games.minos.page.marks import Dice, dice_pieces
from labrys.games.minos.words.wording import MinosWording
from labrys.kernel.text.words import Words, capital


class Rows:
    """Draws rows and pool in one language; what is printed on the spaces is drawn once."""

    def __init__(self, words: Words, cards: Cards) -> None:
        assert isinstance(words.wording, MinosWording)
        self.words = words
        self.wording: MinosWording = words.wording
        self.cards = cards
        self.content = words.wording.content
        self.sentences = Sentences(words)
        self.say = self.sentences.say
        self.dice = Dice(words)

    def draw(self, table: Table, sitters: tuple[Sitter, ...], turn: Html) -> Html:
        """`turn` tells what the turn is about; it stands where nothing moves for it."""
        pieces = dice_pieces(table)
        # The rows are drawn first, for dice on them are named first.
        rows = [
            tag("li", self._head(row), tag("ol", *self._spaces(table, row, sitters, pieces)))
            for row in range(len(ROWS))
        ]
        return tag(
            "div",
            tag("div", self._pool(table, pieces)),
            tag("div", self._bonus(table["action_bonus"]), turn),
            cls="m-supply",
        ) + tag("ol", *rows, cls=f"m-action-rows of-{len(sitters)}")

    # ---- what is printed

    @kept
    def _head(self, row: int) -> Html:
        part = f"row-{ROWS[row]}"
        name = tag("b", self.sentences.thing("row", row))
        return tag("div", glyph(part), name, cls="head", data_part=part)

    @kept
    def _print(self, players: int, row: int, index: int) -> Html:
        """What a space gives: its points in the row's action, then its bonus."""
        space = self.content.boards[players].rows[row][index]
        words = capital(self.wording.space(players, row, index + 1))
        points = counted(space.points, f"row-{ROWS[row]}")
        return printed(words, points, space_icons(space))

    # ---- what lies there

    def _spaces(
        self, table: Table, row: int, sitters: tuple[Sitter, ...], pieces: dict[str, list[str]]
    ) -> list[Html]:
        name = ROWS[row]
        turn = table["turn"]
        here = turn["space"] - 1 if turn is not None and turn["row"] == name else -1
        marks = table["rival"]["wild"] if "rival" in table and name == "wild" else []
        spaces: list[Html] = []
        for index, held in enumerate(table["rows"][name]):
            die = piece = ""
            owner = None
            if held is not None:
                die, owner = held["die"], sitters[held["owner"]]
                piece = pieces[die].pop(0)
            elif turn is not None and index == here:
                die, owner = turn["die"], sitters[turn["seat"]]
            mark = marks[index] if index < len(marks) else None
            spaces.append(self._space(len(sitters), row, index, die, owner, piece, mark))
        return spaces

    @kept
    def _space(
        self,
        players: int,
        row: int,
        index: int,
        die: str,
        owner: Sitter | None,
        piece: str,
        mark: str | None,
    ) -> Html:
        """A space with its die. That of the turn was taken back, but its space is still in use:
        it has no name of its own among the pieces."""
        kind = "space"
        held = None
        if owner is not None and piece:
            kind = "space taken"
            held = self.dice.held(die, owner, piece)
        elif owner is not None:
            kind = "space now"
            says = aloud(self.say("page-rows-now", name=owner.name))
            held = self.dice.held(die, owner, "die-of-the-turn") + says
        space = tag(
            "div",
            tag("span", held, cls="place"),
            self._wild(index, mark) if mark is not None else None,
            self._print(players, row, index),
            cls=kind,
            data_part=f"space-{ROWS[row]}-{index + 1}",
            data_also=f"row-{ROWS[row]}",
        )
        return tag("li", space)

    def _wild(self, index: int, row: str) -> Html:
        """What a Wild die of the solo rival will do (MIN-SOLO-13)."""
        says = self.say("rival-wild", space=index + 1, row=self.words.say(f"row-{row}"))
        return labelled(says, glyph(f"row-{row}"), cls="wild-mark")

    def _pool(self, table: Table, pieces: dict[str, list[str]]) -> Html:
        """The dice to draft from, by colour and value; equal dice are one part."""
        counts = Counter(table["pool"])
        heading = tag("h4", self.say("page-pool"))
        if not counts:
            empty = "page-pool-empty" if table["round"] else "page-pool-later"
            return heading + tag("p", self.say(empty), cls="none")
        ordered = sorted(counts, key=lambda die: (COLOURS.index(die[:-2]), die))
        alike = [
            self._alike(die, tuple(pieces[die].pop(0) for _ in range(counts[die])))
            for die in ordered
        ]
        return heading + tag("ul", *alike, cls="m-pool")

    @kept
    def _alike(self, die: str, pieces: tuple[str, ...]) -> Html:
        faces = [self.dice.draw(die, piece) for piece in pieces]
        return tag("li", tag("div", *faces, cls="alike", data_part=f"die-{die}"))

    @kept
    def _bonus(self, tile: str | None) -> Html | None:
        if tile is None:
            return None
        face = self.cards.tile("action-tile", tile)
        return tag("h4", self.say("page-action-bonus")) + tag("p", face, cls="m-bonus")


def space_icons(space: Space) -> Html:
    """The bonus of a space in icons (MIN-ACT-08)."""
    parts: list[Html] = []
    if space.coins:
        parts.append(counted(space.coins, "coin"))
    if space.weaponry:
        parts.append(counted(space.weaponry, "weapon"))
    if space.choice:
        parts.append(gain(glyph("track-any"), "/", glyph("action-bonus")))
    elif space.any_track:
        parts.append(gain(glyph("track-any")))
    elif space.action_bonus:
        parts.append(gain(glyph("action-bonus")))
    if space.age2:
        parts.append(gain(glyph("draw"), sign("II")))
    return join(parts)
