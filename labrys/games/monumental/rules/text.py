"""Card texts at work: parts in a row, choices, conditions and prices (ledger 7.2, MD-RULE-49).

Whether a text can change anything (`can`) and what it does (`resolve`) stand side by side, as they
do for each clause in `effects`. `forced` texts, die faces and bonuses, are done as far as possible
(MD-RULE-50). Where an effect is used as an action, something of it must be carried out: as long as
it is `owed`, a part may be left out only if a `later` one can still be carried out.
"""

from __future__ import annotations

from labrys.games.monumental.content.language import Deed
from labrys.games.monumental.content.model import Skill
from labrys.games.monumental.rules import pay
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import EFFECTS
from labrys.games.monumental.rules.measures import holds
from labrys.kernel.clauses.tree import Choice, If, Optional, Part, Pay, Sequence
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def begin(duel: Duel, seat: int, source: int, skill: Skill, forced: bool) -> None:
    """An effect that comes by itself; one that costs something may be declined (MD-RULE-32)."""
    body = skill.body
    if body is None or not can(duel, seat, body):
        return
    if skill.declinable and not forced:
        duel.agenda.append(MayDo(seat, source, skill))
    else:
        duel.owed = False
        duel.agenda.append(Run(seat, source, body, forced, False))


def use(duel: Duel, seat: int, source: int, skill: Skill) -> None:
    """An effect that is used: something of it has to be carried out (MD-RULE-49)."""
    assert skill.body is not None
    duel.owed = True
    duel.agenda.append(Run(seat, source, skill.body, False, False))


def usable(duel: Duel, seat: int, skill: Skill) -> bool:
    """Its condition holds, its price can be paid, and it can change something (MD-RULE-49)."""
    if not holds(duel, seat, skill.condition):
        return False
    return skill.body is not None and can(duel, seat, skill.body)


def can(duel: Duel, seat: int, part: Part) -> bool:
    """Whether a text can change anything now."""
    if isinstance(part, Deed):
        return EFFECTS[part.code].can(duel, seat, part)
    if isinstance(part, Sequence):
        for each in part.parts:
            if can(duel, seat, each):
                return True
        return False
    if isinstance(part, If):
        if holds_deed(duel, seat, part):
            return can(duel, seat, part.body)
        return part.other is not None and can(duel, seat, part.other)
    if isinstance(part, Pay):
        return can_pay_for(duel, seat, part)
    if isinstance(part, Choice):
        for option in part.options:
            if can(duel, seat, option):
                return True
        return False
    assert isinstance(part, Optional)
    return can(duel, seat, part.body)


def holds_deed(duel: Duel, seat: int, part: If) -> bool:
    condition = part.condition
    assert isinstance(condition, Deed)
    return holds(duel, seat, condition)


def can_pay_for(duel: Duel, seat: int, part: Pay) -> bool:
    """Whether the price can be paid, and what is left of the supply is enough for the rest."""
    price = part.price
    assert isinstance(price, Deed)
    if not pay.can_pay(duel, seat, price.word, price.number):
        return False
    supply = duel.realms[seat].supply
    before = supply[:]
    pay.take_from(supply, price.word, price.number)
    able = can(duel, seat, part.body)
    duel.realms[seat].supply = before
    return able


def may_skip(duel: Duel, later: bool) -> bool:
    """Whether a part may be left out: something was carried out, or can be later."""
    return later or not duel.owed


def first_price(part: Part | None) -> Deed | None:
    """The price that stands first in a text, if it begins with one."""
    if isinstance(part, Pay):
        price = part.price
        assert isinstance(price, Deed)
        return price
    return None


class Run(Step[Duel]):
    """A text, or a part of one, that is next."""

    def __init__(self, player: int, source: int, part: Part, forced: bool, later: bool) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.part = part
        self.forced = forced
        self.later = later

    def run(self, duel: Duel) -> None:
        resolve(duel, self.player, self.source, self.part, self.forced, self.later)


