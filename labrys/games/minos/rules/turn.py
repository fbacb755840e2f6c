"""Take actions: retrieving dice and using their spaces (ledger 4.6, 4.11, 4.12)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content import icons
from labrys.games.minos.rules import (
    effects,
    extra,
    income,
    kinds,
    points,
    solo_actions,
    tracks,
    traits,
)
from labrys.games.minos.rules.dice import own_dice
from labrys.games.minos.rules.minos import (
    ANY_STEP,
    DICE,
    NONE,
    RESOURCES,
    TILE,
    Minos,
    value_of,
)
from labrys.games.minos.rules.options import (
    BONUS,
    DRAW_AGE2,
    END,
    FORFEIT,
    RETRIEVE,
    STEP,
    WILD_AS,
    is_extra,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

PREPARE: Final = 0
WILD: Final = 4
TURNS_EACH: Final = 4
LAST_SPACE: Final = 4


class Actions(Step[Minos]):
    """In turn order each player takes back one die, four times (MIN-ACT-01)."""

    def run(self, minos: Minos) -> None:
        minos.agenda.append(income.Income())
        push_turn(minos, 0)


def push_turn(minos: Minos, number: int) -> None:
    if number >= TURNS_EACH * minos.players:
        return
    player = minos.order()[number % minos.players]
    if minos.is_rival(player):
        minos.agenda.append(NextTurn(number + 1))
        minos.agenda.append(solo_actions.RivalTurn())
    else:
        minos.agenda.append(Retrieve(player, number))


class NextTurn(Step[Minos]):
    """Go on with the next turn of the action step."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, minos: Minos) -> None:
        push_turn(minos, self.number)


