"""The account at the end: figures with heads for rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from labrys.boards.markup import Child, Html, tag

# A head, and the cells beside it
Row: TypeAlias = tuple[Html, Sequence[Child]]


def figures(
    caption: Child,
    heads: Sequence[Child],
    rows: Sequence[Row],
    total: Row | None = None,
    best: Child = None,
    colours: Sequence[str] = (),
) -> Html:
    """A table of figures; `total` is its last row, in which the `best` stand out. With the
    `colours` of its columns, each figure has a bar beside it, and the best of a row stands out."""
    head = tag("tr", tag("td"), *[tag("th", cell, scope="col") for cell in heads])
    most = max([cell for _, cells in rows for cell in cells if isinstance(cell, int)], default=0)
    body = tag(
        "tbody", *[_bars(row, most, colours) if colours else _row(row, None) for row in rows]
    )
    foot = tag("tfoot", _row(total, best)) if total is not None else None
    return tag("table", tag("caption", caption), tag("thead", head), body, foot)


def _row(row: Row, best: Child) -> Html:
    head, cells = row
    drawn = [
        tag("td", cell, cls="number" if best is None or cell != best else "number best")
        for cell in cells
    ]
    return tag("tr", tag("th", head, scope="row"), *drawn)


def _bars(row: Row, most: int, colours: Sequence[str]) -> Html:
    head, cells = row
    best = max([cell for cell in cells if isinstance(cell, int)], default=0)
    drawn = [
        tag("td", _bar(cell, most), cell, cls=f"number bar {colour}{' most' * (cell == best)}")
        for cell, colour in zip(cells, colours, strict=True)
    ]
    return tag("tr", tag("th", head, scope="row"), *drawn)


def _bar(cell: Child, most: int) -> Html | None:
    if not isinstance(cell, int) or cell <= 0:
        return None
    bar = tag("rect", width=round(100 * cell / most), height=10)
    return tag("svg", bar, viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")
