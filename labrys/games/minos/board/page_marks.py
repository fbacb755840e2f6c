"""Small things that stand in many places of the page: dice, players' marks, tokens on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from labrys.games.minos.board.facts import Table
from labrys.games.minos.board.page_effects import SIGNED
from labrys.games.minos.icons import VOCABULARY
from labrys.kernel.effects import Effect
from labrys.kernel.pageboard import COLOURS, ICONS, Sitter, escape
from labrys.kernel.words import Said, Words

Say: TypeAlias = Callable[..., str]

# A page says the same things again and again, with the names of those who sit at some table.
REMEMBERED: Final = 4096

# The players' shapes, around 0,0 and about 1 wide and high to each side
SHAPE_PATHS: Final = {
    "circle": "M-1,0A1,1 0 1 1 1,0A1,1 0 1 1-1,0Z",
    "triangle": "M0,-1.2L1.22,.9H-1.22Z",
    "square": "M-.92,-.92H.92V.92H-.92Z",
    "diamond": "M0,-1.25L1.2,0L0,1.25L-1.2,0Z",
    "hexagon": "M-.58,-1H.58L1.12,0L.58,1H-.58L-1.12,0Z",
    "star": (
        "M0,-1.3L.36,-.5L1.24,-.4L.58,.19L.76,1.05L0,.62L-.76,1.05L-.58,.19L-1.24,-.4L-.36,-.5Z"
    ),
}


def sayer(words: Words) -> Say:
    """Says messages with their parts, escaped for a page; the latest are remembered, for words
    take longer to make than all the rest of a drawing."""

    @lru_cache(maxsize=REMEMBERED)
    def say(message: str, **parts: Said) -> str:
        return escape(words.say(message, **parts))

    return say


def everybody(table: Table, sitters: Sequence[Sitter], words: Words) -> list[Sitter]:
    """Those who sit at the table, and the solo rival in a colour that is free."""
    if len(sitters) >= len(table["clans"]):
        return list(sitters)
    taken = {sitter.colour for sitter in sitters}
    free = next(colour for colour in COLOURS if colour not in taken)
    return [*sitters, Sitter(words.say("rival"), free, bot=True)]


@cache
def shape(colour: str) -> str:
    """A player's shape in text; the name beside it says who."""
    return f'<span class="shape {colour}" aria-hidden="true"></span>'


def counter(sitter: Sitter, piece: str = "", text: str = "") -> str:
    """A disc of the player: the shape in the player's colour, and the name for those who listen."""
    moves = f' data-piece="{piece}"' if piece else ""
    return (
        f'<span class="disc"{moves}>{shape(sitter.colour)}{text}'
        f'<span class="visually-hidden">{escape(sitter.name)}</span></span>'
    )


@cache
def shape_path(name: str, size: int) -> str:
    """A player's shape for a drawing, around 0,0."""
    return f'<path class="token" d="{SHAPE_PATHS[name]}" transform="scale({size})"/>'


@cache
def svg_icon(name: str, x: int, y: int, size: int) -> str:
    """An icon inside a drawing, with its middle at x,y."""
    place = f'x="{x - size // 2}" y="{y - size // 2}" width="{size}" height="{size}"'
    return f'<use href="{ICONS}#{name}" {place}/>'


def svg_gains(effects: Sequence[Effect]) -> list[tuple[str, str]]:
    """What a tile of the map gives, as far as it is a plain gain: amount or sign, and icon."""
    found: list[tuple[str, str]] = []
    for effect in effects:
        for item in effect.gain:
            word = VOCABULARY.words[item.code]
            name, sign = SIGNED.get(word, (word.removesuffix("_free"), ""))
            found.append((sign or (str(item.amount) if item.amount > 1 else ""), name))
    return found


class Dice:
    """Dice in one language: value, colour, and a letter for the colour."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._kept: dict[str, str] = {}

    def name(self, die: str) -> str:
        colour, _, value = die.partition("-")
        return self.words.say("die", colour=self.words.say(f"colour-{colour}"), value=int(value))

    def draw(self, die: str, piece: str = "") -> str:
        kept = self._kept.get(die)
        if kept is None:
            colour, _, value = die.partition("-")
            letter = escape(self.words.say(f"page-letter-{colour}"))
            name = escape(self.name(die))
            kept = self._kept[die] = (
                f'<span class="m-die die-{colour}" role="img" aria-label="{name}">'
                f'{value}<small aria-hidden="true">{letter}</small></span>'
            )
        if piece:
            return kept.replace(" role=", f' data-piece="{piece}" role=', 1)
        return kept

    def held(self, die: str, sitter: Sitter, piece: str) -> str:
        """A die in the container of its owner."""
        return (
            f'<span class="holder {sitter.colour}" data-piece="{piece}">{self.draw(die)}'
            f'<span class="shape {sitter.colour}"></span>'
            f'<span class="visually-hidden">{escape(sitter.name)}</span></span>'
        )


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
