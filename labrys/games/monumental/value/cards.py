"""What one use of each card is worth, by a rule of thumb made from its texts: so a card of a pack
has a worth, too."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content import language as say
from labrys.games.monumental.content.language import Deed
from labrys.games.monumental.content.model import Card, Content, Skill
from labrys.kernel.clauses.tree import Choice, If, Optional, Part, Pay, Sequence

# Points that one of each resource is worth: P, S, M, C, G, VP; and any Basic one, as a price
RESOURCE: Final = [0.3, 0.3, 0.26, 0.8, 0.42, 1.0, 0.3]
CONVERTED: Final = 0.08
DRAWN: Final = 0.55
PICKED: Final = 0.2
ARCHIVED: Final = 0.35
REINFORCED: Final = 0.2
COPIED: Final = 0.7
READIED: Final = 0.5
RESERVED: Final = 0.15
WASHED: Final = 0.15
CARD: Final = 0.8
UNREST: Final = 1.2
CALMED: Final = 0.5
ADVANTAGE: Final = 0.6
DIE: Final = 0.5
SWITCHED: Final = 0.15
LASTING: Final = 0.3  # a discount, for each point of it
METRIC: Final = 1.5  # how many there are of what is counted, mostly
HALF: Final = 0.5
EVENT: Final = 0.6  # how often a trigger works in a round


class Worths:
    """For each card what an activation is worth, its usable effects alone, and its bonus."""

    def __init__(self, content: Content) -> None:
        self.activated = [0.0] * len(content.cards)
        self.usable = [0.0] * len(content.cards)
        self.bonus = [0.0] * len(content.cards)
        for card in content.cards:
            self.activated[card.number] = activation(card)
            for skill in card.actions:
                self.usable[card.number] += max(0.0, of_part(skill.body))
            if card.bonus is not None:
                self.bonus[card.number] = of_part(card.bonus.body)


def activation(card: Card) -> float:
    total = 0.0
    for resource in range(say.RESOURCES):
        total += card.gives[resource] * RESOURCE[resource]
    for skill in card.skills:
        total += of_skill(skill)
    return total


def of_skill(skill: Skill) -> float:
    worth = of_part(skill.body)
    if skill.condition is not None:
        worth *= HALF
    if skill.timing == say.WHENEVER or skill.timing == say.FIRST:
        worth *= EVENT
    return worth


def of_part(part: Part | None) -> float:
    if part is None:
        return 0.0
    if isinstance(part, Deed):
        return of_deed(part)
    total = 0.0
    if isinstance(part, Sequence):
        for each in part.parts:
            total += of_part(each)
    elif isinstance(part, Choice):
        for option in part.options:
            total = max(total, of_part(option))
    elif isinstance(part, Optional):
        total = max(0.0, of_part(part.body))
    elif isinstance(part, If):
        total = HALF * (of_part(part.body) + of_part(part.other))
    elif isinstance(part, Pay):
        price = part.price
        assert isinstance(price, Deed)
        total = max(0.1, of_part(part.body) - price.number * RESOURCE[price.word])
    return total


def of_deed(deed: Deed) -> float:
    code = deed.code
    if code == say.GAIN or code == say.STEAL:
        return deed.number * RESOURCE[deed.word]
    if code == say.GAIN_ANY:
        return deed.number * RESOURCE[say.P]
    if code == say.GAIN_PER:
        return min(float(deed.most), deed.number * METRIC) * RESOURCE[deed.word]
    if code == say.CONVERT:
        return deed.most * CONVERTED
    if code == say.DRAW_USE:
        return deed.number * DRAWN
    if code == say.DRAW_PICK:
        return deed.most * DRAWN + PICKED
    if code == say.UNREST:
        return deed.number * (UNREST if deed.word == say.OPP else -UNREST)
    if code == say.LOSE_DIE:
        return deed.number * (DIE if deed.word == say.OPP else -DIE)
    if code == say.TRAIN:
        return deed.number * DIE
    if code == say.DISCOUNT or code == say.IGNORE_BARRICADE or code == say.REROLL:
        return deed.number * LASTING
    if code == say.WONDER_SECTION:
        return deed.number * RESOURCE[say.P]
    return OTHERS.get(code, 0.0) * max(1, deed.number)


OTHERS: Final[dict[int, float]] = {
    say.ARCHIVE: ARCHIVED,
    say.REINFORCE: REINFORCED,
    say.DISCARD_CITY: PICKED,
    say.COPY: COPIED,
    say.READY: READIED,
    say.RESERVE: RESERVED,
    say.DISCARD_DISPLAY: WASHED,
    say.GAIN_CARD: CARD,
    say.REMOVE_UNREST: CALMED,
    say.GAIN_ADV: ADVANTAGE,
    say.SWITCH_ESP: SWITCHED,
}
