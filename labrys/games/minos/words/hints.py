"""What an option costs or gives now, for the brackets behind its sentence."""

from __future__ import annotations

from collections.abc import Callable

from labrys.games.minos.content import icons
from labrys.games.minos.content.model import TOP, TRACKS
from labrys.games.minos.rules import build, passes, pay, points, progress, setup
from labrys.games.minos.rules.dice import own_dice
from labrys.games.minos.rules.minos import RESOURCES, TILE, Minos, value_of
from labrys.games.minos.rules.options import (
    CITY,
    EXCHANGE,
    LEXICON,
    RETURN,
)
from labrys.games.minos.words import cards, effects
from labrys.kernel.text.words import Words


def hint(words: Words, minos: Minos, seat: int, option: int) -> str:
    """The hint of an option that is offered; empty where there is nothing to add."""
    block = LEXICON.of(option)
    maker = MAKERS.get(block.verb)
    return "" if maker is None else maker(Offered(words, minos, seat, option))


class Offered:
    """An option on offer, where it is offered and to whom."""

    def __init__(self, words: Words, minos: Minos, seat: int, option: int) -> None:
        self.words = words
        self.minos = minos
        self.content = minos.content
        self.clan = minos.clans[seat]
        self.seat = seat
        self.option = option
        self.members = LEXICON.of(option).members(option)
        self.step = minos.agenda[-1]

    def say(self, message: str, /, **parts: str | int) -> str:
        return self.words.say(message, **parts)

    def is_free(self) -> bool:
        """Whether the point waives costs."""
        step = self.step
        if isinstance(step, points.Use):
            return icons.ROW[step.code].spared != ""
        if isinstance(step, passes.NameFor):
            return step.free
        return isinstance(step, passes.Name) and self.clan.free_aside > 0


# ---- prices


def price(offered: Offered) -> str:
    """Coins, and how few they could be with Temporary Goods."""
    if offered.is_free():
        return offered.say("hint-free")
    minos = offered.minos
    full = pay.price(minos, offered.seat, offered.option, pay.NO_TEMPS)
    least = pay.price(minos, offered.seat, offered.option, offered.clan.temps)
    if full == least:
        return _coins(offered, full)
    return offered.say("hint-less", full=_coins(offered, full), least=_coins(offered, least))


def _coins(offered: Offered, count: int) -> str:
    return offered.say("n-coin", count=count) if count else offered.say("hint-free")


def _gives(offered: Offered, gain: str) -> str:
    return offered.say("hint-gives", price=price(offered), gain=gain)


def city(offered: Offered) -> str:
    tile = offered.minos.foundations[offered.option - CITY]
    return _gives(
        offered, effects.clauses(offered.words, offered.content.foundations[tile].effects)
    )


def tower(offered: Offered) -> str:
    gains = offered.content.tower_effects[offered.clan.towers]
    return _gives(offered, effects.clauses(offered.words, gains))


def farm(offered: Offered) -> str:
    """The Warriors that go back; Grain may save some (MIN-BUILD-04)."""
    if offered.is_free():
        return offered.say("hint-free")
    most = offered.content.farm_price[offered.clan.farms]
    least = build.fewest_warriors(offered.minos, offered.clan)
    if least == most:
        return offered.say("n-warrior", count=most)
    return offered.say("hint-warriors", least=least, count=most)


def palace(offered: Offered) -> str:
    """A card of the hand costs its VP, except in the set-up (MIN-INC-03, MIN-RULE-03)."""
    card = offered.members[0]
    if isinstance(offered.step, setup.FirstHand):
        return ""
    if card in offered.clan.area:
        return offered.say("hint-from-area")
    if offered.is_free():
        return offered.say("hint-loses-nothing")
    vp = offered.content.decrees[card].vp
    return offered.say("hint-loses", vp=offered.say("n-vp", count=vp))


def march(offered: Offered) -> str:
    return offered.say("n-weapon", count=offered.content.extra_price)


def forage(offered: Offered) -> str:
    return offered.say("n-weapon", count=offered.content.extra_price)


def battle(offered: Offered) -> str:
    tile = offered.content.sea_peoples[offered.minos.top_sea(offered.members[0] + 1)]
    cost = offered.say("n-weapon", count=tile.cost)
    text = effects.clauses(offered.words, tile.effects)
    return offered.say("hint-battle", cost=cost, text=text)


def exchange(offered: Offered) -> str:
    rate = offered.content.sa5_rate[offered.clan.level]
    given, gained = ("n-coin", "n-weapon") if offered.option == EXCHANGE else ("n-weapon", "n-coin")
    return offered.say(
        "hint-exchange",
        given=offered.say(given, count=rate),
        gained=offered.say(gained, count=1),
    )


