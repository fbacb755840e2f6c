"""Single points of effects and actions: what each may be used for, and using it."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import icons
from labrys.games.minos.options import (
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
from labrys.games.minos.rules import (
    abilities,
    build,
    develop,
    effects,
    expand,
    extra,
    palace,
    prepare,
    tracks,
)
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.kernel.question import Question
from labrys.kernel.step import Step

# Codes beyond the icons: an Expand point, and a Build point at no cost
EXPAND: Final = 62
BUILD_FREE: Final = 63
KINDS: Final = [icons.CARD_OFFER, icons.PLAY, icons.BUILD, EXPAND]


def asks(code: int) -> bool:
    """Whether gaining this needs a choice."""
    return (
        icons.TEMP <= code <= icons.GOOD
        or icons.PLAY <= code <= icons.CARD_OFFER
        or icons.BUILD <= code <= icons.WILD
        or icons.ANY_TRACK <= code <= icons.PALACE_FREE
        or code == icons.ROUTE_INCOME
        or code >= EXPAND
    )


def start(minos: Minos, seat: int, code: int, amount: int, is_open: bool) -> None:
    """Give points to use; Build points wait while all act together (MIN-RULE-83)."""
    if minos.together and (code == icons.BUILD or code == BUILD_FREE):
        set_aside(minos, seat, code, amount)
    elif amount > 0:
        minos.agenda.append(Use(seat, code, amount, is_open))


def set_aside(minos: Minos, seat: int, code: int, amount: int) -> None:
    if code == BUILD_FREE:
        minos.clans[seat].free_aside += amount
    else:
        minos.clans[seat].aside += amount


def possible(minos: Minos, seat: int, code: int) -> bool:
    """Whether a point or gain of this code has any use now."""
    if code == icons.GOOD_RND:
        return len(minos.pile) > 0
    if code == icons.CARD:
        return len(minos.decks[minos.age]) > 0
    if code == icons.CARD_AGE2:
        return len(minos.decks[1]) > 0
    if code == icons.WARRIOR:
        return minos.clans[seat].supply > 0
    if code == icons.WILD or not asks(code):
        return True
    if minos.together and code == icons.BUILD:
        return True
    asked = Question()
    ask(minos, seat, code, asked)
    return len(asked.offers) > 0


def ask(minos: Minos, seat: int, code: int, asked: Question) -> None:
    """Offer all uses of one point of this code."""
    if code == icons.TEMP:
        for good in range(6):
            if minos.temps[good] > 0:
                asked.offer(TEMP + good)
            else:
                asked.refuse(TEMP + good, "no-temp", "MIN-RULE-50", what=good)
    elif code == icons.GOOD:
        for good in range(6):
            if minos.stacks[good] > 0:
                asked.offer(GOOD + good)
            else:
                asked.refuse(GOOD + good, "no-good", "MIN-GOODS-08", what=good)
    elif code == icons.CARD_OFFER:
        prepare.ask(minos, asked)
    elif code == icons.PLAY:
        develop.ask(minos, seat, asked, False)
    elif code == icons.PLAY_FREE:
        develop.ask(minos, seat, asked, True)
    elif code == icons.BUILD:
        build.ask(minos, seat, asked, False)
    elif code == BUILD_FREE:
        build.ask(minos, seat, asked, True)
    elif code == icons.PLACE:
        expand.ask_place(minos, seat, asked)
    elif code == icons.MOVE:
        expand.ask_move(minos, seat, asked, MOVE)
    elif code == EXPAND:
        expand.ask_place(minos, seat, asked)
        expand.ask_move(minos, seat, asked, MOVE)
    elif code == icons.WILD:
        ask_wild(minos, seat, asked)
    elif code == icons.ANY_TRACK:
        for track in range(3):
            asked.offer(STEP + track)
    elif code == icons.LOW_TRACK:
        ask_low_track(minos, seat, asked)
    elif code == icons.PALACE:
        palace.ask(minos, seat, asked, False)
    elif code == icons.PALACE_FREE:
        palace.ask(minos, seat, asked, True)
    elif code == icons.ROUTE_INCOME:
        for route in range(3):
            if minos.clans[seat].ships[route] > 0:
                asked.offer(ROUTE + route)
            else:
                asked.refuse(ROUTE + route, "no-ship", "MIN-RULE-54", what=route)


def ask_low_track(minos: Minos, seat: int, asked: Question) -> None:
    """The own lowest track, ties by choice (MIN-ICON-24)."""
    clan = minos.clans[seat]
    lowest = clan.lowest()
    for track in range(3):
        if clan.track[track] == lowest:
            asked.offer(STEP + track)
        else:
            asked.refuse(STEP + track, "not-lowest", "MIN-ICON-24", what=track)


def ask_wild(minos: Minos, seat: int, asked: Question) -> None:
    """One action of choice for all the points (MIN-WILD-01)."""
    for kind in range(4):
        if possible(minos, seat, KINDS[kind]):
            asked.offer(WILD_AS + kind)
        else:
            asked.refuse(WILD_AS + kind, "no-use", "MIN-WILD-01")


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
        return f"ask-use-{self.code}"

    def ask(self, minos: Minos, asked: Question) -> None:
        ask(minos, self.seat, self.code, asked)
        if effects.is_optional(self.code) or self.code >= EXPAND or not asked.offers:
            asked.offer(DONE)
        else:
            asked.refuse(DONE, "gain-first", "MIN-RULE-19")
        if self.is_open or self.pays() or self.code == icons.PALACE:
            extra.ask(minos, self.seat, asked)
        if not minos.own_turn(self.seat) and self.pays():
            abilities.ask_exchange(minos, self.seat, asked)

    def pays(self) -> bool:
        """Whether this may cost Coins, so that SA5 may exchange first (MIN-RULE-57)."""
        return self.code in (icons.PLAY, icons.BUILD, icons.WILD)

    def take(self, minos: Minos, option: int) -> None:
        if option == DONE:
            return
        if is_extra(option):
            minos.agenda.append(self)
            extra.take(minos, self.seat, option)
            return
        if WILD_AS <= option < WILD_AS + 4:
            start(minos, self.seat, KINDS[option - WILD_AS], self.amount, self.is_open)
            return
        if minos.turn_seat == NONE and uses_offer(option):
            minos.agenda.append(prepare.Refill())
        if self.amount > 1:
            minos.agenda.append(Use(self.seat, self.code, self.amount - 1, False))
        free = (
            self.code == icons.PLAY_FREE
            or self.code == icons.PALACE_FREE
            or self.code == BUILD_FREE
        )
        act(minos, self.seat, option, free)


def uses_offer(option: int) -> bool:
    return TAKE <= option < DRAW or PLAY <= option < PALACE
