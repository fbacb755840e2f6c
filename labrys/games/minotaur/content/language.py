"""The clauses of card texts: `CURSE(opp:card@reg; count=2)` and what is known of each (ledger 7.2
to 7.4). Fifteen active effects, eleven passive modifiers; the kernel reads them.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.clauses import tree
from labrys.kernel.clauses.arguments import Number, Word, Words, place
from labrys.kernel.clauses.reading import parse_clauses
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import Argument, ArgumentType, Mark, Row
from labrys.kernel.errors import TextError

# Active effects
CURSE: Final = 1
UNCURSE: Final = 2
DISCARD: Final = 3
BOUNCE: Final = 4
MOVE: Final = 5
BOOST: Final = 6
DRAW: Final = 7
MILL: Final = 8
DIG: Final = 9
PEEK: Final = 10
HANDLOSS: Final = 11
RECOVER: Final = 12
EXTRA: Final = 13
COPY: Final = 14
EXERCISE: Final = 15
# Passive modifiers
POWER: Final = 16
PER: Final = 17
IMMUNE: Final = 18
SUPPLUS: Final = 19
SUPBLOCK: Final = 20
TIE: Final = 21
LOCK: Final = 22
ACTIONS: Final = 23
HANDSIZE: Final = 24
BUILDER: Final = 25
REBIRTH: Final = 26

SIDES: Final = ["own", "opp", "any"]
OWN: Final = 0
OPP: Final = 1
ANY: Final = 2

TYPES: Final = ["minion", "building", "leader", "god", "fate"]
MINION: Final = 0
BUILDING: Final = 1
LEADER: Final = 2
GOD: Final = 3
FATE: Final = 4
CARD_TYPES: Final = 7  # minion, building, leader as a mask

PLACES: Final = ["", "col", "reg", "adj", "pickcol", "pickreg"]
ANYWHERE: Final = 0
COLUMN: Final = 1
REGION: Final = 2
ADJACENT: Final = 3
PICK_COLUMN: Final = 4
PICK_REGION: Final = 5

TRAITS: Final = ["Horde", "Minotaur"]
TRAIT_ICONS: Final = ["horde", "minotaur"]
KINDS: Final = ["M", "R", "E"]
KIND_ICONS: Final = ["military", "religious", "economic"]
PROTECTIONS: Final = ["curse", "discard"]
FROM_CURSE: Final = 0
FROM_DISCARD: Final = 1
ALL: Final = 0
NO_LIMIT: Final = -1


class Selector:
    """Which cards in play a clause is about. `types` is a mask of card types."""

    def __init__(self) -> None:
        self.is_self = False
        self.side = ANY
        self.types = CARD_TYPES
        self.where = ANYWHERE
        self.most_power = NO_LIMIT
        self.trait = NO_LIMIT
        self.other = False


NOTHING: Final = Selector()


class Clause(tree.Clause):
    """One effect or modifier.

    `number` is n or +n; `count` how many cards at most (ALL for every one), also `take`,
    `discard` and `max`; `flag` is who, to, kind or the column's kind; `types` a mask.
    """

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.sel: Selector = NOTHING
        self.number = 0
        self.count = 1
        self.types = 0
        self.flag = 0
        self.phase = 0


class SelectorType(ArgumentType):
    """`self`, or `side:types@where filters` (ledger 7.2). A passive text picks no place and looks
    at no power, which it may change; `shown` selectors are drawn."""

    def __init__(self, passive: bool = False, shown: bool = True) -> None:
        self.passive = passive
        self.shown = shown

    def read(self, text: str) -> object:
        sel = Selector()
        words = text.split()
        if words == ["self"]:
            sel.is_self = True
            return sel
        side, colon, rest = words[0].partition(":")
        if not colon:
            raise TextError(f"'{words[0]}' is no selector", "expected one such as own:minion@col")
        sel.side = place(side, SIDES)
        types, _, where = rest.partition("@")
        sel.types = CARDS.mask(types)
        sel.where = place(where, PLACES) if where else ANYWHERE
        for word in words[1:]:
            self.filter(sel, word)
        if self.passive and sel.where >= PICK_COLUMN:
            raise TextError(f"'{text}' picks a place", "a passive text picks nothing")
        return sel

    def filter(self, sel: Selector, word: str) -> None:
        if word == "other":
            sel.other = True
        elif word.startswith("trait="):
            sel.trait = place(word[6:], TRAITS)
        elif not word.startswith("pow<="):
            raise TextError(f"'{word}' is no filter", "expected other, pow<=n or trait=…")
        elif self.passive:
            raise TextError(f"'{word}' asks for a power", "a passive text may not depend on power")
        else:
            sel.most_power = POWERS.number(word[5:])

    def spell(self, value: object) -> str:
        assert isinstance(value, Selector)
        if value.is_self:
            return "self"
        text = f"{SIDES[value.side]}:{CARDS.spell(value.types)}"
        if value.where:
            text += "@" + PLACES[value.where]
        if value.most_power != NO_LIMIT:
            text += f" pow<={value.most_power}"
        if value.trait != NO_LIMIT:
            text += f" trait={TRAITS[value.trait]}"
        return f"{text} other" if value.other else text

    def marks(self, value: object) -> list[Mark]:
        assert isinstance(value, Selector)
        if not self.shown:
            return []
        found = CARDS.marks(value.types)
        if value.trait != NO_LIMIT:
            found = [Mark(TRAIT_ICONS[value.trait])]
        if value.most_power != NO_LIMIT:
            found.append(Mark("", f"≤{value.most_power}"))
        return found


CARDS: Final = Words(TYPES, {"card": CARD_TYPES}, TYPES)
POWERS: Final = Number(0)
SOME: Final = Number(figure="#", silent=1)
EVERY: Final = Number(words={"all": ALL}, figure="×#", figures={ALL: "∀"}, silent=1)

SEL: Final = Argument("sel", SelectorType())
FIXED: Final = Argument("sel", SelectorType(passive=True))
GUARDED: Final = Argument("sel", SelectorType(passive=True, shown=False))
TYPED: Final = Argument("types", CARDS)
PHASE: Final = Argument("phase", Number(0, 2))
NUMBER: Final = Argument("number", SOME)
PLUS: Final = Argument("plus", Number(sign="+", figure="+#"), "number")
FEWER: Final = Argument("number", Number(figure="−#"))
WHO: Final = Argument("who", Word(["self", "opp"]), "flag")
KIND: Final = Argument("kind", Word(PROTECTIONS, ["curse", "destroy"]), "flag")
SORT: Final = Argument("column", Word(KINDS, KIND_ICONS), "flag")
COUNT: Final = Argument("count", EVERY, named=True, default=1)
TAKE: Final = Argument("take", Number(), "count", named=True)
MAX: Final = Argument("max", Number(), "count", named=True)
LOSS: Final = Argument("discard", Word(["0", "1"], ["", "discards"]), "count", named=True)
TO: Final = Argument("to", Word(["hand", "deck"]), "flag", named=True)
N: Final = Argument("n", SOME, "number", named=True)
MORE: Final = Argument("n", Number(figure="+#"), "number", named=True)

USED: Final = ["active"]
PRESENT: Final = ["passive"]
ACTIVE: Final = [
    Row("CURSE", CURSE, [SEL, COUNT], timings=USED, optional=True, icon="curse"),
    Row("UNCURSE", UNCURSE, [SEL, COUNT], timings=USED, optional=True, icon="uncurse"),
    Row("DISCARD", DISCARD, [SEL, COUNT], timings=USED, optional=True, icon="destroy"),
    Row("BOUNCE", BOUNCE, [SEL], timings=USED, optional=True, icon="bounce"),
    Row("MOVE", MOVE, [SEL], timings=USED, optional=True, icon="move"),
    Row("BOOST", BOOST, [SEL, PLUS], timings=USED, optional=True, icon="boost"),
    Row("DRAW", DRAW, [NUMBER], timings=USED, icon="draw"),
    Row("MILL", MILL, [NUMBER], timings=USED, icon="mill"),
    Row("DIG", DIG, [NUMBER, TAKE], timings=USED, icon="dig"),
    Row("PEEK", PEEK, [LOSS], timings=USED, icon="peek"),
    Row("HANDLOSS", HANDLOSS, [WHO, N], timings=USED, optional=True, icon="discards"),
    Row("RECOVER", RECOVER, [TYPED, TO, N], timings=USED, icon="recover"),
    Row("EXTRA", EXTRA, [PHASE, MORE], timings=USED, icon="action"),
    Row("COPY", COPY, [SEL], timings=USED, optional=True, icon="copy"),
    Row("EXERCISE", EXERCISE, timings=USED, icon="supremacy"),
]
PASSIVE: Final = [
    Row("POWER", POWER, [FIXED, PLUS], timings=PRESENT, icon="plus"),
    Row("PER", PER, [FIXED, PLUS, MAX], timings=PRESENT, icon="count"),
    Row("IMMUNE", IMMUNE, [GUARDED, KIND], timings=PRESENT, icon="shield"),
    Row("SUPPLUS", SUPPLUS, [SORT, PLUS], timings=PRESENT, icon="supremacy"),
    Row("SUPBLOCK", SUPBLOCK, timings=PRESENT, icon="block", things=["supremacy"]),
    Row("TIE", TIE, timings=PRESENT, icon="tie"),
    Row("LOCK", LOCK, [TYPED], timings=PRESENT, icon="lock"),
    Row("ACTIONS", ACTIONS, [PHASE, PLUS], timings=PRESENT, icon="action"),
    Row("HANDSIZE", HANDSIZE, [PLUS], timings=PRESENT, icon="hand"),
    Row("BUILDER", BUILDER, [FEWER], timings=PRESENT, icon="builder", things=["curse"]),
    Row("REBIRTH", REBIRTH, timings=PRESENT, icon="rebirth"),
]
CLAUSES: Final = Registry([*ACTIVE, *PASSIVE], Clause)
NAMES: Final = [row.name for row in CLAUSES.rows]


def parse_active(text: str) -> list[Clause]:
    """What a card does on arrival and when activated; a TextError says what is wrong with it."""
    return parse(text, "active")


def parse_passive(text: str) -> list[Clause]:
    """What holds while a card is in play and uncursed."""
    return parse(text, "passive")


def parse(text: str, timing: str) -> list[Clause]:
    clauses: list[Clause] = []
    for clause in parse_clauses(text, CLAUSES, timing):
        assert isinstance(clause, Clause)
        clauses.append(clause)
    return clauses
