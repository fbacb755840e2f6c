"""Cards, tiles, tracks and spaces of Minos in full, made from the content."""

from __future__ import annotations

from labrys.games.minos.content.effects import Effect, Item
from labrys.games.minos.content.icons import CARD, COIN, VP, WEAPON
from labrys.games.minos.content.model import (
    COLOURS,
    GOODS,
    MARKS,
    ROUTE_SPACES,
    ROWS,
    TOP,
    TRACKS,
    Content,
    Decree,
    Space,
    Start,
)
from labrys.games.minos.rules.clan import SA1, SA2, SA3, SA4
from labrys.games.minos.rules.measures import MEASURES
from labrys.games.minos.rules.tracks import CULTURAL, INFLUENCE
from labrys.games.minos.words import effects
from labrys.kernel.text.words import Messages

RED_TILES = 15
LEVEL_TWO = 10


def good(words: Messages, number: int) -> str:
    return words.say(f"good-{GOODS[number]}")


def coins(words: Messages, count: int) -> str:
    return words.say("n-coin", count=count)


def called(words: Messages, kind: str, id: str) -> str:
    """The name of an ability, tile … with its code; the code alone in a content of one's own."""
    message = f"{kind}-{id}"
    return words.say("called", name=words.say(message), id=id) if words.knows(message) else id


def given(words: Messages, code: int, count: int) -> str:
    """The clause of a plain gain."""
    return effects.clause(words, Effect(0, [], [Item(code, count, 0)]))


# ---- Decree and Starting cards


def name(words: Messages, card: Decree) -> str:
    """The card's name with a printer's apostrophe."""
    return card.name.get(words.language, card.name["en"]).replace("'", "’")


def decree(words: Messages, content: Content, card: Decree) -> str:
    """Name, cost and VP on a line; then the effects; then the Royal Trait."""
    line = words.say(
        "card-line",
        name=name(words, card),
        id=card.id,
        cost=cost(words, content, card),
        vp=words.say("n-vp", count=card.vp),
    )
    trait = effects.trait(words, card.trigger, card.trait)
    return "\n".join([line, effects.sentences(words, card.effects), trait])


def cost(words: Messages, content: Content, card: Decree) -> str:
    """Coins, and what each Good takes off (MIN-DEV-02 to 04)."""
    text = words.say("card-cost", coins=coins(words, card.cost))
    twice = len(card.goods) == 2 and card.goods[0] == card.goods[1]
    for number in card.goods[:1] if twice else card.goods:
        message = "card-less-twice" if twice else "card-less"
        less = words.say(message, count=content.card_discount, good=good(words, number))
        text = words.say("series-next", first=text, last=less)
    return text


def start_text(words: Messages, start: Start) -> str:
    """What a Starting card gives, in its printed order (MIN-SETUP-19 to 28)."""
    gains = [words.say("start-first")] if start.first else []
    for code, count in ((COIN, start.coins), (WEAPON, start.weaponry), (VP, start.vp)):
        if count:
            gains.append(effects.amount(words, code, count))
    gains.append(words.say("start-good", good=good(words, start.good)))
    gains += [words.say("start-temp", good=good(words, number)) for number in start.temps]
    if start.warrior:
        gains.append(words.say("start-warrior"))
    return words.say(
        "start-text",
        region=start.region,
        gains=words.series(gains),
        draw=start.draw,
        back=start.give_back,
    )


# ---- tiles


def trade(words: Messages, content: Content, number: int) -> str:
    tile = content.trade_bonuses[number]
    colour = "red" if number >= RED_TILES else "blue"
    text = effects.clauses(words, tile.effects)
    return words.say("tile-trade", id=called(words, "trade", tile.id), colour=colour, text=text)


def sea(words: Messages, content: Content, number: int) -> str:
    tile = content.sea_peoples[number]
    return words.say(
        "tile-sea",
        id=tile.id,
        level=2 if number >= LEVEL_TWO else 1,
        cost=words.say("n-weapon", count=tile.cost),
        text=effects.clauses(words, tile.effects),
    )


def vase(words: Messages, content: Content, number: int) -> str:
    """Vases are numbered from 1 (MIN-VASE-05)."""
    colour = content.vases[number - 1].colour
    return words.say(
        "tile-vase",
        count=number,
        colour=words.say(f"colour-{colour}"),
        text=vase_condition(words, content, number),
    )


def vase_condition(words: Messages, content: Content, number: int) -> str:
    asked = content.vases[number - 1]
    return effects.measured(words, MEASURES[asked.measure], asked.at_least)


def ability(words: Messages, content: Content, number: int) -> str:
    """A Special Ability, a line for each level (ledger 4.19)."""
    ability = called(words, "ability", content.abilities[number])
    lines = [words.say("tile-ability", id=ability)]
    for level in range(3):
        text = ability_level(words, content, number, level)
        lines.append(words.say("ability-level-line", count=level + 1, text=text))
    return "\n".join(lines)


