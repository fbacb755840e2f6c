"""What can happen in Diluvium: each message with the kinds of its parts, in order.

A `water` is a tile by its number, a City after all tiles by its people, or negative for a tile that
lies facedown.
"""

from __future__ import annotations

from typing import Final

PARTS: Final[dict[str, list[str]]] = {
    "bid": ["seat", "count", "strength"],
    "board": ["seat", "board"],
    "dealt-city": ["seat", "people"],
    "dropped": ["seat", "count", "kind"],
    "drew-card": ["seat", "card"],
    "first-player": ["seat"],
    "fleet-card": ["seat", "action"],
    "fleet-idle": ["seat"],
    "fleet-ruins": ["seat", "card"],
    "fled-home": ["seat", "section"],
    "fled-ship": ["seat"],
    "fled-to": ["seat", "kind"],
    "fought": ["seat", "rival"],
    "gained": ["seat", "count", "kind"],
    "gold": ["seat", "count", "source"],
    "heirloom": ["seat"],
    "idle-end": [],
    "last-round": [],
    "lost-fight": ["seat", "water"],
    "marked": ["seat", "water", "effect"],
    "nothing": ["seat"],
    "over": [],
    "paid": ["seat", "count", "kind"],
    "played-card": ["seat", "card"],
    "produced": ["seat", "water"],
    "reshuffled": [],
    "revealed": ["seat", "water"],
    "round": ["count"],
    "sailed": ["seat", "ship", "water"],
    "settled": ["seat", "water", "kind"],
    "slew": ["seat", "water"],
    "sold": ["seat", "count"],
    "stayed": ["seat", "ship"],
    "strength": ["seat", "count"],
    "turned": ["seat", "action"],
    "won-fight": ["seat", "rival"],
}
