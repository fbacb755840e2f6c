"""Income and Clean-up (ledger 4.15, MIN-RULE-84)."""

from __future__ import annotations

from labrys.games.minos.rules import effects, palace, passes, points, rounds, scoring, solo_end
from labrys.games.minos.rules.clan import FROM_INCOME, SA5
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import DONE, PALACE, ROUTE
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Income(Step[Minos]):
    """Five parts in their printed order, all players in turn order in each (MIN-INC-01)."""

    def run(self, minos: Minos) -> None:
        minos.begin_together()
        minos.agenda.append(CleanUp())
        if minos.solo:
            minos.agenda.append(solo_end.RivalVases())
        for part in range(5, 0, -1):
            minos.agenda.append(passes.EndPart(part == 5))
            minos.agenda.append(Part(part))


class Part(Step[Minos]):
    """One part of the Income step, for every player."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, minos: Minos) -> None:
        order = minos.order()
        if self.number == 2 or self.number == 4:
            order.reverse()
        for seat in order:
            if minos.is_rival(seat):
                continue
            if self.number == 1:
                income_track(minos, seat)
            elif self.number == 2:
                push_ships(
                    minos, seat, [route for route in range(3) if minos.clans[seat].ships[route]]
                )
            elif self.number == 3:
                mark = minos.content.mark_at[minos.clans[seat].track[2]]
                minos.gain_weaponry(seat, minos.content.weaponry_income[mark])
            elif self.number == 4:
                mark = minos.content.mark_at[minos.clans[seat].track[0]]
                minos.agenda.append(PalaceIncome(seat, minos.content.palace_income[mark]))
            else:
                clan = minos.clans[seat]
                if clan.ability == SA5:
                    minos.gain_weaponry(seat, minos.content.sa5_income[clan.level])


def income_track(minos: Minos, seat: int) -> None:
    """Coins and VP of the Income marker's space."""
    space = minos.clans[seat].income
    minos.gain_coins(seat, minos.content.income_coins[space])
    minos.gain_vp(seat, minos.content.income_vp[space], FROM_INCOME)


def push_ships(minos: Minos, seat: int, routes: list[int]) -> None:
    if routes:
        minos.agenda.append(ShipIncome(seat, routes))


def only_resources(minos: Minos, seat: int, routes: list[int]) -> bool:
    """Whether the order of these Ships makes no difference."""
    for route in routes:
        space = minos.clans[seat].ships[route]
        for effect in minos.content.routes[minos.routes[route]].income[space - 1]:
            if not effects.is_constant(effect):
                return False
    return True


class ShipIncome(Step[Minos]):
    """The income of each own Ship's space, in the owner's order (MIN-RULE-84)."""

    def __init__(self, seat: int, routes: list[int]) -> None:
        super().__init__(seat)
        self.routes = routes

    def ask(self, minos: Minos, asked: Question) -> None:
        if only_resources(minos, self.seat, self.routes):
            asked.offer(ROUTE + self.routes[0])
            return
        for route in self.routes:
            asked.offer(ROUTE + route)

    def take(self, minos: Minos, option: int) -> None:
        route = option - ROUTE
        push_ships(minos, self.seat, [other for other in self.routes if other != route])
        points.route_income(minos, self.seat, route)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", len(self.routes))


class PalaceIncome(Step[Minos]):
    """Up to so many cards to the Palace, one by one (MIN-INC-03, MIN-RULE-31)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, minos: Minos, asked: Question) -> None:
        palace.ask(minos, self.seat, asked, False)
        asked.offer(DONE)

    def take(self, minos: Minos, option: int) -> None:
        if option == DONE:
            return
        if self.left > 1:
            minos.agenda.append(PalaceIncome(self.seat, self.left - 1))
        palace.put(minos, self.seat, option - PALACE, False)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


class CleanUp(Step[Minos]):
    """Dice back to the pool, the First Player marker passes clockwise; then scoring after rounds 2
    and 4 (MIN-INC-04, MIN-RULE-58)."""

    def run(self, minos: Minos) -> None:
        minos.first = (minos.first + 1) % minos.players
        minos.pool = []
        minos.rows = [[], [], [], [], []]
        minos.spent = []
        if minos.round == 4:
            minos.agenda.append(scoring.Scoring(True))
            return
        minos.agenda.append(rounds.NextRound())
        if minos.round == 2:
            minos.agenda.append(rounds.AgeChange())
            minos.agenda.append(scoring.Scoring(False))
