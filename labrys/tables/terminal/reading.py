"""The rulebook at the table: its chapters, one chapter, one rule."""

from __future__ import annotations

from labrys.kernel.text.rulebook import Rulebook
from labrys.kernel.text.words import Words
from labrys.tables.terminal.screen import wrapped


class Book:
    """The rulebook of a game in the language of the words."""

    def __init__(self, words: Words) -> None:
        self.rules = Rulebook.read(words.game.folder / "rulebook" / f"{words.language}.md")
        # The titles of the chapters in the order of the book
        self.chapters = list(dict.fromkeys(self.rules.title_of(id) for id in self.rules.ids))

    def found(self, text: str) -> list[str]:
        """The chapter of that number or title, or those whose titles hold the text."""
        if text.isdecimal() and len(text) < 10:
            return self.chapters[int(text) - 1 : int(text)] if int(text) else []
        wanted = text.casefold()
        same = [title for title in self.chapters if title.casefold() == wanted]
        return same or [title for title in self.chapters if wanted in title.casefold()]

    def contents(self, titles: list[str]) -> list[str]:
        """Chapters with their numbers."""
        return [f"{self.chapters.index(title) + 1:>4}  {title}" for title in titles]

    def chapter(self, title: str, width: int) -> list[str]:
        """All the rules of a chapter, each with its id."""
        lines = [title]
        for id in self.rules.ids:
            if self.rules.title_of(id) == title:
                lines += [f"  {id}", *self.text(id, width, "      ")]
        return lines

    def text(self, id: str, width: int, margin: str = "  ") -> list[str]:
        """What a rule says."""
        lines: list[str] = []
        for line in self.rules.text(id).splitlines():
            if not set(line) <= set("|-: "):
                bare = line.replace("**", "").replace("`", "")
                lines += wrapped(bare, width, margin, margin)
        return lines
