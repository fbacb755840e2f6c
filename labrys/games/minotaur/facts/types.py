"""The table of a view of Minotaur Lords, with the types of its parts."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class InPlay(TypedDict):
    id: str
    curses: int
    used: bool
    power: NotRequired[int]
    why: NotRequired[list[list[str | int]]]  # what adds to its power, and how much


class Column(TypedDict):
    name: str
    counter: int | None
    totals: list[int]
    exercised: bool


class Side(TypedDict):
    seat: int
    house: str
    hand: list[str]
    deck: int
    under: list[str]
    looking: list[str]
    discard: list[str]
    gods: list[InPlay]
    field: dict[str, list[InPlay]]
    deck_list: list[str]


class Table(TypedDict):
    game: int
    match: bool
    wins: list[int]
    drawn_games: int
    winner: int | None
    how: str
    turn: int
    turn_seat: int | None
    first: int
    phase: str | None
    actions: int | None
    obligation_met: bool
    columns: list[Column]
    bonus: list[list[str]]
    sides: list[Side]
