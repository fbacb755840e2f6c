"""What to look at first: what lies farthest outside of what would be fair.

There are many comparisons, and of a hundred fair cards five lie outside of a 95 % interval. So the
intervals are made wider (Bonferroni): that any fair thing stands in the list at all happens in one
report of twenty. The order is that of the distance between a fair value and the near end of the
interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from labrys.lab.balance.estimates import Estimate, corrected

SEAT = "seat"
TRAIT = "trait"
THING = "thing"


@dataclass(frozen=True)
class Candidate:
    """Something that could be unfair: `kind` of a trait or thing, `id` which of them."""

    group: str
    kind: str
    id: str
    estimate: Estimate
    fair: float


@dataclass(frozen=True)
class Finding:
    """Something that is outside of what is fair, and by how much at least."""

    candidate: Candidate
    beyond: float


def first_of(candidates: Sequence[Candidate]) -> list[Finding]:
    sure = corrected(len(candidates))
    found = [Finding(c, c.estimate.beyond(c.fair, sure)) for c in candidates]
    unfair = [finding for finding in found if finding.beyond > 0]
    return sorted(unfair, key=lambda finding: (-finding.beyond, finding.candidate.id))
