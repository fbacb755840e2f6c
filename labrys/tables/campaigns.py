"""Campaigns: scenarios of one game that somebody plays in order, table by table.

A campaign belongs to whoever began it; for all others there is none. Where it stands is read from
its tables, each of which keeps its own result: so nothing counts twice, and nothing is lost between
the end of a table and the next look at the campaign.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from labrys import games
from labrys.kernel.campaign import Campaign, Ended, Standing
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame, Setting
from labrys.kernel.lexicon import shown
from labrys.tables import keys
from labrys.tables.cache import TableCache
from labrys.tables.errors import NoCampaign, NotNow, Stale
from labrys.tables.opening import invite, rows_of
from labrys.tables.people import Plan, SeatPlan, free_colour, named
from labrys.tables.replaying import own_game
from labrys.tables.storage.campaigns import CampaignRows

# So many campaigns one may have at a time
MOST: Final = 50


@dataclass(frozen=True)
class Voyage:
    """A table of a campaign: an attempt at a scenario. `stars` and `points` are None before its
    end; `heirloom` is the choice that took one up, as it is spelled, or nothing."""

    table: str
    scenario: int
    attempt: int
    stars: int | None
    points: int | None
    heirloom: str
    problem: str


@dataclass(frozen=True)
class CampaignLook:
    """A campaign as its owner sees it. `game` has the content that the campaign was begun with."""

    campaign: str
    game: AnyGame
    name: str
    colour: str
    settings: dict[str, str]
    created: float
    voyages: tuple[Voyage, ...]
    standing: Standing

    @property
    def plan(self) -> Campaign:
        return campaign_of(self.game)

    @property
    def running(self) -> Voyage | None:
        """The table that is not over yet, and can go on."""
        last = self.voyages[-1] if self.voyages else None
        return last if last and last.stars is None and not last.problem else None

    @property
    def rank(self) -> int:
        return self.plan.rank(self.standing.total)

    @property
    def most_stars(self) -> int:
        return self.plan.most_stars * len(self.plan.scenarios)

    @property
    def may_leave(self) -> bool:
        """Whether a scenario that was lost may be left, without another attempt."""
        return self.running is None and self.plan.may_leave(self.standing)


class Campaigns:
    """Beginning, looking at, going on with and forgetting campaigns."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.store = tables.store

    def begin(
        self, game: str, secret: str, name: str, colour: str = "", settings: Any = None
    ) -> str:
        """A new campaign of the holder of a secret; answers its id. No table is opened yet."""
        found = games.find(game)
        chosen = checked(found, found.given_words(settings))
        row = {
            "id": keys.new_id(),
            "game": game,
            "content": found.playing.id,
            "settings": chosen,
            "owner_hash": keys.hashed(secret),
            "name": named(name),
            "colour": free_colour(colour, []),
            "created": time.time(),
        }
        if not self.store.campaigns.create(row, found.playing, MOST):
            raise NotNow("house-campaigns-many", most=MOST)
        return str(row["id"])

    def mine(self, secret: str) -> list[CampaignLook]:
        """The campaigns of a browser, the latest first; not those whose game is gone."""
        if not keys.plausible(secret):
            return []
        found = self.store.campaigns.of(keys.hashed(secret), MOST)
        return [self._look(rows) for rows in found if rows.campaign.game in games.NAMES]

    def look(self, campaign: str, secret: str) -> CampaignLook:
        """A campaign of one's own; of others there is none."""
        rows = self.store.campaigns.get(campaign) if keys.plausible(secret) else None
        if rows is None or rows.campaign.owner_hash != keys.hashed(secret):
            raise NoCampaign()
        if rows.campaign.game not in games.NAMES:
            raise NoCampaign("house-campaign-no-game")
        return self._look(rows)

    def of_table(self, table: str, secret: str) -> CampaignLook | None:
        """The campaign that a table belongs to, for its owner."""
        campaign = self.tables.info(table).campaign
        try:
            return self.look(campaign, secret) if campaign else None
        except NoCampaign:
            return None

    def go_on(self, campaign: str, secret: str, leave: bool = False) -> str:
        """The table to go on at: the one that is not over, or a new one of the next scenario, which
        is a lost one again unless one wants to `leave` it."""
        look = self.look(campaign, secret)
        if look.running is not None:
            return look.running.table
        if look.standing.over:
            raise NotNow("house-campaign-over")
        if leave and not look.may_leave:
            raise NotNow("house-campaign-leave")
        return self._open(look, secret, leave)

    def delete(self, campaign: str, secret: str) -> None:
        """Forget a campaign. Its tables stay, and count for nothing."""
        look = self.look(campaign, secret)
        if not self.store.campaigns.delete(campaign, keys.hashed(secret)):
            raise NoCampaign()
        for voyage in look.voyages:
            self.tables.changed(voyage.table)

    def _open(self, look: CampaignLook, secret: str, leave: bool) -> str:
        settings = {**look.settings, **look.plan.next_settings(look.standing, leave)}
        seat = SeatPlan(name=look.name, colour=look.colour, mine=True)
        plan = Plan(look.game.name, (seat,), settings)
        position = look.game.new(1, secrets.randbits(63), settings)
        opened, owner = invite(plan, secret), keys.hashed(secret)
        row, seats, choices = rows_of(plan, opened, owner, position)
        place = (look.campaign, len(look.voyages))
        playing = position.game.playing
        try:
            self.store.tables.create(row, seats, choices, [(owner, 0)], playing, place)
        except IntegrityError:
            # Somebody was quicker: the owner at another window, or server.
            running = self.look(look.campaign, secret).running
            if running is None:
                raise Stale("house-campaign-moved") from None
            return running.table
        self.tables.changed(opened.table)
        return opened.table

    def _look(self, rows: CampaignRows) -> CampaignLook:
        row = rows.campaign
        game = own_game(row, self.store.contents.get)
        plan = campaign_of(game)
        ended = [_ended(table) for table in rows.tables if table.over]
        return CampaignLook(
            campaign=row.id,
            game=game,
            name=row.name,
            colour=row.colour,
            settings=dict(row.settings),
            created=row.created,
            voyages=self._voyages(plan, rows),
            standing=plan.standing(ended),
        )

    def _voyages(self, plan: Campaign, rows: CampaignRows) -> tuple[Voyage, ...]:
        found: list[Voyage] = []
        for table in rows.tables:
            scenario = plan.scenario_of(table.settings)
            counted = [one for one in found if one.scenario == scenario and one.stars is not None]
            taken = [one for one in rows.first.get(table.id, []) if plan.takes_heirloom(one)]
            ended = _ended(table) if table.over else None
            found.append(
                Voyage(
                    table=table.id,
                    scenario=scenario,
                    attempt=len(counted) + 1,
                    stars=plan.stars(ended) if ended else None,
                    points=ended.points[0] if ended else None,
                    heirloom=taken[0] if taken else "",
                    problem="" if table.over else self.tables.info(table.id).problem,
                )
            )
        return tuple(found)


def _ended(table: Row[Any]) -> Ended:
    return Ended(dict(table.settings), list(table.points), list(table.winners))


def campaign_of(game: AnyGame) -> Campaign:
    """The campaign of a game that has one."""
    found = game.campaign()
    if found is None:
        raise BadSetting(f"{game.name} has no campaign")
    return found


def open_settings(game: AnyGame) -> list[Setting]:
    """The settings that whoever begins a campaign may choose; not those that may be any text."""
    decided = campaign_of(game).decided
    return [one for one in game.settings if one.values and one.name not in decided]


def checked(game: AnyGame, given: dict[str, str]) -> dict[str, str]:
    """The settings chosen for a whole campaign, or a sentence about the wrong one."""
    plan = campaign_of(game)
    for name in given:
        if name in plan.decided:
            raise BadSetting(f"{game.name}: the campaign itself decides {shown(name)}")
    settings = {**given, **plan.settings(0, False)}
    game.new(plan.seats, 0, dict(settings), recorded=False)
    return given
