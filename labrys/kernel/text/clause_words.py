"""Card texts as sentences, made from the messages of the game's rows and those of the kernel."""

from __future__ import annotations

from collections.abc import Sequence as Several

from labrys.kernel.clauses.arguments import ClauseOf
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence
from labrys.kernel.text.words import Messages, Said, capital


class ClauseWords:
    """Says the clauses of a game. A game whose messages need more overrides `bare`."""

    def __init__(self, words: Messages) -> None:
        self.words = words

    def ability(self, ability: Ability) -> str:
        """A whole sentence: when it works, and what it does."""
        said = self.clause(ability.timing)
        if ability.condition is not None:
            condition = self.clause(ability.condition)
            said = self.words.say("clauses-while", timing=said, condition=condition)
        if ability.body is not None:
            said = self.words.say("clauses-timing", timing=said, text=self.part(ability.body))
        return f"{capital(said)}."

    def sentence(self, part: Part) -> str:
        return f"{capital(self.part(part))}."

    def part(self, part: Part) -> str:
        """A clause, or clauses put together, without a capital or full stop."""
        say = self.words.say
        if isinstance(part, Clause):
            return self.clause(part)
        if isinstance(part, Sequence):
            return self.row(part.parts)
        if isinstance(part, Choice):
            return self._joined("clauses-or", part.options)
        if isinstance(part, Optional):
            return say("clauses-optional", text=self.part(part.body))
        if isinstance(part, Pay):
            return say("clauses-pay", price=self.clause(part.price), text=self.part(part.body))
        assert isinstance(part, If)
        condition, text = self.clause(part.condition), self.part(part.body)
        if part.other is None:
            return say("clauses-if", condition=condition, text=text)
        other = self.part(part.other)
        return say("clauses-if-else", condition=condition, text=text, other=other)

    def row(self, parts: Several[Part]) -> str:
        """One after the other."""
        return self._joined("clauses-then", parts)

    def clause(self, clause: Clause) -> str:
        """One clause, and whether it must be done."""
        said = self.bare(clause)
        return self.words.say("clauses-mandatory", text=said) if clause.mandatory else said

    def bare(self, clause: Clause) -> str:
        """One clause by the message of its row."""
        return self.words.say(clause.row.message, **self.parts(clause))

    def parts(self, clause: Clause) -> dict[str, Said]:
        """What the message of a clause may name: its arguments."""
        found: dict[str, Said] = {}
        for argument, value in zip(clause.row.arguments, clause.values(), strict=True):
            if isinstance(argument.type, ClauseOf):
                assert isinstance(value, Clause)
                found[argument.name] = self.clause(value)
            else:
                found[argument.name] = argument.type.said(value)
        return found

    def _joined(self, message: str, parts: Several[Part]) -> str:
        said = self.part(parts[0])
        for part in parts[1:]:
            said = self.words.say(message, first=said, last=self.part(part))
        return said
