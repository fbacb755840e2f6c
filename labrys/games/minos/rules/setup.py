"""Set-up of the board and the players (ledger 4.2; solo 4.22)."""

from __future__ import annotations

from labrys.games.minos.rules import abilities, palace, rounds, solo_setup
from labrys.games.minos.rules.clan import FROM_START, more, put, without
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.options import (
    ABILITY,
    GIVE_BACK,
    OUT_ABILITY,
    OUT_ACTION,
    OUT_FIRST,
    OUT_FOUNDATION,
    OUT_SEA,
    OUT_SIDE,
    OUT_START,
    OUT_TRADE,
    OUT_VASE,
    PALACE,
    START,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Simultaneous, Step


class SetUp(Step[Minos]):
    """The Main board, then the players."""

    def run(self, minos: Minos) -> None:
        set_routes(minos)
        set_regions(minos)
        set_tiles(minos)
        minos.refill_offer()
        minos.starts = [s.number for s in minos.content.starts if s.seats == minos.players]
        bag = list(range(len(minos.content.abilities)))
        shown = [minos.chance.draw(bag, OUT_ABILITY) for _ in range(minos.players)]
        minos.abilities = sorted(shown)
        if minos.solo or minos.settings["draft"] == "no":
            deal(minos)
            minos.agenda.append(SettlePlayers())
            return
        first = minos.chance.roll(minos.players, OUT_FIRST)
        order = [(first + place) % minos.players for place in range(minos.players)]
        push_choice(minos, order + order[::-1])


def set_routes(minos: Minos) -> None:
    """Route sides as asked or random; Trade Bonus tiles at each route (MIN-SETUP-08)."""
    chosen = minos.settings["routes"]
    minos.routes = []
    for route in range(3):
        if chosen == "random":
            side = minos.chance.roll(2, OUT_SIDE)
        else:
            side = 1 if chosen[route] == "B" else 0
        minos.routes.append(route + 3 * side)
    blue = list(range(15))
    red = list(range(15, 30))
    for route in range(3):
        for _ in range(minos.board.trade_bonuses):
            minos.blue[route].append(minos.chance.draw(blue, OUT_TRADE))
            minos.red[route].append(minos.chance.draw(red, OUT_TRADE))


def set_regions(minos: Minos) -> None:
    """A Foundation and two Sea Peoples tiles in each non-starting region (MIN-SETUP-03, 04)."""
    foundations = list(range(len(minos.content.foundations)))
    level_one = list(range(10))
    level_two = list(range(10, 20))
    for region in minos.board.regions:
        if region not in minos.board.starts:
            minos.foundations[region] = minos.chance.draw(foundations, OUT_FOUNDATION)
            minos.sea_two[region] = minos.chance.draw(level_two, OUT_SEA)
            minos.sea_one[region] = minos.chance.draw(level_one, OUT_SEA)


def set_tiles(minos: Minos) -> None:
    """Three Vases of different colours, one Action Bonus (MIN-SETUP-10, 11)."""
    bag = [vase.number for vase in minos.content.vases]
    colours: list[str] = []
    vases: list[int] = []
    while len(vases) < 3:
        number = minos.chance.draw(bag, OUT_VASE)
        colour = minos.content.vases[number - 1].colour
        if colour not in colours:
            colours.append(colour)
            vases.append(number)
    minos.vases = vases
    tiles = list(range(len(minos.content.action_bonuses)))
    minos.action_bonus = minos.chance.draw(tiles, OUT_ACTION)


def deal(minos: Minos) -> None:
    """Starting cards and Special Abilities at random (MIN-SETUP-14, MIN-SOLO-02)."""
    for seat in range(minos.seats):
        clan = minos.clans[seat]
        clan.start = minos.chance.draw(minos.starts, OUT_START)
        clan.ability = minos.chance.draw(minos.abilities, OUT_ABILITY)


def push_choice(minos: Minos, order: list[int]) -> None:
    if order:
        minos.agenda.append(Choose(order))
    else:
        minos.agenda.append(SettlePlayers())


class Choose(Step[Minos]):
    """Two passes: a Starting card or a Special Ability, then the other kind (MIN-SETUP-13)."""

    def __init__(self, order: list[int]) -> None:
        super().__init__(order[0])
        self.order = order

    def ask(self, minos: Minos, asked: Question) -> None:
        clan = minos.clans[self.seat]
        for start in minos.starts:
            if clan.start < 0:
                asked.offer(START + start)
            else:
                asked.refuse(START + start, "has-start", "MIN-SETUP-13")
        for ability in minos.abilities:
            if clan.ability < 0:
                asked.offer(ABILITY + ability)
            else:
                asked.refuse(ABILITY + ability, "has-ability", "MIN-SETUP-13")

    def take(self, minos: Minos, option: int) -> None:
        clan = minos.clans[self.seat]
        if START <= option < START + 9:
            clan.start = option - START
            minos.starts = without(minos.starts, option - START)
            minos.tell("chose-start", self.seat, option - START)
        else:
            clan.ability = option - ABILITY
            minos.abilities = without(minos.abilities, option - ABILITY)
            minos.tell("chose-ability", self.seat, option - ABILITY)
        push_choice(minos, self.order[1:])

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        clan = minos.clans[seat]
        if clan.start == NONE and clan.ability == NONE:
            prompt.word("need", "both")
        else:
            prompt.word("need", "start" if clan.start == NONE else "ability")


class SettlePlayers(Step[Minos]):
    """Every player's first City, Warriors and goods; then the first hand (MIN-SETUP-15 to 28)."""

    def run(self, minos: Minos) -> None:
        for seat in range(minos.seats):
            settle_player(minos, seat)
        if minos.solo:
            solo_setup.settle_rival(minos)
        minos.agenda.append(FirstRound())
        seats = list(range(minos.seats))
        for seat in seats:
            start = minos.content.starts[minos.clans[seat].start]
            for _ in range(start.draw):
                minos.draw_card(seat, minos.age)
        minos.agenda.append(FirstHand(seats, [[] for _ in seats]))


def settle_player(minos: Minos, seat: int) -> None:
    clan = minos.clans[seat]
    start = minos.content.starts[clan.start]
    clan.coins = start.coins
    clan.weaponry = start.weaponry
    clan.gain_vp(start.vp, FROM_START)
    clan.goods = put(clan.goods, start.good, 1)
    minos.stacks = more(minos.stacks, start.good, -1)
    for good in start.temps:
        clan.temps = more(clan.temps, good, 1)
        minos.temps = more(minos.temps, good, -1)
    clan.cities = 1
    minos.city_at = put(minos.city_at, start.region, seat)
    clan.gain_warriors(4)
    minos.put_warrior(seat, start.region)
    if start.warrior:
        minos.put_warrior(seat, start.region)
    if start.first:
        minos.first = seat
    minos.tell("settled", seat, start.region)


class FirstHand(Simultaneous[Minos]):
    """All give cards back and put one into the Palace for no VP; the returned cards are
    reshuffled together (MIN-SETUP-20, 21, MIN-RULE-02, 03)."""

    def again(self, waiting: list[int], answers: list[list[int]]) -> FirstHand:
        return FirstHand(waiting, answers)

    def returns(self, minos: Minos, seat: int) -> int:
        return minos.content.starts[minos.clans[seat].start].give_back

    def ask_seat(self, minos: Minos, seat: int, so_far: list[int], asked: Question) -> None:
        gone = [option - GIVE_BACK for option in so_far]
        block = GIVE_BACK if len(so_far) < self.returns(minos, seat) else PALACE
        for card in minos.clans[seat].hand:
            if card not in gone:
                asked.offer(block + card)

    def complete(self, minos: Minos, seat: int, so_far: list[int]) -> bool:
        return len(so_far) > self.returns(minos, seat)

    def reveal(self, minos: Minos, answers: list[list[int]]) -> None:
        for seat in range(minos.seats):
            for option in answers[seat][:-1]:
                minos.clans[seat].leave_hand(option - GIVE_BACK)
                minos.decks[minos.age].append(option - GIVE_BACK)
            minos.tell("gave-back", seat, len(answers[seat]) - 1)
            palace.put(minos, seat, answers[seat][-1] - PALACE, True)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.returns(minos, seat) - len(self.answers[seat]))


class FirstRound(Step[Minos]):
    """SA2's Temporary Good, then round 1 (MIN-SETUP-29, MIN-RULE-06)."""

    def run(self, minos: Minos) -> None:
        rounds.begin_round(minos)
        minos.agenda.append(abilities.RoundGoods())
