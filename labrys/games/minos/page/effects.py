"""Effects as rows of icons, generated from the effect language.

Everything here is decoration for the eye: whoever draws it gives the words beside it, in a label
and a tip, so no icon is read aloud. Counts stand before their icon (two or more Towers), places
on a track after it (Influence at 5 or higher).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.icons import icon
from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.games.minos.content.effects import Effect, Item
from labrys.games.minos.content.icons import ICONS, ROW
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.rules.measures import AT_LEAST, MEASURES, OF_ICON

BECOMES: Final = tag("span", "→", cls="becomes")


def glyph(name: str) -> Html:
    """An icon with a class of its own, so that a thing has its colour everywhere."""
    return icon(name, look=f"i-{name}", game="minos")


@kept
def counted(count: int | str, name: str) -> Html:
    """A number and what it counts: `3 [coin]`."""
    return gain(tag("b", count), glyph(name))


def gain(*inside: Child) -> Html:
    """What is had or got, kept together in one line."""
    return tag("span", *inside, cls="gain")


def effect(*inside: Child) -> Html:
    return tag("span", *inside, cls="effect")


def sign(letters: str) -> Html:
    """Letters that tell more about the icon before them."""
    return tag("span", letters, cls="sign")


@kept
def named_good(good: str, temporary: bool = False) -> Html:
    """A Good by its own icon; a Temporary one in a broken ring."""
    return tag("span", glyph(f"good-{good}"), cls="ware temporary" if temporary else "ware")


def row_of(effects: Sequence[Effect]) -> Html:
    """All effects of a card or tile."""
    return join([effect(drawn(one)) for one in effects])


def drawn(effect: Effect) -> Html:
    """Condition, repetition, cost and gain, in that order; a second part in a frame of its own."""
    parts = [_condition(effect.condition)] if effect.condition else []
    if effect.repeat:
        parts.append(glyph("repeat"))
    if effect.pay:
        parts += [*map(_item, effect.pay), BECOMES]
    parts += map(_item, effect.gain)
    if effect.instead is not None:
        parts.append(tag("span", drawn(effect.instead), cls="instead"))
    return join(parts)


def _condition(code: int) -> Html:
    return measured(MEASURES.index(OF_ICON[code]), AT_LEAST[code])


@kept
def measured(number: int, at_least: int) -> Html:
    """So much of a measure or more, of a condition or a Vase."""
    measure = MEASURES[number]
    most = at_least == measure.most
    if measure.place:
        place = "max" if most else f"{at_least}+"
        return tag("span", glyph(measure.glyph), measure.sign, place, cls="condition")
    amount = str(at_least) if most else f"{at_least}+"
    return tag("span", amount, glyph(measure.glyph), measure.sign, cls="condition")


def _item(item: Item) -> Html:
    row = ROW[item.code]
    amount = tag("b", item.amount) if item.amount != 1 or row.counted else None
    if row.step:
        amount = tag("b", f"+{item.amount}")
    return gain(amount, _code(item.code), _multiplier(item.per) if item.per else None)


@kept
def _multiplier(code: int) -> Html:
    measure = OF_ICON[code]
    letters = sign(measure.sign) if measure.sign else None
    return tag("span", "/", glyph(measure.glyph), letters, cls="per")


@kept
def _code(code: int) -> Html:
    row = ROW[code]
    parts = [glyph(name) for name in row.glyphs]
    if row.sign:
        parts.append(sign(row.sign))
    if row.spared:
        parts.append(tag("span", glyph(row.spared), cls="spared"))
    return join(parts) + (tag("span", "/", glyph(row.other), cls="per") if row.other else EMPTY)


def signs() -> dict[str, Html]:
    """Every word of the effect language as it is drawn, for the rulebook."""
    drawn: dict[str, Html] = {}
    for row in ICONS:
        draw = _condition if row.at_least else _multiplier if row.measure else _code
        drawn[row.word] = draw(row.number)
    drawn |= {f"t_{name}": trigger(number) for number, name in enumerate((*ROWS, 12, 34, 56))}
    drawn |= {"convert": BECOMES, "repeat": glyph("repeat")}
    drawn["instead"] = tag("span", "…", cls="instead")
    return {word: gain(html) for word, html in drawn.items()}


def trigger(number: int) -> Html:
    """What sets off a Royal Trait: a row, or a die of two values (MIN-TRAIT-02)."""
    if number < len(ROWS):
        return tag("span", glyph(f"row-{ROWS[number]}"), cls="trigger")
    low = 2 * (number - len(ROWS)) + 1
    return tag("span", tag("b", low), tag("b", low + 1), cls="trigger values")
