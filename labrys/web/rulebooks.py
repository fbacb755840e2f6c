"""The rulebooks of the games as pages show them, made once for each game and language.

linked("Needs 1 Tower more (MIN-BUILD-08).", "minos")    # the id becomes a link to its rule
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from markupsafe import Markup, escape

from labrys.boards.page import signs_of
from labrys.games import NAMES, find
from labrys.kernel.text.rulebook import Rulebook
from labrys.web.rulereading import Chapter, Piece, link_rules, read_chapters
from labrys.web.searching import Search, folded


class Rule:
    """One rule with what stands around it."""

    def __init__(self, piece: Piece, chapter: Chapter, before: str, after: str) -> None:
        self.id = piece.rule
        self.html = Markup(piece.html)
        self.chapter = chapter
        self.before = before  # the ids of its neighbours; empty at the ends of the book
        self.after = after
        self.cited_by: list[str] = []


class Found:
    """What a search brought to light."""

    def __init__(self, html: Markup, count: int, chapters: list[Chapter]) -> None:
        self.html = html
        self.count = count
        self.chapters = chapters  # those whose titles fit


class Book:
    """A rulebook in one language."""

    def __init__(self, game: str, language: str) -> None:
        path = find(game).folder / "rulebook" / f"{language}.md"
        self.game = game
        self.ids = Rulebook.read(path).ids
        first, *self.chapters = read_chapters(
            path.read_text(encoding="utf-8-sig"), game, frozenset(self.ids), signs_of(find(game))
        )
        self.title = first.title
        self.intro = Markup("".join(piece.html for piece in first.pieces))
        self.html = Markup("".join(self._chapter(one, one.pieces) for one in self.chapters))
        self.rules = self._rules()

    def contents(self) -> list[tuple[Chapter, list[Chapter]]]:
        """The chapters with the sections of each."""
        contents: list[tuple[Chapter, list[Chapter]]] = []
        for chapter in self.chapters:
            if chapter.level > 2 and contents:
                contents[-1][1].append(chapter)
            else:
                contents.append((chapter, []))
        return contents

    def search(self, search: Search) -> Found:
        """The rules and the prose that hold all the words, under the titles of their chapters."""
        html = ""
        count = 0
        for chapter, sections in self.contents():
            below = ""
            for one in (chapter, *sections):
                pieces = [piece for piece in one.pieces if search.fits(piece.folded)]
                count += len(pieces)
                if pieces and one is not chapter and not below:
                    below = self._chapter(chapter, [], search)
                if pieces:
                    below += self._chapter(one, pieces, search)
            html += below
        titles = [one for one in self.chapters if search.fits(folded(one.title))]
        return Found(Markup(html), count, titles)

    def near(self, rule: str) -> list[str]:
        """The ids that look most like that one."""
        return get_close_matches(rule.upper(), self.ids, 5, 0.7)

    def _rules(self) -> dict[str, Rule]:
        placed = [
            (piece, chapter) for chapter in self.chapters for piece in chapter.pieces if piece.rule
        ]
        ids = ["", *(piece.rule for piece, _ in placed), ""]
        rules = {
            piece.rule: Rule(piece, chapter, ids[place], ids[place + 2])
            for place, (piece, chapter) in enumerate(placed)
        }
        for piece, _ in placed:
            for other in piece.cites:
                if other in rules and other != piece.rule:
                    rules[other].cited_by.append(piece.rule)
        return rules

    def _chapter(self, chapter: Chapter, pieces: list[Piece], search: Search | None = None) -> str:
        """A chapter, or those of its pieces that a search found."""
        title = str(escape(chapter.title))
        level = f"h{chapter.level}"
        if search:
            place = f"/rules/{self.game}#{chapter.anchor}"
            heading = f'<{level}><a href="{place}">{search.marked(title)}</a></{level}>'
        else:
            heading = f'<{level} id="{chapter.anchor}">{title}</{level}>'
        inside = "\n".join(self._piece(piece, search) for piece in pieces)
        return f'<section class="chapter">\n{heading}\n{inside}\n</section>\n'

    def _piece(self, piece: Piece, search: Search | None) -> str:
        html = search.marked(piece.html) if search else piece.html
        if not piece.rule:
            return f'<div class="prose">{html}</div>'
        shown = search.marked(piece.rule) if search else piece.rule
        place = f"/rules/{self.game}#{piece.rule}"
        return (
            f'<div class="rule" id="{piece.rule}"><a class="rule-id" href="{place}">{shown}</a>'
            f'<div class="rule-text">{html}</div></div>'
        )


@cache
def book(game: str, language: str) -> Book:
    """The rulebook of a game of the list."""
    return Book(game, language)


def linked(text: str, game: str) -> Markup:
    """Any sentence as HTML: escaped, with each id of a rule of the game as a link to it."""
    return link_rules(text, game, book(game, "en").rules)


def game_of(rule: str) -> str:
    """The game whose rulebook has that rule; empty if none has."""
    return next((game for game in NAMES if rule in book(game, "en").rules), "")
