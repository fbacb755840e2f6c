"""The position of Minos: the Main board, the clans, and the turn in progress."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import REGIONS, Board, Content, Space
from labrys.games.minos.rules.clan import GOODS, MAP, Clan, more, put
from labrys.games.minos.rules.options import EXCHANGE, OUT_CARD, OUT_GOOD, PER_AGE
from labrys.games.minos.rules.vases import claim_vases, free_space
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.secret import NOBODY_KNOWS, Cards, Secret, veil

NONE: Final = -1
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3

# What a turn still owes of its space
RESOURCES: Final = 1
ANY_STEP: Final = 2
TILE: Final = 4

# A die is colour * 6 + value - 1; on a row it also carries its owner
DICE: Final = 24


def value_of(die: int) -> int:
    return die % 6 + 1


def colour_of(die: int) -> int:
    return die % DICE // 6


class Minos(Position):
    """Everything on the table of one game of Minos."""

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        backs: list[int],
        players: int,
        seed: int,
        settings: dict[str, str],
        solo: int,
    ) -> None:
        super().__init__(game, 1 if solo else players, seed, settings)
        self.content = content
        self.backs = backs
        self.board: Board = content.boards[players]
        self.players = players
        self.solo = solo
        self.clans = [Clan(REGIONS, content.warriors) for _ in range(players)]
        self.round = 0
        self.first = 0
        self.age = 0
        # Cards
        self.decks = [list(range(PER_AGE)), list(range(PER_AGE, 2 * PER_AGE))]
        self.discards: list[list[int]] = [[], []]
        self.offer: list[int] = []
        self.boxed: list[int] = []
        self.boxed_seen: list[int] = []
        # Dice
        self.pool: list[int] = []
        self.rows: list[list[int]] = [[], [], [], [], []]
        self.spent: list[int] = []
        # Goods
        self.stacks = [content.goods_per_stack] * 6
        self.pile = [
            good
            for good in range(6)
            for _ in range(content.goods_per_type - content.goods_per_stack)
        ]
        self.temps = [content.temps_per_type] * 6
        # Map
        self.foundations = [NONE] * REGIONS
        self.founded: list[int] = []
        self.sea_one = [NONE] * REGIONS
        self.sea_two = [NONE] * REGIONS
        self.city_at = [NONE] * REGIONS
        self.tower_at = [NONE] * REGIONS
        self.farm_at = [NONE] * REGIONS
        self.covered = 0
        # Trade Routes
        self.routes = [0, 1, 2]
        self.blue: list[list[int]] = [[], [], []]
        self.red: list[list[int]] = [[], [], []]
        self.used_trade: list[int] = []
        # Tiles
        self.action_bonus = NONE
        self.vases: list[int] = []
        self.vase_marks: list[list[int]] = [[], [], []]
        self.starts: list[int] = []
        self.abilities: list[int] = []
        # The turn in progress; turn_seat is NONE outside action turns
        self.turn_seat = NONE
        self.turn_die = NONE
        self.turn_row = NONE
        self.turn_space = NONE
        self.turn_kind = NONE
        self.turn_points = 0
        self.turn_bonus = 0
        self.turn_fresh = False
        self.turn_age2 = False
        self.turn_traits: list[int] = []
        self.turn_extras = 0
        self.exchanged = 0
        # In the Progress and Income steps Build points wait and a Vase is worth what it was as the
        # step began; `changed` is what may have changed since Vases were last judged
        self.together = False
        self.vase_worth: list[int] = []
        self.changed = 0
        # Solo
        self.solo_deck: list[int] = []
        self.solo_top = NONE
        self.solo_drawn: list[int] = []
        self.solo_discards: list[int] = []
        self.solo_wild: list[int] = []
        self.solo_vases = [0, 0, 0]
        self.will: list[int] = []
        self.will_drawn: list[int] = []
        self.rival_down: list[int] = []
        self.rival_up: list[int] = []

    def copy(self) -> Minos:
        """Most lists are never changed in place but replaced, so that copies can share them.
        A copy has its own decks and box, which worlds fill with other cards, its own offer, and
        in a solo game its own lists of the rival."""
        new = Minos.__new__(Minos)
        self.copy_into(new)
        new.content = self.content
        new.backs = self.backs
        new.board = self.board
        new.players = self.players
        new.solo = self.solo
        new.clans = [clan.copy() for clan in self.clans]
        new.round = self.round
        new.first = self.first
        new.age = self.age
        new.decks = [self.decks[0][:], self.decks[1][:]]
        new.discards = self.discards[:]
        new.offer = self.offer[:]
        new.boxed = self.boxed[:]
        new.boxed_seen = self.boxed_seen
        new.pool = self.pool
        new.rows = self.rows[:]
        new.spent = self.spent
        new.stacks = self.stacks
        new.pile = self.pile
        new.temps = self.temps
        new.foundations = self.foundations
        new.founded = self.founded
        new.sea_one = self.sea_one
        new.sea_two = self.sea_two
        new.city_at = self.city_at
        new.tower_at = self.tower_at
        new.farm_at = self.farm_at
        new.covered = self.covered
        new.routes = self.routes
        new.blue = self.blue[:]
        new.red = self.red[:]
        new.used_trade = self.used_trade
        new.action_bonus = self.action_bonus
        new.vases = self.vases
        new.vase_marks = self.vase_marks[:]
        new.starts = self.starts
        new.abilities = self.abilities
        new.turn_seat = self.turn_seat
        new.turn_die = self.turn_die
        new.turn_row = self.turn_row
        new.turn_space = self.turn_space
        new.turn_kind = self.turn_kind
        new.turn_points = self.turn_points
        new.turn_bonus = self.turn_bonus
        new.turn_fresh = self.turn_fresh
        new.turn_age2 = self.turn_age2
        new.turn_traits = self.turn_traits
        new.turn_extras = self.turn_extras
        new.exchanged = self.exchanged
        new.together = self.together
        new.vase_worth = self.vase_worth
        new.changed = self.changed
        new.solo_top = self.solo_top
        new.solo_deck = self.solo_deck
        new.solo_drawn = self.solo_drawn
        new.solo_discards = self.solo_discards
        new.solo_wild = self.solo_wild
        new.solo_vases = self.solo_vases
        new.will = self.will
        new.will_drawn = self.will_drawn
        new.rival_down = self.rival_down
        new.rival_up = self.rival_up
        if self.solo:
            new.unshare_rival()
        return new

    def unshare_rival(self) -> None:
        self.solo_deck = self.solo_deck[:]
        self.solo_drawn = self.solo_drawn[:]
        self.solo_discards = self.solo_discards[:]
        self.solo_wild = self.solo_wild[:]
        self.solo_vases = self.solo_vases[:]
        self.will = self.will[:]
        self.will_drawn = self.will_drawn[:]
        self.rival_down = self.rival_down[:]
        self.rival_up = self.rival_up[:]

    # ---- what the kernel asks of a game

    def secrets(self) -> list[Secret]:
        """Deck order and hand faces; cards taken from the open offer stay known (MIN-RULE-04).

        The rest of the Age I deck goes into the box unseen, so what is in a hand stays open;
        the other cards in the box were seen by all.
        """
        nothing: list[int] = []
        backs = self.backs
        secrets: list[Secret] = []
        for seat in range(self.seats):
            clan = self.clans[seat]
            secrets.append(Cards("hand", "decree", clan.hand, backs, 1 << seat, clan.shown))
        secrets.append(Cards("box", "decree", self.boxed, backs, NOBODY_KNOWS, nothing))
        for deck in self.decks:
            secrets.append(Cards("deck", "decree", deck, backs, NOBODY_KNOWS, nothing))
        return secrets

    def settle(self) -> None:
        if self.changed:
            claim_vases(self)

    @property
    def points(self) -> list[int]:
        return [self.clans[seat].vp for seat in range(self.seats)]

    def rivals(self) -> list[int]:
        """The points of the solo rival."""
        return [self.clans[1].vp] if self.solo else []

    def winners(self) -> list[int]:
        """Most VP wins, ties share (MIN-END-01); solo needs more than the rival (MIN-SOLO-34)."""
        if self.solo:
            return [0] if self.clans[0].vp > self.clans[1].vp else []
        return super().winners()

    def take(self, option: int) -> None:
        if not EXCHANGE <= option <= EXCHANGE + 1:
            self.exchanged = 0
        super().take(option)

    # ---- the table

    def begin_together(self) -> None:
        """All act at the same time from now on: Build points wait, and claims of a Vase gain what
        is the highest free now (MIN-RULE-36, MIN-RULE-83)."""
        self.together = True
        self.vase_worth = [free_space(self, index) for index in range(len(self.vases))]

    def order(self) -> list[int]:
        """Players clockwise from the First Player marker (MIN-ROUND-02)."""
        return [(self.first + place) % self.players for place in range(self.players)]

    def own_turn(self, seat: int) -> bool:
        return self.turn_seat == seat

    def is_rival(self, player: int) -> bool:
        return self.solo > 0 and player == 1

    def space(self) -> Space:
        """The action space of the turn in progress."""
        return self.board.rows[self.turn_row][self.turn_space]

    def dominates(self, player: int, region: int) -> bool:
        """Strictly more Warriors there than every other player (MIN-GEN-04)."""
        own = self.clans[player].warriors[region]
        if own == 0:
            return False
        for other in range(self.players):
            if other != player and self.clans[other].warriors[region] >= own:
                return False
        return True

    def dominated(self, player: int) -> int:
        count = 0
        for region in self.board.regions:
            if self.dominates(player, region):
                count += 1
        return count

    def top_sea(self, region: int) -> int:
        """The Sea Peoples tile that can be battled: Level II only once Level I is gone."""
        tile = self.sea_one[region]
        return tile if tile != NONE else self.sea_two[region]

    def take_sea(self, region: int) -> None:
        if self.sea_one[region] != NONE:
            self.sea_one = put(self.sea_one, region, NONE)
        else:
            self.sea_two = put(self.sea_two, region, NONE)

    def take_die(self, row: int, space: int) -> int:
        """A die leaves its row; the others do not slide (MIN-ACT-07, MIN-RULE-12)."""
        die = self.rows[row][space] % DICE
        self.rows[row] = put(self.rows[row], space, NONE)
        self.spent = [*self.spent, die]
        return die

    # ---- Warriors

    def put_warrior(self, player: int, region: int) -> None:
        """From the Reserves to the map."""
        clan = self.clans[player]
        clan.reserves -= 1
        clan.warriors = more(clan.warriors, region, 1)
        self.changed |= MAP

    def return_warriors(self, player: int, region: int, number: int) -> None:
        """From the map to the Reserves (MIN-GEN-09)."""
        clan = self.clans[player]
        clan.warriors = more(clan.warriors, region, -number)
        clan.reserves += number
        self.changed |= MAP

    def move_warrior(self, player: int, origin: int, target: int) -> None:
        clan = self.clans[player]
        clan.warriors = more(more(clan.warriors, origin, -1), target, 1)
        self.changed |= MAP

    # ---- cards

    def mend_deck(self, age: int) -> None:
        """An empty deck is made anew as soon as there are discards (MIN-PREP-04, MIN-RULE-35)."""
        if not self.decks[age] and self.discards[age]:
            self.decks[age] = self.discards[age][:]
            self.discards[age] = []

    def draw_card(self, seat: int, age: int) -> int:
        """The top card of a deck into the hand; NONE when there is none."""
        deck = self.decks[age]
        if not deck:
            return NONE
        card = self.chance.draw(deck, OUT_CARD)
        self.mend_deck(age)
        self.clans[seat].hand.append(card)
        self.tell_hidden(1 << seat, "drew", seat, card, veil(self.backs[card]))
        return card

    def discard(self, card: int) -> None:
        """To the pile of its Age; Age I cards discarded in Age II leave the game (MIN-RULE-29)."""
        age = self.backs[card]
        if age < self.age:
            self.boxed_seen = [*self.boxed_seen, card]
            return
        self.discards[age] = [*self.discards[age], card]
        self.mend_deck(age)

    def refill_offer(self) -> None:
        """Fill the offer from the active deck, from the left (MIN-PREP-03, MIN-SOLO-18)."""
        while len(self.offer) < self.content.offer_size and self.decks[self.age]:
            card = self.chance.draw(self.decks[self.age], OUT_CARD)
            self.mend_deck(self.age)
            self.offer.insert(0, card)

    # ---- Goods

    def give_temp(self, seat: int, good: int) -> None:
        self.temps = more(self.temps, good, -1)
        clan = self.clans[seat]
        clan.temps = more(clan.temps, good, 1)
        self.tell("gained-temp", seat, good)

    def return_temp(self, seat: int, good: int) -> None:
        """A Temporary Good goes back to the supply at once (MIN-BUILD-11)."""
        clan = self.clans[seat]
        clan.temps = more(clan.temps, good, -1)
        self.temps = more(self.temps, good, 1)
        self.tell("returned-temp", seat, good)

    def give_stack_good(self, seat: int, good: int) -> None:
        self.stacks = more(self.stacks, good, -1)
        self.own_good(seat, good)

    def give_random_good(self, seat: int) -> None:
        """A Good from the face-down pile; none left, no effect (MIN-GOODS-08)."""
        if self.pile:
            self.pile = self.pile[:]
            self.own_good(seat, self.chance.draw(self.pile, OUT_GOOD))

    def own_good(self, seat: int, good: int) -> None:
        """A Good enters the player area and pays by its number in its type (MIN-GOODS-02)."""
        clan = self.clans[seat]
        clan.goods = more(clan.goods, good, 1)
        count = clan.goods[good]
        self.changed |= GOODS
        self.tell("gained-good", seat, good)
        if count > len(self.content.good_income):
            return
        self.income_steps(seat, self.content.good_income[count - 1])
        for _ in range(self.content.good_cards[count - 1]):
            self.draw_card(seat, 1)

    def income_steps(self, seat: int, steps: int) -> None:
        """Steps beyond the last space are lost (MIN-RULE-51)."""
        clan = self.clans[seat]
        clan.income = min(clan.income + steps, len(self.content.income_coins) - 1)
        self.changed |= GOODS

    # ---- gains

    def gain_coins(self, seat: int, amount: int) -> None:
        if amount:
            self.clans[seat].coins += amount
            self.tell("gained-coins", seat, amount)

    def gain_weaponry(self, seat: int, amount: int) -> None:
        if amount:
            self.clans[seat].weaponry += amount
            self.tell("gained-weaponry", seat, amount)

    def gain_vp(self, player: int, amount: int, source: int) -> None:
        if amount:
            self.clans[player].gain_vp(amount, source)
            self.tell("gained-vp", player, amount, source)
