"""Effects as rows of icons, generated from the effect language.

Everything here is decoration for the eye: whoever draws it gives the words beside it, in a label
and a tip, so no icon is read aloud. Counts stand before their icon (two or more Towers), places
on a track after it (Influence at 5 or higher).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from labrys.games.minos.content import ROWS
from labrys.games.minos.icons import VOCABULARY
from labrys.kernel.effects import Effect, Item
from labrys.kernel.pageboard import ICONS, escape

# Icons of the codes that are not called like their word, with the sign written beside them
SIGNED: Final = {
    "good_rnd": ("good", "?"),
    "card_offer": ("take", ""),
    "card": ("draw", ""),
    "card_age2": ("draw", "II"),
    "build": ("row-build", ""),
    "wild": ("row-wild", ""),
    "influence": ("track-influence", ""),
    "cultural": ("track-cultural", ""),
    "population": ("track-population", ""),
    "any_track": ("track-any", ""),
    "low_track": ("track-any", "↓"),
    "route_income": ("route-income", ""),
}
# Two icons for one code: VP at a scoring, VP at the end
JOINED: Final = {"vp_score": ("vp", "scoring"), "vp_end": ("vp", "end")}
# What is not paid for such a code: the second icon is struck out
FREE: Final = {"play_free": ("play", "coin"), "palace_free": ("palace", "vp")}
# Resources always show their amount; of actions one goes without saying.
COUNTED: Final = ("coin", "weapon", "vp", "vp_score", "vp_end", "temp", "warrior")
STEPS: Final = ("influence", "cultural", "population", "any_track", "low_track")

# A condition: what is written before its icons, the icons, what is written after them
CONDITIONS: Final = {
    "if_towers2": ("2+", ("tower",), ""),
    "if_farms2": ("2+", ("farm",), ""),
    "if_cities2": ("2+", ("city",), ""),
    "if_sea2": ("2+", ("sea",), ""),
    "if_influence5": ("", ("track-influence",), "5+"),
    "if_cultural5": ("", ("track-cultural",), "5+"),
    "if_population5": ("", ("track-population",), "5+"),
    "if_palace10": ("10+", ("palace",), ""),
    "if_area4": ("4+", ("area",), ""),
    "if_tracks3": ("", ("track-influence", "track-cultural", "track-population"), "3+"),
    "if_ship4": ("", ("ship",), "4+"),
    "if_warriors6": ("6+", ("warrior",), ""),
    "if_regions4": ("4+", ("region",), ""),
}
MULTIPLIERS: Final = {
    "per_area": "area",
    "per_palace": "palace",
    "per_city": "city",
    "per_tower": "tower",
    "per_farm": "farm",
    "per_region": "region",
    "per_sea": "sea",
    "per_low_track": "track-any",
    "per_warrior": "warrior",
    "per_ship_space": "ship",
}


@cache
def glyph(name: str) -> str:
    """An icon with a class of its own, so that a thing has its colour everywhere."""
    use = f'<use href="{ICONS}#{name}"/>'
    return f'<svg class="icon i-{name}" aria-hidden="true">{use}</svg>'


def counted(count: int | str, name: str) -> str:
    """A number and what it counts: `3 [coin]`."""
    return f'<span class="gain"><b>{count}</b>{glyph(name)}</span>'


def named_good(good: str, temporary: bool = False) -> str:
    """A Good by its own icon; a Temporary one in a broken ring."""
    kind = "ware temporary" if temporary else "ware"
    return f'<span class="{kind}">{glyph(f"good-{good}")}</span>'


def row_of(effects: Sequence[Effect]) -> str:
    """All effects of a card or tile."""
    return "".join(f'<span class="effect">{drawn(effect)}</span>' for effect in effects)


def drawn(effect: Effect) -> str:
    """Condition, repetition, cost and gain, in that order; a second part in a frame of its own."""
    html = _condition(VOCABULARY.words[effect.condition]) if effect.condition else ""
    if effect.repeat:
        html += glyph("repeat")
    if effect.pay:
        html += (
            "".join([_item(item) for item in effect.pay]) + '<span class="becomes">&rarr;</span>'
        )
    html += "".join([_item(item) for item in effect.gain])
    if effect.instead is not None:
        html += f'<span class="instead">{drawn(effect.instead)}</span>'
    return html


@cache
def _condition(word: str) -> str:
    before, names, after = CONDITIONS[word]
    icons = "".join([glyph(name) for name in names])
    return f'<span class="condition">{before}{icons}{after}</span>'


def _item(item: Item) -> str:
    word = VOCABULARY.words[item.code]
    amount = f"<b>{item.amount}</b>" if item.amount != 1 or word in COUNTED else ""
    if word in STEPS:
        amount = f"<b>+{item.amount}</b>"
    per = _multiplier(VOCABULARY.words[item.per]) if item.per else ""
    return f'<span class="gain">{amount}{_code(word)}{per}</span>'


@cache
def _multiplier(word: str) -> str:
    sign = '<span class="sign">&darr;</span>' if word == "per_low_track" else ""
    return f'<span class="per">/{glyph(MULTIPLIERS[word])}{sign}</span>'


@cache
def _code(word: str) -> str:
    if word in JOINED:
        return "".join([glyph(name) for name in JOINED[word]])
    if word in FREE:
        what, spared = FREE[word]
        return f'{glyph(what)}<span class="spared">{glyph(spared)}</span>'
    name, sign = SIGNED.get(word, (word, ""))
    return glyph(name) + (f'<span class="sign">{escape(sign)}</span>' if sign else "")


def signs() -> dict[str, str]:
    """Every word of the effect language as it is drawn, for the rulebook."""
    drawn = {word: _code(word) for word in (*VOCABULARY.gains, *VOCABULARY.costs)}
    drawn |= {word: _condition(word) for word in CONDITIONS}
    drawn |= {word: _multiplier(word) for word in MULTIPLIERS}
    drawn |= {f"t_{name}": trigger(number) for number, name in enumerate((*ROWS, 12, 34, 56))}
    drawn |= {"convert": '<span class="becomes">&rarr;</span>', "repeat": glyph("repeat")}
    drawn["instead"] = '<span class="instead">&hellip;</span>'
    return {word: f'<span class="gain">{html}</span>' for word, html in drawn.items()}


def trigger(number: int) -> str:
    """What sets off a Royal Trait: a row, or a die of two values (MIN-TRAIT-02)."""
    if number < len(ROWS):
        return f'<span class="trigger">{glyph(f"row-{ROWS[number]}")}</span>'
    low = 2 * (number - len(ROWS)) + 1
    return f'<span class="trigger values"><b>{low}</b><b>{low + 1}</b></span>'
