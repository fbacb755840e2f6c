"""The table of a view of Monumental Duel, with the types of its parts."""

from __future__ import annotations

from typing import TypedDict


class Space(TypedDict):
    """A space of a City: its card, the Knowledge under it, and which of them bear tokens."""

    space: int
    card: str | None
    knowledge: str | None
    activated: bool
    card_token: bool
    knowledge_token: bool


class Policy(TypedDict):
    card: str
    line: str | None  # where it lies, for a civilization that lays them at lines
    active: bool
    token: bool


class Realm(TypedDict):
    """What one player has."""

    seat: int
    civilization: str
    city: list[Space]
    known: list[str]  # cards that both saw going on top of the City deck, the topmost first
    deck: int  # how many cards the City deck has in all
    deck_cards: list[str]  # what is in the rest of it; "?" where the viewer only may remember it
    discard: list[str]  # top first
    drawn: list[str]
    archived: list[str]
    culture: list[str]
    policies: list[Policy]
    policy_price: int
    provinces: list[str]  # the topmost first
    conquest_price: int | None  # what its topmost Province would cost the opponent
    wonder: str | None
    wonder_price: int | None
    reserved: list[str]
    supply: dict[str, int]
    gained: dict[str, int]
    dice: int
    espionage: str
    espionage_stack: list[str]
    scout: str
    scout_token: bool
    warlord: str
    warlord_token: bool
    passed: bool
    knowledges: int
    wonders: int
    unrests: int
    settled: int  # sets of effects whose order is not asked any more
    points: dict[str, int]
    leads: list[bool]  # Dominance: Provinces, Knowledges, Wonders, Policies


class Offer(TypedDict):
    """A card of the display or of a Basic pile, with its price for each seat."""

    card: str | None
    prices: list[int]
    goes: bool  # it is washed away if the round ends now


class Pile(TypedDict):
    card: str
    left: int
    prices: list[int]


class Advantage(TypedDict):
    holder: int | None
    type: str | None
    tokens: int


class Table(TypedDict):
    round: int
    phase: str
    first: int | None
    turn: int | None
    last_round: bool
    packs: list[str]
    display: list[Offer]  # slot 1, next to the deck, first
    deck: int
    eras: list[list[str]]  # what is left of each Era, in no order
    separators: int
    washed: list[str]
    piles: list[Pile]
    unrest: int
    dice: int  # in the stock
    advantage: Advantage
    rolled: list[int]
    choosing_payment: bool
    realms: list[Realm]