def payment(offered: Offered) -> str:
    step = offered.step
    assert isinstance(step, pay.Pay)
    return _coins(offered, pay.price(offered.minos, offered.seat, step.what, step.used))


def returned(offered: Offered) -> str:
    """The price left once this Temporary Good has gone back."""
    step = offered.step
    if not isinstance(step, pay.Pay):
        return ""
    used = step.more(offered.option - RETURN)
    left = pay.price(offered.minos, offered.seat, step.what, used)
    return offered.say("hint-then", price=_coins(offered, left))


def warriors(offered: Offered) -> str:
    """The Temporary Grain that goes back with so few Warriors."""
    step = offered.step
    assert isinstance(step, build.PayFarm)
    saved = offered.content.farm_price[offered.clan.farms] - offered.members[0]
    grain = saved - offered.clan.goods[build.GRAIN]
    return offered.say("hint-grain", count=grain) if grain > 0 and not step.free else ""


# ---- gains


def start(offered: Offered) -> str:
    return cards.start_text(offered.words, offered.content.starts[offered.members[0]])


def ability(offered: Offered) -> str:
    return cards.ability_level(offered.words, offered.content, offered.members[0], 0)


def draft(offered: Offered) -> str:
    """The space the die would take now (MIN-DRAFT-04, 05)."""
    die, row = offered.members
    value = die % 6 + 1
    lower = sum(value_of(other) <= value for other in offered.minos.rows[row])
    space = offered.minos.board.rows[row][lower]
    points_of_space = offered.say("n-point", count=space.points)
    return offered.say("hint-draft", space=lower + 1, points=points_of_space)


def retrieve(offered: Offered) -> str:
    row, space = offered.members
    die = offered.words.thing("die", offered.minos.rows[row][space])
    text = cards.space_text(offered.words, offered.minos.board.rows[row][space])
    return offered.say("hint-retrieve", die=die, text=text)


def group(offered: Offered) -> str:
    dice = own_dice(offered.minos, offered.seat)
    mask = offered.members[0] + 1
    track = TRACKS[progress.colour_of_group(dice, mask)]
    total = progress.total(dice, mask)
    return offered.say("hint-group", total=total, track=offered.say(f"track-{track}"))


def forfeit(offered: Offered) -> str:
    return cards.given(offered.words, icons.COIN, offered.content.forfeit_coins)


def bonus(offered: Offered) -> str:
    """Coins and Weaponry of the space, the Action Bonus, or both."""
    minos = offered.minos
    space = minos.space()
    gains: list[str] = []
    if minos.turn_bonus & RESOURCES:
        for code, count in ((icons.COIN, space.coins), (icons.WEAPON, space.weaponry)):
            if count:
                gains.append(cards.given(offered.words, code, count))
    if minos.turn_bonus & TILE:
        tile = offered.content.action_bonuses[minos.action_bonus]
        gains.append(effects.clauses(offered.words, tile.effects))
    return offered.words.series(gains)


def end_turn(offered: Offered) -> str:
    left = offered.minos.turn_points
    return offered.say("hint-lost", count=left) if left else ""


def trait(offered: Offered) -> str:
    return effects.clause(offered.words, offered.content.decrees[offered.members[0]].trait)


def step(offered: Offered) -> str:
    track = offered.members[0]
    space = offered.clan.track[track] + 1
    text = cards.track_space(offered.words, offered.content, track, space)
    if space > TOP:
        return offered.say("hint-beyond", text=text)
    return offered.say("hint-step", space=space, text=text)


def draw(offered: Offered) -> str:
    return offered.say("hint-age", age=offered.minos.age + 1)


def trade(offered: Offered) -> str:
    tile = offered.content.trade_bonuses[offered.members[0]]
    return effects.clauses(offered.words, tile.effects)


def route(offered: Offered) -> str:
    number = offered.members[0]
    side = offered.content.routes[offered.minos.routes[number]]
    space = offered.clan.ships[number]
    return effects.clauses(offered.words, side.income[space - 1])


MAKERS: dict[str, Callable[[Offered], str]] = {
    "ability": ability,
    "advance": price,
    "battle": battle,
    "bonus": bonus,
    "city": city,
    "draft": draft,
    "draw": draw,
    "end-turn": end_turn,
    "exchange": exchange,
    "farm": farm,
    "forage": forage,
    "forfeit": forfeit,
    "group": group,
    "march": march,
    "palace": palace,
    "pay": payment,
    "play": price,
    "retrieve": retrieve,
    "return": returned,
    "route": route,
    "ship": price,
    "start": start,
    "step": step,
    "tower": tower,
    "trade": trade,
    "trait": trait,
    "use": trade,
    "warriors": warriors,
}
