"""Card texts of Monumental Duel, made from the clauses of the card language (ledger 7.2).

Gains that stand in a row are told together: "gain 1 Production and 1 Gold, and 1 more if …".
"""

from __future__ import annotations

from collections.abc import Sequence as Several
from typing import Final

from labrys.games.monumental.content.language import (
    ARCHIVE,
    BONUS,
    DISCARD_CITY,
    FACE,
    GAIN,
    GAIN_ANY,
    GAIN_PER,
    LOSE_DIE,
    ONGOING,
    REINFORCE,
    REMOVE_UNREST,
    RESERVE,
    STOCK,
    Deed,
)
from labrys.games.monumental.content.model import Skill
from labrys.kernel.clauses.rows import EFFECT, TIMING
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence
from labrys.kernel.text.clause_words import ClauseWords
from labrys.kernel.text.words import Messages, Said

# Effects on up to n cards: one of them is up to the player, unless it is all there is to do
UP_TO: Final = [ARCHIVE, REINFORCE, DISCARD_CITY, RESERVE, REMOVE_UNREST]
# Results of dice and bonuses are compulsory (MD-RULE-50).
COMPULSORY: Final = [FACE, BONUS]


class CardText(ClauseWords):
    """Says the abilities of cards. `alone` is true of a text that must be carried out if it is
    used at all (MD-RULE-49), `face` of the result of a die, `lasting` of what is ongoing."""

    def __init__(self, words: Messages) -> None:
        super().__init__(words)
        self.alone = True
        self.face = False
        self.lasting = False

    def skill(self, skill: Skill) -> str:
        """An ability with its timing, as a sentence."""
        self.look_at(skill.ability)
        return self.ability(skill.ability)

    def deed(self, skill: Skill) -> str:
        """What an ability does, without its timing, capital and full stop."""
        self.look_at(skill.ability)
        return "" if skill.body is None else self.part(skill.body)

    def look_at(self, ability: Ability) -> None:
        code = ability.timing.code
        body = ability.body
        single = isinstance(body, Clause) or (
            isinstance(body, Pay) and isinstance(body.body, Clause)
        )
        self.alone = single or code in COMPULSORY
        self.face = code == FACE
        self.lasting = code == ONGOING

    def part(self, part: Part) -> str:
        if isinstance(part, Optional | Choice):
            before, self.alone = self.alone, True
            said = super().part(part)
            self.alone = before
            return said
        if is_gain(part) or (isinstance(part, If) and either(part)):
            return self.row([part])
        return super().part(part)

    # ---- one after the other

    def row(self, parts: Several[Part]) -> str:
        """Parts in their order, gains taken together, the same offer told once."""
        if len(parts) > 1 and all(isinstance(part, Optional) for part in parts):
            if all(part == parts[0] for part in parts):
                assert isinstance(parts[0], Optional)
                text = self.part(parts[0].body)
                return self.words.say("text-times", count=len(parts), text=text)
        said: list[str] = []
        gains: list[Part] = []
        for part in parts:
            goes_on = is_gain(part) or (bool(gains) and is_gain_if(part))
            if gains and not goes_on:
                said.append(self.gain(gains))
                gains = []
            if goes_on:
                gains.append(part)
            elif isinstance(part, If) and either(part):
                said.append(self.either(part))
            else:
                said.append(self.part(part))
        if gains:
            said.append(self.gain(gains))
        return self.joined(said)

    def joined(self, said: list[str]) -> str:
        """One after the other; what holds all the time has no order."""
        link = "texts-also" if self.lasting else "clauses-then"
        text = said[0]
        for other in said[1:]:
            text = self.words.say(link, first=text, last=other)
        return text

    def gain(self, parts: Several[Part]) -> str:
        """What is gained, with one verb: first what is plain, then what depends."""
        plain = [part for part in parts if isinstance(part, Deed) and part.code == GAIN]
        kinds = {part.word for part in plain}
        only = kinds.pop() if len(kinds) == 1 else -1
        what = self.words.series([self.amount(STOCK[each.word], each.number) for each in plain])
        for part in parts:
            if part in plain:
                continue
            more = self.gained(part, only)
            what = self.words.say("gain-and", first=what, last=more) if what else more
        return self.words.say("effect-GAIN", what=what)

    def gained(self, part: Part, only: int) -> str:
        """What is gained more, as a thing; `only` is the one resource that was named so far."""
        if isinstance(part, If):
            condition = self.clause(part.condition)
            said = [self.more(each, only) for each in deeds(part.body)]
            return self.words.say("gain-if", what=self.words.series(said), condition=condition)
        assert isinstance(part, Deed)
        if part.code != GAIN_PER:
            return self.thing(part)
        assert part.counted is not None
        few = part.most <= part.number
        metric = self.metric(part.counted, "any" if few else "each")
        if few:
            return self.words.say("gain-any", what=self.more(part, only, part.most), metric=metric)
        amount = self.amount(STOCK[part.word], part.number)
        return self.words.say("effect-GAIN_PER", what=amount, metric=metric, max=part.most)

    def more(self, part: Deed, only: int, count: int = 0) -> str:
        """So much, or so much more of what was named last."""
        if part.code == GAIN_ANY:
            return self.thing(part)
        count = count or part.number
        if part.word == only:
            return self.words.say("gain-more", count=count)
        return self.amount(STOCK[part.word], count)

    def either(self, part: If) -> str:
        """The same of two sizes: "gain 1 Gold, or 2 if …"."""
        assert isinstance(part.body, Deed)
        assert isinstance(part.other, Deed)
        what = self.words.say(
            "gain-or",
            what=self.thing(part.other),
            count=part.body.number,
            condition=self.clause(part.condition),
        )
        return self.words.say("effect-GAIN", what=what)

    def thing(self, part: Deed) -> str:
        """What GAIN and GAIN_ANY give, without a verb."""
        if part.code == GAIN_ANY:
            return self.words.say("effect-GAIN_ANY", n=part.number)
        return self.amount(STOCK[part.word], part.number)

    def amount(self, resource: str, count: int) -> str:
        return self.words.say(f"amount-{resource}", count=count)

    # ---- clauses

    def bare(self, clause: Clause) -> str:
        assert isinstance(clause, Deed)
        if clause.row.kind == EFFECT and clause.code in UP_TO and clause.number == 1:
            said = super().bare(clause)
            return said if self.alone else self.words.say("clauses-optional", text=said)
        return super().bare(clause)

    def parts(self, clause: Clause) -> dict[str, Said]:
        found = super().parts(clause)
        if "r" in found and "n" in found:
            found["amount"] = self.amount(str(found["r"]), int(found["n"]))
        if clause.row.kind == EFFECT and clause.code == LOSE_DIE and self.face:
            found["who"] = "this" if found["who"] == "self" else found["who"]
        if clause.row.kind == TIMING and clause.code == FACE:
            found["n"] = str(found["n"]).replace("-", "–")
        return found

    def metric(self, counted: Deed, form: str) -> str:
        return self.words.say(counted.row.message, form=form, **self.parts(counted))


def is_gain(part: Part) -> bool:
    return isinstance(part, Deed) and part.code in (GAIN, GAIN_ANY, GAIN_PER)


def is_gain_if(part: Part) -> bool:
    """More of something on a condition, and nothing otherwise."""
    if not isinstance(part, If) or part.other is not None:
        return False
    inner = part.body.parts if isinstance(part.body, Sequence) else [part.body]
    return all(isinstance(each, Deed) and each.code in (GAIN, GAIN_ANY) for each in inner)


def either(part: If) -> bool:
    """Whether both branches gain the same, only not as much."""
    this, other = part.body, part.other
    if not isinstance(this, Deed) or not isinstance(other, Deed) or this.code != other.code:
        return False
    return this.code == GAIN_ANY or (this.code == GAIN and this.word == other.word)


def deeds(part: Part) -> list[Deed]:
    inner = part.parts if isinstance(part, Sequence) else [part]
    return [each for each in inner if isinstance(each, Deed)]