class Rest(Step[Duel]):
    """Parts in a row, from one of them on."""

    def __init__(
        self, player: int, source: int, row: Sequence, index: int, forced: bool, later: bool
    ) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.row = row
        self.index = index
        self.forced = forced
        self.later = later

    def run(self, duel: Duel) -> None:
        parts = self.row.parts
        later = self.later
        if self.index + 1 < len(parts):
            duel.agenda.append(
                Rest(
                    self.player,
                    self.source,
                    self.row,
                    self.index + 1,
                    self.forced,
                    self.later,
                )
            )
            if duel.owed and not later:
                for index in range(self.index + 1, len(parts)):
                    if can(duel, self.player, parts[index]):
                        later = True
                        break
        resolve(duel, self.player, self.source, parts[self.index], self.forced, later)


def resolve(duel: Duel, seat: int, source: int, part: Part, forced: bool, later: bool) -> None:
    """Carry out a text, or ask what it asks."""
    if isinstance(part, Deed):
        effect = EFFECTS[part.code]
        if effect.can(duel, seat, part):
            duel.worked |= 1 << part.code
            effect.do(duel, seat, source, part, forced, later)
    elif isinstance(part, Sequence):
        duel.agenda.append(Rest(seat, source, part, 0, forced, later))
    elif isinstance(part, If):
        if holds_deed(duel, seat, part):
            duel.agenda.append(Run(seat, source, part.body, forced, later))
        elif part.other is not None:
            duel.agenda.append(Run(seat, source, part.other, forced, later))
    elif isinstance(part, Pay):
        if can_pay_for(duel, seat, part):
            price = part.price
            assert isinstance(price, Deed)
            duel.agenda.append(Run(seat, source, part.body, forced, later))
            pay.pay(duel, seat, price.word, price.number)
    elif isinstance(part, Choice):
        if can(duel, seat, part):
            duel.agenda.append(Branch(seat, source, part, forced, later))
    elif isinstance(part, Optional):
        if can(duel, seat, part.body):
            body = part.body
            if isinstance(body, Deed) and EFFECTS[body.code].upto:
                duel.agenda.append(Run(seat, source, body, False, later))
            else:
                duel.agenda.append(Maybe(seat, source, body, later))


class Branch(Step[Duel]):
    """One of several; a branch that can do nothing is not offered (MD-RULE-49)."""

    def __init__(self, seat: int, source: int, choice: Choice, forced: bool, later: bool) -> None:
        super().__init__(seat)
        self.source = source
        self.choice = choice
        self.forced = forced
        self.later = later

    def ask(self, duel: Duel, asked: Question) -> None:
        for index, option in enumerate(self.choice.options):
            if can(duel, self.seat, option):
                asked.offer(duel.blocks.branch + index)
            else:
                asked.refuse(duel.blocks.branch + index, "no-effect", "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        chosen = self.choice.options[option - duel.blocks.branch]
        duel.agenda.append(Run(self.seat, self.source, chosen, self.forced, self.later))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)


class Maybe(Step[Duel]):
    """A part that may be left out."""

    def __init__(self, seat: int, source: int, body: Part, later: bool) -> None:
        super().__init__(seat)
        self.source = source
        self.body = body
        self.later = later

    def ask(self, duel: Duel, asked: Question) -> None:
        asked.offer(duel.blocks.do)
        if may_skip(duel, self.later):
            asked.offer(duel.blocks.skip)
        else:
            asked.refuse(duel.blocks.skip, "owed", "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.do:
            duel.agenda.append(Run(self.seat, self.source, self.body, False, self.later))
        else:
            duel.tell("declined", self.seat, self.source)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)
        prompt.own("text", "part", self.body)


class MayDo(Step[Duel]):
    """An effect that comes by itself and costs something: its owner may decline (MD-RULE-32)."""

    def __init__(self, seat: int, source: int, skill: Skill) -> None:
        super().__init__(seat)
        self.source = source
        self.skill = skill

    def ask(self, duel: Duel, asked: Question) -> None:
        asked.offer(duel.blocks.do)
        asked.offer(duel.blocks.skip)

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.do:
            use(duel, self.seat, self.source, self.skill)
        else:
            duel.tell("declined", self.seat, self.source)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)
        prompt.own("text", "skill", self.skill)


__all__ = ["begin", "can", "holds", "use"]
