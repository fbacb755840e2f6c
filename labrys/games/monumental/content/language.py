"""The language of the cards: `ACTION: PAY(g,1) -> GAIN(vp,1)` and what is known of each clause
(ledger 7.2). The kernel reads it; what a clause does stands in `rules/effects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.kernel.clauses import tree
from labrys.kernel.clauses.arguments import ClauseOf, Number, Word
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import CONDITION, EVENT, METRIC, PRICE, TIMING, Argument, Row

NONE: Final = -1

# Resources, and the places of a supply: Basic ones first, then Culture, Gold and VP (MD-RES-01)
STOCK: Final = ["p", "s", "m", "c", "g", "vp"]
STOCK_ICONS: Final = ["production", "science", "military", "culture", "gold", "point"]
P: Final = 0
S: Final = 1
M: Final = 2
C: Final = 3
G: Final = 4
VP: Final = 5
BASIC: Final = 3  # how many are Basic
RESOURCES: Final = 6
ANY_BASIC: Final = 6  # as a price: Basic ones in any mix

TYPES: Final = [
    "building",
    "knowledge",
    "wonder",
    "province",
    "policy",
    "scout",
    "warlord",
    "espionage",
    "unrest",
]
BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2
PROVINCE: Final = 3
POLICY: Final = 4
SCOUT: Final = 5
WARLORD_CARD: Final = 6
ESPIONAGE: Final = 7
UNREST_CARD: Final = 8

PROVINCES: Final = ["coastal", "mountain", "agricultural", "any"]
ANY: Final = 3

# Effects
GAIN: Final = 1
GAIN_ANY: Final = 2
GAIN_PER: Final = 3
CONVERT: Final = 4
STEAL: Final = 5
DRAW_USE: Final = 6
DRAW_PICK: Final = 7
ARCHIVE: Final = 8
REINFORCE: Final = 9
DISCARD_CITY: Final = 10
COPY: Final = 11
READY: Final = 12
RESERVE: Final = 13
DISCARD_DISPLAY: Final = 14
GAIN_CARD: Final = 15
WONDER_SECTION: Final = 16
UNREST: Final = 17
REMOVE_UNREST: Final = 18
GAIN_ADV: Final = 19
TRAIN: Final = 20
LOSE_DIE: Final = 21
SWITCH_ESP: Final = 22
# What holds while a card is active
DISCOUNT: Final = 23
IGNORE_BARRICADE: Final = 24
REROLL: Final = 25
EFFECTS: Final = 26

# Conditions
GAINED: Final = 1
ADV: Final = 2
CONTROL: Final = 3
OWN: Final = 4
AGENTS: Final = 5

# Metrics
OF_PROVINCES: Final = 1
OF_KNOWLEDGES: Final = 2
OF_WONDERS: Final = 3
OF_POLICIES: Final = 4
OF_ACTIVE_POLICIES: Final = 5
OF_ACTIVATED_BUILDINGS: Final = 6
OF_AGENTS: Final = 7

# Events; ACQUIRE has four, one for each type of card
ON_WONDER_SECTION: Final = 1
ON_WONDER_DONE: Final = 2
ON_POLICY: Final = 3
ON_CONQUER: Final = 4
ON_CONQUER_OPP: Final = 5
ON_TAKE_ADV: Final = 6
ON_PROGRESS: Final = 7
ON_DEPLOY: Final = 8
ON_ARCHIVE: Final = 9
ON_RESERVE: Final = 10
ON_ACQUIRE: Final = 11

# Timings
ACTION: Final = 1
ON_ACTIVATE: Final = 2
DURING: Final = 3
WHENEVER: Final = 4
FIRST: Final = 5
MAY: Final = 6
ONGOING: Final = 7
BONUS: Final = 8
WARLORD: Final = 9
FACE: Final = 10
SPY: Final = 11

OPP: Final = 0
SELF: Final = 1
IN_CITY: Final = 0
IN_POLICIES: Final = 1
READY_SCOUT: Final = 0
READY_WARLORD: Final = 1
READY_CARD: Final = 2

OWNED: Final = [KNOWLEDGE, WONDER, POLICY]
PILES: Final = ["workshop", "laboratory", "archery", "barricade"]
# What GAIN_CARD may take: the Basic piles, then types of the display
FILTERS: Final = [*PILES, "building", "knowledge", "wonder", "province"]
FACES: Final = ["1", "2-3", "4", "5", "6"]
FACE_OF: Final = [0, 0, 1, 1, 2, 3, 4]  # the column of a die's face, by its number

# What a discount is for; the first four are types of cards
DISCOUNTS: Final = [
    "building",
    "knowledge",
    "wonder",
    "province",
    "conquest",
    "progress",
    "reserved",
]
FOR_CONQUEST: Final = 4
FOR_PROGRESS: Final = 5
FOR_RESERVED: Final = 6


class Deed(tree.Clause):
    """One clause of a card, with all the fields that the rows fill.

    `number` is n, d or k's whole; `most` a maximum or k; `word` the resource, type, target, filter
    or kind; `counted` the metric and `event` the event.
    """

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.number = 0
        self.most = 0
        self.word = 0
        self.to = 0
        self.counted: Deed | None = None
        self.event: Deed | None = None


NUMBER: Final = Argument("n", Number(1, 20, figure="#", silent=1), "number")
PICKED: Final = Argument("k", Number(1, 20, figure="/#"), "most")
UPTO: Final = Argument("max", Number(1, 20, figure="≤#"), "most")
LESS: Final = Argument("d", Number(0, 20, figure="−#", figures={0: ""}), "number")
LEAST: Final = Argument("n", Number(1, 20, figure="≥#"), "number")


def word(
    name: str,
    words: Sequence[str],
    icons: Sequence[str] = (),
    field: str = "word",
    default: int | None = None,
) -> Argument:
    return Argument(name, Word(words, icons), field, default=default)


RESOURCE: Final = word("r", STOCK, STOCK_ICONS)
PRICE_OF: Final = word("r", [*STOCK, "basic"], [*STOCK_ICONS, "basic"])
ONLY_BASIC: Final = word("basic", ["basic"], ["basic"])
WHO: Final = word("who", ["opp", "self"], ["opponent", ""])
EVENT_OF: Final = Argument("event", ClauseOf(EVENT), "event")
METRIC_OF: Final = Argument("metric", ClauseOf(METRIC), "counted")
CARD_TYPES: Final = TYPES[:POLICY]

MOMENTS: Final = [
    "ACTION",
    "ON_ACTIVATE",
    "DURING",
    "WHENEVER",
    "FIRST",
    "MAY",
    "BONUS",
    "WARLORD",
    "FACE",
]
ALWAYS: Final = ["ONGOING"]


def effect(name: str, code: int, arguments: Sequence[Argument], icon: str = "") -> Row:
    return Row(name, code, arguments, timings=MOMENTS, icon=icon)


CLAUSES: Final = Registry(
    [
        effect("GAIN", GAIN, [RESOURCE, NUMBER]),
        effect("GAIN_ANY", GAIN_ANY, [NUMBER, ONLY_BASIC]),
        effect("GAIN_PER", GAIN_PER, [RESOURCE, NUMBER, METRIC_OF, UPTO]),
        effect(
            "CONVERT",
            CONVERT,
            [word("from", ["basic"], ["basic"]), word("to", ["basic"], ["basic"], "to"), UPTO],
            "convert",
        ),
        effect("STEAL", STEAL, [RESOURCE, NUMBER], "steal"),
        effect("DRAW_USE", DRAW_USE, [NUMBER], "draw"),
        effect("DRAW_PICK", DRAW_PICK, [NUMBER, PICKED], "draw"),
        effect("ARCHIVE", ARCHIVE, [NUMBER], "archive"),
        effect("REINFORCE", REINFORCE, [NUMBER], "reinforce"),
        effect("DISCARD_CITY", DISCARD_CITY, [NUMBER], "discard"),
        effect(
            "COPY", COPY, [word("scope", ["city", "policy", "any"], ["city", "policy", ""])], "copy"
        ),
        effect(
            "READY",
            READY,
            [word("target", ["scout", "warlord", "card"], ["scout", "warlord", "card"])],
            "ready",
        ),
        effect("RESERVE", RESERVE, [NUMBER], "reserve"),
        effect("DISCARD_DISPLAY", DISCARD_DISPLAY, [NUMBER], "wash-away"),
        effect("GAIN_CARD", GAIN_CARD, [word("filter", FILTERS, FILTERS)], "gain-card"),
        effect("WONDER_SECTION", WONDER_SECTION, [LESS], "wonder-section"),
        effect("UNREST", UNREST, [WHO, NUMBER], "unrest"),
        effect("REMOVE_UNREST", REMOVE_UNREST, [NUMBER], "calm"),
        effect("GAIN_ADV", GAIN_ADV, [], "advantage"),
        effect("TRAIN", TRAIN, [NUMBER], "agent"),
        effect("LOSE_DIE", LOSE_DIE, [WHO, NUMBER], "agent-lost"),
        effect("SWITCH_ESP", SWITCH_ESP, [], "switch"),
        Row(
            "DISCOUNT",
            DISCOUNT,
            [
                word("kind", DISCOUNTS, DISCOUNTS),
                Argument("n", Number(1, 20, figure="−#"), "number"),
            ],
            timings=ALWAYS,
            icon="discount",
        ),
        Row("IGNORE_BARRICADE", IGNORE_BARRICADE, [NUMBER], timings=ALWAYS, icon="breach"),
        Row("REROLL", REROLL, [NUMBER], timings=ALWAYS, icon="reroll"),
        Row("PAY", 1, [PRICE_OF, NUMBER], PRICE, icon="pay"),
        Row("GAINED", GAINED, [RESOURCE, LEAST], CONDITION, icon="gained"),
        Row("ADV", ADV, [], CONDITION, icon="advantage"),
        Row(
            "CONTROL",
            CONTROL,
            [word("type", PROVINCES, [*PROVINCES[:3], "province"]), LEAST],
            CONDITION,
        ),
        Row(
            "OWN",
            OWN,
            [
                word("kind", ["knowledge", "wonder", "policy"], ["knowledge", "wonder", "policy"]),
                LEAST,
            ],
            CONDITION,
        ),
        Row("AGENTS", AGENTS, [LEAST], CONDITION, icon="agent"),
        Row(
            "provinces",
            OF_PROVINCES,
            [word("type", PROVINCES, [*PROVINCES[:3], "province"], default=ANY)],
            METRIC,
            icon="per",
        ),
        Row("knowledges", OF_KNOWLEDGES, [], METRIC, icon="per", things=["knowledge"]),
        Row("wonders", OF_WONDERS, [], METRIC, icon="per", things=["wonder"]),
        Row("policies", OF_POLICIES, [], METRIC, icon="per", things=["policy"]),
        Row(
            "active_policies", OF_ACTIVE_POLICIES, [], METRIC, icon="per", things=["active-policy"]
        ),
        Row(
            "activated_buildings",
            OF_ACTIVATED_BUILDINGS,
            [],
            METRIC,
            icon="per",
            things=["activated"],
        ),
        Row("agents", OF_AGENTS, [], METRIC, icon="per", things=["agent"]),
        Row("WONDER_SECTION", ON_WONDER_SECTION, [], EVENT, icon="wonder-section"),
        Row("WONDER_DONE", ON_WONDER_DONE, [], EVENT, icon="wonder"),
        Row("POLICY", ON_POLICY, [], EVENT, icon="policy"),
        Row("CONQUER", ON_CONQUER, [], EVENT, icon="conquest"),
        Row("CONQUER_OPP", ON_CONQUER_OPP, [], EVENT, icon="conquest", things=["opponent"]),
        Row("TAKE_ADV", ON_TAKE_ADV, [], EVENT, icon="advantage"),
        Row("PROGRESS", ON_PROGRESS, [], EVENT, icon="progress"),
        Row("DEPLOY", ON_DEPLOY, [], EVENT, icon="agent"),
        Row("ARCHIVE", ON_ARCHIVE, [], EVENT, icon="archive"),
        Row("RESERVE", ON_RESERVE, [], EVENT, icon="reserve"),
        Row("ACQUIRE", ON_ACQUIRE, [word("type", CARD_TYPES, CARD_TYPES)], EVENT, icon="gain-card"),
        Row("ACTION", ACTION, [], TIMING, icon="action"),
        Row("ON_ACTIVATE", ON_ACTIVATE, [], TIMING, icon="on-activate"),
        Row("DURING", DURING, [], TIMING, icon="during"),
        Row("WHENEVER", WHENEVER, [EVENT_OF], TIMING, icon="whenever"),
        Row("FIRST", FIRST, [EVENT_OF], TIMING, icon="first"),
        Row("MAY", MAY, [], TIMING, icon="may"),
        Row("ONGOING", ONGOING, [], TIMING, icon="ongoing"),
        Row("BONUS", BONUS, [], TIMING, icon="bonus"),
        Row("WARLORD", WARLORD, [], TIMING, icon="warlord"),
        Row("FACE", FACE, [word("n", FACES)], TIMING, icon="agent"),
        Row("SPY", SPY, [], TIMING, alone=True, icon="spy"),
    ],
    Deed,
)
