"""Choices that differ in a number, one of them seen at a time (`stepper.js`).

    stepper("sell", choices, say("less"), say("more"), begin=2)

Two buttons go from one to the next; the one that is seen is clicked like any part of a board.
Without script all are seen, and the buttons are not.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.markup import Html, tag


def stepper(name: str, choices: Sequence[Html], less: str, more: str, begin: int = 0) -> Html:
    """`choices` from least to most, each a list item; the one at `begin` is seen first."""
    if len(choices) == 1:
        return tag("div", tag("ul", choices[0]), cls="stepper")
    return tag(
        "div",
        tag("button", "\u2212", type="button", data_step="-1", aria_label=less),
        tag("ul", *choices, aria_live="polite"),
        tag("button", "+", type="button", data_step="1", aria_label=more),
        cls="stepper",
        data_stepper=name,
        data_begin=str(begin),
    )
