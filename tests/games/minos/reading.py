"""The words of Minos in both languages, and what makes a text fit to read."""

import re

import pytest

import labrys
from labrys.games.minos.game import MinosGame
from labrys.kernel.text.words import Messages, Words

GAME = labrys.game("minos")
assert isinstance(GAME, MinosGame)
CONTENT = GAME.content
WORDS = {language: Words(GAME, language, strict=True) for language in ("en", "fr")}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())


def fine(text: str, words: Messages) -> str:
    """A text a person may read: whole, and typeset as its language asks."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}⟨⟩$]|  |\.\.|None", text), text
    assert "'" not in text, f"a typewriter's apostrophe: {text}"
    if words.language == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", text), f"a space is missing: {text}"
        assert not re.search(r"\b(de|que|le|la|si) [aeiouéèêâîAEIOUÉÈÊÂÎ]\w+", text), text
    else:
        assert "\u00a0" not in text, text
    return text
