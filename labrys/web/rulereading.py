"""Reading a rulebook for the page: Markdown into chapters, each of rules and prose in HTML.

What belongs to a rule is told in `labrys.kernel.text.rulebook`; here it is found in the tokens of
the Markdown, so that tables and lists keep their shape.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup
from markupsafe import escape as escaped

from labrys.kernel.text.rulebook import RULE_ID
from labrys.web.searching import folded, plain

_ID: Final = re.compile(rf"\b{RULE_ID}\b")
# A table of so many columns does not fit a phone: there each row is laid out as a list.
_MANY_COLUMNS: Final = 4


class Piece:
    """What is read as one: a rule with all that belongs to it, or prose between rules."""

    def __init__(self, rule: str, html: str) -> None:
        self.rule = rule  # its id; empty for prose
        self.html = html
        self.folded = ""
        self.cites: list[str] = []

    def finish(self) -> None:
        """Prepare what is looked up in the whole text."""
        words = plain(self.html)
        self.folded = folded(f"{self.rule} {words}")
        self.cites = list(dict.fromkeys(_ID.findall(words)))


class Chapter:
    """A heading and what stands below it, down to the next one; level 1 is the whole book's."""

    def __init__(self, title: str, level: int, anchor: str) -> None:
        self.title = title
        self.level = level
        self.anchor = anchor
        self.pieces: list[Piece] = []


def link_rules(text: str, game: str, ids: Collection[str]) -> Markup:
    """The escaped text, with a link for each of these rule ids."""

    def link(found: re.Match[str]) -> str:
        rule = found.group()
        if rule not in ids:
            return rule
        return f'<a class="rule-link" href="/rules/{game}#{rule}">{rule}</a>'

    return Markup(_ID.sub(link, str(escaped(text))))


def read_chapters(
    source: str, game: str, ids: Collection[str], signs: Mapping[str, str] | None = None
) -> list[Chapter]:
    """The chapters of a rulebook in its order; the first is the book's own, with its title."""
    reader = _Reader(game, ids, signs or {})
    for block in _split(_markdown().parse(source), 0):
        reader.take(block)
    for chapter in reader.chapters:
        for piece in chapter.pieces:
            piece.finish()
    return reader.chapters


class _Renderer(RendererHTML):
    """Text with its rule ids as links; a word of the cards' language is drawn as on the cards."""

    def code_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        word = tokens[idx].content
        sign: str | None = env["signs"].get(word)
        if sign is None:
            return super().code_inline(tokens, idx, options, env)
        # Who searches or listens still finds the word.
        return (
            f'<span class="sign-drawn"><i aria-hidden="true">{sign}</i>'
            f'<span class="visually-hidden">{word}</span></span>'
        )

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        return str(link_rules(tokens[idx].content, env["game"], env["ids"]))


def _markdown() -> MarkdownIt:
    """A rulebook is text, lists and tables: no HTML, no addresses, no pictures."""
    settings = {"html": False, "typographer": True, "quotes": "“”‘’"}
    markdown = MarkdownIt("commonmark", settings, renderer_cls=_Renderer)
    markdown.enable(["table", "smartquotes"])
    return markdown.disable(["link", "image", "autolink", "html_block", "html_inline"])


