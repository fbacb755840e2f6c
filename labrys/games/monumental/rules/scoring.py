"""Points, Dominance and who has won (ledger 4.18)."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import VP, C, G
from labrys.games.monumental.rules.duel import Duel

# Where points come from; the first four are the categories of Dominance (MD-DOM-01)
SOURCES: Final = ["provinces", "knowledges", "wonders", "policies", "vp", "unrest", "dominance"]
CATEGORIES: Final = 4


def counts(duel: Duel, seat: int) -> list[int]:
    """Provinces, Knowledges, completed Wonders and developed Policies (MD-RULE-41, MD-RULE-45)."""
    realm = duel.realms[seat]
    return [duel.provinces(seat), realm.knowledges, realm.wonders, len(realm.policies)]


def dominance(duel: Duel) -> list[list[bool]]:
    """Who has the most of each category; both, where they have as many (MD-DOM-02)."""
    ours, theirs = counts(duel, 0), counts(duel, 1)
    return [
        [ours[category] >= theirs[category] for category in range(CATEGORIES)],
        [theirs[category] >= ours[category] for category in range(CATEGORIES)],
    ]


def account(duel: Duel, seat: int) -> list[int]:
    """The points of a seat by where they come from (MD-END-04, MD-END-05)."""
    content = duel.content
    realm = duel.realms[seat]
    number = counts(duel, seat)
    leads = sum(dominance(duel)[seat])
    return [
        number[0] * content.province_points,
        number[1] * content.knowledge_points,
        number[2] * content.wonder_points,
        number[3] * content.policy_points,
        realm.supply[VP],
        -realm.unrests * content.unrest_points,
        leads * content.dominance,
    ]


def totals(duel: Duel) -> list[int]:
    return [sum(account(duel, 0)), sum(account(duel, 1))]


def winners(duel: Duel) -> list[int]:
    """Most points; then the Advantage, most Gold, most Culture; then shared (MD-END-06)."""
    points = totals(duel)
    for ours, theirs in (
        (points[0], points[1]),
        (int(duel.holder == 0), int(duel.holder == 1)),
        (duel.realms[0].supply[G], duel.realms[1].supply[G]),
        (duel.realms[0].supply[C], duel.realms[1].supply[C]),
    ):
        if ours != theirs:
            return [0] if ours > theirs else [1]
    return [0, 1]
