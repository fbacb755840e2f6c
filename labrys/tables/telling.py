"""What happened, in sentences as short as they can be."""

from __future__ import annotations

from labrys.kernel.event import Event
from labrys.kernel.words import Words


def sentences(events: list[Event], seat: int, words: Words, names: list[str]) -> list[str]:
    """A text for each stretch of events of one actor; what happens several times is counted."""
    texts: list[str] = []
    said: list[str] = []
    actor = ""
    for event in events:
        by = actor_of(event, seat, words)
        if by != actor and said:
            texts.append(joined(said, words))
            said = []
        actor = by
        said.append(words.event(event, seat, names))
    return [*texts, joined(said, words)] if said else texts


def actor_of(event: Event, seat: int, words: Words) -> str:
    """Who did it, if an event tells of one seat first."""
    kinds = words.game.parts_of(event.message)
    return str(event.parts_for(seat)[0]) if kinds[:1] == ["seat"] else "everybody"


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
