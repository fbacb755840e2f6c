"""The position of Minotaur Lords: both sides, the columns, the turn and the match."""

from __future__ import annotations

from typing import Final, Self

from labrys.games.minotaur.content.language import LEADER
from labrys.games.minotaur.content.model import Card, Content
from labrys.games.minotaur.rules.options import Blocks
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.secret import NOBODY_KNOWS, Cards, Pile, Secret, veil

NONE: Final = -1
SUPREMACY: Final = 3
# The cards of each seat, for the secrets
FAMILIES: Final = ["deck-0", "deck-1"]
# Actions of phase 0: none is ever the last (ML-PHASE-02)
UNLIMITED: Final = -1

# How a game was won
BY_SUPREMACY: Final = 1
BY_EMPTY_DECK: Final = 2
BY_CONCESSION: Final = 3
BY_DRAW: Final = 4


class Side:
    """What one player has. `deck` is what no one can tell the order of; `under` are cards
    put under it, first to be drawn first, once the rest is gone."""

    def __new__(cls) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.under: list[int] = []
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.seen: list[int] = []
        self.looking: list[int] = []
        self.discard: list[int] = []
        self.field: list[int] = []
        self.gods: list[int] = []

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.deck = self.deck[:]
        new.under = self.under[:]
        new.hand = self.hand[:]
        new.shown = self.shown[:]
        new.seen = self.seen[:]
        new.looking = self.looking[:]
        new.discard = self.discard[:]
        new.field = self.field[:]
        new.gods = self.gods[:]
        return new

    def deck_size(self) -> int:
        return len(self.deck) + len(self.under)


