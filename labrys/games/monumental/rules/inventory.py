"""Counting components: no card appears or vanishes, and every one should see use (ledger 3)."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    CLAUSES,
    KNOWLEDGE,
    NONE,
    UNREST_CARD,
    WONDER,
)
from labrys.games.monumental.content.model import BASICS, DEVELOPMENT, Content
from labrys.games.monumental.rules.duel import BEFORE, Duel
from labrys.kernel.clauses.rows import EFFECT

DICE: Final = 6


def own_cards(duel: Duel, seat: int) -> list[int]:
    """All that circulates between City, City deck and City discard, or is in use."""
    realm = duel.realms[seat]
    found = [card for card in realm.tops + realm.unders if card != NONE]
    return found + realm.deck + realm.known + realm.discard + realm.drawn


def census(duel: Duel) -> dict[str, int]:
    """Cards of each kind of use, dice and Unrest; and what the counts of a player say."""
    if duel.phase == BEFORE:
        return expected(duel)
    cards = duel.content.cards
    found = {"development": 0, "basic": 0, "civilization": 0, "unrest": duel.unrest, "dice": 0}
    lying: list[int] = [card for card in duel.display if card != NONE] + duel.washed
    for era in duel.eras:
        lying = lying + era
    wrong = 0
    for seat in range(2):
        realm = duel.realms[seat]
        own = own_cards(duel, seat)
        lying = lying + own + realm.archived + realm.provinces + realm.reserved
        if realm.wonder != NONE:
            lying = [*lying, realm.wonder]
        found["civilization"] += len(realm.culture) + len(realm.policies) + 2
        found["dice"] += realm.dice
        wrong += count_wrong(duel, seat, own)
    for index, card in enumerate(duel.content.basics):
        lying = lying + [card] * duel.piles[index]
    for card in lying:
        if card < 0:
            continue
        data = cards[card]
        if data.set == DEVELOPMENT:
            found["development"] += 1
        elif data.set == BASICS:
            found["basic"] += 1
        elif data.type == UNREST_CARD:
            found["unrest"] += 1
        else:
            found["civilization"] += 1
    least = 0
    for realm in duel.realms:
        least = min(least, min(realm.supply), min(realm.gained))
    return {
        **found,
        "dice": DICE if found["dice"] <= DICE else found["dice"],
        "wrong counts": wrong,
        "least resource": least,
        "least pile": min(0, min(duel.piles), duel.unrest),
    }


def count_wrong(duel: Duel, seat: int, own: list[int]) -> int:
    """How many of the running counts of a player differ from the cards (MD-RULE-45)."""
    if min(own, default=0) < 0:
        return 0
    realm = duel.realms[seat]
    counts = {KNOWLEDGE: realm.knowledges, WONDER: realm.wonders, UNREST_CARD: realm.unrests}
    wrong = 0
    for kind, number in counts.items():
        there = [card for card in own if duel.content.cards[card].type == kind]
        if kind == WONDER:
            started = waiting_wonders(duel, seat)
            there = [card for card in there if card not in started]
        wrong += int(len(there) != number)
    return wrong


def waiting_wonders(duel: Duel, seat: int) -> list[int]:
    """A second Wonder that was just started and waits for the choice which of them is kept."""
    from labrys.games.monumental.rules.acquire import KeepWonder

    return [step.card for step in duel.agenda if isinstance(step, KeepWonder) and step.seat == seat]


def expected(duel: Duel) -> dict[str, int]:
    """What there is once the table is laid."""
    content = duel.content
    chosen = [card for card in content.cards if card.pack == NONE or card.pack in duel.packs]
    return {
        "development": sum(sum(row) for row in content.deck_table),
        "basic": sum(card.copies for card in chosen if card.set == BASICS),
        "civilization": 2 * 22,
        "unrest": content.unrests,
        "dice": DICE,
        "wrong counts": 0,
        "least resource": 0,
        "least pile": 0,
    }


def components(content: Content) -> list[str]:
    """Every card used, and every effect of the box's own texts at work, at least once."""
    names = [f"card {card.id}" for card in content.cards if card.pack == NONE]
    return names + [f"text {row.name}" for row in CLAUSES.of_kind(EFFECT)]


def used(duel: Duel) -> list[str]:
    names = [f"card {card.id}" for card in duel.content.cards if duel.played >> card.number & 1]
    rows = CLAUSES.of_kind(EFFECT)
    return names + [f"text {row.name}" for row in rows if duel.worked >> row.code & 1]
