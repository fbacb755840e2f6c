"""What the page of a campaign asks of a game: a chart of its scenarios, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from labrys.boards.markup import Html
from labrys.kernel.text.words import Words


class Stop(NamedTuple):
    """A scenario on the chart. `state` is won, lost, left, next or far; `heirloom` the option that
    took one up on the way to it; `due` tells that one is to be chosen there."""

    number: int
    title: str
    state: str
    stars: int
    heirloom: int | None = None
    due: bool = False


class CampaignChart(Protocol):
    """A chart in one language."""

    def draw(self, stops: Sequence[Stop], colour: str) -> Html:
        """All scenarios and how far one has come; the page tells the same in words beside it."""


def chart_of(words: Words) -> CampaignChart | None:
    """The chart that lies in the game's folder; none for a game that has not drawn one."""
    if not (words.game.folder / "page" / "campaign.py").is_file():
        return None
    package = type(words.game).__module__.rpartition(".")[0]
    return cast(CampaignChart, import_module(f"{package}.page.campaign").chart(words))
