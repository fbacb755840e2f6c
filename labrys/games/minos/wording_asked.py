"""The parts of the sentence that says what is asked, taken from the step that asks."""

from __future__ import annotations

from labrys.games.minos import icons
from labrys.games.minos.options import LEXICON
from labrys.games.minos.rules import (
    build,
    draft,
    effects,
    income,
    passes,
    pay,
    points,
    progress,
    scoring,
    setup,
    turn,
)
from labrys.games.minos.rules.clan import Clan
from labrys.games.minos.rules.minos import ANY_STEP, DICE, NONE, RESOURCES, TILE, Minos
from labrys.games.minos.wording_effects import clauses
from labrys.kernel.question import Question
from labrys.kernel.words import Said, Words


def asked(words: Words, minos: Minos, seat: int) -> dict[str, Said]:
    """Whatever the message of the asking step may name."""
    step = minos.agenda[-1]
    clan = minos.clans[seat]
    if isinstance(step, setup.Choose):
        return {"need": needed_kind(clan)}
    if isinstance(step, setup.FirstHand):
        return {"count": step.returns(minos, seat) - len(step.answers[seat])}
    if isinstance(step, draft.Draft):
        return {"count": draft.DICE_EACH - dice_on_rows(minos, seat)}
    if isinstance(step, progress.Groups):
        return formed(words, minos, seat, step)
    if isinstance(step, effects.Resolve):
        now = [effect for effect in step.effects if effects.doable(minos, seat, effect)]
        return {"count": len(now), "what": clauses(words, now or step.effects)}
    if isinstance(step, points.Use) and step.code == icons.ROUTE_INCOME:
        return {"count": step.amount if any(clan.ships) else 0}
    if isinstance(step, turn.Retrieve):
        return {"count": dice_on_rows(minos, seat)}
    if isinstance(step, turn.Turn):
        return turn_parts(words, minos)
    if isinstance(step, pay.Pay):
        coins = pay.price(minos, seat, step.what, step.used)
        return {"what": words.plain(step.what), "price": words.say("n-coin", count=coins)}
    if isinstance(step, build.PayFarm):
        price = words.say("n-warrior", count=minos.content.farm_price[clan.farms])
        return {"region": step.region, "price": price}
    if isinstance(step, build.ChooseTrade):
        return {"route": step.route + 1, "colour": "red" if step.red else "blue"}
    if isinstance(step, scoring.FinalBattle):
        tile = minos.content.sea_peoples[minos.top_sea(step.region)]
        return {"region": step.region, "cost": words.say("n-weapon", count=tile.cost)}
    return amount(step, clan)


def amount(step: object, clan: Clan) -> dict[str, Said]:
    """How many of something are left to choose."""
    if isinstance(step, progress.TakeSteps):
        return {"count": sum(step.steps)}
    if isinstance(step, points.Use):
        return {"count": step.amount}
    if isinstance(step, effects.PayCards | effects.PayTemps | income.PalaceIncome):
        return {"count": step.left}
    if isinstance(step, income.ShipIncome):
        return {"count": len(step.routes)}
    if isinstance(step, passes.Name):
        return {"count": clan.aside + clan.free_aside}
    return {}


def needed_kind(clan: Clan) -> str:
    if clan.start == NONE and clan.ability == NONE:
        return "both"
    return "start" if clan.start == NONE else "ability"


def formed(words: Words, minos: Minos, seat: int, step: progress.Groups) -> dict[str, Said]:
    """The total that a group needs, and the groups that were formed so far."""
    question = Question()
    step.ask_seat(minos, seat, step.answers[seat], question)
    more = len(question.offers) > 1
    groups = [
        group_dice(words, minos, seat, LEXICON.of(option).members(option)[0] + 1)
        for option in step.answers[seat]
    ]
    return {
        "count": progress.needed(minos, seat),
        "formed": len(groups),
        "groups": words.series(groups),
        "more": "yes" if more else "no",
    }


def group_dice(words: Words, minos: Minos, seat: int, mask: int) -> str:
    """The dice of a group; where two are alike, with the rows they lie on."""
    places = dice_places(minos, seat)
    faces = [die for die, _, _ in places]
    names: list[str] = []
    for index, (die, row, _) in enumerate(places):
        if mask >> index & 1:
            name = words.thing("die", die)
            alike = faces.count(die) > 1
            of = words.thing("row", row)
            names.append(words.say("die-on-row", die=name, row=of) if alike else name)
    return words.series(names)


def dice_on_rows(minos: Minos, seat: int) -> int:
    """A seat's dice that are placed and not taken back."""
    return len(dice_places(minos, seat))


def dice_places(minos: Minos, seat: int) -> list[tuple[int, int, int]]:
    """Each of a seat's dice on the rows, with its row and space: row by row from the left, as the
    dice of a group are numbered."""
    return [
        (die, row, space)
        for row, dice in enumerate(minos.rows)
        for space, die in enumerate(dice)
        if die != NONE and die // DICE == seat
    ]


def turn_parts(words: Words, minos: Minos) -> dict[str, Said]:
    return {
        "die": words.thing("die", minos.turn_die),
        "row": words.thing("row", minos.turn_row),
        "space": minos.turn_space + 1,
        "points": minos.turn_points,
        "action": words.thing("row", minos.turn_kind),
        "due": due(minos.turn_bonus),
    }


def due(bonus: int) -> str:
    """What of a space's bonus is still to be taken, or it can't be left (MIN-RULE-21)."""
    if bonus & RESOURCES:
        return "resources"
    if bonus & ANY_STEP and bonus & TILE:
        return "either"
    return "step" if bonus & ANY_STEP else "tile" if bonus & TILE else "none"