def ability_level(words: Messages, content: Content, number: int, level: int) -> str:
    if number == SA1:
        return words.say("ability-sa1", coins=coins(words, content.sa1_discount[level]))
    if number == SA2:
        text = effects.clauses(words, content.sa2_effects[level])
        return words.say("ability-sa2", text=text)
    if number == SA3:
        return words.say("ability-sa3", text=_builder(words, content, level))
    if number == SA4:
        return words.say("ability-sa4", count=content.group_total_sa4[level])
    return _trader(words, content, level)


def _builder(words: Messages, content: Content, level: int) -> str:
    """SA3: VP, a discount and cards (MIN-ABIL-04)."""
    gains = [given(words, VP, content.sa3_vp[level])]
    if content.sa3_discount[level]:
        less = coins(words, content.sa3_discount[level])
        gains.append(words.say("ability-sa3-less", coins=less))
    if content.sa3_cards[level]:
        gains.append(given(words, CARD, content.sa3_cards[level]))
    return words.series(gains)


def _trader(words: Messages, content: Content, level: int) -> str:
    """SA5: the exchange, Weaponry in the Income step, a better end (MIN-ABIL-06)."""
    weaponry = words.say("n-weapon", count=content.sa5_income[level])
    rate = content.sa5_rate[level]
    if rate == 1:
        text = words.say("ability-sa5-even", weaponry=weaponry)
    else:
        text = words.say("ability-sa5", count=rate, weaponry=weaponry)
    if content.sa5_divisor[level]:
        text = words.say("ability-sa5-end", text=text, count=content.sa5_divisor[level])
    return text


def route(words: Messages, content: Content, number: int) -> str:
    """One side of a Trade Route, a line for each space."""
    side = content.routes[number]
    lines = [words.say("tile-route", id=called(words, "route", side.id))]
    for space in range(1, ROUTE_SPACES + 1):
        last = space == ROUTE_SPACES
        parts = {"vp": words.say("n-vp", count=side.vp)} if last else {}
        line = words.say(
            "route-last-line" if last else "route-line",
            count=space,
            coins=coins(words, side.costs[space - 1]),
            text=effects.clauses(words, side.income[space - 1]),
            **parts,
        )
        lines.append(line)
    return "\n".join(lines)


def solo(words: Messages, content: Content, number: int) -> str:
    """Both sides of a Solo card (MIN-SOLO-10 to 12)."""
    card = content.solo_cards[number]
    if MARKS[card.mark] == "list":
        names = [words.say(f"colour-{COLOURS[colour]}") for colour in card.colours]
        colours = words.say("solo-colours", colours=", ".join(names))
    else:
        colours = words.say(f"solo-mark-{MARKS[card.mark]}")
    actions = [words.say(f"row-{ROWS[row]}") for row in card.actions]
    lines = [
        words.say("tile-solo", id=card.id),
        words.say("solo-dice-high" if card.high else "solo-dice-low", colours=colours),
        words.say("solo-vases", vases=words.series([str(number) for number in card.vases])),
        words.say("solo-actions", actions=", ".join(actions)),
    ]
    return "\n".join(lines)


# ---- the Main board


def space_text(words: Messages, space: Space) -> str:
    """The bonus and the points of an action space (MIN-ACT-08)."""
    points = words.say("n-point", count=space.points)
    if space.age2:
        points = words.say("space-age2", points=points)
    bonus = bonus_text(words, space)
    return words.say("space-points", bonus=bonus, points=points) if bonus else points


def bonus_text(words: Messages, space: Space) -> str:
    gains: list[str] = []
    for code, count in ((COIN, space.coins), (WEAPON, space.weaponry)):
        if count:
            gains.append(effects.amount(words, code, count))
    if space.choice:
        gains.append(words.say("space-either"))
    elif space.any_track:
        gains.append(words.say("space-step"))
    elif space.action_bonus:
        gains.append(words.say("space-tile"))
    return words.series(gains)


def track(words: Messages, content: Content, number: int) -> str:
    """A Progress track, a line for each space from the lowest (ledger 4.20)."""
    lines = [words.say("tile-track", track=words.say(f"track-{TRACKS[number]}"))]
    for space in range(TOP + 1):
        text = track_space(words, content, number, space)
        lines.append(words.say("track-line", space=space, text=text))
    beyond = given(words, VP, content.beyond_vp)
    return "\n".join([*lines, words.say("track-beyond-line", text=beyond)])


def track_space(words: Messages, content: Content, number: int, space: int) -> str:
    """What a track's space gives at once and from then on; beyond the top VP alone."""
    if space > TOP:
        return given(words, VP, content.beyond_vp)
    gains = content.track_effects[number][space]
    parts = [effects.clauses(words, gains)] if gains else []
    if space in content.marks:
        parts += _mark(words, content, number, content.mark_at[space])
    return words.series(parts) if parts else words.say("track-nothing")


def _mark(words: Messages, content: Content, number: int, mark: int) -> list[str]:
    """What a track's marker brings in each Income step and scoring (MIN-INC-01, MIN-SCORE-03)."""
    if number == INFLUENCE:
        return [words.say("track-palace-income", count=content.palace_income[mark])]
    if number == CULTURAL:
        return []
    return [
        words.say(
            "track-weaponry-income",
            weaponry=words.say("n-weapon", count=content.weaponry_income[mark]),
            presence=content.presence_vp[mark],
            dominance=content.dominance_vp[mark],
        )
    ]
