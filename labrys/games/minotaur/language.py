"""The language of card texts: `CURSE(opp:card@reg; count=2)` and what it means (ledger 7.2 to 7.4).

    text      = clause {" + " clause}
    clause    = ["!"] NAME "(" [parameter {";" parameter}] ")"
    selector  = "self" | side ":" types ["@" where] {" " filter}

`!` marks a mandatory choice. Fifteen active effects and eleven passive modifiers are known.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.effects import EffectError, suggest

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

ACTIVE: Final[dict[str, list[str]]] = {
    "CURSE": ["sel", "count"],
    "UNCURSE": ["sel", "count"],
    "DISCARD": ["sel", "count"],
    "BOUNCE": ["sel"],
    "MOVE": ["sel"],
    "BOOST": ["sel", "plus"],
    "DRAW": ["number"],
    "MILL": ["number"],
    "DIG": ["number", "take"],
    "PEEK": ["discard"],
    "HANDLOSS": ["who", "n"],
    "RECOVER": ["types", "to", "n"],
    "EXTRA": ["phase", "n"],
    "COPY": ["sel"],
    "EXERCISE": [],
}
PASSIVE: Final[dict[str, list[str]]] = {
    "POWER": ["sel", "plus"],
    "PER": ["sel", "plus", "max"],
    "IMMUNE": ["sel", "kind"],
    "SUPPLUS": ["column", "plus"],
    "SUPBLOCK": [],
    "TIE": [],
    "LOCK": ["types"],
    "ACTIONS": ["phase", "plus"],
    "HANDSIZE": ["plus"],
    "BUILDER": ["number"],
    "REBIRTH": [],
}
NAMES: Final = [*ACTIVE, *PASSIVE]
NAMED: Final = ["count", "take", "discard", "to", "max", "n"]

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
KINDS: Final = ["M", "R", "E"]
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


class Clause:
    """One effect or modifier.

    `number` is n or +n; `count` how many cards at most (ALL for every one), also `take`,
    `discard` and `max`; `flag` is who, to, kind or the column's kind; `types` a mask.
    """

    def __init__(self, code: int) -> None:
        self.code = code
        self.sel: Selector = NOTHING
        self.number = 0
        self.count = 1
        self.types = 0
        self.flag = 0
        self.phase = 0
        self.mandatory = False


def parse(text: str, active: bool) -> list[Clause]:
    """Read a card's text; EffectError says what is wrong and what was expected."""
    return [_clause(part.strip(), active) for part in text.split(" + ")]


def _clause(text: str, active: bool) -> Clause:
    mandatory = text.startswith("!")
    name, bracket, rest = text.removeprefix("!").partition("(")
    known = ACTIVE if active else PASSIVE
    kind = "active" if active else "passive"
    if name not in known:
        raise EffectError(f"'{name}' is no {kind} effect", suggest(name, list(known)))
    if not bracket or not rest.endswith(")"):
        raise EffectError(f"'{text}' has no closed brackets", f"expected {name}(…)")
    inside = rest[:-1].strip()
    parameters = [part.strip() for part in inside.split(";")] if inside else []
    clause = Clause(NAMES.index(name) + 1)
    clause.mandatory = mandatory
    fields = known[name]
    wanted = fields[:-1] if fields and fields[-1] == "count" else fields
    if not len(wanted) <= len(parameters) <= len(fields):
        raise EffectError(
            f"{name} has {len(parameters)} parameters", f"expected {', '.join(fields) or 'none'}"
        )
    for field, parameter in zip(fields, parameters, strict=False):
        _fill(clause, field, _value(field, parameter, name))
    if not active and clause.sel.most_power != NO_LIMIT:
        raise EffectError(f"{name} asks for a power", "a passive text may not depend on power")
    if not active and clause.sel.where >= PICK_COLUMN:
        raise EffectError(f"{name} picks a place", "a passive text picks nothing")
    return clause


def _value(field: str, parameter: str, name: str) -> str:
    """A parameter without its name; names are written for some fields only."""
    if field not in NAMED:
        return parameter
    key, sign, value = parameter.partition("=")
    if key.strip() != field or not sign:
        raise EffectError(f"'{parameter}' in {name}", f"expected {field}=…")
    return value.strip()


