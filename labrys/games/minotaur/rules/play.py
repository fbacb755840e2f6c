"""Playing and activating cards, and how cards leave play (ledger 4.4 to 4.7)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import GOD, LEADER
from labrys.games.minotaur.rules import power, text
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def enter(lords: Lords, seat: int, card: int, column: int) -> None:
    """A minion, building or leader enters a column; an own leader there leaves first
    (ML-PLAY-04, ML-LEADER-03, ML-RULE-17)."""
    lords.leave_hand(seat, card)
    lords.met = True
    if lords.content.cards[card].type == LEADER:
        earlier = lords.leader_in(seat, column)
        if earlier != NONE:
            out_of_play(lords, earlier)
    lords.sides[seat].field.append(card)
    lords.column[card] = column
    lords.curses[card] = power.arrival_curses(lords, seat, card)
    lords.used[card] = 0
    lords.boost[card] = 0
    lords.played |= 1 << card
    lords.tell("entered", seat, card, column, lords.curses[card])
    passive_works(lords, card)
    arrive(lords, seat, card)


def play(lords: Lords, seat: int, card: int) -> None:
    """A god goes to the centre, a fate takes effect and is discarded (ML-GOD, ML-FATE)."""
    lords.leave_hand(seat, card)
    lords.met = True
    lords.played |= 1 << card
    lords.tell("played", seat, card)
    if lords.content.cards[card].type != GOD:
        lords.agenda.append(FateSpent(card))
        text.begin(lords, seat, card, lords.content.cards[card].active)
        return
    for god in list(lords.sides[1 - seat].gods):
        out_of_play(lords, god)
    earlier = list(lords.sides[seat].gods)
    lords.sides[seat].gods.append(card)
    lords.used[card] = 0
    passive_works(lords, card)
    lords.agenda.append(Arrive(seat, card))
    if len(earlier) >= lords.content.most_gods:
        lords.agenda.append(ReplaceGod(seat, earlier))


def arrive(lords: Lords, seat: int, card: int) -> None:
    """Active text works once on arrival, unless the card arrives cursed (ML-PLAY-05)."""
    if lords.curses[card] == 0 and lords.content.cards[card].active:
        use_text(lords, seat, card)


def passive_works(lords: Lords, card: int) -> None:
    """Note that a card's passive text has come to work."""
    if lords.curses[card] == 0:
        for clause in lords.content.cards[card].passive:
            lords.worked |= 1 << clause.code


def use_text(lords: Lords, seat: int, card: int) -> None:
    lords.used[card] = lords.turn
    text.begin(lords, seat, card, lords.content.cards[card].active)


def activate(lords: Lords, seat: int, card: int) -> None:
    """One more use of an active text, for an action (ML-ACTIVATE-03, 04)."""
    lords.tell("activated", seat, card)
    use_text(lords, seat, card)


def out_of_play(lords: Lords, card: int) -> None:
    """From play to the owner's discard pile, or by REBIRTH to the hand (ML-RULE-50)."""
    reborn = power.reborn(lords, card)
    lords.leave_play(card)
    if reborn:
        lords.to_hand(card)
        lords.tell("reborn", lords.owner[card], card)
    else:
        lords.to_discard(card)
        lords.tell("lost", lords.owner[card], card)


class Arrive(Step[Lords]):
    """A god's text, once there is room for it (ML-GOD-04)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, lords: Lords) -> None:
        arrive(lords, self.player, self.card)


class ReplaceGod(Step[Lords]):
    """A fourth god: one of the three earlier ones is discarded (ML-GOD-03, ML-RULE-18)."""

    def __init__(self, seat: int, earlier: list[int]) -> None:
        super().__init__(seat)
        self.earlier = earlier

    def ask(self, lords: Lords, asked: Question) -> None:
        for god in self.earlier:
            asked.offer(lords.blocks.target + god)

    def take(self, lords: Lords, option: int) -> None:
        out_of_play(lords, option - lords.blocks.target)


class FateSpent(Step[Lords]):
    """After its effect a fate goes to its owner's discard pile (ML-FATE-02)."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, lords: Lords) -> None:
        lords.to_discard(self.card)
