"""Engage: fights between Warships, scaring away, Monsters (ledger 4.9 to 4.11)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import ENGAGE, NONE, WEAPONS
from labrys.games.diluvium.rules import fleet_card, scare
from labrys.games.diluvium.rules.empire import FROM_BONUS, FROM_FIGHTS, FROM_MONSTERS
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Simultaneous, Step


def arrive(sea: Sea, player: int) -> None:
    """After the move: fight a rival Warship, scare away, fight a Monster (DIL-ENGAGE-03)."""
    place = sea.empires[player].warship
    if sea.is_city(place):
        return
    rival = sea.rival_warship(player, place)
    if rival != NONE:
        sea.tell("fought", player, rival)
        begin_fight(sea, player, rival)
    else:
        after_victory(sea, player)


def after_victory(sea: Sea, player: int) -> None:
    """What only the master of the tile may do (DIL-SCARE-01, DIL-MONSTER-05)."""
    sea.agenda.append(Monster(player))
    sea.agenda.append(scare.ScareAway(player))


def begin_fight(sea: Sea, attacker: int, defender: int) -> None:
    """Both always choose a bid, even of nothing (DIL-ENGAGE-05, DIL-RULE-05); the Fleet's comes
    from its next card (DIL-SOLO-14)."""
    waiting = [player for player in (attacker, defender) if not sea.is_fleet(player)]
    sea.agenda.append(Bid(waiting, [[] for _ in range(sea.seats)], attacker, defender))


class Bid(Simultaneous[Sea]):
    """Both fighters secretly commit Weapons and reveal them together (DIL-ENGAGE-05)."""

    def __init__(
        self, waiting: list[int], answers: list[list[int]], attacker: int, defender: int
    ) -> None:
        super().__init__(waiting, answers)
        self.attacker = attacker
        self.defender = defender

    def again(self, waiting: list[int], answers: list[list[int]]) -> Bid:
        return Bid(waiting, answers, self.attacker, self.defender)

    def always_asks(self) -> bool:
        return True

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        other = self.defender if seat == self.attacker else self.attacker
        prompt.word("side", "attacker" if seat == self.attacker else "defender")
        prompt.count("own", sea.empires[seat].strength)
        prompt.count("other", sea.empires[other].strength)
        prompt.thing("rival", "seat", other)

    def ask_seat(self, sea: Sea, seat: int, so_far: list[int], asked: Question) -> None:
        for number in range(sea.empires[seat].rack[WEAPONS] + 1):
            asked.offer(sea.blocks.bid + number)

    def complete(self, sea: Sea, seat: int, so_far: list[int]) -> bool:
        return len(so_far) == 1

    def reveal(self, sea: Sea, answers: list[list[int]]) -> None:
        attack = self.bid(sea, self.attacker, answers)
        defence = self.bid(sea, self.defender, answers)
        sea.agenda.append(Decide(self.attacker, self.defender, attack, defence))

    def bid(self, sea: Sea, player: int, answers: list[list[int]]) -> int:
        if sea.is_fleet(player):
            return fleet_card.bid(sea, player)
        return answers[player][0] - sea.blocks.bid


class Decide(Step[Sea]):
    """Compare strengths; a tie goes to the attacker (DIL-ENGAGE-06 to -11)."""

    def __init__(self, attacker: int, defender: int, attack: int, defence: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.defence = defence

    def run(self, sea: Sea) -> None:
        attacker, defender = self.attacker, self.defender
        attack = sea.empires[attacker].strength + self.attack
        defence = sea.empires[defender].strength + self.defence
        sea.tell("bid", attacker, self.attack, attack)
        sea.tell("bid", defender, self.defence, defence)
        sea.spend(attacker, WEAPONS, self.attack)
        sea.spend(defender, WEAPONS, self.defence)
        place = sea.empires[attacker].warship
        if attack >= defence:
            win(sea, attacker, defender)
            bonus(sea, attacker)
            after_victory(sea, attacker)
        else:
            win(sea, defender, attacker)
            scare.scare(sea, defender, [attacker], place)


def win(sea: Sea, winner: int, loser: int) -> None:
    beaten = sea.empires[loser]
    beaten.warship = beaten.city
    sea.empires[winner].fights_won += 1
    sea.tell("won-fight", winner, loser)
    sea.gain_gold(winner, beaten.strength_gold(), FROM_FIGHTS)


def bonus(sea: Sea, player: int) -> None:
    """The Engage bonus for a victory of the active player; the section is looked at in that
    moment (DIL-ENGAGE-10, DIL-MONSTER-04, DIL-RULE-25, DIL-RULE-36)."""
    empire = sea.empires[player]
    if empire.empty(ENGAGE):
        sea.gain_gold(player, empire.strength_gold(), FROM_BONUS)


class Monster(Step[Sea]):
    """The Monster of the tile, if one is left and can be beaten (DIL-MONSTER-01)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        place = sea.empires[self.player].warship
        if not can_slay(sea, self.player, place):
            return
        if sea.is_fleet(self.player):
            slay(sea, self.player, place)
        else:
            sea.agenda.append(FightMonster(self.player))


def monster_at(sea: Sea, place: int) -> int:
    """The strength of the unslain Monster at a place, 0 if there is none."""
    if not sea.faceup(place) or sea.slain >> sea.tiles[place] & 1:
        return 0
    return sea.tile(place).monster


def weapons_needed(sea: Sea, player: int, place: int) -> int:
    """Exactly the shortfall is spent (DIL-RULE-28)."""
    return max(0, monster_at(sea, place) - sea.empires[player].strength)


def can_slay(sea: Sea, player: int, place: int) -> bool:
    if not monster_at(sea, place):
        return False
    return weapons_needed(sea, player, place) <= sea.empires[player].rack[WEAPONS]


class FightMonster(Step[Sea]):
    """The active player may fight it (DIL-MONSTER-01)."""

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        place = sea.empires[seat].warship
        prompt.count("strength", monster_at(sea, place))
        prompt.count("weapons", weapons_needed(sea, seat, place))
        prompt.count("gold", sea.tile(place).monster_gold)

    def ask(self, sea: Sea, asked: Question) -> None:
        asked.offer(sea.blocks.fight)
        asked.offer(sea.blocks.done)

    def take(self, sea: Sea, option: int) -> None:
        if option == sea.blocks.fight:
            slay(sea, self.seat, sea.empires[self.seat].warship)


def slay(sea: Sea, player: int, place: int) -> None:
    """Victory over a Monster (DIL-MONSTER-02 to -04)."""
    sea.spend(player, WEAPONS, weapons_needed(sea, player, place))
    sea.slain |= 1 << sea.tiles[place]
    sea.empires[player].slain += 1
    sea.tell("slew", player, sea.water(place))
    sea.gain_gold(player, sea.tile(place).monster_gold, FROM_MONSTERS)
    bonus(sea, player)
