"""Setting up a game (ledger 4.1)."""

from __future__ import annotations

from labrys.games.minotaur.rules import turn
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.step import Step


class SetUp(Step[Lords]):
    """Houses and first player at random; bonus decks set aside (ML-SETUP-04 to 06, 09)."""

    def run(self, lords: Lords) -> None:
        if lords.chance.roll(2, lords.blocks.out_house):
            lords.houses = lords.houses[::-1]
        for seat in range(2):
            for card in lords.content.decks[lords.houses[seat]].cards:
                lords.owner[card] = seat
        for deck in lords.content.decks:
            if deck.is_bonus:
                lords.bonus[deck.back] = list(deck.cards)
        first = lords.chance.roll(2, lords.blocks.out_first)
        lords.agenda.append(NewGame(first))


class NewGame(Step[Lords]):
    """Shuffled decks, opening hands of six, an empty board (ML-SETUP-01, 02, 07, 08)."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def run(self, lords: Lords) -> None:
        lords.number += 1
        lords.first = self.first
        lords.turn = 0
        lords.winner = NONE
        lords.how = 0
        clear_board(lords)
        for card, seat in enumerate(lords.owner):
            if seat != NONE:
                lords.sides[seat].deck.append(card)
        lords.tell("new-game", lords.number, self.first)
        for seat in range(2):
            for _ in range(lords.content.hand_size):
                lords.draw(seat)
        lords.agenda.append(turn.StartTurn(self.first))


def clear_board(lords: Lords) -> None:
    """All cards back to their owners, all counters off the board (ML-MATCH-08)."""
    count = len(lords.owner)
    lords.column = [NONE] * count
    lords.curses = [0] * count
    lords.used = [0] * count
    lords.boost = [0] * count
    lords.counters = [NONE] * 6
    lords.exercised = 0
    lords.phase = NONE
    lords.turn_seat = NONE
    for side in lords.sides:
        for cards in (side.deck, side.under, side.hand, side.shown, side.seen):
            cards.clear()
        for cards in (side.looking, side.discard, side.field, side.gods):
            cards.clear()
