"""The French of Monumental Duel has one word for each thing, that of the ledger's glossary."""

import re

import pytest

import labrys
from labrys.games.monumental.game import MonumentalGame

GAME = labrys.game("monumental")
assert isinstance(GAME, MonumentalGame)
CARDS = GAME.content.cards
FRENCH = sorted(path for path in GAME.folder.rglob("fr.*") if path.suffix in (".ftl", ".md"))

# What is not said, as a pattern, and what is said instead.
OTHER_WORDS = {
    r"\b[Vv]illes?\b": "Cité",
    r"\b[Ll]ibrairies?\b": "Bibliothèque",
    r"\b[Aa]mbassadeurs?\b": "Éclaireur",
    r"\b[Mm]ilitaires?\b(?<!Force militaire)": "Force militaire",
    r"\bpions? d’[Aa]ction|\bjetons? [Aa]ction": "pion Action",
    r"\b[Ss]avoirs?\b": "Connaissance",
    r"\b[Tt]uiles?\b": "carte",
    r"\b[Cc]hefs? militaires?\b|\bSeigneurs? de guerre\b": "Chef de guerre",
    r"\b[Ee]ntraîn\w+": "former",
    r"\b[Éé]talage|\b[Mm]arché\b": "rivière",
    r"\b[Aa]ges? [IV]+\b": "Ère",
    r"\b[Aa]gitations?\b|\b[Ee]meutes?\b|\bDésordres?\b": "Troubles",
    r"\badversaires\b": "l’adversaire",
    r"\b[Pp]oints? de [Vv]ictoire\b(?! \(PV\))": "PV",
    r"\b1 Troubles\b|\bun Troubles\b": "1 carte Troubles",
}


@pytest.mark.parametrize("pattern", OTHER_WORDS)
def test_the_french_has_one_word_for_each_thing(pattern: str):
    found = [
        f"{path.parent.name}/{path.name}: {match[0]}, say {OTHER_WORDS[pattern]}"
        for path in FRENCH
        for match in re.finditer(pattern, path.read_text(encoding="utf-8").replace("\u00a0", " "))
    ]
    assert found == []


def test_cards_have_the_names_that_the_publisher_gave_them():
    names = {card.name["en"]: card.name["fr"] for card in CARDS}
    fixed = {
        "Work Camp": "Chantier",
        "Fort": "Fort",
        "Forum": "Forum",
        "Mine": "Mine",
        "Workshop": "Atelier",
        "Laboratory": "Laboratoire",
        "Archery Range": "Champ de tir",
        "Library": "Bibliothèque",
    }
    assert {name: names[name] for name in fixed} == fixed
