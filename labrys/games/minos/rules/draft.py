"""Dice: rolling, drafting and placing them (ledger 4.3 and 4.4)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules import progress, solo_dice
from labrys.games.minos.rules.clan import without
from labrys.games.minos.rules.dice import own_dice
from labrys.games.minos.rules.minos import DICE, EASY, NONE, Minos, value_of
from labrys.games.minos.rules.options import DRAFT, OUT_DIE
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

DICE_EACH: Final = 4


class Roll(Step[Minos]):
    """Roll the pool; with 6 or more of one value roll all again (MIN-DICE-01, 02)."""

    def run(self, minos: Minos) -> None:
        dice = pool_dice(minos)
        pool = roll(minos, dice)
        while too_even(minos, pool):
            minos.tell("rerolled")
            pool = roll(minos, dice)
        pool.sort(key=value_and_colour)
        minos.pool = pool
        minos.rows = [[], [], [], [], []]
        minos.spent = []
        minos.solo_wild = []
        minos.tell("rolled")
        minos.agenda.append(progress.Progress())
        push_draft(minos, 0)


def value_and_colour(die: int) -> int:
    return value_of(die) * 4 + die // 6


def pool_dice(minos: Minos) -> list[int]:
    """How many dice of each colour are rolled; the easy solo game uses all 17 (MIN-SOLO-35)."""
    if minos.solo == EASY:
        return minos.content.boards[4].dice
    return minos.board.dice


def roll(minos: Minos, dice: list[int]) -> list[int]:
    pool: list[int] = []
    for colour in range(4):
        for _ in range(dice[colour]):
            pool.append(colour * 6 + minos.chance.roll(6, OUT_DIE))
    return pool


def too_even(minos: Minos, pool: list[int]) -> bool:
    counts = [0] * 7
    for die in pool:
        counts[value_of(die)] += 1
    return max(counts) >= minos.content.reroll_at


def push_draft(minos: Minos, turn: int) -> None:
    """The next player in order takes a die, until each has placed four (MIN-DRAFT-01)."""
    if turn >= DICE_EACH * minos.players:
        return
    player = minos.order()[turn % minos.players]
    if minos.is_rival(player):
        minos.agenda.append(solo_dice.RivalDraft(turn))
    else:
        minos.agenda.append(Draft(player, turn))


def insert(minos: Minos, player: int, die: int, row: int) -> None:
    """Right of all lower and equal values, left of all higher ones (MIN-DRAFT-03 to 05)."""
    minos.pool = without(minos.pool, die)
    dice = minos.rows[row]
    index = 0
    while index < len(dice) and value_of(dice[index]) <= value_of(die):
        index += 1
    minos.rows[row] = [*dice[:index], player * DICE + die, *dice[index:]]
    if minos.solo and row == solo_dice.WILD_ROW:
        mark = solo_dice.wild_mark(minos) if minos.is_rival(player) else NONE
        minos.solo_wild.insert(index, mark)
    minos.tell("drafted", player, die, row, index + 1)


class Draft(Step[Minos]):
    """Take one die and place it in a row with a free space (MIN-DRAFT-01, 02)."""

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def ask(self, minos: Minos, asked: Question) -> None:
        full = 0
        for row in range(5):
            if len(minos.rows[row]) >= len(minos.board.rows[row]):
                full |= 1 << row
        seen = 0
        for die in minos.pool:
            if seen >> die & 1:
                continue
            seen |= 1 << die
            first = DRAFT + die * 5
            for row in range(5):
                if full >> row & 1:
                    asked.refuse(first + row, "row-full", "MIN-DRAFT-02", what=row)
                else:
                    asked.offer(first + row)

    def take(self, minos: Minos, option: int) -> None:
        choice = option - DRAFT
        insert(minos, self.seat, choice // 5, choice % 5)
        push_draft(minos, self.turn + 1)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", DICE_EACH - len(own_dice(minos, seat)))
