"""What the signs of a board mean, for those who see them for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from labrys.boards.markup import Child, Html, join, tag
from labrys.boards.parts import pane

# A sign and what is said of it
Meaning: TypeAlias = tuple[Html, Html]


def legend(id: str, title: Child, groups: Sequence[tuple[Html, Sequence[Meaning]]]) -> Html:
    """A list that opens; each group has a title. It is the same in every view: make it once."""
    return pane("details", id, tag("summary", title), _groups(groups), cls="signs")


def meanings(groups: Sequence[tuple[Html, Sequence[Meaning]]]) -> Html:
    """The same where something else opens it, such as a drawer."""
    return tag("div", _groups(groups), cls="signs")


def _groups(groups: Sequence[tuple[Html, Sequence[Meaning]]]) -> Html:
    return join([_group(name, meant) for name, meant in groups])


def _group(title: Html, meant: Sequence[Meaning]) -> Html:
    rows = [tag("div", tag("dt", sign), tag("dd", meaning)) for sign, meaning in meant]
    return tag("h4", title) + tag("dl", *rows)
