"""What a game's clauses are: one row each, with the arguments it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

# What a clause may be
EFFECT: Final = 0  # does or modifies something
PRICE: Final = 1  # stands before "->"
CONDITION: Final = 2  # after IF
METRIC: Final = 3  # an argument that is counted
EVENT: Final = 4  # an argument of a timing
TIMING: Final = 5  # before ":"
KINDS: Final = ["effect", "price", "condition", "metric", "event", "timing"]
A_KIND: Final = ["an effect", "a price", "a condition", "a metric", "an event", "a timing"]


class Mark:
    """An icon's name, or a few letters beside icons."""

    def __init__(self, icon: str, text: str = "") -> None:
        self.icon = icon
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mark) and (self.icon, self.text) == (other.icon, other.text)

    def __hash__(self) -> int:
        return hash((self.icon, self.text))

    def __repr__(self) -> str:
        return f"Mark({self.icon!r}, {self.text!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class ArgumentType:
    """How one kind of argument is read, spelled, said and shown. Games add their own."""

    def read(self, text: str) -> object:
        """The value, or a TextError that says what was expected."""
        raise NotImplementedError

    def spell(self, value: object) -> str:
        """The value as `read` takes it."""
        raise NotImplementedError

    def said(self, value: object) -> str | int:
        """The value as a part of a sentence's message."""
        return self.spell(value)

    def figure(self, value: object) -> str:
        """The letters that stand right after the clause's icon."""
        return ""

    def marks(self, value: object) -> list[Mark]:
        """What is drawn after the figure."""
        return []


class Argument:
    """One argument of a clause, kept in the attribute `field` of the clause that is read.

    A `named` one is written `name=value`. One with a default may be left out.
    """

    def __init__(
        self,
        name: str,
        type: ArgumentType,
        field: str = "",
        named: bool = False,
        default: object | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.field = field or name
        self.named = named
        self.default = default

    def written(self) -> str:
        """How it stands in a clause, for a person who got it wrong."""
        name = f"{self.name}=…" if self.named else self.name
        return name if self.default is None else f"[{name}]"


class Row:
    """All there is to know of a clause: rules, words, page and loader read it here.

    `timings` are those under which it may stand, if not under any. An `optional` clause lets the
    player decline, unless `!` stands before it. A timing that stands `alone` has no text.
    `message` says it; `icon` and `things` show it, around its figure.
    """

    def __init__(
        self,
        name: str,
        code: int,
        arguments: Sequence[Argument] = (),
        kind: int = EFFECT,
        timings: Sequence[str] = (),
        optional: bool = False,
        alone: bool = False,
        icon: str = "",
        things: Sequence[str] = (),
        message: str = "",
    ) -> None:
        self.name = name
        self.code = code
        self.arguments = list(arguments)
        self.kind = kind
        self.timings = list(timings)
        self.optional = optional
        self.alone = alone
        self.icon = icon
        self.things = list(things)
        self.message = message or f"{KINDS[kind]}-{name}"

    def expected(self) -> str:
        """Its arguments, for a person who got them wrong."""
        written = ", ".join([argument.written() for argument in self.arguments])
        return f"expected {written}" if written else "expected none"
