"""Reads one card, and what the rules look for in its texts (ledger 7.1, 7.2)."""

from __future__ import annotations

from typing import Final, cast

from labrys.games.monumental.content.language import (
    AGENTS,
    BASIC,
    BUILDING,
    CLAUSES,
    ESPIONAGE,
    FACES,
    GAIN,
    GAIN_PER,
    GAINED,
    KNOWLEDGE,
    LOSE_DIE,
    OF_AGENTS,
    ONGOING,
    PILES,
    POLICY,
    PROVINCE,
    PROVINCES,
    SCOUT,
    SELF,
    STOCK,
    TYPES,
    UNREST,
    UNREST_CARD,
    WARLORD_CARD,
    WONDER,
    Deed,
    P,
)
from labrys.games.monumental.content.model import (
    ABILITIES,
    BASICS,
    BRANCHES,
    DEVELOPMENT,
    ERAS,
    SPYING,
    TROUBLE,
    Card,
    Skill,
)
from labrys.kernel.clauses.reading import parse, parse_body
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence
from labrys.kernel.errors import TextError
from labrys.kernel.text.content import Entry

CITY_TIMINGS: Final = ["ACTION", "ON_ACTIVATE", "DURING", "WHENEVER", "FIRST", "MAY", "ONGOING"]
# Which timings the abilities of each type may have; those left out have no abilities
TIMINGS: Final = {
    BUILDING: CITY_TIMINGS,
    KNOWLEDGE: CITY_TIMINGS,
    WONDER: CITY_TIMINGS,
    POLICY: CITY_TIMINGS,
    WARLORD_CARD: ["WARLORD"],
    SCOUT: ["SPY"],
}
WITH_BONUS: Final = [POLICY, WONDER, PROVINCE]
# Which types each set holds
HOLDS: Final = {
    DEVELOPMENT: [BUILDING, KNOWLEDGE, WONDER, PROVINCE],
    BASICS: [BUILDING],
    SPYING: [ESPIONAGE],
    TROUBLE: [UNREST_CARD],
}
PAID_WITH: Final = {BUILDING: "p", KNOWLEDGE: "s", PROVINCE: "m"}
REQUIRED: Final = ["id", "en", "fr", "set", "type"]
MORE: Final = [
    "era",
    "copies",
    "cost",
    "gives",
    "province",
    "defence",
    "pile",
    "effect",
    "bonus",
    "faces",
]


def read_card(entry: Entry, number: int, sets: dict[str, int], every_face: Entry) -> Card:
    entry.keys(REQUIRED, MORE)
    card = Card(entry.id(), number, entry.word("type", TYPES))
    card.name = {"en": entry.text("en"), "fr": entry.text("fr")}
    names = list(sets)
    card.set = sets[names[entry.word("set", names)]]
    check_set(card, entry)
    if "copies" in entry.values:
        card.copies = entry.integer("copies", 1, 15)
    if card.set == DEVELOPMENT:
        card.era = entry.integer("era", 1, ERAS) - 1
        if card.copies != 1:
            raise entry.error(f"{card.copies} copies", "a Development card is there once")
    else:
        refuse(entry, ["era"], "only Development cards have one")
    read_cost(card, entry)
    read_body(card, entry)
    read_texts(card, entry, every_face)
    card.sort_skills()
    return card


def check_set(card: Card, entry: Entry) -> None:
    """Whether a card of this type may be in its set."""
    allowed = HOLDS.get(card.set)
    if allowed is None:
        allowed = [BUILDING, KNOWLEDGE, POLICY, SCOUT, WARLORD_CARD]
    if card.type not in allowed:
        words = ", ".join(TYPES[type] for type in allowed)
        what = f"the set '{entry.text('set')}' has a card of type {TYPES[card.type]}"
        raise entry.error(what, f"expected {words}")


def refuse(entry: Entry, keys: list[str], why: str) -> None:
    for key in keys:
        if key in entry.values:
            raise entry.error(f"'{key}' stands here", why)


def read_cost(card: Card, entry: Entry) -> None:
    """What it is bought for: only cards of the display and of the Basic piles are bought."""
    if card.set not in (DEVELOPMENT, BASICS):
        refuse(entry, ["cost"], "only Development cards and Basic Buildings are bought")
        return
    if card.type == WONDER:
        card.paid = P
        card.price, card.second = entry.integers("cost", 0, 20, 2)
        return
    resource = PAID_WITH[card.type]
    cost = entry.entry("cost")
    cost.keys([resource])
    card.paid = STOCK.index(resource)
    card.price = cost.integer(resource, 0, 20)


def read_body(card: Card, entry: Entry) -> None:
    if "gives" in entry.values:
        if card.type not in (BUILDING, WONDER):
            raise entry.error("'gives' stands here", "only Buildings and Wonders yield resources")
        gives = entry.entry("gives")
        gives.keys([], STOCK)
        for resource, name in enumerate(STOCK):
            if name in gives.values:
                card.gives[resource] = gives.integer(name, 0, 20)
        card.giving = any(card.gives)
    if card.type == PROVINCE:
        card.province = entry.word("province", PROVINCES[:-1])
    else:
        refuse(entry, ["province"], "only Provinces have a type")
    if "pile" in entry.values:
        if card.set != BASICS:
            raise entry.error("'pile' stands here", "only Basic Buildings have one")
        card.pile = entry.word("pile", PILES)
    if "defence" in entry.values:
        if card.set != BASICS:
            raise entry.error("'defence' stands here", "only Basic Buildings have one")
        card.defence = entry.integer("defence", 1, 20)
        refuse(entry, ["gives", "effect"], "a card of the Province stack has none")


