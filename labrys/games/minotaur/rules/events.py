"""What can happen in Minotaur Lords: each message with the kinds of its parts, in order."""

from __future__ import annotations

from typing import Final

PARTS: Final[dict[str, list[str]]] = {
    "activated": ["seat", "card"],
    "boosted": ["seat", "card", "count"],
    "bounced": ["seat", "card"],
    "copied": ["seat", "card"],
    "counter": ["column", "holder"],
    "cursed": ["seat", "card"],
    "discarded": ["seat", "card"],
    "drawn": [],
    "drew": ["seat", "card"],
    "entered": ["seat", "card", "column", "count"],
    "exercised": ["seat", "column"],
    "looked": ["seat", "count"],
    "lost": ["seat", "card"],
    "milled": ["seat", "card"],
    "moved": ["seat", "card", "column"],
    "new-game": ["count", "seat"],
    "over": ["seat"],
    "peeked": ["seat", "count"],
    "played": ["seat", "card"],
    "reborn": ["seat", "card"],
    "recovered": ["seat", "card"],
    "refreshes": ["seat"],
    "removed": ["seat", "card"],
    "skips": ["seat", "phases"],
    "took": ["seat", "count"],
    "took-bonus": ["seat", "card"],
    "turn": ["count", "seat"],
    "uncursed": ["seat", "card"],
    "won": ["seat", "how"],
}
