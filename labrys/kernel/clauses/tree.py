"""A card's text as it was read. Nothing here ever changes; all positions share it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from labrys.kernel.clauses.rows import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A clause, or clauses put together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Part):
    """One clause. A game's own subclass has a typed attribute for each field of its rows."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.code = row.code
        self.mandatory = False

    def values(self) -> list[object]:
        """The arguments in the order of the row."""
        return [getattr(self, argument.field) for argument in self.row.arguments]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Clause) or self.row is not other.row:
            return False
        return self.mandatory == other.mandatory and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.row.name, self.mandatory))


class Sequence(Part):
    """Parts resolved from left to right, none depending on those before: `a; b`."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(tuple(self.parts))


class Choice(Part):
    """One of several, as the player likes: `[a | b]`."""

    def __init__(self, options: list[Part]) -> None:
        self.options = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options))


class Optional(Part):
    """Something the player may leave: `OPT(a)`."""

    def __init__(self, body: Part) -> None:
        self.body = body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Optional) and self.body == other.body

    def __hash__(self) -> int:
        return hash(self.body)


class If(Part):
    """One or the other by a condition: `IF(condition){a}{b}`; the second may be absent."""

    def __init__(self, condition: Clause, body: Part, other: Part | None) -> None:
        self.condition = condition
        self.body = body
        self.other = other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, If) or self.condition != other.condition:
            return False
        return self.body == other.body and self.other == other.other

    def __hash__(self) -> int:
        return hash((self.condition, self.body))


class Pay(Part):
    """A price and what happens only if it is paid: `PAY(g,1) -> a`."""

    def __init__(self, price: Clause, body: Part) -> None:
        self.price = price
        self.body = body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pay) and self.price == other.price and self.body == other.body

    def __hash__(self) -> int:
        return hash((self.price, self.body))


class Ability:
    """A text and when it works: `TIMING IF condition: text`. A timing may stand alone."""

    def __init__(self, timing: Clause, condition: Clause | None, body: Part | None) -> None:
        self.timing = timing
        self.condition = condition
        self.body = body

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ability) or self.timing != other.timing:
            return False
        return self.condition == other.condition and self.body == other.body

    def __hash__(self) -> int:
        return hash((self.timing, self.body))
