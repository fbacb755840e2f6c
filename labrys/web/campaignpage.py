"""The page of a campaign: its chart, the scenario that comes next, what was won, the rank."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from labrys.boards.campaign import CampaignChart, Stop, chart_of
from labrys.kernel.text.scenarios import ScenarioText
from labrys.kernel.text.words import Words
from labrys.tables.campaigns import CampaignLook, Voyage
from labrys.web.rendering import WORDS_KEPT, game_words


@dataclass(frozen=True)
class VoyageLine:
    """A table of the campaign in the list of all."""

    table: str
    title: str
    number: int
    attempt: int
    stars: int | None
    points: int | None
    heirloom: str
    stuck: bool


@dataclass(frozen=True)
class RankLine:
    """A rank, from how many stars to how many, and whether it is the one."""

    name: str
    first: int
    last: int
    now: bool


@dataclass(frozen=True)
class CampaignPage:
    """A campaign in one language. `scenario` is the one to be played; none once all are."""

    look: CampaignLook
    title: str
    ours: str
    scenario: ScenarioText | None
    number: int
    before: str  # the scenario that the heirloom comes from
    chart: Markup
    voyages: list[VoyageLine]
    ranks: list[RankLine]

    @property
    def rank(self) -> str:
        return next(rank.name for rank in self.ranks if rank.now)


def page_of(look: CampaignLook, code: str, charted: bool = False) -> CampaignPage:
    """What is told of a campaign; the chart is drawn where it is shown."""
    words = game_words(look.game, code)
    standing = look.standing
    number = standing.scenario
    before = words.thing("scenario", number - 1) if standing.heirloom and not standing.over else ""
    chart = _chart(words) if charted else None
    return CampaignPage(
        look=look,
        title=words.title(),
        ours=own_design(words),
        scenario=None if standing.over else words.scenario(number),
        number=number,
        before=before,
        chart=Markup(chart.draw(stops_of(look, words), look.colour))
        if chart is not None
        else Markup(),
        voyages=[_line(voyage, words) for voyage in look.voyages],
        ranks=ranks_of(look, words),
    )


@lru_cache(maxsize=WORDS_KEPT)
def _chart(words: Words) -> CampaignChart | None:
    return chart_of(words)


def own_design(words: Words) -> str:
    """What a game says of a campaign that its publisher did not make."""
    return words.say("campaign-ours") if words.knows("campaign-ours") else ""


def stops_of(look: CampaignLook, words: Words) -> list[Stop]:
    standing = look.standing
    heirlooms = {one.scenario: one.heirloom for one in look.voyages if one.heirloom}
    found = []
    for number, stars in enumerate(standing.stars):
        if number == standing.scenario:
            state = "next"
        elif number > standing.scenario:
            state = "far"
        else:
            state = "won" if stars > 0 else "lost"
        taken = heirlooms.get(number, "")
        due = number == standing.scenario and standing.heirloom and not taken
        option = look.game.lexicon.read(taken) if taken else None
        title = words.thing("scenario", number)
        found.append(Stop(number, title, state, max(stars, 0), option, due))
    return found


def _line(voyage: Voyage, words: Words) -> VoyageLine:
    heirloom = words.option(words.game.lexicon.read(voyage.heirloom)) if voyage.heirloom else ""
    return VoyageLine(
        table=voyage.table,
        title=words.thing("scenario", voyage.scenario),
        number=voyage.scenario + 1,
        attempt=voyage.attempt,
        stars=voyage.stars,
        points=voyage.points,
        heirloom=heirloom,
        stuck=bool(voyage.problem),
    )


def ranks_of(look: CampaignLook, words: Words) -> list[RankLine]:
    ranks = look.plan.ranks
    firsts = [rank.stars for rank in ranks]
    lasts = [first - 1 for first in firsts[1:]] + [look.most_stars]
    return [
        RankLine(words.thing("rank", number), firsts[number], lasts[number], number == look.rank)
        for number in range(len(ranks))
    ]
