"""How a stored table comes to be: from a plan to its first position and its rows."""

from __future__ import annotations

import time
from typing import Any

from labrys import bots, games
from labrys.kernel import record as records
from labrys.kernel.errors import BadSetting
from labrys.kernel.position import Position
from labrys.tables import keys
from labrys.tables.errors import BadPlan
from labrys.tables.live import outcomes_of, stored
from labrys.tables.people import BOT, LONGEST_NAME, PERSON, SPECTATOR, Plan, clean, free_colour
from labrys.tables.storage.store import Choice


def position_of(plan: Plan, seed: int) -> Position:
    """The first position of a table: of a new game, or where a record leads."""
    if not plan.record:
        return games.find(plan.game).new(len(plan.seats), seed, dict(plan.settings))
    record = records.read(plan.record)
    if record.game != plan.game:
        raise BadPlan("house-other-game")
    if record.seats != len(plan.seats):
        raise BadPlan("house-other-seats", seats=record.seats)
    position = record.replay(games.find(plan.game), plan.upto)
    position.seed = seed  # chance goes on as nobody can know from the record
    return position


def rows_of(
    plan: Plan, table: str, secret: str, position: Position
) -> tuple[dict[str, Any], list[dict[str, Any]], list[Choice]]:
    """What is stored of a new table: itself, its seats and the choices it begins with."""
    game = position.game
    lines = records.history(position)
    now = time.time()
    deciders = sorted(position.deciders())
    row: dict[str, Any] = {
        "id": table,
        "game": game.name,
        "rules": game.version,
        "seed": str(position.seed),
        "settings": dict(position.settings),
        "setup": outcomes_of(game, lines[0]),
        "listed": plan.listed,
        "origin": plan.origin,
        "imported": len(lines) - 1,
        "created": now,
        "changed": now,
        "version": 0,
        "ply": len(lines) - 1,
        "generation": 0,
        "over": position.over,
        "points": list(position.points),
        "winners": position.winners() if position.over else [],
        "deciders": deciders,
        "bot_due": any(plan.seats[seat].kind == BOT for seat in deciders),
        "undo": None,
        "host_hash": keys.hashed(secret),
        "spectator_hash": keys.hashed(keys.seat_token(secret, table, SPECTATOR)),
    }
    choices = [stored(game, line, "record") for line in lines[1:]]
    return row, _seat_rows(plan, table, secret), choices


def _seat_rows(plan: Plan, table: str, secret: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    # Those who are there choose their colours first.
    order = sorted(range(len(plan.seats)), key=lambda seat: not plan.seats[seat].mine)
    colours: dict[int, str] = {}
    for seat in order:
        colours[seat] = free_colour(plan.seats[seat].colour, list(colours.values()))
    for seat, planned in enumerate(plan.seats):
        if planned.kind not in (PERSON, BOT):
            raise BadPlan()
        if planned.kind == BOT and planned.bot not in bots.NAMES:
            raise BadSetting(f"there is no bot '{planned.bot[:40]}'; {', '.join(bots.NAMES)}")
        rows.append(
            {
                "seat": seat,
                "kind": planned.kind,
                "name": clean(planned.name, LONGEST_NAME),
                "colour": colours[seat],
                "bot": planned.bot if planned.kind == BOT else "",
                "stand_in": "",
                "claimed": planned.mine,
                "token_hash": keys.hashed(keys.seat_token(secret, table, seat)),
            }
        )
    return rows
