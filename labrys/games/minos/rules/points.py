"""Single points of effects and actions: what each may be used for, and using it."""

from __future__ import annotations

from labrys.games.minos.content import icons
from labrys.games.minos.rules import (
    abilities,
    build,
    develop,
    effects,
    expand,
    extra,
    kinds,
    palace,
    prepare,
    tracks,
)
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import (
    ADVANCE,
    CITY,
    DONE,
    DRAW,
    DRAW_AGE2,
    GOOD,
    MOVE,
    PALACE,
    PLACE,
    PLAY,
    ROUTE,
    STEP,
    TAKE,
    TEMP,
    WILD_AS,
    is_extra,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def start(minos: Minos, seat: int, code: int, amount: int, is_open: bool) -> None:
    """Give points to use; Build points wait while all act together (MIN-RULE-83)."""
    if minos.together and (code == icons.BUILD or code == icons.BUILD_FREE):
        set_aside(minos, seat, code, amount)
    elif amount > 0:
        minos.agenda.append(Use(seat, code, amount, is_open))


def set_aside(minos: Minos, seat: int, code: int, amount: int) -> None:
    if code == icons.BUILD_FREE:
        minos.clans[seat].free_aside += amount
    else:
        minos.clans[seat].aside += amount


def act(minos: Minos, seat: int, option: int, free: bool) -> None:
    """Carry out the use of one point. An option says by itself what it does."""
    if PLAY <= option < PALACE:
        develop.play(minos, seat, option - PLAY, free)
    elif TAKE <= option < DRAW:
        prepare.take_offer(minos, seat, option - TAKE)
    elif option == DRAW:
        minos.draw_card(seat, minos.age)
    elif option == DRAW_AGE2:
        minos.draw_card(seat, 1)
    elif CITY < option < ADVANCE + 3:
        build.start(minos, seat, option, free)
    elif PLACE < option <= PLACE + 13:
        expand.place(minos, seat, option - PLACE)
    elif MOVE + 14 <= option <= MOVE + 182:
        expand.move(minos, seat, option - MOVE)
    elif STEP <= option < STEP + 3:
        tracks.advance(minos, seat, option - STEP)
    elif TEMP <= option < TEMP + 6:
        minos.give_temp(seat, option - TEMP)
    elif GOOD <= option < GOOD + 6:
        minos.give_stack_good(seat, option - GOOD)
    elif PALACE <= option < PALACE + 144:
        palace.put(minos, seat, option - PALACE, free)
    elif ROUTE <= option < ROUTE + 3:
        route_income(minos, seat, option - ROUTE)
    else:
        raise ValueError(f"option {option} uses no point")


def route_income(minos: Minos, seat: int, route: int) -> None:
    """The income of the space where the Ship stands (MIN-ICON-31, MIN-RULE-42)."""
    space = minos.clans[seat].ships[route]
    minos.tell("route-income", seat, route, space)
    effects.begin(minos, seat, minos.content.routes[minos.routes[route]].income[space - 1])


class Use(Step[Minos]):
    """Use points of one code, one after another; optional ones may be left.

    While `is_open` nothing of the effect has begun, so on the own turn extra actions
    may still come first; where a point may cost something they always may (MIN-RULE-17).
    """

    def __init__(self, seat: int, code: int, amount: int, is_open: bool) -> None:
        super().__init__(seat)
        self.code = code
        self.amount = amount
        self.is_open = is_open

    def prompt(self) -> str:
        return icons.ROW[self.code].message("ask-use")

    def ask(self, minos: Minos, asked: Question) -> None:
        kind = kinds.KIND[self.code]
        kind.ask(minos, self.seat, asked)
        if kind.optional or not asked.offers:
            asked.offer(DONE)
        else:
            asked.refuse(DONE, "gain-first", "MIN-RULE-19")
        if self.is_open or kind.costs:
            extra.ask(minos, self.seat, asked)
        if not minos.own_turn(self.seat) and kind.costs_coins:
            abilities.ask_exchange(minos, self.seat, asked)

    def take(self, minos: Minos, option: int) -> None:
        if option == DONE:
            return
        if is_extra(option):
            minos.agenda.append(self)
            extra.take(minos, self.seat, option)
            return
        if WILD_AS <= option < WILD_AS + 4:
            action = kinds.ACTIONS[option - WILD_AS]
            start(minos, self.seat, action, self.amount, self.is_open)
            return
        if minos.turn_seat == NONE and uses_offer(option):
            minos.agenda.append(prepare.Refill())
        if self.amount > 1:
            minos.agenda.append(Use(self.seat, self.code, self.amount - 1, False))
        act(minos, self.seat, option, kinds.KIND[self.code].free)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        none = self.code == icons.ROUTE_INCOME and not any(minos.clans[seat].ships)
        prompt.count("count", 0 if none else self.amount)


def uses_offer(option: int) -> bool:
    return TAKE <= option < DRAW or PLAY <= option < PALACE