def _fill(clause: Clause, field: str, value: str) -> None:
    if field == "sel":
        clause.sel = _selector(value)
    elif field == "count":
        clause.count = ALL if value == "all" else _number(value, 1)
    elif field in ("take", "max"):
        clause.count = _number(value, 1)
    elif field == "discard":
        clause.count = _number(value, 0)
    elif field in ("number", "n"):
        clause.number = _number(value, 1)
    elif field == "plus":
        if not value.startswith("+"):
            raise EffectError(f"'{value}' is no bonus", "expected a number such as +1")
        clause.number = _number(value[1:], 1)
    elif field == "types":
        clause.types = _types(value)
    elif field == "phase":
        clause.phase = _number(value, 0)
        if clause.phase > 2:
            raise EffectError(f"phase {value} does not exist", "expected 0, 1 or 2")
    elif field == "who":
        clause.flag = _word(value, ["self", "opp"])
    elif field == "to":
        clause.flag = _word(value, ["hand", "deck"])
    elif field == "kind":
        clause.flag = _word(value, PROTECTIONS)
    else:
        clause.flag = _word(value, KINDS)


def _selector(text: str) -> Selector:
    sel = Selector()
    words = text.split()
    if words == ["self"]:
        sel.is_self = True
        return sel
    if not words:
        raise EffectError("a selector is missing", "expected one such as own:minion@col")
    side, colon, rest = words[0].partition(":")
    if not colon:
        raise EffectError(f"'{words[0]}' is no selector", "expected one such as own:minion@col")
    sel.side = _word(side, SIDES)
    types, _, where = rest.partition("@")
    sel.types = _types(types)
    sel.where = _word(where, PLACES) if where else ANYWHERE
    for word in words[1:]:
        if word == "other":
            sel.other = True
        elif word.startswith("pow<="):
            sel.most_power = _number(word[5:], 0)
        elif word.startswith("trait="):
            sel.trait = _word(word[6:], TRAITS)
        else:
            raise EffectError(f"'{word}' is no filter", "expected other, pow<=n or trait=…")
    return sel


def _types(text: str) -> int:
    if text == "card":
        return CARD_TYPES
    mask = 0
    for word in text.split("/"):
        mask |= 1 << _word(word, TYPES)
    return mask


def _word(text: str, words: list[str]) -> int:
    if text not in words:
        raise EffectError(f"'{text}' is not known here", suggest(text, words))
    return words.index(text)


def _number(text: str, least: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= 99:
        raise EffectError(f"'{text}' is no number", f"expected a number from {least} to 99")
    return int(text)


# ---- the way back


def spell(clauses: list[Clause]) -> str:
    return " + ".join(spell_clause(clause) for clause in clauses)


def spell_clause(clause: Clause) -> str:
    name = NAMES[clause.code - 1]
    fields = ACTIVE[name] if name in ACTIVE else PASSIVE[name]
    parameters: list[str] = []
    for field in fields:
        value = _spelled(clause, field)
        if field == "count" and clause.count == 1:
            continue
        parameters.append(f"{field}={value}" if field in NAMED else value)
    return f"{'!' if clause.mandatory else ''}{name}({'; '.join(parameters)})"


def _spelled(clause: Clause, field: str) -> str:
    if field == "sel":
        return spell_selector(clause.sel)
    if field == "count":
        return "all" if clause.count == ALL else str(clause.count)
    if field in ("take", "max", "discard"):
        return str(clause.count)
    if field in ("number", "n"):
        return str(clause.number)
    if field == "plus":
        return f"+{clause.number}"
    if field == "types":
        return spell_types(clause.types)
    if field == "phase":
        return str(clause.phase)
    words = {"who": ["self", "opp"], "to": ["hand", "deck"], "kind": PROTECTIONS}
    return words.get(field, KINDS)[clause.flag]


def spell_selector(sel: Selector) -> str:
    if sel.is_self:
        return "self"
    text = f"{SIDES[sel.side]}:{spell_types(sel.types)}"
    if sel.where:
        text += "@" + PLACES[sel.where]
    if sel.most_power != NO_LIMIT:
        text += f" pow<={sel.most_power}"
    if sel.trait != NO_LIMIT:
        text += f" trait={TRAITS[sel.trait]}"
    if sel.other:
        text += " other"
    return text


def spell_types(mask: int) -> str:
    if mask == CARD_TYPES:
        return "card"
    return "/".join(word for index, word in enumerate(TYPES) if mask >> index & 1)
