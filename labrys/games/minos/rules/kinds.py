"""What each code of an effect does: one class a code, found by its number in `KIND`.

What is not a rule (word, icon, where it may stand) is its row in `content/icons.py`.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content import icons
from labrys.games.minos.rules import (
    build,
    develop,
    effects,
    expand,
    palace,
    points,
    prepare,
    tracks,
)
from labrys.games.minos.rules.clan import FROM_EFFECTS
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import GOOD, MOVE, ROUTE, STEP, TEMP, WILD_AS
from labrys.kernel.question import Question


class Kind:
    """A gain or cost. One that asks gives points, which are used one by one."""

    def __init__(self, code: int) -> None:
        row = icons.ROW[code]
        self.code = code
        self.asks = row.asks
        self.optional = row.optional
        self.resource = row.cost and not row.asks
        # Its uses may cost something: Coins, which SA5 may exchange first (MIN-RULE-57), or VP
        self.costs = row.price != ""
        self.costs_coins = row.price == "coin"
        self.free = row.spared != ""

    def possible(self, minos: Minos, seat: int) -> bool:
        """Whether a point or gain of this has any use now."""
        if not self.asks:
            return True
        asked = Question(False, True)
        self.ask(minos, seat, asked)
        return asked.enough()

    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        """Offer all uses of one point."""

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        """Gain so much of it now; VP are booked under a source."""
        points.start(minos, seat, self.code, amount, False)

    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        """How much a seat lacks to pay so much of it."""
        raise NotImplementedError

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        raise NotImplementedError


class Coins(Kind):
    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        minos.gain_coins(seat, amount)

    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        return amount - minos.clans[seat].coins

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        minos.clans[seat].coins -= amount
        minos.tell("paid-coins", seat, amount)


class Weaponry(Kind):
    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        minos.gain_weaponry(seat, amount)

    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        return amount - minos.clans[seat].weaponry

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        minos.clans[seat].weaponry -= amount
        minos.tell("paid-weaponry", seat, amount)


class Vp(Kind):
    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        minos.gain_vp(seat, amount, source)

    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        return amount - minos.clans[seat].vp

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        minos.clans[seat].gain_vp(-amount, FROM_EFFECTS)
        minos.tell("paid-vp", seat, amount)


class Temps(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        for good in range(6):
            if minos.temps[good] > 0:
                asked.offer(TEMP + good)
            else:
                asked.refuse(TEMP + good, "no-temp", "MIN-RULE-50", what=good)

    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        return amount - sum(minos.clans[seat].temps)

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        minos.agenda.append(effects.PayTemps(seat, amount))


class Discards(Kind):
    def missing(self, minos: Minos, seat: int, amount: int) -> int:
        return amount - len(minos.clans[seat].hand)

    def pay(self, minos: Minos, seat: int, amount: int) -> None:
        minos.agenda.append(effects.PayCards(seat, amount))


class Goods(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        for good in range(6):
            if minos.stacks[good] > 0:
                asked.offer(GOOD + good)
            else:
                asked.refuse(GOOD + good, "no-good", "MIN-GOODS-08", what=good)


class RandomGoods(Kind):
    def possible(self, minos: Minos, seat: int) -> bool:
        return len(minos.pile) > 0

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        for _ in range(amount):
            minos.give_random_good(seat)


class Cards(Kind):
    """Cards of the active deck, or of the Age II deck."""

    def age(self, minos: Minos) -> int:
        return 1 if self.code == icons.CARD_AGE2 else minos.age

    def possible(self, minos: Minos, seat: int) -> bool:
        return len(minos.decks[self.age(minos)]) > 0

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        for _ in range(amount):
            minos.draw_card(seat, self.age(minos))


class OfferedCards(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        prepare.ask(minos, asked)


class Plays(Kind):
    """The plain icon plays from the hand only; the offer is open to points of the Develop row and
    to the icon that plays for free (MIN-RULE-23)."""

    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        develop.ask(minos, seat, asked, self.free, self.code != icons.PLAY)


class Builds(Kind):
    """Points that wait while all act together (MIN-RULE-83); the free one is open to extra
    actions like a Build point that is paid for."""

    def possible(self, minos: Minos, seat: int) -> bool:
        return minos.together or super().possible(minos, seat)

    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        build.ask(minos, seat, asked, self.free)

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        points.start(minos, seat, self.code, amount, True)


class Places(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        expand.ask_place(minos, seat, asked)


class Moves(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        expand.ask_move(minos, seat, asked, MOVE)


class Expands(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        expand.ask_place(minos, seat, asked)
        expand.ask_move(minos, seat, asked, MOVE)


class Wilds(Kind):
    def possible(self, minos: Minos, seat: int) -> bool:
        return True

    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        """One action of choice for all the points (MIN-WILD-01)."""
        for action in range(4):
            if KIND[ACTIONS[action]].possible(minos, seat):
                asked.offer(WILD_AS + action)
            else:
                asked.refuse(WILD_AS + action, "no-use", "MIN-WILD-01")


class Steps(Kind):
    """Steps on one given track."""

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        for _ in range(amount):
            minos.agenda.append(tracks.Advance(seat, self.code - icons.INFLUENCE))


class AnyTrack(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        for track in range(3):
            asked.offer(STEP + track)


class LowTrack(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        """The own lowest track, ties by choice (MIN-ICON-24)."""
        clan = minos.clans[seat]
        lowest = clan.lowest()
        for track in range(3):
            if clan.track[track] == lowest:
                asked.offer(STEP + track)
            else:
                asked.refuse(STEP + track, "not-lowest", "MIN-ICON-24", what=track)


class PalaceCards(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        palace.ask(minos, seat, asked, self.free)


class CardsOrPalace(Kind):
    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        minos.agenda.append(tracks.CardsOrPalace(seat))


class RouteIncome(Kind):
    def ask(self, minos: Minos, seat: int, asked: Question) -> None:
        for route in range(3):
            if minos.clans[seat].ships[route] > 0:
                asked.offer(ROUTE + route)
            else:
                asked.refuse(ROUTE + route, "no-ship", "MIN-RULE-54", what=route)


class Warriors(Kind):
    def possible(self, minos: Minos, seat: int) -> bool:
        return minos.clans[seat].supply > 0

    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        minos.tell("gained-warriors", seat, minos.clans[seat].gain_warriors(amount))


class AbilityLevel(Kind):
    def give(self, minos: Minos, seat: int, amount: int, source: int) -> None:
        tracks.raise_level(minos, seat, amount)


# The points of each action row; those of a Wild die become one of these
ACTIONS: Final = [icons.CARD_OFFER, icons.DEVELOP, icons.BUILD, icons.EXPAND]


def _by_code() -> list[Kind]:
    kinds: list[Kind] = [
        Coins(icons.COIN),
        Weaponry(icons.WEAPON),
        Vp(icons.VP),
        Temps(icons.TEMP),
        Goods(icons.GOOD),
        RandomGoods(icons.GOOD_RND),
        Plays(icons.PLAY),
        Plays(icons.PLAY_FREE),
        Plays(icons.DEVELOP),
        OfferedCards(icons.CARD_OFFER),
        Cards(icons.CARD),
        Cards(icons.CARD_AGE2),
        Discards(icons.DISCARD),
        Builds(icons.BUILD),
        Builds(icons.BUILD_FREE),
        Places(icons.PLACE),
        Moves(icons.MOVE),
        Expands(icons.EXPAND),
        Wilds(icons.WILD),
        Steps(icons.INFLUENCE),
        Steps(icons.CULTURAL),
        Steps(icons.POPULATION),
        AnyTrack(icons.ANY_TRACK),
        LowTrack(icons.LOW_TRACK),
        PalaceCards(icons.PALACE),
        PalaceCards(icons.PALACE_FREE),
        CardsOrPalace(icons.CARDS_OR_PALACE),
        RouteIncome(icons.ROUTE_INCOME),
        Warriors(icons.WARRIOR),
        AbilityLevel(icons.ABILITY_LEVEL),
    ]
    found = [kinds[0]] * (icons.LAST + 1)
    for kind in kinds:
        found[kind.code] = kind
    return found


KIND: Final = _by_code()
