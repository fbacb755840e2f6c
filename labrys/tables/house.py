"""The house: all that people and programs do at tables goes through here.

It knows nothing of pages. What its parts do may be done from any thread; each choice is committed
before the method returns. What can't be done is a HouseError, a NotOffered or another LabrysError.

    house.open(plan, secret)                               open a table
    house.seats.sit(table, seat, secret, name, colour)     sit down, watch, let a bot stand in
    house.looks.now(table, seat)                           see it as a seat does
    house.play.choose(table, seat, "draw", question_id)    choose, take back, play again
    house.talk.say(table, seat, "", "Good evening")        chat
    house.campaigns.go_on(campaign, secret)                scenarios in order, table by table
    house.hosting.end(table, access)                       the host's house rules; leaving
    house.reviews.ask(table)                               have the coach look at a finished game
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from labrys.tables import keys
from labrys.tables.cache import MEMORY, TableCache
from labrys.tables.campaigns import Campaigns
from labrys.tables.errors import NotNow, NotYours
from labrys.tables.hosting import Hosting
from labrys.tables.looks import Looks
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.opening import invite, position_of, rows_of
from labrys.tables.people import PERSON, SPECTATOR, Access, Info, Opened, Plan, SeatPlan
from labrys.tables.play import Play
from labrys.tables.puzzles import Puzzles
from labrys.tables.reviews import Reviews
from labrys.tables.seats import Seats
from labrys.tables.storage.store import Store
from labrys.tables.talk import Talk


class House:
    """Tables and those who sit at them."""

    def __init__(self, store: Store, notifier: ChangeNotifier, memory: int = MEMORY) -> None:
        self.store = store
        self.notifier = notifier
        self.tables = TableCache(store, notifier, memory)
        self.seats = Seats(self.tables)
        self.looks = Looks(self.tables)
        self.play = Play(self.tables)
        self.talk = Talk(self.tables)
        self.campaigns = Campaigns(self.tables)
        self.hosting = Hosting(self.tables)
        self.reviews = Reviews(self.tables)
        self.puzzles = Puzzles(self.seats, self.reviews)

    def open(self, plan: Plan, secret: str) -> Opened:
        """Open a table. `secret` is the opener's, who holds the seats that are `mine`; tokens by
        which others may sit down derive from it, until somebody does."""
        opened, device = invite(plan, secret), keys.hashed(secret)
        mine = [(device, seat) for seat, planned in enumerate(plan.seats) if planned.mine]
        self._create(plan, opened, device, mine or [(device, SPECTATOR)])
        return opened

    def open_for_programs(self, plan: Plan) -> Opened:
        """Open a table that has no host. A seat that is `mine` has a secret of its own, which its
        program plays with; the others have tokens to sit down by."""
        opened, own = invite(plan, keys.new_secret()), keys.new_secret()
        own_secrets = {
            seat: keys.seat_token(own, opened.table, seat)
            for seat, planned in enumerate(plan.seats)
            if planned.mine
        }
        held = [(keys.hashed(secret), seat) for seat, secret in own_secrets.items()]
        self._create(plan, opened, keys.nobodys(), held)
        tokens = [own_secrets.get(seat, token) for seat, token in enumerate(opened.tokens)]
        return replace(opened, tokens=tuple(tokens))

    def again(self, table: str, asked_by: Access) -> str:
        """The same game with the same people, each a seat further and at the devices they have, so
        that another begins; whoever was the host of the table is that of the new one. They find
        the way to it in the log of this one."""
        if not asked_by.seats and not asked_by.host:
            raise NotYours()
        with self.tables.current(table) as live:
            if not live.row.over:
                raise NotNow("house-again-later")
            for note in live.notes:
                if note.message == "note-again":
                    return str(note.parts["next"])
            count = len(live.seats)
            held = sorted((device, _rotated(seat, count)) for device, seat in live.holders)
            # A rematch is played with the cards of today, but keeps an overlay.
            content = live.row.content if live.game.playing.overlays() else ""
            plan = _same(live.info(), {seat for _, seat in held}, content)
            opened = invite(plan, keys.new_secret())
            self._create(plan, opened, live.row.host_hash, held)
            self.talk.note(table, "note-again", next=opened.table)
        return opened.table

    def _create(
        self, plan: Plan, opened: Opened, host: str, holders: list[tuple[str, int]]
    ) -> None:
        seed = plan.seed if plan.seed is not None else secrets.randbits(63)
        position = position_of(plan, seed, self.store.contents.get)
        row, seats, choices = rows_of(plan, opened, host, position)
        self.store.tables.create(row, seats, choices, holders, position.game.playing)
        self.tables.changed(opened.table)

    def close(self) -> None:
        self.notifier.close()
        self.store.close()


def _rotated(seat: int, count: int) -> int:
    """The seat of a rematch for who sat at a seat: the second is the first now."""
    return seat if seat == SPECTATOR else (seat - 1) % count


def _same(info: Info, held: set[int], content: str) -> Plan:
    """The plan of a rematch; `held` are the seats there that somebody has."""
    people = [*info.seats[1:], info.seats[0]]
    seats = tuple(
        SeatPlan(seat.kind, seat.name, seat.colour, seat.bot, seat.kind == PERSON and at in held)
        for at, seat in enumerate(people)
    )
    settings = dict(info.settings)
    return Plan(info.game, seats, settings, info.listed, content=content, origin=info.table)
