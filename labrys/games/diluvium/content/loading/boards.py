"""Reads the Action Boards: side A in full, side B by what differs (ledger 7.4 to 7.8)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import ACTIONS, ActionBoard, Content
from labrys.kernel.text.content import Entry

SIDES_B: Final = ["warmonger", "artisan", "explorer", "settler"]
NAMES: Final = ["en", "fr"]
NUMBERS: Final = {
    "explorer_allowance": (1, 9),
    "explorer_tiles_per_food": (1, 9),
    "warship_allowance": (1, 9),
    "warship_tiles_per_food": (1, 9),
    "craft_per_sale": (1, 9),
    "gold_per_sale": (1, 20),
    "weapons_per_step": (1, 9),
    "start_strength": (1, 9),
    "produce_bonus": (0, 9),
    "placing_gold": (0, 9),
}
LISTS: Final = ["slots", "marker_gold", "strength_gold", "settle_bonus"]


def read_boards(content: Content, file: Entry) -> list[ActionBoard]:
    """Side A first, then the four boards of side B."""
    file.keys(["a", *SIDES_B])
    common = file.entry("a").named("a")
    common.keys([*NAMES, *NUMBERS, *LISTS])
    boards = [read_board(content, common, common, 0)]
    for id in SIDES_B:
        entry = file.entry(id).named(id)
        entry.keys(NAMES, [*NUMBERS, *LISTS])
        boards.append(read_board(content, entry, common, len(boards)))
    return boards


def read_board(content: Content, entry: Entry, common: Entry, number: int) -> ActionBoard:
    board = ActionBoard(entry.name, {code: entry.text(code) for code in NAMES}, number)

    def source(key: str) -> Entry:
        return entry if key in entry.values else common

    for key, (low, high) in NUMBERS.items():
        setattr(board, key, source(key).integer(key, low, high))
    slots = source("slots").entry("slots")
    slots.keys(ACTIONS)
    board.slots = [slots.integer(action, 0, 12) for action in ACTIONS]
    if sum(board.slots) != content.settlers:
        raise entry.error(
            f"{sum(board.slots)} slots", f"expected {content.settlers}, one a Settler"
        )
    board.marker_gold = source("marker_gold").integers("marker_gold", 0, 9, content.markers)
    strengths = content.greatest_strength
    board.strength_gold = source("strength_gold").integers("strength_gold", 0, 20, strengths)
    if board.start_strength > strengths:
        raise entry.error(
            f"'start_strength' is {board.start_strength}", f"expected 1 to {strengths}"
        )
    bonus = source("settle_bonus").word("settle_bonus", ["resource", "gold"])
    board.settle_bonus_gold = bonus
    return board
