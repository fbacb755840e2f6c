"""Effects on supplies and on the Advantage."""

from __future__ import annotations

from labrys.games.monumental.content.language import BASIC, Deed
from labrys.games.monumental.rules import advantage, measures, text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import Effect
from labrys.games.monumental.rules.options import CONVERSIONS, CONVERT_FROM, CONVERT_TO
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Gain(Effect):
    """`GAIN(r,n)`: n of r from the stock."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return True

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.gain(seat, deed.word, deed.number)


class GainAny(Effect):
    """`GAIN_ANY(n,basic)`: n Basic resources in any mix."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return True

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(TakeBasic(seat, source, deed.number))


class TakeBasic(Step[Duel]):
    """Take Basic resources of choice, one after the other."""

    def __init__(self, seat: int, source: int, left: int) -> None:
        super().__init__(seat)
        self.source = source
        self.left = left

    def ask(self, duel: Duel, asked: Question) -> None:
        for resource in range(BASIC):
            asked.offer(duel.blocks.take + resource)

    def take(self, duel: Duel, option: int) -> None:
        duel.gain(self.seat, option - duel.blocks.take, 1)
        if self.left > 1:
            duel.agenda.append(TakeBasic(self.seat, self.source, self.left - 1))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class GainPer(Effect):
    """`GAIN_PER(r,n,metric,max)`: n of r for each, max in all."""

    def amount(self, duel: Duel, seat: int, deed: Deed) -> int:
        assert deed.counted is not None
        return min(deed.most, deed.number * measures.count(duel, seat, deed.counted))

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return self.amount(duel, seat, deed) > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.gain(seat, deed.word, self.amount(duel, seat, deed))


class Convert(Effect):
    """`CONVERT(basic,basic,max)`: up to max own Basic resources, each into another type; no token
    twice, and no Gold."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        supply = duel.realms[seat].supply
        return supply[0] + supply[1] + supply[2] > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        basics = duel.realms[seat].supply[:BASIC]
        duel.agenda.append(ConvertOne(seat, source, basics, deed.most, forced, later))


class ConvertOne(Step[Duel]):
    """Which Basic resource becomes which; `basics` are those that have not been changed."""

    def __init__(
        self, seat: int, source: int, basics: list[int], left: int, forced: bool, later: bool
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.basics = basics
        self.left = left
        self.forced = forced
        self.later = later

    def ask(self, duel: Duel, asked: Question) -> None:
        for index in range(len(CONVERSIONS)):
            if self.basics[CONVERT_FROM[index]]:
                asked.offer(duel.blocks.convert + index)
            else:
                asked.refuse(duel.blocks.convert + index, "none-of-it", "MD-RULE-49", 1)
        if not self.forced and text.may_skip(duel, self.later):
            asked.offer(duel.blocks.done)
        else:
            asked.refuse(duel.blocks.done, "owed", "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.done:
            return
        index = option - duel.blocks.convert
        before, after = CONVERT_FROM[index], CONVERT_TO[index]
        realm = duel.realms[self.seat]
        realm.supply[before] -= 1
        realm.supply[after] += 1
        realm.gained[after] += 1  # conversions count as gained (MD-RULE-33)
        duel.owed = False
        duel.tell("converted", self.seat, before, after)
        basics = self.basics[:]
        basics[before] -= 1
        if self.left > 1 and max(basics) > 0:
            duel.agenda.append(
                ConvertOne(self.seat, self.source, basics, self.left - 1, self.forced, self.later)
            )

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class Steal(Effect):
    """`STEAL(r,n)`: up to n of r from the opponent's supply; what was stolen counts as gained."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.realms[1 - seat].supply[deed.word] > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        theirs = duel.realms[1 - seat].supply
        number = min(deed.number, theirs[deed.word])
        theirs[deed.word] -= number
        own = duel.realms[seat]
        own.supply[deed.word] += number
        own.gained[deed.word] += number
        duel.owed = False
        duel.tell("stole", seat, 1 - seat, number, deed.word)


class GainAdvantage(Effect):
    """`GAIN_ADV`: the Advantage without paying (MD-TERM-GAINADV)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.holder != seat

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        advantage.gain_free(duel, seat)
