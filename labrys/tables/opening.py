"""How a stored table comes to be: from a plan to its first position and its rows."""

from __future__ import annotations

import time
from typing import Any

from labrys import bots, games, packs
from labrys.kernel import record as records
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame
from labrys.kernel.lexicon import shown
from labrys.kernel.position import Position
from labrys.tables import keys
from labrys.tables.errors import BadPlan
from labrys.tables.live import outcomes_of, stored
from labrys.tables.people import BOT, PERSON, SPECTATOR, Opened, Plan, free_colour, named
from labrys.tables.skeleton import looks_like
from labrys.tables.storage.choices import Choice


def position_of(plan: Plan, seed: int, contents: games.Contents | None = None) -> Position:
    """The first position of a table: of a new game, or where a record leads, with the content that
    it was made with if that is among `contents`."""
    if not plan.record:
        settings = dict(plan.settings)
        fresh: Position = _game_of(plan, contents).new(len(plan.seats), seed, settings)
        return fresh
    record = records.read(plan.record)
    if record.game != plan.game:
        raise BadPlan("house-other-game")
    if record.seats != len(plan.seats):
        raise BadPlan("house-other-seats", seats=record.seats)
    position = games.replayed(record, contents, plan.upto)
    position.seed = seed  # chance goes on as nobody can know from the record
    return position


def _game_of(plan: Plan, contents: games.Contents | None) -> AnyGame:
    """The game as it is, with an overlay that is offered, or with a content that is kept."""
    if plan.overlay:
        offer = packs.offered(plan.game).get(plan.overlay)
        if offer is None:
            known = ", ".join(packs.offered(plan.game)) or "none"
            what = f"there is no overlay '{shown(plan.overlay)}' for {plan.game} here"
            raise BadSetting(f"{what}; there is {known}")
        return offer.makes()
    kept = contents(plan.game, plan.content) if plan.content and contents is not None else None
    return games.find(plan.game) if kept is None else games.with_content(plan.game, kept)


def invite(plan: Plan, secret: str) -> Opened:
    """A name for a new table, and tokens that derive from a secret, for the seats that are free."""
    table = keys.new_id()
    tokens = (
        keys.seat_token(secret, table, seat) if one.kind == PERSON and not one.mine else ""
        for seat, one in enumerate(plan.seats)
    )
    return Opened(table, tuple(tokens), keys.seat_token(secret, table, SPECTATOR))


def refuse_known_chance(plan: Plan) -> None:
    """Who chooses the seed knows all cards: that is for games with nobody else in them."""
    if plan.seed is not None and plan.for_others:
        raise BadPlan("house-seed-others")


def rows_of(
    plan: Plan, opened: Opened, host: str, position: Position
) -> tuple[dict[str, Any], list[dict[str, Any]], list[Choice]]:
    """What is stored of a new table: itself, its seats and the choices it begins with. `opened`
    holds a token for each seat that is free, `host` is the hash of the host's secret."""
    game = position.game
    lines = records.history(position)
    now = time.time()
    deciders = sorted(position.deciders())
    row: dict[str, Any] = {
        "id": opened.table,
        "game": game.name,
        "rules": game.rules,
        "content": game.playing.id,
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
        "host_hash": host,
        "spectator_hash": keys.hashed(opened.spectator),
    }
    choices = [stored(game, line, "record") for line in lines[1:]]
    return row, _seat_rows(plan, opened), choices


def _seat_rows(plan: Plan, opened: Opened) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    _refuse_alike([planned.name for planned in plan.seats if planned.kind == PERSON])
    # Those who are there choose their colours first.
    order = sorted(range(len(plan.seats)), key=lambda seat: not plan.seats[seat].mine)
    colours: dict[int, str] = {}
    for seat in order:
        colours[seat] = free_colour(plan.seats[seat].colour, list(colours.values()))
    for seat, (planned, token) in enumerate(zip(plan.seats, opened.tokens, strict=True)):
        if planned.kind not in (PERSON, BOT):
            raise BadPlan()
        if planned.kind == BOT and planned.bot not in bots.NAMES:
            raise BadSetting(f"there is no bot '{planned.bot[:40]}'; {', '.join(bots.NAMES)}")
        rows.append(
            {
                "seat": seat,
                "kind": planned.kind,
                "name": named(planned.name) if planned.name else "",
                "colour": colours[seat],
                "bot": planned.bot if planned.kind == BOT else "",
                "stand_in": "",
                "claimed": planned.mine,
                "token_hash": keys.hashed(token) if token else keys.nobodys(),
                "used_hash": "",
                "invitation": 0,
            }
        )
    return rows


def _refuse_alike(names: list[str]) -> None:
    """No two people at a table have names that could be taken for one another."""
    for at, name in enumerate(names):
        if name and looks_like(name, names[:at]):
            raise BadPlan("house-name-taken", name=name)
