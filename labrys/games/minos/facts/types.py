"""The table of a view of Minos, with the types of its parts: what the drawings are made from."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Die(TypedDict):
    die: str
    owner: int


class Region(TypedDict):
    number: int
    good: str
    covered: bool
    borders: list[int]
    warriors: list[int]
    city: int | None
    tower: int | None
    farm: int | None
    foundation: str | None
    sea: str | None
    sea_below: bool


class Route(TypedDict):
    id: str
    costs: list[int]
    vp: int
    ships: list[int]
    blue: list[str]
    red: list[str]


class Vase(TypedDict):
    number: int
    colour: str
    spaces: list[int]
    claimed: list[int]


class Clan(TypedDict):
    seat: int
    rival: bool
    start: str | None
    ability: str | None
    level: int
    coins: int
    weaponry: int
    vp: int
    income: int
    tracks: dict[str, int]
    goods: dict[str, int]
    temps: dict[str, int]
    hand: list[str]
    area: list[str]
    palace: list[str]
    trade: list[str]
    sea: list[str]
    reserves: int
    supply: int
    cities: int
    towers: int
    farms: int
    ships: list[int]
    build_points: int
    free_build_points: int
    earned: dict[str, int]


class Turn(TypedDict):
    seat: int
    die: str
    row: str
    space: int
    action: str
    points: int
    resources_due: bool
    step_due: bool
    action_bonus_due: bool
    traits: list[str]
    extras: int


class Rival(TypedDict):
    level: str
    next_actions: list[str]
    drawn: list[str]
    deck: int
    wild: list[str | None]
    vases: list[int]
    face_down: list[str]
    face_up: list[str]
    will: list[str]


class Table(TypedDict):
    """`rival` is there in a solo game only."""

    round: int
    age: int
    first: int
    offer: list[str]
    decks: list[int]
    discards: list[list[str]]
    pool: list[str]
    rows: dict[str, list[Die | None]]
    stacks: dict[str, int]
    pile: int
    temps: dict[str, int]
    regions: list[Region]
    routes: list[Route]
    action_bonus: str | None
    vases: list[Vase]
    starts: list[str]
    abilities: list[str]
    clans: list[Clan]
    turn: Turn | None
    rival: NotRequired[Rival]
