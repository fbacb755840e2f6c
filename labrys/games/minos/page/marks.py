"""Small things that stand in many places of the page: dice, and what tiles of the map give."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import opened
from labrys.boards.people import COLOURS, Sitter
from labrys.boards.tips import aloud, labelled
from labrys.games.minos.content.effects import Effect
from labrys.games.minos.content.icons import ROW
from labrys.games.minos.facts.types import Table
from labrys.kernel.text.words import Words


def everybody(table: Table, sitters: Sequence[Sitter], words: Words) -> tuple[Sitter, ...]:
    """Those who sit at the table, and the solo rival in a colour that is free."""
    if len(sitters) >= len(table["clans"]):
        return tuple(sitters)
    taken = {sitter.colour for sitter in sitters}
    free = next(colour for colour in COLOURS if colour not in taken)
    return (*sitters, Sitter(words.say("rival"), free, bot=True))


def is_first(table: Table, seat: int) -> bool:
    """Whether a seat has the first player's mark; before the first round nobody has."""
    return seat == table["first"] and bool(table["round"])


def svg_gains(effects: Sequence[Effect]) -> list[tuple[str, str]]:
    """What a tile of the map gives, as far as it is a plain gain: amount or sign, and icon."""
    found: list[tuple[str, str]] = []
    for effect in effects:
        for item in effect.gain:
            row = ROW[item.code]
            shown = row.sign or (str(item.amount) if item.amount > 1 else "")
            found.append((shown, row.glyphs[0]))
    return found


class Dice:
    """Dice in one language: value, colour, and a letter for the colour."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, die: str, piece: str = "") -> Html:
        return opened(self._drawn(die), piece=piece)

    @kept
    def _drawn(self, die: str) -> Html:
        colour, _, value = die.partition("-")
        say = self.words.say
        name = say("die", colour=say(f"colour-{colour}"), value=int(value))
        letter = tag("small", say(f"page-letter-{colour}"), aria_hidden="true")
        return labelled(name, value, letter, cls=f"m-die die-{colour}")

    @kept
    def held(self, die: str, sitter: Sitter, piece: str) -> Html:
        """A die in the container of its owner."""
        owner = tag("span", cls=f"shape {sitter.colour}")
        inside = [self.draw(die), owner, aloud(sitter.name)]
        return tag("span", *inside, cls=f"holder {sitter.colour}", data_piece=piece)


def dice_pieces(table: Table) -> dict[str, list[str]]:
    """Names for equal dice that stay while they move from the pool to the rows: those on the
    rows come first, then those of the pool. Each list is used up from its front."""
    found: dict[str, list[str]] = {}
    for row in table["rows"].values():
        for space in row:
            if space is not None:
                _add(found, space["die"])
    for die in table["pool"]:
        _add(found, die)
    return found


def _add(found: dict[str, list[str]], die: str) -> None:
    names = found.setdefault(die, [])
    names.append(f"die-{die}-{len(names) + 1}")
