"""Which parts of the page an option names, in the order of clicking.

Most are called as in the lexicon: `region-4`, `card-I17`, `track-cultural`. These are not:
`space-build-2` is a space of a row, with the die on it; `slot-city` the next City of the viewer's
Player board, for a region may be open to a City and a Farm; `supply-stone` the Temporary Goods of
the supply and `temp-stone` the viewer's own; `deck-1` and `deck-2` the decks of the two Ages.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.parts import named_parts
from labrys.games.minos.content import icons
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.game import as_minos
from labrys.games.minos.rules.dice import dice_places
from labrys.games.minos.rules.effects import Resolve, in_force
from labrys.games.minos.rules.kinds import KIND
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import CARD_IDS, EFFECT, LEXICON
from labrys.games.minos.rules.setup import FirstHand
from labrys.kernel.question import Question
from labrys.kernel.view import View

# Verbs whose parts are choices of words alone, not things that lie on the table
WORDS_ONLY: Final = ("effect", "warriors")
# Verbs that build in a region
BUILT: Final = ("city", "tower", "farm")


# Effects whose every use is a place on the map
ON_THE_MAP: Final = (icons.PLACE, icons.MOVE, icons.EXPAND)


def targets(option: int, view: View) -> list[str]:
    block = LEXICON.of(option)
    minos = as_minos(view.concealed)
    verb = block.verb
    if verb in WORDS_ONLY:
        return []
    if verb == "group":
        return _dice(minos, view.seat, block.members(option)[0] + 1)
    if verb == "retrieve":
        row, space = block.members(option)
        return [f"space-{ROWS[row]}-{space + 1}"]
    if verb == "bonus" and minos.turn_seat != NONE:
        return [f"space-{ROWS[minos.turn_row]}-{minos.turn_space + 1}"]
    if verb == "draw":
        return [f"deck-{minos.age + 1}"]
    if verb == "draw-age2":
        return ["deck-2"]
    named = named_parts(view.concealed.game, option)
    if verb in BUILT:
        return [named[0].replace("target-", "region-"), f"slot-{verb}"]
    if verb in ("temp", "forage"):
        return [name.replace("good-", "supply-") for name in named]
    if verb == "return":
        return [name.replace("good-", "temp-") for name in named]
    if verb == "as":
        return [name.replace("action-", "row-") for name in named]
    return [name.replace("target-", "region-") for name in named]


def onward(option: int, view: View) -> list[int]:
    """The regions for an effect that waits: to place or to move a Warrior is one gesture. A
    question that has the same options itself is asked first."""
    minos = as_minos(view.concealed)
    step = minos.agenda[-1] if minos.agenda else None
    if not isinstance(step, Resolve) or LEXICON.of(option).verb != "effect":
        return []
    effect = in_force(minos, view.seat, step.effects[option - EFFECT])
    if effect.pay or effect.repeat or len(effect.gain) != 1:
        return []
    code = effect.gain[0].code
    if code not in ON_THE_MAP:
        return []
    asked = Question()
    KIND[code].ask(minos, view.seat, asked)
    return asked.offers


def leaving(view: View) -> set[str]:
    """The cards of the first hand that the viewer has said to give back; they lie there until all
    have chosen (MIN-SETUP-20)."""
    step = as_minos(view.concealed).agenda[-1] if view.concealed.agenda else None
    if not isinstance(step, FirstHand) or view.seat < 0:
        return set()
    given = [option for option in step.answers[view.seat] if LEXICON.of(option).verb == "give-back"]
    return {CARD_IDS[LEXICON.of(option).members(option)[0]] for option in given}


def _dice(minos: Minos, seat: int, mask: int) -> list[str]:
    """The spaces of the viewer's dice in a group."""
    places = [f"space-{ROWS[row]}-{space + 1}" for _, row, space in dice_places(minos, seat)]
    return [place for index, place in enumerate(places) if mask >> index & 1]
