"""A game's rulebook: a Markdown file read into its rules, each an id and a text.

A rule is a paragraph or a list item that opens with its id in bold: ``**MIN-DRAFT-04** …``. The
last part of an id is a number, or the word that the rule explains: ``**MD-TERM-COPY** …``.
Tables, lists and indented paragraphs after it belong to it. Other paragraphs are there for the
reader and belong to no rule.
"""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from labrys.kernel.errors import LabrysError

# A rule's id, anywhere in a text
RULE_ID: Final = r"[A-Z]+-[A-Z]+-(?:[0-9]{2,}|[A-Z]{2,})"

_HEADING: Final = re.compile(r"#{1,6}\s+(.+?)\s*#*$")
_OPENING: Final = re.compile(
    r"(?:[-*]\s+)?\*\*([A-Za-z]+-[A-Za-z]+(?:-?[0-9]+|-[A-Za-z]+))\*\*\s*(.*)$"
)
_ID: Final = re.compile(rf"{RULE_ID}$")
_OWN_LINE: Final = re.compile(r"\||[-*]\s|[0-9]+\.\s")


class RulebookError(LabrysError):
    """A rulebook cannot be read, or has no such rule; the message says what and where."""


class Rulebook:
    """The rules of one file, in the order in which a player reads them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ids: list[str] = []
        self._texts: dict[str, str] = {}
        self._titles: dict[str, str] = {}
        self._lines: dict[str, int] = {}

    @staticmethod
    def read(path: Path) -> "Rulebook":
        """Read a Markdown file; a RulebookError names the file, the line and the fault."""
        name = str(path)
        try:
            source = path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise RulebookError(f"{name}: cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise RulebookError(f"{name}: is not UTF-8 text") from error
        book = Rulebook(name)
        book._take(source.splitlines())
        if not book.ids:
            raise RulebookError(f"{name}: holds no rule; expected items like '**ABC-DRAFT-01** …'")
        return book

    def text(self, rule: str) -> str:
        """What the rule says, as Markdown, without its id."""
        self._require(rule)
        return self._texts[rule]

    def title_of(self, rule: str) -> str:
        """The heading under which the rule stands."""
        self._require(rule)
        return self._titles[rule]

    def has(self, rule: str) -> bool:
        return rule in self._texts

    def _require(self, rule: str) -> None:
        if rule not in self._texts:
            raise RulebookError(f"{self.name}: has no rule {rule}{suggestion(rule, self.ids)}")

    def _take(self, lines: list[str]) -> None:
        title = ""
        rule = ""
        body: list[str] = []
        for number, line in enumerate(lines, 1):
            heading = _HEADING.match(line)
            opening = _OPENING.match(line.lstrip())
            if heading is None and opening is None and _belongs(line, body):
                body.append(line)
                continue
            self._keep(rule, title, body)
            rule = ""
            body = []
            if heading is not None:
                title = heading.group(1)
            if opening is not None:
                rule = self._open(opening.group(1), number)
                body = [opening.group(2)]
        self._keep(rule, title, body)

    def _open(self, rule: str, number: int) -> str:
        if _ID.match(rule) is None:
            raise RulebookError(
                f"{self.name}, line {number}: '{rule}' is not a rule id; "
                "expected capitals and at least two digits, like ABC-DRAFT-01"
            )
        if rule in self._lines:
            raise RulebookError(
                f"{self.name}, line {number}: {rule} stands here a second time; "
                f"the first is on line {self._lines[rule]}"
            )
        self._lines[rule] = number
        return rule

    def _keep(self, rule: str, title: str, body: list[str]) -> None:
        if not rule:
            return
        text = _joined(body)
        if not text:
            raise RulebookError(f"{self.name}, line {self._lines[rule]}: {rule} says nothing")
        self.ids.append(rule)
        self._texts[rule] = text
        self._titles[rule] = title


def suggestion(rule: str, ids: list[str]) -> str:
    """The end of a sentence about an unknown id: the nearest known one, if any is near."""
    near = get_close_matches(rule, ids, 1, 0.75)
    return f"; did you mean {near[0]}?" if near else ""


def _belongs(line: str, body: list[str]) -> bool:
    """Whether a line goes on with the rule above it, and is not a paragraph of its own."""
    if not body:
        return False
    if not line.strip() or line[0] in " \t":
        return True
    if line.startswith("---"):
        return False
    return bool(body[-1].strip()) or _OWN_LINE.match(line) is not None


def _joined(body: list[str]) -> str:
    """Undo the wrapping of lines; keep paragraphs, table rows and list items apart."""
    joined: list[str] = []
    for line in body:
        bare = line.strip()
        fresh = not joined or not joined[-1] or joined[-1].startswith("|")
        if not bare or fresh or _OWN_LINE.match(bare) is not None:
            joined.append(bare)
        else:
            joined[-1] += " " + bare
    return "\n".join(joined).strip()
