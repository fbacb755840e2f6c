"""Minos speaks the words of its box, in both languages: no other word stands for the same thing."""

import re
from pathlib import Path

import pytest

from tests.games.minos.reading import GAME

FRENCH = sorted(path for path in GAME.folder.rglob("fr.*") if path.suffix in (".ftl", ".md"))
BOTH_LANGUAGES = sorted(
    path for path in GAME.folder.rglob("*") if path.name in ("en.ftl", "en.md", "fr.ftl", "fr.md")
)

# What the box doesn't say, as a pattern, and what it says instead.
OTHER_WORDS = {
    r"bénéfice": "bonus",
    r"points? de (Construction|Préparation|Développement)": "point d’action Construction",
    r"points? d’Expansion": "point d’action Expansion",
    r"points? Joker": "point d’action Joker",
    r"avanc\w+ de 1 case": "avancer d’une case",
    r"\b(un|1|chaque|premier) pas\b": "avancer d’une case",
    r"(faire|faites|fait) avancer un Navire|[Aa]vancer le Navire": "faire progresser un Navire",
    r"tuiles? Peuple de la Mer (remport|que vous avez remport)\w+": "Peuple de la Mer vaincu",
    r"[Bb]atailles? finales?": "Batailles contre les Peuples de la Mer",
    r"[Bb]leu marine": "Bleu",
    r"plus (petit|grand|bas|haut|élevé) dé|plus élevé de ses dés": "dé de plus forte valeur",
    r"dés? (restant )?de plus (haute|basse) valeur": "dé de plus faible, de plus forte valeur",
    r"[Cc]apacité (Spéciale )?au niveau|niveau [123]": "2e case de la tuile Capacité Spéciale",
    r"\b[Rr]obot|du rival": "bot",
    r"Action Bonus de la manche|l’Action Bonus|bonus d’Action": "tuile Action Bonus",
    r"villes et tours": "Cités et Tours",
    r"plateaux? de (la )?[Rr]oute": "tuile Route Commerciale",
    r"[Cc]artes de départ": "carte Départ",
    r"(obtenir|prend\w*) (le|un|ce) Vase|cases? d[eu]s? Vase": "revendiquer, emplacement",
}


def words(text: str) -> str:
    """The text as it is read, without comments and with plain spaces."""
    lines = (line for line in text.splitlines() if not line.startswith("# "))
    return "\n".join(lines).replace("\u00a0", " ")


@pytest.mark.parametrize("pattern", OTHER_WORDS)
def test_the_french_has_one_word_for_each_thing(pattern: str):
    found = [
        f"{path.parent.name}/{path.name}: {match[0]}, say {OTHER_WORDS[pattern]}"
        for path in FRENCH
        for match in re.finditer(pattern, words(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_the_words_of_all_four_parts_are_read():
    assert [path.relative_to(GAME.folder).as_posix() for path in FRENCH] == [
        "lessons/words/fr.ftl",
        "rulebook/fr.md",
        "words/board/fr.ftl",
        "words/fr.ftl",
    ]


@pytest.mark.parametrize("path", BOTH_LANGUAGES, ids=lambda path: path.name)
def test_an_action_bonus_tile_serves_the_whole_game_and_routes_are_tiles(path: Path):
    text = words(path.read_text(encoding="utf-8"))
    assert not re.search(r"Action Bonus[^.\n]* (of the|this|de la|cette) (round|manche)", text)
    assert not re.search(r"[Rr]oute boards?|plateaux? (de )?[Rr]oute", text)
