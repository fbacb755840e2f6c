"""Sentences as HTML: escaped once, and kept."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, text
from labrys.kernel.text.words import Said, Words, capital


class Sentences:
    """The words of a game, ready for its board in the browser."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    @kept
    def say(self, message: str, /, **parts: Said) -> Html:
        """A message with its parts, which are plain texts."""
        if any(isinstance(part, Html) for part in parts.values()):
            raise TypeError(f"HTML in the sentence {message} would be escaped twice: {parts}")
        return text(self.words.say(message, **parts))

    @kept
    def title(self, message: str) -> Html:
        """A message without parts, beginning with a capital letter."""
        return text(capital(self.words.say(message)))

    @kept
    def thing(self, kind: str, number: int) -> Html:
        """What a thing of the game is called."""
        return text(self.words.thing(kind, number))