class Lords(Position):
    """Everything on the table. Cards are numbered over all decks; lists over cards hold for each
    its owner, column (NONE outside), curse counters, turn of last use, and bonus of this turn."""

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        blocks: Blocks,
        seed: int,
        settings: dict[str, str],
        houses: list[int],
        match: bool,
    ) -> None:
        super().__init__(game, 2, seed, settings)
        self.content = content
        self.blocks = blocks
        self.houses = houses
        self.match = match
        count = len(content.cards)
        self.backs = [0] * count
        self.owner = [NONE] * count
        self.column = [NONE] * count
        self.curses = [0] * count
        self.used = [0] * count
        self.boost = [0] * count
        self.sides = [Side(), Side()]
        self.bonus: list[list[int]] = [[] for _ in content.backs]
        self.counters = [NONE] * 6
        # The turn
        self.turn = 0
        self.turn_seat = NONE
        self.first = 0
        self.phase = NONE
        self.actions = 0
        self.extra = [0, 0, 0]
        self.skipped = 0
        self.met = False
        self.exercised = 0
        # The match
        self.number = 0
        self.wins = [0, 0]
        self.winner = NONE
        self.how = 0
        self.drawn_games = 0
        # Which cards have been played and which clauses have worked, as masks
        self.played = 0
        self.worked = 0

    def copy(self) -> Lords:
        new = Lords.__new__(Lords)
        self.copy_into(new)
        new.content = self.content
        new.blocks = self.blocks
        new.houses = self.houses
        new.match = self.match
        new.backs = self.backs
        new.owner = self.owner[:]
        new.column = self.column[:]
        new.curses = self.curses[:]
        new.used = self.used[:]
        new.boost = self.boost[:]
        new.sides = [self.sides[0].copy(), self.sides[1].copy()]
        new.bonus = [cards[:] for cards in self.bonus]
        new.counters = self.counters[:]
        new.turn = self.turn
        new.turn_seat = self.turn_seat
        new.first = self.first
        new.phase = self.phase
        new.actions = self.actions
        new.extra = self.extra[:]
        new.skipped = self.skipped
        new.met = self.met
        new.exercised = self.exercised
        new.number = self.number
        new.wins = self.wins[:]
        new.winner = self.winner
        new.how = self.how
        new.drawn_games = self.drawn_games
        new.played = self.played
        new.worked = self.worked
        return new

    # ---- what the kernel asks of a game

    def secrets(self) -> list[Secret]:
        """Decks from everybody, hands from the opponent; what was seen stays known to those who
        saw it (ML-RULE-28, 29, 51)."""
        nothing: list[int] = []
        secrets: list[Secret] = []
        for seat in range(2):
            side = self.sides[seat]
            family = FAMILIES[seat]
            own = 1 << seat
            other = 1 << (1 - seat)
            backs = self.backs
            secrets.append(Pile("under", family, side.under, backs, own, side.shown))
            secrets.append(
                Cards("hand", family, side.hand, backs, own, side.shown, side.seen, other)
            )
            secrets.append(Cards("looking", family, side.looking, backs, own, nothing))
            secrets.append(Cards("deck", family, side.deck, backs, NOBODY_KNOWS, nothing))
        return secrets

    @property
    def points(self) -> list[int]:
        """Games won."""
        return self.wins[:]

    def course(self) -> list[int]:
        """The columns that each side holds, by the counters as they lie (ML-END-01)."""
        return [self.counters.count(0), self.counters.count(1)]

    def standing(self, seat: int) -> list[int]:
        """A player may concede at any time (ML-RULE-38)."""
        return [] if self.over or self.winner != NONE else [self.blocks.concede]

    def take_standing(self, option: int) -> None:
        from labrys.games.minotaur.rules.end import conceded

        conceded(self, self.seat)

    # ---- cards

    def card(self, card: int) -> Card:
        return self.content.cards[card]

    def leader_in(self, seat: int, column: int) -> int:
        """A player's leader in a column, cursed or not (ML-LEADER-02, 04)."""
        for card in self.sides[seat].field:
            if self.column[card] == column and self.content.cards[card].type == LEADER:
                return card
        return NONE

    def leave_hand(self, seat: int, card: int) -> None:
        side = self.sides[seat]
        side.hand.remove(card)
        self.forget(side, card)

    def forget(self, side: Side, card: int) -> None:
        if card in side.shown:
            side.shown.remove(card)
        if card in side.seen:
            side.seen.remove(card)

    def leave_play(self, card: int) -> None:
        """Counters go back to the supply, bonuses end (ML-CURSE-07)."""
        side = self.sides[self.owner[card]]
        if card in side.field:
            side.field.remove(card)
        else:
            side.gods.remove(card)
        self.column[card] = NONE
        self.curses[card] = 0
        self.boost[card] = 0
        self.used[card] = 0

    def to_hand(self, card: int) -> None:
        """A card both saw goes to its owner's hand (ML-RULE-27, ML-RULE-51)."""
        side = self.sides[self.owner[card]]
        side.hand.append(card)
        side.shown.append(card)

    def to_discard(self, card: int) -> None:
        """Face up on its owner's discard pile (ML-DISCARD-01)."""
        self.sides[self.owner[card]].discard.append(card)

    def next_card(self, seat: int) -> int:
        """Take the top card off a deck; NONE when it is empty, and never a reshuffle."""
        side = self.sides[seat]
        if side.deck:
            return self.chance.draw(side.deck, self.blocks.out_card)
        if side.under:
            card = side.under.pop(0)
            self.forget(side, card)
            return card
        return NONE

    def draw(self, seat: int) -> bool:
        """One card into the hand; False when the deck is empty (ML-RULE-07)."""
        card = self.next_card(seat)
        if card == NONE:
            return False
        self.sides[seat].hand.append(card)
        self.tell_hidden(1 << seat, "drew", seat, card, veil(0))
        return True

    def mill(self, seat: int, number: int) -> None:
        """The top cards of a deck are discarded, as far as there are any (ML-SUP-12)."""
        for _ in range(number):
            card = self.next_card(seat)
            if card == NONE:
                return
            self.to_discard(card)
            self.tell("milled", seat, card)

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.to_discard(card)
        self.tell("discarded", seat, card)
        if seat == self.turn_seat:
            self.met = True
