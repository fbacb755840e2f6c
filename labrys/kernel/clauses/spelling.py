"""Writes card texts as they are read."""

from __future__ import annotations

from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence


def spell(ability: Ability) -> str:
    """An ability as `parse` reads it."""
    text = spell_part(ability.timing)
    if ability.condition is not None:
        text += f" IF {spell_part(ability.condition)}"
    return text if ability.body is None else f"{text}: {spell_part(ability.body)}"


def spell_part(part: Part) -> str:
    """A clause, or clauses put together, as `parse_body` reads them."""
    if isinstance(part, Clause):
        return _clause(part)
    if isinstance(part, Sequence):
        return "; ".join([spell_part(each) for each in part.parts])
    if isinstance(part, Choice):
        return f"[{' | '.join([spell_part(option) for option in part.options])}]"
    if isinstance(part, Optional):
        return f"OPT({spell_part(part.body)})"
    if isinstance(part, Pay):
        return f"{spell_part(part.price)} -> {spell_part(part.body)}"
    assert isinstance(part, If)
    other = "" if part.other is None else f"{{{spell_part(part.other)}}}"
    return f"IF({spell_part(part.condition)}){{{spell_part(part.body)}}}{other}"


def _clause(clause: Clause) -> str:
    """Its name and arguments; those that are as by default are left out."""
    arguments: list[str] = []
    for argument, value in zip(clause.row.arguments, clause.values()):
        if argument.default is None or argument.default != value:
            spelled = spell_part(value) if isinstance(value, Part) else argument.type.spell(value)
            arguments.append(f"{argument.name}={spelled}" if argument.named else spelled)
    name = f"!{clause.row.name}" if clause.mandatory else clause.row.name
    return f"{name}({','.join(arguments)})" if arguments else name
