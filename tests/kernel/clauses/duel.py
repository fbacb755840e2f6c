"""The clauses of a city game of conquest and wonders, as a registry: all that the language can."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.kernel.clauses.arguments import ClauseOf, Number, Word
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import (
    CONDITION,
    EFFECT,
    EVENT,
    METRIC,
    PRICE,
    TIMING,
    Argument,
    ArgumentType,
    Row,
)
from labrys.kernel.clauses.tree import Clause

STOCK = ["p", "s", "m", "c", "g", "vp"]
STOCK_ICONS = ["production", "science", "military", "culture", "gold", "point"]
PROVINCES = ["coastal", "mountain", "agricultural", "any"]
ANY = 3
CARDS = ["building", "knowledge", "wonder", "province"]


class Deed(Clause):
    """A clause with all the fields that rows of this game fill."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.number = 0
        self.most = 0
        self.word = 0
        self.other_word = 0
        self.counted: Clause | None = None
        self.event: Clause | None = None


def number(name: str = "n", least: int = 1, field: str = "number") -> Argument:
    return Argument(name, Number(least, 20, figure="#", silent=1), field)


def word(
    name: str,
    words: list[str],
    field: str = "word",
    icons: Sequence[str] = (),
    default: int | None = None,
) -> Argument:
    return Argument(name, Word(words, icons), field, default=default)


def clause(name: str, kind: int, field: str) -> Argument:
    return Argument(name, ClauseOf(kind), field)


stock = word("r", STOCK, icons=STOCK_ICONS)
basic = word("basic", ["basic"])
who = word("who", ["opp", "self"])
upto = Argument("max", Number(1, 20), "most")
event = clause("event", EVENT, "event")

EFFECTS: list[tuple[str, list[Argument]]] = [
    ("GAIN", [stock, number()]),
    ("GAIN_ANY", [number(), basic]),
    ("GAIN_PER", [stock, number(), clause("metric", METRIC, "counted"), upto]),
    ("CONVERT", [word("from", ["basic"]), word("to", ["basic"], "other_word"), upto]),
    ("STEAL", [stock, number()]),
    ("DRAW_USE", [number()]),
    ("DRAW_PICK", [number(), number("k", 1, "most")]),
    ("ARCHIVE", [number()]),
    ("REINFORCE", [number()]),
    ("DISCARD_CITY", [number()]),
    ("COPY", [word("scope", ["city", "policy", "any"])]),
    ("READY", [word("target", ["scout", "warlord", "card"])]),
    ("RESERVE", [number()]),
    ("DISCARD_DISPLAY", [number()]),
    ("GAIN_CARD", [word("filter", ["workshop", "laboratory", "archery", "barricade", *CARDS])]),
    ("WONDER_SECTION", [number("d", 0)]),
    ("UNREST", [who, number()]),
    ("REMOVE_UNREST", [number()]),
    ("GAIN_ADV", []),
    ("TRAIN", [number()]),
    ("LOSE_DIE", [who, number()]),
    ("SWITCH_ESP", []),
]
STATIC: list[tuple[str, list[Argument]]] = [
    ("DISCOUNT", [word("kind", [*CARDS, "conquest", "progress", "reserved"]), number()]),
    ("IGNORE_BARRICADE", [number()]),
    ("REROLL", [number()]),
]
CONDITIONS: list[tuple[str, list[Argument]]] = [
    ("GAINED", [stock, number()]),
    ("ADV", []),
    ("CONTROL", [word("type", PROVINCES), number()]),
    ("OWN", [word("kind", ["knowledge", "wonder", "policy"]), number()]),
    ("AGENTS", [number()]),
]
METRICS: list[tuple[str, list[Argument]]] = [
    ("provinces", [word("type", PROVINCES, default=ANY)]),
    ("knowledges", []),
    ("wonders", []),
    ("policies", []),
    ("active_policies", []),
    ("activated_buildings", []),
    ("agents", []),
]
EVENTS: list[tuple[str, list[Argument]]] = [
    ("ACQUIRE", [word("type", CARDS)]),
    *((name, []) for name in ["WONDER_SECTION", "WONDER_DONE", "POLICY", "CONQUER"]),
    *((name, []) for name in ["CONQUER_OPP", "TAKE_ADV", "PROGRESS", "DEPLOY"]),
    *((name, []) for name in ["ARCHIVE", "RESERVE"]),
]
TIMINGS: list[tuple[str, list[Argument]]] = [
    ("ACTION", []),
    ("ON_ACTIVATE", []),
    ("DURING", []),
    ("WHENEVER", [event]),
    ("FIRST", [event]),
    ("MAY", []),
    ("ONGOING", []),
    ("BONUS", []),
    ("WARLORD", []),
    ("FACE", [word("n", ["1", "2-3", "4", "5", "6"])]),
]
MOMENTS = [name for name, _ in TIMINGS if name != "ONGOING"]


def rows(kind: int, known: list[tuple[str, list[Argument]]], first: int = 1) -> list[Row]:
    return [
        Row(name, code, arguments, kind, icon=name.lower().replace("_", "-"))
        for code, (name, arguments) in enumerate(known, first)
    ]


def under(timings: list[str], found: list[Row]) -> list[Row]:
    for row in found:
        row.timings = timings
    return found


DUEL = Registry(
    [
        *under(MOMENTS, rows(EFFECT, EFFECTS)),
        *under(["ONGOING"], rows(EFFECT, STATIC, 50)),
        Row("PAY", 1, [word("r", [*STOCK, "basic"]), number()], PRICE, icon="pay"),
        *rows(CONDITION, CONDITIONS),
        *rows(METRIC, METRICS),
        *rows(EVENT, EVENTS),
        *rows(TIMING, TIMINGS),
        Row("SPY", 50, kind=TIMING, alone=True, icon="spy"),
        Row("BETRAY", 90, [who], optional=True),
    ],
    Deed,
)


class Side(ArgumentType):
    """An argument of a game's own: `own:town` or `rival:town`."""

    def read(self, text: str) -> object:
        side, _, thing = text.partition(":")
        return (side, thing)

    def spell(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ":".join(value)
