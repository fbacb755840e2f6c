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


class Question:
    """Filled by a step's `ask`. Refusals are kept only when somebody wants to know."""

    def __init__(self, curious: bool = False) -> None:
        self.offers: list[int] = []
        self.refusals: list[Refusal] = []
        self.curious = curious

    def offer(self, option: int) -> None:
        self.offers.append(option)

    def refuse(
        self, option: int, reason: str, rule: str, short: int = 0, what: int = NOTHING
    ) -> None:
        if self.curious:
            self.refusals.append(Refusal(option, reason, rule, short, what))
