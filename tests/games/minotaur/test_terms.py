"""The French of Minotaur Lords has one word for each thing."""

import re

import pytest

from tests.games.minotaur.table import GAME

FRENCH = sorted(path for path in GAME.folder.rglob("fr.*") if path.suffix in (".ftl", ".md"))

# What is not said, as a pattern, and what is said instead.
OTHER_WORDS = {
    r"libér\w+|l[eè]v\w+ (une|la|sa) malédiction (de|d’)|en lever une": "lever une malédiction sur",
    r"défauss\w+ du jeu": "défausser",
    r"(dans|prendre|tient encore|donc|en|pour) \{ \$(column|what) \}": "dans la colonne …",
    r"(pioche|pioches) (Miron|Vess|complète|de Scarab)|[Rr]etirer .* pioche": "paquet",
    r"\b[Mm]anches?\b": "partie",
    r"\bennemi": "adverse",
}


@pytest.mark.parametrize("pattern", OTHER_WORDS)
def test_the_french_has_one_word_for_each_thing(pattern: str):
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
