"""Counting components of Minotaur Lords: all cards stay, and every one should see use."""

from __future__ import annotations

from labrys.games.minotaur.content.language import NAMES
from labrys.games.minotaur.content.model import Content
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.play import FateSpent


def census(lords: Lords) -> dict[str, int]:
    """All cards, each in one place only; no negative counters. A fate being resolved lies
    nowhere yet, so a card in no place of its owner is counted while a text is pending."""
    places = [*(card for pool in lords.bonus for card in pool)]
    for side in lords.sides:
        places += side.deck + side.under + side.hand + side.looking
        places += side.discard + side.field + side.gods
    resolving = [step.card for step in lords.agenda if isinstance(step, FateSpent)]
    unused = [card for card, owner in enumerate(lords.owner) if owner == NONE]
    loose = [card for card in unused if card not in places]
    resting = [] if any(side_cards(lords, seat) for seat in (0, 1)) else owned(lords)
    everything = places + resolving + loose + resting
    return {
        "cards": len(set(everything)) if len(everything) == len(set(everything)) else 0,
        "most counters in a column": int(len(lords.counters) == 6),
        "least curse counters": min(lords.curses),
        "misplaced": sum(
            1 for seat in (0, 1) for c in side_cards(lords, seat) if lords.owner[c] != seat
        ),
    }


def side_cards(lords: Lords, seat: int) -> list[int]:
    side = lords.sides[seat]
    cards = side.deck + side.under + side.hand + side.looking
    return cards + side.discard + side.field + side.gods


def owned(lords: Lords) -> list[int]:
    """Between two games of a match the cards rest with their owners."""
    return [card for card, owner in enumerate(lords.owner) if owner != NONE]


def components(content: Content) -> list[str]:
    """Every card played, and every effect and modifier at work, at least once."""
    names = [f"card {card.id}" for card in content.cards]
    return names + [f"text {name}" for name in NAMES]


def used(lords: Lords) -> list[str]:
    names = [f"card {card.id}" for card in lords.content.cards if lords.played >> card.number & 1]
    return names + [
        f"text {name}" for code, name in enumerate(NAMES, 1) if lords.worked >> code & 1
    ]
