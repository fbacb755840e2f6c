"""The parts of the board that options name, in the order of clicking."""

from __future__ import annotations

from typing import Final

from labrys.boards.parts import named_parts
from labrys.games.diluvium.content.model import ACTIONS
from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.routes import ship_at
from labrys.games.diluvium.rules.sail import Sail
from labrys.kernel.view import View

WHEEL: Final = "wheel"
DECK: Final = "deck"
GOLD: Final = "gold"
# Verbs that are about a section of the Action Board
SECTIONS: Final = ("act", "settler", "flee")
COUNTED: Final = ("sell", "train")


def targets(option: int, view: View) -> list[str]:
    """Where to click for an option. A voyage is clicked twice, the tile and then the same tile
    again: in between its way and its Food are seen."""
    sea = as_sea(view.concealed)
    block = sea.blocks.lexicon.of(option)
    verb = block.verb
    members = block.members(option)
    if verb in SECTIONS:
        return [f"section-{ACTIONS[members[0]]}"]
    if verb in COUNTED:
        return [f"{verb}-{members[0] + 1}"]
    if verb == "bid":
        return [f"bid-{members[0]}"]
    if verb == "drop":
        return [name.replace("kind-", "rack-") for name in named_parts(view.concealed.game, option)]
    if verb == "done":
        return [WHEEL]
    if verb == "heirloom-gold":
        return [GOLD]
    if verb == "heirloom-card":
        return [DECK]
    if verb == "fight":
        return [f"monster-{sea.content.places[sea.empires[view.seat].warship]}"]
    if verb == "stay":
        step = sea.agenda[-1]
        if not isinstance(step, Sail):
            return []
        return [f"place-{sea.content.places[ship_at(sea, view.seat, step.ship)]}"]
    named = named_parts(view.concealed.game, option)
    return [named[0], f"{named[0]}-go"] if verb == "sail" else named
