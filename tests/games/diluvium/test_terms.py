"""The French of Diluvium reads right with any name: « de » would have to be « d’ » before some."""

import re

import pytest

from tests.games.diluvium.table import GAME

FRENCH = sorted(path for path in GAME.folder.rglob("fr.*") if path.suffix in (".ftl", ".md"))

# What is not said, as a pattern, and what is said instead.
OTHER_WORDS = {
    r"\b(de|que) \{ \$(seat|name|rival|water|place|site|tile) \}": "… : { $name }",
    r"\bpaquet\b": "pioche",
}


@pytest.mark.parametrize("pattern", OTHER_WORDS)
def test_the_french_has_one_word_for_each_thing_and_no_elision_to_make(pattern: str):
    found = [
        f"{path.parent.name}/{path.name}: {match[0]}, say {OTHER_WORDS[pattern]}"
        for path in FRENCH
        for match in re.finditer(pattern, path.read_text(encoding="utf-8").replace("\u00a0", " "))
    ]
    assert found == []


def test_the_words_of_all_four_parts_are_read():
    assert [path.relative_to(GAME.folder).as_posix() for path in FRENCH] == [
        "lessons/words/fr.ftl",
        "rulebook/fr.md",
        "words/board/fr.ftl",
        "words/fr.ftl",
    ]
