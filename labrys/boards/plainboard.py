"""A board for games that have none as text yet: the facts of the view, one below the other."""

from __future__ import annotations

import textwrap

from labrys.kernel.text.words import Words
from labrys.kernel.view import View


class PlainBoard:
    """Shows every fact of a view by its name; nothing is drawn."""

    def __init__(self, words: Words, width: int, view: View) -> None:
        self.width = width
        self.names = [words.thing("seat", seat) for seat in range(view.concealed.seats)]

    def about(self) -> str:
        return ""

    def parts(self) -> list[str]:
        return ["table"]

    def draw(self, view: View, part: str) -> list[str]:
        return self._lines(view.facts()["table"], "")

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        return self.draw(view, "table")

    def brief(self, view: View) -> list[str]:
        return []

    def redraw_key(self, view: View) -> str:
        """Every question is shown with its board."""
        return repr(view.facts())

    def account(self, view: View) -> list[str]:
        points = view.facts()["points"]
        assert isinstance(points, list)
        return [f"{name}: {count}" for name, count in zip(self.names, points)]

    def look_up(self, text: str) -> list[str]:
        return []

    def _lines(self, fact: object, indent: str) -> list[str]:
        if not isinstance(fact, dict):
            return textwrap.wrap(_word(fact), self.width, initial_indent=indent) or [indent]
        lines: list[str] = []
        for name, value in fact.items():
            if isinstance(value, dict) and value:
                lines += [f"{indent}{name}:", *self._lines(value, indent + "  ")]
            elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
                lines.append(f"{indent}{name}:")
                for item in value:
                    lines += [f"{indent}  -", *self._lines(item, indent + "    ")]
            else:
                lines += textwrap.wrap(
                    f"{name}: {_word(value)}",
                    self.width,
                    initial_indent=indent,
                    subsequent_indent=indent + "    ",
                )
        return lines


def _word(fact: object) -> str:
    if isinstance(fact, list):
        return ", ".join(_word(item) for item in fact) or "–"
    return "–" if fact is None or fact == {} else str(fact)
