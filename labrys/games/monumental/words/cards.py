"""The cards of Monumental Duel in words: names, what is printed on them, their texts."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    ESPIONAGE,
    PROVINCE,
    PROVINCES,
    STOCK,
    TYPES,
    UNREST_CARD,
    WONDER,
)
from labrys.games.monumental.content.model import BASICS, Card, Skill
from labrys.games.monumental.words.texts import CardText
from labrys.kernel.text.words import Messages, capital

ROMAN: Final = ["I", "II", "III"]


def name(words: Messages, card: Card) -> str:
    return card.name.get(words.language, card.id).replace("'", "’")


def full(words: Messages, card: Card) -> str:
    """Name, what is printed around the text, and the text: a line each."""
    first = words.say("card-title", name=name(words, card), id=card.id)
    return "\n".join([first, capital(facts(words, card)) + ".", *texts(words, card)])


def facts(words: Messages, card: Card) -> str:
    """Type, Era, cost and resources, in a row."""
    parts = [kind(words, card)]
    if card.era >= 0:
        parts.append(words.say("card-era", era=ROMAN[card.era]))
    if cost(words, card):
        parts.append(words.say("card-cost", cost=cost(words, card)))
    if card.giving:
        parts.append(words.say("card-gives", what=gives(words, card)))
    return " · ".join(parts)


def kind(words: Messages, card: Card) -> str:
    """What kind of card it is; of a Province, its type too."""
    if card.type == PROVINCE:
        return words.say(f"province-{PROVINCES[card.province]}")
    if card.set == BASICS:
        return words.say("type-basic")
    return words.say(f"type-{TYPES[card.type]}")


def cost(words: Messages, card: Card) -> str:
    """What it is bought for; of a Wonder, both sections."""
    if card.paid < 0:
        return ""
    if card.type == WONDER:
        return words.say("cost-wonder", first=card.price, second=card.second)
    return amount(words, card.paid, card.price)


def gives(words: Messages, card: Card) -> str:
    """What it yields when it is activated."""
    return amounts(words, card.gives)


def amount(words: Messages, resource: int, count: int) -> str:
    return words.say(f"amount-{STOCK[resource]}", count=count)


def amounts(words: Messages, numbers: list[int]) -> str:
    """So much of each resource, in a row."""
    return words.series([amount(words, each, count) for each, count in enumerate(numbers) if count])


def texts(words: Messages, card: Card) -> list[str]:
    """The sentences of a card; one that has none says so."""
    return sentences(words, card) or [words.say("text-none")]


def sentences(words: Messages, card: Card) -> list[str]:
    """The sentences of a card, each with its timing in front."""
    said = CardText(words)
    found = [said.skill(skill) for skill in card.skills]
    if card.defence:
        found.append(words.say("text-defence", count=card.defence))
    if card.type == UNREST_CARD:
        found.append(words.say("text-unrest"))
    if card.type == ESPIONAGE:
        found += [said.skill(face) for face in card.faces]
    if card.bonus is not None:
        found.append(said.skill(card.bonus))
    return found


def deed(words: Messages, skill: Skill) -> str:
    """What an ability does, without its timing, capital and full stop."""
    return CardText(words).deed(skill)
