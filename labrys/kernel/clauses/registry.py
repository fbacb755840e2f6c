"""The clauses of one game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from labrys.kernel.clauses.rows import A_KIND, KINDS, PRICE, TIMING, Row
from labrys.kernel.clauses.tree import Clause
from labrys.kernel.errors import TextError, suggest

RESERVED: Final = ["IF", "OPT"]


class Registry:
    """One row a clause; names and codes differ within a kind. `make` gives the game's clauses."""

    def __init__(self, rows: Sequence[Row], make: Callable[[Row], Clause] = Clause) -> None:
        self.rows = list(rows)
        self.make = make
        self._by_name: list[dict[str, Row]] = [{} for _ in KINDS]
        for row in self.rows:
            known = self._by_name[row.kind]
            codes = [other.code for other in known.values()]
            if row.name in known or row.code in codes or row.name in RESERVED:
                raise ValueError(f"the {KINDS[row.kind]} {row.name} cannot be told from another")
            known[row.name] = row

    def of_kind(self, kind: int) -> list[Row]:
        return list(self._by_name[kind].values())

    def named(self, kind: int, name: str) -> Row | None:
        return self._by_name[kind].get(name)

    def find(self, kind: int, name: str, timing: str = "") -> Row:
        """The clause of a name, if it may stand under a timing; else a TextError."""
        row = self._by_name[kind].get(name)
        if row is None:
            raise TextError(*self._unknown(kind, name, timing))
        if timing and row.timings and timing not in row.timings:
            expected = f"expected it under {' or '.join(row.timings)}"
            raise TextError(f"'{name}' stands under {timing}", expected)
        return row

    def _unknown(self, kind: int, name: str, timing: str) -> tuple[str, str]:
        for other, rows in enumerate(self._by_name):
            if name in rows and other == PRICE:
                return f"'{name}' is a price", "expected '->' after it"
            if name in rows and other == TIMING:
                return f"'{name}' is a timing", "expected it first, with ':' after it"
            if name in rows:
                return f"'{name}' is no {KINDS[kind]}", f"it is {A_KIND[other]}"
        fitting = [
            row.name
            for row in self._by_name[kind].values()
            if not timing or not row.timings or timing in row.timings
        ]
        if not fitting:
            return f"unknown {KINDS[kind]} '{name}'", f"this game has no {KINDS[kind]}"
        return f"unknown {KINDS[kind]} '{name}'", suggest(name, fitting)
