"""What happened, in sentences as short as they can be."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from labrys.kernel.event import Event
from labrys.kernel.text.words import Words

EVERYBODY: Final = -1


def sentences(events: list[Event], seat: int, words: Words, names: list[str]) -> list[str]:
    """A text for each stretch of events of one actor; what happens several times is counted."""
    return [text for _, text in by_actor(events, seat, words, names)]


def by_actor(
    events: list[Event], seat: int, words: Words, names: list[str]
) -> list[tuple[int, str]]:
    """The same, each text with the seat that it tells of."""
    stretches = groupby(events, lambda event: actor_of(event, seat, words))
    return [
        (actor, joined([words.event(event, seat, names) for event in those], words))
        for actor, those in stretches
    ]


def actor_of(event: Event, seat: int, words: Words) -> int:
    """Who did it, if an event tells of one seat first."""
    kinds = words.game.parts_of(event.message)
    return event.parts_for(seat)[0] if kinds[:1] == ["seat"] else EVERYBODY


def joined(said: list[str], words: Words) -> str:
    texts: list[str] = []
    index = 0
    while index < len(said):
        count = 1
        while index + count < len(said) and said[index + count] == said[index]:
            count += 1
        text = said[index]
        texts.append(text if count == 1 else words.say("several-times", text=text, count=count))
        index += count
    return " ".join(texts)
