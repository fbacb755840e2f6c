"""Changes of a game's content for tests: one field of one entry is another."""

import re
from pathlib import Path

import labrys.games

# A card of each game that gives away 30 points, or what comes to the same: in Minotaur Lords, where
# no points are counted, 30 cards of the enemy's deck, whose end is the end of the game.
GIFTS = {
    "minos": ("decrees.toml", "I01", "effect", '["30 vp"]'),
    "minotaur": ("cards.toml", "R29", "active", '"MILL(30)"'),
    "diluvium": ("tiles.toml", "T01", "monster", "{ strength = 1, gold = 30 }"),
    "monumental": ("development.toml", "D1-K1", "effect", '["ACTION: GAIN(vp,20); GAIN(vp,10)"]'),
}


def gift(game: str, folder: Path) -> Path:
    """A folder with the game's content and the broken card in it."""
    return changed(game, folder, *GIFTS[game])


def changed(game: str, folder: Path, file: str, id: str, key: str, value: str) -> Path:
    """A folder with a content file in which one entry has another value."""
    text = (labrys.games.find(game).folder / "content" / file).read_text(encoding="utf-8")
    begin = text.index(f'id = "{id}"')
    end = text.find("\n[[", begin)
    entry = text[begin : end if end >= 0 else len(text)]
    other, found = re.subn(rf"(?m)^{key} = .*$", lambda _: f"{key} = {value}", entry)
    if not found:
        other = f"{entry.rstrip()}\n{key} = {value}\n"
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(entry, other), encoding="utf-8")
    return folder
