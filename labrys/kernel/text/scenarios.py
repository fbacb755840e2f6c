"""What people are told of a scenario of a campaign."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ScenarioText:
    """A scenario in sentences: what is different in it, what wins it, and what each number of stars
    takes, from one star on."""

    title: str
    changes: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()
    stars: tuple[str, ...] = ()
    rule: str = ""
