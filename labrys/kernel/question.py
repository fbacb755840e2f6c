"""What a seat is asked: the options offered, and the expected ones refused."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1


class Refusal:
    """An expected thing that is not possible now, and why.

    `reason` names a message; `short` is how much is missing, `what` the thing it is about.
    """

    def __init__(self, option: int, reason: str, rule: str, short: int, what: int) -> None:
        self.option = option
        self.reason = reason
        self.rule = rule
        self.short = short
        self.what = what


# Where nobody wants to know, no list is needed.
NO_REFUSALS: Final[list[Refusal]] = []


class Question:
    """Filled by a step's `ask`. Refusals are kept only when somebody wants to know.

    Who wants one offer only asks whether anything is possible: a long `ask` may stop as soon as
    it is `enough`.
    """

    def __init__(self, wants_refusals: bool = False, wants_one: bool = False) -> None:
        self.offers: list[int] = []
        self.refusals: list[Refusal] = [] if wants_refusals else NO_REFUSALS
        self.wants_refusals = wants_refusals
        self.wants_one = wants_one

    def offer(self, option: int) -> None:
        self.offers.append(option)

    def enough(self) -> bool:
        return self.wants_one and len(self.offers) > 0

    def refuse(
        self, option: int, reason: str, rule: str, short: int = 0, what: int = NOTHING
    ) -> None:
        if self.wants_refusals:
            self.refusals.append(Refusal(option, reason, rule, short, what))
