"""Card texts as rows of marks: icons by name, and a few letters. How they look is a board's."""

from __future__ import annotations

from labrys.kernel.clauses.arguments import ClauseOf
from labrys.kernel.clauses.rows import Mark
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence


def ability_marks(ability: Ability) -> list[Mark]:
    """The timing, the condition, and the text."""
    found = clause_marks(ability.timing)
    if ability.condition is not None:
        found += [*clause_marks(ability.condition), Mark("", ":")]
    return found if ability.body is None else found + marks(ability.body)


def marks(part: Part) -> list[Mark]:
    """Clauses one after the other, with signs where they depend on something."""
    found: list[Mark] = []
    if isinstance(part, Clause):
        return clause_marks(part)
    if isinstance(part, Sequence):
        for each in part.parts:
            found += marks(each)
    elif isinstance(part, Choice):
        for option in part.options:
            found += [Mark("", "/"), *marks(option)] if found else marks(option)
    elif isinstance(part, Optional):
        found = [Mark("", "("), *marks(part.body), Mark("", ")")]
    elif isinstance(part, Pay):
        found = [*clause_marks(part.price), Mark("", "→"), *marks(part.body)]
    elif isinstance(part, If):
        found = [*clause_marks(part.condition), Mark("", ":"), *marks(part.body)]
        if part.other is not None:
            found += [Mark("", "/"), *marks(part.other)]
    return found


def clause_marks(clause: Clause) -> list[Mark]:
    """The clause's icon, its figures, the things it is about, and what its arguments show."""
    row = clause.row
    found = [Mark(row.icon)] if row.icon else []
    after = [Mark(thing) for thing in row.things]
    for argument, value in zip(row.arguments, clause.values()):
        if isinstance(argument.type, ClauseOf):
            assert isinstance(value, Clause)
            after += clause_marks(value)
            continue
        figure = argument.type.figure(value)
        if figure:
            found.append(Mark("", figure))
        after += argument.type.marks(value)
    return found + after
