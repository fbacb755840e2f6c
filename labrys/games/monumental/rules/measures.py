"""What conditions ask and metrics count, on the own side only (ledger 7.2)."""

from __future__ import annotations

from labrys.games.monumental.content.language import (
    ADV,
    AGENTS,
    ANY,
    BUILDING,
    CONTROL,
    GAINED,
    KNOWLEDGE,
    NONE,
    OF_ACTIVATED_BUILDINGS,
    OF_ACTIVE_POLICIES,
    OF_AGENTS,
    OF_KNOWLEDGES,
    OF_POLICIES,
    OF_PROVINCES,
    OF_WONDERS,
    OWNED,
    PROVINCE,
    WONDER,
    Deed,
)
from labrys.games.monumental.content.model import SPACES
from labrys.games.monumental.rules.duel import Duel


def holds(duel: Duel, seat: int, condition: Deed | None) -> bool:
    """Whether a condition holds; each number means "at least"."""
    if condition is None:
        return True
    if condition.code == ADV:
        return duel.holder == seat
    return measured(duel, seat, condition) >= condition.number


def short(duel: Duel, seat: int, condition: Deed) -> int:
    """How much a condition lacks."""
    if condition.code == ADV:
        return 0 if duel.holder == seat else 1
    return max(0, condition.number - measured(duel, seat, condition))


def measured(duel: Duel, seat: int, condition: Deed) -> int:
    """What a condition looks at."""
    realm = duel.realms[seat]
    if condition.code == GAINED:
        return realm.gained[condition.word]
    if condition.code == CONTROL:
        return controlled(duel, seat, condition.word)
    if condition.code == AGENTS:
        return realm.dice
    kind = OWNED[condition.word]
    if kind == KNOWLEDGE:
        return realm.knowledges
    if kind == WONDER:
        return realm.wonders
    return len(realm.policies)


def controlled(duel: Duel, seat: int, kind: int) -> int:
    """The Provinces of a type in the whole stack (MD-ACQ-09)."""
    count = 0
    for card in duel.realms[seat].provinces:
        data = duel.content.cards[card]
        if data.type == PROVINCE and (kind == ANY or data.province == kind):
            count += 1
    return count


def count(duel: Duel, seat: int, metric: Deed) -> int:
    """How many there are now of what a GAIN_PER counts."""
    realm = duel.realms[seat]
    code = metric.code
    if code == OF_PROVINCES:
        return controlled(duel, seat, metric.word)
    if code == OF_KNOWLEDGES:
        return realm.knowledges
    if code == OF_WONDERS:
        return realm.wonders
    if code == OF_POLICIES:
        return len(realm.policies)
    if code == OF_AGENTS:
        return realm.dice
    found = 0
    if code == OF_ACTIVE_POLICIES:
        for number in range(len(realm.policies)):
            if realm.policy_active(number):
                found += 1
        return found
    assert code == OF_ACTIVATED_BUILDINGS
    for space in range(SPACES):
        card = realm.tops[space]
        if card != NONE and realm.turned >> space & 1:
            if duel.content.cards[card].type == BUILDING:
                found += 1
    return found
