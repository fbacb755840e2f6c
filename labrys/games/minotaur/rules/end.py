"""The end of a game and the match (ledger 4.10 to 4.12)."""

from __future__ import annotations

from labrys.games.minotaur.rules import setup
from labrys.games.minotaur.rules.lords import (
    BY_CONCESSION,
    BY_DRAW,
    BY_EMPTY_DECK,
    BY_SUPREMACY,
    NONE,
    Lords,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Simultaneous, Step


def won(lords: Lords, player: int) -> int:
    """Two columns of both regions by the counters as they lie, or an empty enemy deck
    (ML-END-01 to 03, ML-RULE-08)."""
    upper = 0
    lower = 0
    for column in range(3):
        if lords.counters[column] == player:
            upper += 1
        if lords.counters[column + 3] == player:
            lower += 1
    if upper >= 2 and lower >= 2:
        return BY_SUPREMACY
    if lords.sides[1 - player].deck_size() == 0:
        return BY_EMPTY_DECK
    return 0


def finish(lords: Lords, winner: int, how: int) -> None:
    """A game is won; a match goes on until somebody has won two (ML-MATCH-01, 02)."""
    lords.winner = winner
    lords.how = how
    lords.wins[winner] += 1
    lords.tell("won", winner, how)
    lords.agenda.clear()
    if not lords.match or lords.wins[winner] >= lords.content.wins_needed:
        lords.tell("over", winner)
        return
    setup.clear_board(lords)
    both = [0, 1]
    lords.agenda.append(setup.NewGame(1 - winner))
    lords.agenda.append(Remove(both, [[], []]))


def finish_drawn(lords: Lords) -> None:
    """No winner after 200 turns: a draw; in a match the game is replayed (ML-RULE-38)."""
    lords.how = BY_DRAW
    lords.drawn_games += 1
    lords.tell("drawn")
    lords.agenda.clear()
    if lords.match:
        lords.agenda.append(setup.NewGame(lords.first))


def conceded(lords: Lords, loser: int) -> None:
    finish(lords, 1 - loser, BY_CONCESSION)


def own_cards(lords: Lords, seat: int) -> list[int]:
    """A player's complete deck of the match so far."""
    return [card for card, owner in enumerate(lords.owner) if owner == seat]


def pool_of(lords: Lords, seat: int) -> list[int]:
    """The bonus deck with the same back as the player's house (ML-COMBINE-03, 04)."""
    return lords.bonus[lords.content.decks[lords.houses[seat]].back]


class Remove(Simultaneous[Lords]):
    """Both at once and in secret: remove up to five cards of the own deck (ML-MATCH-03)."""

    def again(self, waiting: list[int], answers: list[list[int]]) -> Remove:
        return Remove(waiting, answers)

    def ask_seat(self, lords: Lords, seat: int, so_far: list[int], asked: Question) -> None:
        if len(so_far) < most_removed(lords, seat):
            for card in own_cards(lords, seat):
                if lords.blocks.remove + card not in so_far:
                    asked.offer(lords.blocks.remove + card)
        asked.offer(lords.blocks.done)

    def complete(self, lords: Lords, seat: int, so_far: list[int]) -> bool:
        return len(so_far) > 0 and so_far[-1] == lords.blocks.done

    def always_asks(self) -> bool:
        """Who has named cards says when that is all, even after the last that may be named:
        until then any of them can be taken back."""
        return self.turned or bool(self.answers[self.seat])

    def reveal(self, lords: Lords, answers: list[list[int]]) -> None:
        counts = [0, 0]
        for seat in range(2):
            for option in answers[seat]:
                if option != lords.blocks.done:
                    card = option - lords.blocks.remove
                    lords.owner[card] = NONE
                    pool_of(lords, seat).append(card)
                    lords.tell("removed", seat, card)
                    counts[seat] += 1
        winner = lords.winner
        for seat in (winner, 1 - winner):
            if counts[seat]:
                lords.agenda.append(TakeBonus(seat, counts[seat]))

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        chosen = [option - lords.blocks.remove for option in self.answers[seat]]
        prompt.count("count", len(chosen))
        prompt.things("cards", "card", chosen)
        most = most_removed(lords, seat)
        prompt.count("most", most)
        prompt.word("more", "yes" if len(chosen) < most else "no")


def most_removed(lords: Lords, seat: int) -> int:
    """Five; none where a back has no bonus deck to exchange with."""
    deck = lords.content.decks[lords.houses[seat]]
    for other in lords.content.decks:
        if other.is_bonus and other.back == deck.back:
            return lords.content.most_removed
    return 0


class TakeBonus(Step[Lords]):
    """Take as many cards from the bonus deck as were removed; loser first (ML-MATCH-04 to 06)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, lords: Lords, asked: Question) -> None:
        for card in pool_of(lords, self.seat):
            asked.offer(lords.blocks.take + card)
        asked.refuse(lords.blocks.done, "take-all", "ML-MATCH-06", self.left)

    def take(self, lords: Lords, option: int) -> None:
        card = option - lords.blocks.take
        pool_of(lords, self.seat).remove(card)
        lords.owner[card] = self.seat
        lords.tell("took-bonus", self.seat, card)
        if self.left > 1:
            lords.agenda.append(TakeBonus(self.seat, self.left - 1))

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
