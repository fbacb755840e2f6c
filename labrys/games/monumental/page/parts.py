"""The parts of the board that options name, in the order of clicking."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.model import COLUMNS, ROWS
from labrys.games.monumental.game import as_duel
from labrys.games.monumental.rules.options import (
    CONVERT_FROM,
    CONVERT_TO,
    DICE_SETS,
    FREE,
    PAYMENTS,
    PLACE_NAMES,
    SCOUT_PLACE,
    WARLORD_PLACE,
)
from labrys.kernel.view import View

# Verbs that name nothing, and what is clicked for them
ALONE: Final = {
    "complete": "wonder",
    "conquer": "conquer",
    "pass": "pass",
    "choose-payment": "choose-payment",
    "stop": "stop",
    "do": "do",
    "skip": "skip",
    "done": "done",
    "in-order": "in-order",
    "in-order-always": "in-order-always",
}
# Verbs that name a card in the display, on a pile, beside a City or in a Culture deck
CARDS: Final = frozenset(
    ["acquire", "develop", "reserve", "wash", "gain", "start", "espionage", "keep", "pick"]
)
# … those that lie in the middle of the table for the time of the question
LAID_OUT: Final = frozenset(["keep", "pick"])
PLACES: Final = frozenset(["next", "use", "may", "copy", "ready"])
SPACES: Final = frozenset(["archive", "reinforce", "discard", "calm"])
NUMBERED: Final = frozenset(["tokens", "pay-gold", "ability", "branch", "resolve"])
SUPPLIES: Final = frozenset(["pay", "take"])


def place(number: int) -> str:
    """The part of a place where an own card lies."""
    return f"at-{PLACE_NAMES[number]}"


def supply(resource: int) -> str:
    return f"supply-{PAYMENTS[resource]}"


def go(row: int, column: int) -> str:
    """What confirms a row and a column."""
    return f"line-go-{row + 1}-{column + 1}"


def targets(option: int, view: View) -> list[str]:
    """Where to click for an option."""
    duel = as_duel(view.concealed)
    block = duel.blocks.lexicon.of(option)
    verb = block.verb
    members = block.members(option)
    if verb in ALONE:
        return [ALONE[verb]]
    if verb in LAID_OUT:
        return [f"laid-{duel.content.cards[members[0]].id}"]
    if verb in CARDS:
        return [f"card-{duel.content.cards[members[0]].id}"]
    if verb in PLACES or verb in SPACES:
        return [place(members[0])]
    if verb in SUPPLIES:
        return [supply(members[0])]
    if verb in NUMBERED:
        return [f"{verb}-{block.parts[0].names[members[0]]}"]
    if verb == "activate":
        return [f"line-{ROWS[members[0]]}", f"line-{COLUMNS[members[1]]}", go(*members)]
    if verb == "progress":
        return [f"deck-{view.seat}"]
    if verb == "calm-discard":
        return [f"discard-{view.seat}"]
    if verb == "advantage":
        return ["advantage", supply(members[0])]
    if verb == "warlord":
        return [place(WARLORD_PLACE)]
    if verb in ("train", "deploy"):
        return [f"scout-{verb}", supply(members[0])]
    if verb == "reroll":
        dice = f"dice-{DICE_SETS[members[0]].replace('+', '-')}"
        return [dice, "free" if members[1] == FREE else supply(members[1])]
    if verb == "convert":
        return [supply(CONVERT_FROM[members[0]]), supply(CONVERT_TO[members[0]])]
    name = block.parts[0].names[members[0]]
    return [f"{block.parts[0].kind}-{name}"]


__all__ = ["SCOUT_PLACE", "go", "place", "supply", "targets"]