class _Reader:
    """Sorts the blocks of a rulebook into chapters and pieces."""

    def __init__(self, game: str, ids: Collection[str], signs: Mapping[str, str]) -> None:
        self.chapters: list[Chapter] = [Chapter("", 1, "")]
        self._env = {"game": game, "ids": ids, "signs": signs}
        self._markdown = _markdown()

    def take(self, block: list[Token]) -> None:
        kind = block[0].type
        if kind == "heading_open":
            self._heading(int(block[0].tag[1:]), block[1].content)
        elif kind == "paragraph_open":
            self._paragraph(block)
        elif kind == "bullet_list_open" and _holds_rules(block):
            for item in _split(block[1:-1], 1):
                self._item(item)
        elif kind != "hr":
            self._go_on(block)

    def _heading(self, level: int, title: str) -> None:
        if level == 1 and not self.chapters[0].title:
            self.chapters[0].title = title
            return
        words = "-".join(re.findall(r"[a-z0-9]+", folded(title)))
        anchor = f"chapter-{words}"
        taken = {chapter.anchor for chapter in self.chapters}
        number = 2
        while anchor in taken:
            anchor = f"chapter-{words}-{number}"
            number += 1
        self.chapters.append(Chapter(title, min(max(level, 2), 3), anchor))

    def _paragraph(self, block: list[Token]) -> None:
        rule = _opening(block)
        if rule:
            self._add(rule, block)
            return
        pieces = self.chapters[-1].pieces
        if pieces and not pieces[-1].rule:
            pieces[-1].html += self._html(block)
        else:
            self._add("", block)

    def _item(self, item: list[Token]) -> None:
        rule = _opening(item[1:])
        if not rule:
            self._go_on(item[1:-1])
            return
        for token in item:
            if token.type.startswith("paragraph_") and token.level == 2:
                token.hidden = False
        self._add(rule, item[1:-1])

    def _go_on(self, block: list[Token]) -> None:
        """A table or list belongs to what stands above it."""
        pieces = self.chapters[-1].pieces
        if pieces:
            pieces[-1].html += self._html(block)
        else:
            self._add("", block)

    def _add(self, rule: str, block: list[Token]) -> None:
        self.chapters[-1].pieces.append(Piece(rule, self._html(block)))

    def _html(self, block: list[Token]) -> str:
        _label_tables(block)
        markdown = self._markdown
        return str(markdown.renderer.render(block, markdown.options, self._env)).strip()


def _split(tokens: list[Token], level: int) -> Iterator[list[Token]]:
    """The blocks that stand at that level, each with all its tokens."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == level and token.nesting <= 0:
            yield block
            block = []


def _holds_rules(block: list[Token]) -> bool:
    return any(_opened(item[1:])[0] for item in _split(block[1:-1], 1))


def _opened(block: list[Token]) -> tuple[str, list[Token]]:
    """The id in bold with which a paragraph opens, and the tokens after it."""
    if len(block) < 2 or block[0].type != "paragraph_open":
        return "", []
    inline = [part for part in block[1].children or [] if part.type != "text" or part.content]
    if len(inline) < 3 or inline[0].type != "strong_open":
        return "", []
    rule = inline[1].content
    return (rule, inline[3:]) if _ID.fullmatch(rule) else ("", [])


def _opening(block: list[Token]) -> str:
    """The id with which a paragraph opens, which is taken out of it; empty if it has none."""
    rule, rest = _opened(block)
    if rule:
        block[1].children = rest
        if rest and rest[0].type == "text":
            rest[0].content = rest[0].content.lstrip()
    return rule


def _label_tables(block: list[Token]) -> None:
    """Make each row's first cell its heading, and give every other cell that of its column.

    The labels and roles serve narrow screens, where a wide table is laid out as lists.
    """
    tables: list[Token] = []
    heads: list[str] = []
    column = 0
    for place, token in enumerate(block):
        token.attrs.pop("style", None)  # alignment; the page allows no inline styles
        if token.type == "table_open":
            tables = [token]
            heads = []
            token.attrSet("role", "table")
        elif token.type == "tr_open":
            column = 0
            token.attrSet("role", "row")
        elif token.type in ("thead_open", "tbody_open"):
            token.attrSet("role", "rowgroup")
        elif token.type == "th_open":
            heads.append(block[place + 1].content)
            token.attrSet("role", "columnheader")
            token.attrSet("scope", "col")
            if len(heads) == _MANY_COLUMNS:
                tables[0].attrSet("class", "many")
        elif token.type == "td_open":
            _label_cell(token, column, heads)
            column += 1
        elif token.type == "td_close" and column == 1:
            token.tag = "th"


def _label_cell(token: Token, column: int, heads: list[str]) -> None:
    if column == 0:
        token.tag = "th"
        token.attrSet("scope", "row")
        token.attrSet("role", "rowheader")
        return
    token.attrSet("role", "cell")
    if column < len(heads):
        token.attrSet("data-label", heads[column])
