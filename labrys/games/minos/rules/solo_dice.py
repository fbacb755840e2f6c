"""How Rhadamanthus drafts his dice (MIN-SOLO-10 to 15)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import SoloCard
from labrys.games.minos.rules import draft
from labrys.games.minos.rules.minos import NONE, Minos, colour_of, value_of
from labrys.games.minos.rules.options import OUT_SOLO
from labrys.kernel.step import Step

RIVAL: Final = 1
WILD_ROW: Final = 4
BY_LOWEST_TOTAL: Final = 1
BY_HIGHEST_TOTAL: Final = 2


def turn_up(minos: Minos) -> None:
    """Show the Action side of the next card; an empty deck is made anew (MIN-RULE-68)."""
    if not minos.solo_deck:
        minos.solo_deck = minos.solo_discards
        minos.solo_discards = []
    minos.solo_top = minos.chance.draw(minos.solo_deck, OUT_SOLO)


class RivalDraft(Step[Minos]):
    """One card picks the die, the Action side now on top picks the row (MIN-SOLO-10)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, minos: Minos) -> None:
        drawn = minos.solo_top
        minos.solo_drawn.append(drawn)
        turn_up(minos)
        die = choose_die(minos, minos.content.solo_cards[drawn])
        row = choose_row(minos)
        draft.insert(minos, RIVAL, die, row)
        draft.push_draft(minos, self.turn + 1)


def choose_die(minos: Minos, card: SoloCard) -> int:
    """The lowest or highest die of the colour the card asks for (MIN-SOLO-11)."""
    colour = choose_colour(minos, card)
    best = NONE
    for die in minos.pool:
        if colour_of(die) != colour:
            continue
        if best == NONE or (value_of(die) > value_of(best)) == card.high:
            best = die
    return best


def choose_colour(minos: Minos, card: SoloCard) -> int:
    """The first colour of the list with dice left, or the special mark's; ties go red, yellow,
    blue, gray (MIN-RULE-67)."""
    totals = [0, 0, 0, 0]
    counts = [0, 0, 0, 0]
    for die in minos.pool:
        totals[colour_of(die)] += value_of(die)
        counts[colour_of(die)] += 1
    if card.mark == 0:
        for colour in card.colours:
            if counts[colour]:
                return colour
    best = NONE
    for colour in range(4):
        if counts[colour] == 0:
            continue
        if best == NONE:
            best = colour
        elif card.mark == BY_LOWEST_TOTAL:
            best = colour if totals[colour] < totals[best] else best
        elif card.mark == BY_HIGHEST_TOTAL:
            best = colour if totals[colour] > totals[best] else best
        else:
            best = colour if counts[colour] < counts[best] else best
    return best


def choose_row(minos: Minos) -> int:
    """The first listed action with a free space; a card with none is discarded and the next
    one used (MIN-SOLO-12, MIN-SOLO-14)."""
    while True:
        for row in minos.content.solo_cards[minos.solo_top].actions:
            if len(minos.rows[row]) < len(minos.board.rows[row]):
                return row
        minos.solo_discards.append(minos.solo_top)
        turn_up(minos)


def wild_mark(minos: Minos) -> int:
    """What a die now placed on Wild will do: the first action of the list (MIN-SOLO-13)."""
    return minos.content.solo_cards[minos.solo_top].actions[0]