def read_texts(card: Card, entry: Entry, every_face: Entry) -> None:
    if "effect" in entry.values:
        if card.type not in TIMINGS:
            raise entry.error("'effect' stands here", f"a {TYPES[card.type]} has none")
        abilities = entry.read_list("effect", read_ability)
        if len(abilities) > ABILITIES:
            raise entry.error(f"{len(abilities)} abilities", f"expected {ABILITIES} at most")
        for index, ability in enumerate(abilities):
            if ability.timing.row.name not in TIMINGS[card.type]:
                what = f"a {TYPES[card.type]} with {ability.timing.row.name}"
                raise entry.error(what, f"expected {' or '.join(TIMINGS[card.type])}")
            card.skills.append(skill_of(entry, ability, index))
    if card.type in (WARLORD_CARD, SCOUT) and len(card.skills) != 1:
        raise entry.error(f"{len(card.skills)} abilities", "expected one")
    if card.type in WITH_BONUS:
        body = entry.read("bonus", lambda text: parse_body(text, CLAUSES, "BONUS"))
        card.bonus = skill_of(entry, under("BONUS", body), 0)
    else:
        refuse(entry, ["bonus"], "only Policies, Wonders and Provinces have one")
    if card.type == ESPIONAGE:
        faces = entry.entry("faces")
        faces.keys(FACES[2:])
        for index, face in enumerate(FACES):
            column = faces if face in FACES[2:] else every_face
            body = column.read(face, lambda text: parse_body(text, CLAUSES, "FACE"))
            card.faces.append(skill_of(column, under("FACE", body, index), 0))
    else:
        refuse(entry, ["faces"], "only Espionage cards have them")


def read_ability(text: str) -> Ability:
    ability = parse(text, CLAUSES)
    if ability.timing.code == ONGOING:
        for part in in_row(ability.body):
            if not isinstance(part, Clause):
                raise TextError("an ONGOING text has choices or conditions", "expected clauses")
    return ability


def under(timing: str, body: Part, word: int = 0) -> Ability:
    """A text whose timing is the name of its column."""
    row = next(row for row in CLAUSES.of_kind(5) if row.name == timing)
    clause = cast(Deed, CLAUSES.make(row))
    clause.word = word
    return Ability(clause, None, body)


def skill_of(entry: Entry, ability: Ability, index: int) -> Skill:
    skill = Skill(ability, index)
    if skill.timing == ONGOING:
        skill.statics = [cast(Deed, part) for part in in_row(ability.body)]
    clauses = clauses_in(ability.body)
    for clause in clauses:
        skill.codes |= 1 << clause.code
    for part in parts_in(ability.body):
        if isinstance(part, Choice) and len(part.options) > BRANCHES:
            raise entry.error(f"a choice of {len(part.options)}", f"expected {BRANCHES} at most")
    skill.plain = is_plain(ability)
    skill.declinable = costs(ability.body)
    return skill


def in_row(body: Part | None) -> list[Part]:
    if body is None:
        return []
    return body.parts if isinstance(body, Sequence) else [body]


def parts_in(part: Part | None) -> list[Part]:
    """A text and all its parts."""
    if part is None:
        return []
    inner: list[Part] = []
    if isinstance(part, Sequence):
        inner = part.parts
    elif isinstance(part, Choice):
        inner = part.options
    elif isinstance(part, (Optional, Pay)):
        inner = [part.body]
    elif isinstance(part, If):
        inner = [part.body] if part.other is None else [part.body, part.other]
    return [part, *(found for each in inner for found in parts_in(each))]


def clauses_in(part: Part | None) -> list[Deed]:
    """All effects of a text."""
    return [found for found in parts_in(part) if isinstance(found, Deed)]


def is_plain(ability: Ability) -> bool:
    """Whether it only gains, by nothing that other gains could change: then it makes no difference
    when it is resolved among others (MD-CITY-06, MD-RULE-28, MD-RULE-39)."""
    conditions = [ability.condition]
    for part in parts_in(ability.body):
        if isinstance(part, If):
            conditions.append(part.condition)
        elif isinstance(part, Deed):
            counted = part.counted is not None and part.counted.code == OF_AGENTS
            lost = part.code == LOSE_DIE and part.word == SELF
            if counted or (part.code not in (GAIN, GAIN_PER) and not lost):
                return False
        elif not isinstance(part, Sequence):
            return False
    return all(each is None or each.code not in (GAINED, AGENTS) for each in conditions)


def costs(body: Part | None) -> bool:
    """Whether it has a price or a loss, so that its owner may decline it (MD-RULE-32)."""
    for part in parts_in(body):
        if isinstance(part, Pay):
            return True
        if isinstance(part, Deed) and part.code in (UNREST, LOSE_DIE) and part.word == SELF:
            return True
    return False


assert len(set(PAID_WITH.values())) == BASIC
