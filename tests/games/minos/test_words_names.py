"""What has only a code in the box has a name here, in both languages; the code is the notation."""

import re

import pytest

import labrys
from labrys.games.minos.game import MinosGame
from labrys.games.minos.rules.options import LEXICON
from labrys.kernel.text.words import Words

GAME = labrys.game("minos")
assert isinstance(GAME, MinosGame)
CONTENT = GAME.content
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {language: Words(GAME, language, [BOARD_WORDS], strict=True) for language in ("en", "fr")}
CODES = {
    "ability": list(CONTENT.abilities),
    "start": [start.id for start in CONTENT.starts],
    "action-tile": [tile.id for tile in CONTENT.action_bonuses],
    "trade": [tile.id for tile in CONTENT.trade_bonuses],
    "route": [side.id for side in CONTENT.routes],
}
# The names of cards, too, are no part of what is played.
CODE = re.compile(r"\b(SA[1-5]|ST-[234][A-D]|AB[1-5]|[BR][01][0-9]|0[123][AB])\b")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", CODES)
def test_every_code_has_a_name_of_its_own(kind, language):
    names = [WORDS[language].say(f"{kind}-{code}") for code in CODES[kind]]
    assert all(name and not CODE.search(name) for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", CODES)
def test_the_tip_tells_the_name_and_the_code(kind, language):
    words = WORDS[language]
    for number, code in enumerate(CODES[kind]):
        told = words.tile(kind, number)
        assert words.say(f"{kind}-{code}") in told
        assert f"({code})" in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_options_say_the_name_and_are_spelled_with_the_code(language):
    words = WORDS[language]
    for spelling in ("start ST-2A", "ability SA3", "trade B09", "use R11"):
        option = LEXICON.read(spelling)
        kind, code = ("trade" if "use" in spelling else spelling.split()[0]), spelling.split()[1]
        assert words.say(f"{kind}-{code}") in words.plain(option)
        assert not CODE.search(words.plain(option))
        assert LEXICON.spell(option) == spelling
