"""The position of Monumental Duel: both realms, the display, the piles and the Advantage."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    BASIC,
    KNOWLEDGE,
    NONE,
    PROVINCE,
    UNREST_CARD,
    WONDER,
    G,
)
from labrys.games.monumental.content.model import ERAS, Card, Content
from labrys.games.monumental.rules.options import Blocks
from labrys.games.monumental.rules.realm import Realm
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.secret import ALL_KNOW, Cards, Places, Secret

# Phases of a round (MD-ROUND-01)
BEFORE: Final = 0
ACTIVATION: Final = 1
ACTIONS: Final = 2
END: Final = 3
PHASES: Final = ["setup", "activation", "actions", "end"]

BACK: Final = 1
DECKS: Final = ["deck-0", "deck-1"]
DISCARDS: Final = ["discard-0", "discard-1"]
CULTURES: Final = ["culture-0", "culture-1"]
ERA_DECKS: Final = ["era-1", "era-2", "era-3"]


class Duel(Position):
    """Everything on the table. `eras` is the Development deck, an Era each, in no order: chance
    makes it as cards are dealt. `separators` are those still in the deck, a bit each."""

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        blocks: Blocks,
        seed: int,
        settings: dict[str, str],
        packs: list[int],
    ) -> None:
        super().__init__(game, 2, seed, settings)
        self.content = content
        self.blocks = blocks
        self.packs = packs
        nobody = content.civilizations[0]
        self.backs = [BACK] * len(content.cards)
        self.realms = [Realm(nobody), Realm(nobody)]
        # The common cards
        self.eras: list[list[int]] = [[] for _ in range(ERAS)]
        self.separators = (1 << ERAS) - 1
        self.display = [NONE] * content.display
        self.washed: list[int] = []  # the Development discard
        self.piles = [0] * len(content.basics)
        self.unrest = content.unrests
        # The Advantage
        self.holder = NONE
        self.adv_type = NONE
        self.adv_tokens = 0
        # The round
        self.round = 0
        self.first = NONE
        self.phase = BEFORE
        self.turn = NONE
        self.last_round = False
        # The turn
        self.rolled: list[int] = []  # the faces of a Deploy, 0 for a die that is resolved
        self.die = NONE  # the one being resolved
        self.choosing = False  # the player wants to choose how to pay
        self.owed = False  # an effect is used, and nothing of it is carried out yet (MD-RULE-49)
        # Which cards have been used and which clauses have worked, as masks
        self.played = 0
        self.worked = 0

    def copy(self) -> Duel:
        """Lists that are replaced, never changed in place, are shared."""
        new = Duel.__new__(Duel)
        self.copy_into(new)
        new.content = self.content
        new.blocks = self.blocks
        new.packs = self.packs
        new.backs = self.backs
        new.realms = [self.realms[0].copy(), self.realms[1].copy()]
        new.eras = [self.eras[0][:], self.eras[1][:], self.eras[2][:]]
        new.separators = self.separators
        new.display = self.display[:]
        new.washed = self.washed
        new.piles = self.piles[:]
        new.unrest = self.unrest
        new.holder = self.holder
        new.adv_type = self.adv_type
        new.adv_tokens = self.adv_tokens
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.turn = self.turn
        new.last_round = self.last_round
        new.rolled = self.rolled
        new.die = self.die
        new.choosing = self.choosing
        new.owed = self.owed
        new.played = self.played
        new.worked = self.worked
        return new

    # ---- what the kernel asks of a game

    def secrets(self) -> list[Secret]:
        """Nobody knows the order of a deck: chance makes it as cards are drawn, and what both saw
        going on top lies open in `known`. What lies in a City deck, in a discard below its top card
        and in a Culture deck, its owner sees; the other may remember it (MD-RULE-36)."""
        found: list[Secret] = []
        for seat in range(2):
            realm = self.realms[seat]
            own = 1 << seat
            knowers = [own] * len(realm.discard)
            if knowers:
                knowers[-1] = ALL_KNOW
            found.append(
                Places(DISCARDS[seat], DISCARDS[seat], realm.discard, self.backs, knowers, True)
            )
            found.append(
                Cards(
                    CULTURES[seat],
                    CULTURES[seat],
                    realm.culture,
                    self.backs,
                    own,
                    [],
                    remembered=True,
                )
            )
            found.append(
                Cards(DECKS[seat], DECKS[seat], realm.deck, self.backs, own, [], remembered=True)
            )
        for era in range(ERAS):
            found.append(
                Cards(ERA_DECKS[era], ERA_DECKS[era], self.eras[era], self.backs, ALL_KNOW, [])
            )
        return found

    @property
    def points(self) -> list[int]:
        """The points as they would be if the game ended now, Dominance included (MD-END-04)."""
        from labrys.games.monumental.rules.scoring import totals

        return totals(self)

    def winners(self) -> list[int]:
        from labrys.games.monumental.rules.scoring import winners

        return winners(self)

    # ---- cards

    def card(self, card: int) -> Card:
        return self.content.cards[card]

    def owns(self, seat: int, card: int, number: int) -> None:
        """Count what a player owns of Knowledges, completed Wonders and Unrest (MD-RULE-45)."""
        realm = self.realms[seat]
        kind = self.content.cards[card].type
        if kind == KNOWLEDGE:
            realm.knowledges += number
        elif kind == WONDER:
            realm.wonders += number
        elif kind == UNREST_CARD:
            realm.unrests += number

    def to_discard(self, seat: int, card: int) -> None:
        self.realms[seat].discard.append(card)

    def to_stack(self, seat: int) -> None:
        """An Unrest goes back to the common stack (MD-UNREST-02)."""
        self.realms[seat].unrests -= 1
        self.unrest += 1
        self.tell("calmed", seat)

    def on_deck(self, seat: int, card: int) -> None:
        """Face down on top of the own City deck; both have seen it (MD-ACQ-02, MD-RULE-36)."""
        self.realms[seat].known.append(card)

    def draw(self, seat: int) -> int:
        """The top card of a City deck, NONE if it is empty: in phase 2 it is not made anew
        (MD-TERM-DRAW, MD-RULE-07)."""
        realm = self.realms[seat]
        if realm.known:
            return realm.known.pop()
        if realm.deck:
            return self.chance.draw(realm.deck, self.blocks.out_card)
        return NONE

    def count_display(self) -> int:
        return len(self.display) - self.display.count(NONE)

    def leave_display(self, card: int) -> None:
        """Its slot stays empty until the end of the round (MD-ACQ-11, MD-ROUND-13)."""
        self.display[self.display.index(card)] = NONE

    def wash_away(self, card: int) -> None:
        """To the Development discard, out of play (MD-RULE-14)."""
        self.washed = [*self.washed, card]

    # ---- resources

    def gain(self, seat: int, resource: int, number: int) -> None:
        """From the stock into the own supply; nothing limits it (MD-RES-03, MD-RES-05)."""
        if number > 0:
            realm = self.realms[seat]
            realm.supply[resource] += number
            realm.gained[resource] += number
            self.owed = False
            self.tell("gained", seat, number, resource)

    def spend(self, seat: int, resource: int, number: int) -> None:
        """From the own supply to the stock (MD-TERM-PAY)."""
        if number > 0:
            self.realms[seat].supply[resource] -= number
            self.tell("paid", seat, number, resource)

    def means(self, seat: int, resource: int) -> int:
        """How much of a price a player could pay: Gold stands for Basic resources (MD-RES-08)."""
        supply = self.realms[seat].supply
        return supply[resource] + supply[G] if resource < BASIC else supply[resource]

    def holds_advantage(self, seat: int) -> bool:
        return self.holder == seat

    def provinces(self, seat: int) -> int:
        """How many Provinces a player controls; Barricades are none (MD-TERM-CONTROL)."""
        count = 0
        for card in self.realms[seat].provinces:
            if self.content.cards[card].type == PROVINCE:
                count += 1
        return count
