"""The tables of cards in the rulebooks: `python -m tests.games.monumental.tables` writes them anew.

A table stands below its heading and one paragraph; all else in the books is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labrys.games.monumental.content.language import ESPIONAGE, STOCK, WONDER
from labrys.games.monumental.content.model import (
    BASICS,
    COMMON,
    DEVELOPMENT,
    SPYING,
    Card,
    Content,
    load,
)
from labrys.games.monumental.words import cards
from labrys.games.monumental.words.texts import CardText
from labrys.kernel.text.words import Messages, capital

FOLDER = Path(cards.__file__).parents[1]
HEADS = {
    "en": {
        "cards": ["Card", "Cost", "Gives", "Text"],
        "faces": ["Card", "4", "5", "6"],
        "none": "none",
    },
    "fr": {
        "cards": ["Carte", "Coût", "Donne", "Texte"],
        "faces": ["Carte", "4", "5", "6"],
        "none": "rien",
    },
}
# By the heading of its chapter: what the cards of a table have in common
CHAPTERS = {
    "en": {
        "The cards of every civilization": (COMMON, -1),
        "The cards of the Greeks": (0, -1),
        "The cards of the Aksumites": (1, -1),
        "The cards of the Mughals": (2, -1),
        "Development cards of Era I": (DEVELOPMENT, 0),
        "Development cards of Era II": (DEVELOPMENT, 1),
        "Development cards of Era III": (DEVELOPMENT, 2),
        "Basic Buildings": (BASICS, -1),
        "Espionage cards": (SPYING, -1),
    },
    "fr": {
        "Les cartes de chaque civilisation": (COMMON, -1),
        "Les cartes des Grecs": (0, -1),
        "Les cartes des Aksoumites": (1, -1),
        "Les cartes des Moghols": (2, -1),
        "Cartes Développement de l’Ère I": (DEVELOPMENT, 0),
        "Cartes Développement de l’Ère II": (DEVELOPMENT, 1),
        "Cartes Développement de l’Ère III": (DEVELOPMENT, 2),
        "Bâtiments de base": (BASICS, -1),
        "Cartes Espionnage": (SPYING, -1),
    },
}


def table(content: Content, language: str, chapter: str) -> list[str]:
    """The lines of the table of a chapter."""
    words = Messages(language, [FOLDER / "words"], strict=True)
    group, era = CHAPTERS[language][chapter]
    head = HEADS[language]["faces" if group == SPYING else "cards"]
    found = [card for card in content.cards if card.set == group and card.era == era]
    rows = [row(words, card) for card in found]
    return [line(head), line(["---"] * len(head)), *map(line, rows)]


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def row(words: Messages, card: Card) -> list[str]:
    none = str(HEADS[words.language]["none"])
    name = cards.name(words, card)
    if words.language == "en":
        name = name.replace("’", "'")
    if card.type == ESPIONAGE:
        said = CardText(words)
        return [name, *(capital(said.deed(face)) + "." for face in card.faces[2:])]
    kind = cards.kind(words, card)
    name = f"{name} × {card.copies}" if card.set == COMMON and card.copies > 1 else name
    text = " ".join(cards.texts(words, card))
    gives = ", ".join(f"{count} {sign(each)}" for each, count in enumerate(card.gives) if count)
    return [f"{name} ({kind})", cost(card) or none, gives or none, text]


def cost(card: Card) -> str:
    if card.paid < 0:
        return ""
    first = f"{card.price} {sign(card.paid)}"
    return f"{first} + {card.second} {sign(card.paid)}" if card.type == WONDER else first


def sign(resource: int) -> str:
    """A word that the page draws."""
    return f"`{STOCK[resource].upper()}`"


def in_book(text: str, chapter: str) -> list[str]:
    """The lines of the table that a book has in a chapter."""
    body = text.partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    return [each for each in body.splitlines() if each.startswith("|")]


if __name__ == "__main__":
    content = load()
    for language, chapters in CHAPTERS.items():
        path = FOLDER / "rulebook" / f"{language}.md"
        text = path.read_text(encoding="utf-8")
        for chapter in chapters:
            title = f"\n## {chapter}\n"
            before, _, rest = text.partition(title)
            body, more, after = rest.partition("\n## ")
            prose = [each for each in body.splitlines() if not each.startswith("|")]
            kept = "\n".join(prose).strip()
            lines = "\n".join(table(content, language, chapter))
            text = f"{before}{title}\n{kept}\n\n{lines}\n{more}{after}"
        path.write_text(text, encoding="utf-8")
        print(path.name)
