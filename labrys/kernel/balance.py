"""What the lab counts of a game: its things, and by which options and events they come and go."""

from __future__ import annotations

from labrys.kernel.lexicon import Lexicon


class Balance:
    """The things of a game that are worth weighing, such as its cards.

    `things` are their ids by kind, in the order of their numbers in options and events. An option
    with one of the verbs `offered` that names a thing offers it; an event with one of the messages
    `taken` or `played` tells that its seat took it, or had the use of it. One of `rounds` is told
    at the beginning of each round or turn.
    """

    def __init__(
        self,
        things: dict[str, list[str]],
        offered: list[str],
        taken: list[str],
        played: list[str],
        rounds: str = "round",
    ) -> None:
        self.things = things
        self.offered = offered
        self.taken = taken
        self.played = played
        self.rounds = rounds


def of_lexicon(lexicon: Lexicon) -> Balance:
    """For a game that says nothing of this: its cards, if options name any, by every verb."""
    things: dict[str, list[str]] = {}
    verbs: list[str] = []
    for block in lexicon.blocks:
        for part in block.parts:
            if part.kind == "card":
                things["card"] = part.names
                verbs.append(block.verb)
    return Balance(things, verbs, ["drew"], ["played"])
