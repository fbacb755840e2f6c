"""Where a game stands: the track of its rounds, and everybody's points."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.markup import Child, Html, tag
from labrys.boards.people import Sitter, shape
from labrys.boards.tips import aloud


def round_track(
    label: Child, says: Sequence[Child], now: int, over: bool, signs: dict[int, Html]
) -> Html:
    """The rounds from the first, each with what is said of it; `signs` mark some of them."""
    spaces: list[Html] = []
    for number, words in enumerate(says, 1):
        here = number == now and not over
        done = number < now or over
        sign = signs.get(number)
        space = tag(
            "li",
            aloud(words),
            tag("b", number, aria_hidden="true"),
            tag("span", sign, cls="sign") if sign else None,
            cls="now" if here else "done" if done else "to-come",
            aria_current="step" if here else None,
        )
        spaces.append(space)
    return tag("ol", *spaces, cls="rounds", aria_label=label)


def score(
    sitter: Sitter, seat: int, points: int, unit: Html, mark: Html | None, playing: bool
) -> Html:
    """A player's points, which are seen to count; `mark` tells more of who it is."""
    count = tag("span", points, data_count=f"vp-{seat}")
    look = "playing" if playing else None
    name = tag("span", sitter.name, cls="named")
    return tag("li", shape(sitter), name, mark, tag("b", count, unit, cls="vp"), cls=look)


def scores(label: Child, lines: Sequence[Html]) -> Html:
    """Everybody's points in the order of play."""
    return tag("ul", *lines, cls="scores", aria_label=label)