class Retrieve(Step[Minos]):
    """Take back the own die of the highest value; of equal ones choose (MIN-ACT-02)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def ask(self, minos: Minos, asked: Question) -> None:
        highest = highest_value(minos, self.seat)
        for row in range(5):
            dice = minos.rows[row]
            for space in range(len(dice)):
                if dice[space] == NONE or dice[space] // DICE != self.seat:
                    continue
                option = RETRIEVE + row * LAST_SPACE + space
                if value_of(dice[space]) == highest:
                    asked.offer(option)
                else:
                    asked.refuse(option, "higher-first", "MIN-ACT-02", what=highest)

    def take(self, minos: Minos, option: int) -> None:
        choice = option - RETRIEVE
        retrieve(minos, self.seat, choice // LAST_SPACE, choice % LAST_SPACE)
        minos.agenda.append(NextTurn(self.number + 1))
        minos.agenda.append(Turn(self.seat))

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", len(own_dice(minos, seat)))


def highest_value(minos: Minos, player: int) -> int:
    highest = 0
    for row in minos.rows:
        for die in row:
            if die != NONE and die // DICE == player:
                highest = max(highest, value_of(die))
    return highest


def retrieve(minos: Minos, seat: int, row: int, space: int) -> None:
    """Begin a turn: its space, its points, and every matching trait once (MIN-TRAIT-02, 03)."""
    die = minos.take_die(row, space)
    here = minos.board.rows[row][space]
    minos.turn_seat = seat
    minos.turn_die = die
    minos.turn_row = row
    minos.turn_space = space
    minos.turn_kind = row
    minos.turn_points = here.points
    minos.turn_bonus = 0
    if here.coins or here.weaponry:
        minos.turn_bonus |= RESOURCES
    if here.any_track:
        minos.turn_bonus |= ANY_STEP
    if here.action_bonus:
        minos.turn_bonus |= TILE
    minos.turn_fresh = True
    minos.turn_age2 = here.age2 and minos.age == 0
    minos.turn_extras = 0
    value = 5 + (value_of(die) - 1) // 2
    decrees = minos.content.decrees
    traits: list[int] = []
    for card in minos.clans[seat].palace:
        trigger = decrees[card].trigger
        if trigger in (row, value):
            traits.append(card)
    minos.turn_traits = traits
    minos.tell("retrieved", seat, die, row, space + 1)


class Turn(Step[Minos]):
    """The whole turn of one die: bonus, points, traits and extra actions in any order
    (MIN-ACT-03 to 06, MIN-TRAIT-04)."""

    def ask(self, minos: Minos, asked: Question) -> None:
        self.ask_bonus(minos, asked)
        self.ask_points(minos, asked)
        traits.ask(minos, self.seat, asked)
        extra.ask(minos, self.seat, asked)
        if minos.turn_fresh:
            asked.offer(FORFEIT)
        else:
            asked.refuse(FORFEIT, "space-begun", "MIN-ACT-04")
        if minos.turn_bonus & (ANY_STEP | TILE):
            asked.refuse(END, "bonus-first", "MIN-RULE-21")
        else:
            asked.offer(END)

    def ask_bonus(self, minos: Minos, asked: Question) -> None:
        bonus = minos.turn_bonus
        if bonus & (RESOURCES | TILE):
            asked.offer(BONUS)
        if bonus & ANY_STEP:
            for track in range(3):
                asked.offer(STEP + track)

    def ask_points(self, minos: Minos, asked: Question) -> None:
        if minos.turn_points == 0:
            return
        if minos.turn_kind == WILD:
            kinds.KIND[icons.WILD].ask(minos, self.seat, asked)
            return
        kinds.KIND[kinds.ACTIONS[minos.turn_kind]].ask(minos, self.seat, asked)
        if minos.turn_kind != PREPARE:
            return
        if minos.turn_row != PREPARE:
            asked.refuse(DRAW_AGE2, "age2-space", "MIN-WILD-03")
        elif not minos.turn_age2:
            asked.refuse(DRAW_AGE2, "age2-space", "MIN-PREP-02")
        elif not minos.decks[1]:
            asked.refuse(DRAW_AGE2, "deck-empty", "MIN-RULE-29")
        else:
            asked.offer(DRAW_AGE2)

    def take(self, minos: Minos, option: int) -> None:
        if option == END:
            end(minos, self.seat)
            return
        minos.agenda.append(self)
        if is_extra(option):
            extra.take(minos, self.seat, option)
        elif traits.is_trait(option):
            traits.use(minos, self.seat, option)
        elif option == FORFEIT:
            forfeit(minos, self.seat)
        else:
            use_space(minos, self.seat, option)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.thing("die", "die", minos.turn_die)
        prompt.thing("row", "row", minos.turn_row)
        prompt.count("space", minos.turn_space + 1)
        prompt.count("points", minos.turn_points)
        prompt.thing("action", "row", minos.turn_kind)
        prompt.word("due", due(minos.turn_bonus))


def due(bonus: int) -> str:
    """What of a space's bonus is still to be taken, or it can't be left (MIN-RULE-21)."""
    if bonus & RESOURCES:
        return "resources"
    if bonus & ANY_STEP and bonus & TILE:
        return "either"
    return "step" if bonus & ANY_STEP else "tile" if bonus & TILE else "none"


def forfeit(minos: Minos, seat: int) -> None:
    """Give up the whole space for Coins; traits and extra actions stay (MIN-ACT-04)."""
    minos.turn_fresh = False
    minos.turn_bonus = 0
    minos.turn_points = 0
    minos.tell("forfeited", seat)
    minos.gain_coins(seat, minos.content.forfeit_coins)


def use_space(minos: Minos, seat: int, option: int) -> None:
    """Use something of the space; its Coins and Weaponry come with the first use."""
    minos.turn_fresh = False
    pay_resources(minos, seat)
    if option == BONUS:
        if minos.turn_bonus & TILE:
            take_tile(minos, seat)
    elif STEP <= option < STEP + 3:
        take_step(minos, seat, option - STEP)
    elif WILD_AS <= option < WILD_AS + 4:
        minos.turn_kind = option - WILD_AS
    else:
        minos.turn_points -= 1
        if option == DRAW_AGE2:
            minos.turn_age2 = False
        points.act(minos, seat, option, False)


def pay_resources(minos: Minos, seat: int) -> None:
    if minos.turn_bonus & RESOURCES:
        minos.turn_bonus -= RESOURCES
        space = minos.space()
        minos.gain_coins(seat, space.coins)
        minos.gain_weaponry(seat, space.weaponry)


def take_step(minos: Minos, seat: int, track: int) -> None:
    minos.turn_bonus &= ~ANY_STEP
    if minos.space().choice:
        minos.turn_bonus = 0
    tracks.advance(minos, seat, track)


def take_tile(minos: Minos, seat: int) -> None:
    """The shared Action Bonus."""
    minos.turn_bonus &= ~TILE
    if minos.space().choice:
        minos.turn_bonus = 0
    tile = minos.content.action_bonuses[minos.action_bonus]
    minos.tell("action-bonus", seat, minos.action_bonus)
    effects.begin(minos, seat, tile.effects)


def end(minos: Minos, seat: int) -> None:
    """Unused points are lost; pure gains still open are paid (MIN-ACT-06, MIN-RULE-20)."""
    pay_resources(minos, seat)
    minos.turn_points = 0
    minos.agenda.append(EndTurn())
    for card in minos.turn_traits:
        trait = minos.content.decrees[card].trait
        if effects.is_pure_gain(trait) and effects.doable(minos, seat, trait):
            minos.tell("used-trait", seat, card)
            effects.do_effect(minos, seat, trait)
    minos.turn_traits = []


class EndTurn(Step[Minos]):
    """The container leaves the board and the offer is refilled (MIN-ACT-07, MIN-PREP-03)."""

    def run(self, minos: Minos) -> None:
        minos.turn_seat = NONE
        minos.turn_die = NONE
        minos.turn_row = NONE
        minos.turn_space = NONE
        minos.turn_kind = NONE
        minos.turn_fresh = False
        minos.exchanged = 0
        minos.refill_offer()
