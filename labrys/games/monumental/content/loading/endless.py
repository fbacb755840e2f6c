"""No endless sequence (ledger 7.2): what a player may do freely and again must use something up.

Every other ability is used once a round, or answers a deed that takes an action. A `MAY` is free,
so it has a price, it does nothing that would let others be used again, and no row of such
abilities may lead from what is paid back to it.
"""

from __future__ import annotations

from typing import Final, cast

from labrys.games.monumental.content.language import (
    ANY_BASIC,
    BASIC,
    COPY,
    GAIN,
    GAIN_ANY,
    GAIN_PER,
    MAY,
    READY,
    STEAL,
    STOCK,
    Deed,
    G,
)
from labrys.games.monumental.content.loading.cards import clauses_in, parts_in
from labrys.games.monumental.content.model import Content
from labrys.kernel.clauses.tree import Pay
from labrys.kernel.text.content import Entry

AGAIN: Final = (COPY, READY)


def check_endless(content: Content, entries: list[Entry]) -> None:
    leads: list[set[int]] = [set() for _ in STOCK]  # from a resource that is paid to those gained
    for card, entry in zip(content.cards, entries, strict=True):
        for skill in card.skills:
            if skill.timing != MAY:
                continue
            if not isinstance(skill.body, Pay):
                raise entry.error("a MAY without a price", "expected PAY(…) -> … first")
            for clause in clauses_in(skill.body):
                if clause.code in AGAIN:
                    raise entry.error(f"a MAY with {clause.row.name}", "it would have no end")
            for paid in paid_in(skill.body):
                leads[paid] |= gained_in(skill.body)
            if any(circle(leads, resource) for resource in range(len(STOCK))):
                raise entry.error("a MAY that pays for itself", "it would have no end")


def paid_in(body: Pay) -> set[int]:
    """The resources that its first price takes; Gold stands for Basic ones (MD-RULE-16)."""
    resource = cast(Deed, body.price).word
    if resource == ANY_BASIC:
        return {*range(BASIC), G}
    return {resource, G} if resource < BASIC else {resource}


def gained_in(body: Pay) -> set[int]:
    found: set[int] = set()
    for part in parts_in(body):
        if isinstance(part, Deed):
            if part.code in (GAIN, GAIN_PER, STEAL):
                found.add(part.word)
            elif part.code == GAIN_ANY:
                found |= {*range(BASIC)}
    return found


def circle(leads: list[set[int]], start: int) -> bool:
    """Whether a resource leads back to itself."""
    reached: set[int] = set()
    todo = [*leads[start]]
    while todo:
        resource = todo.pop()
        if resource == start:
            return True
        if resource not in reached:
            reached.add(resource)
            todo += leads[resource]
    return False
