"""Active texts: clauses resolved left to right, each as far as possible (ledger 7.3)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import (
    ALL,
    BOOST,
    BOUNCE,
    COPY,
    CURSE,
    DIG,
    DISCARD,
    DRAW,
    EXERCISE,
    EXTRA,
    FROM_CURSE,
    FROM_DISCARD,
    HANDLOSS,
    MILL,
    MOVE,
    PEEK,
    PICK_COLUMN,
    PICK_REGION,
    RECOVER,
    UNCURSE,
    Clause,
)
from labrys.games.minotaur.rules import picks, piles, play, power, supremacy
from labrys.games.minotaur.rules.lords import UNLIMITED, Lords
from labrys.kernel.step import Step


def begin(lords: Lords, seat: int, source: int, clauses: list[Clause]) -> None:
    """Begin a text; it is finished even if its source leaves play meanwhile (ML-RULE-46)."""
    lords.agenda.append(Text(seat, source, lords.column[source], clauses))


class Text(Step[Lords]):
    """The clauses of a text that are still to come. `place` is the source's column as the
    text began."""

    def __init__(self, player: int, source: int, place: int, clauses: list[Clause]) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.place = place
        self.clauses = clauses

    def run(self, lords: Lords) -> None:
        if len(self.clauses) > 1:
            rest = self.clauses[1:]
            lords.agenda.append(Text(self.player, self.source, self.place, rest))
        resolve(lords, self.player, self.source, self.place, self.clauses[0])


def resolve(lords: Lords, seat: int, source: int, place: int, clause: Clause) -> None:
    """One clause: by picking cards, or with no pick at all."""
    code = clause.code
    lords.worked |= 1 << code
    if code <= BOOST or code == COPY:
        if clause.sel.where == PICK_COLUMN or clause.sel.where == PICK_REGION:
            lords.agenda.append(picks.PickPlace(seat, source, clause))
        else:
            on_cards(lords, seat, source, place, clause)
    elif code == DRAW:
        lords.agenda.append(piles.DrawSome(seat, clause.number))
    elif code == MILL:
        lords.mill(1 - seat, clause.number)
    elif code == DIG:
        lords.agenda.append(piles.Dig(seat, clause))
    elif code == PEEK:
        lords.agenda.append(piles.Peek(seat, clause.count))
    elif code == HANDLOSS:
        loser = seat if clause.flag == 0 else 1 - seat
        must = clause.mandatory or loser != seat
        number = min(clause.number, len(lords.sides[loser].hand))
        if number:
            lords.agenda.append(piles.HandLoss(loser, number, must))
    elif code == RECOVER:
        lords.agenda.append(piles.Recover(seat, clause, clause.number, []))
    elif code == EXTRA:
        lords.extra[clause.phase] += clause.number
        if clause.phase == lords.phase and lords.actions != UNLIMITED:
            lords.actions += clause.number
    elif code == EXERCISE:
        lords.agenda.append(supremacy.ExerciseOne(seat))


def on_cards(lords: Lords, seat: int, source: int, place: int, clause: Clause) -> None:
    """A clause about cards in play: all that match, or a pick among them."""
    if clause.code == BOOST or clause.count == ALL:
        cards = candidates(lords, seat, source, place, clause)
        strike(lords, seat, source, place, clause, cards)
    else:
        lords.agenda.append(picks.Pick(seat, source, place, clause, []))


def candidates(lords: Lords, seat: int, source: int, place: int, clause: Clause) -> list[int]:
    """The cards a clause may choose or hit now."""
    found: list[int] = []
    for card in power.in_play(lords):
        if power.matches(lords, seat, source, place, clause.sel, card):
            if fits(lords, seat, clause, card):
                found.append(card)
    return found


def fits(lords: Lords, seat: int, clause: Clause, card: int) -> bool:
    """Whether a matching card can be chosen for what the clause does."""
    code = clause.code
    if code == CURSE:
        return not power.immune(lords, card, FROM_CURSE, seat)
    if code == DISCARD:
        return not power.immune(lords, card, FROM_DISCARD, seat)
    if code == UNCURSE:
        return lords.curses[card] > 0
    if code == BOOST:
        return lords.curses[card] == 0
    if code == MOVE:
        return len(picks.destinations(lords, card)) > 0
    if code == COPY:
        return lords.curses[card] == 0 and copyable(lords, card)
    return True


def copyable(lords: Lords, card: int) -> bool:
    """An active text other than COPY."""
    active = lords.content.cards[card].active
    if not active:
        return False
    for clause in active:
        if clause.code == COPY:
            return False
    return True


def strike(
    lords: Lords, seat: int, source: int, place: int, clause: Clause, cards: list[int]
) -> None:
    """Hit all chosen cards together (ML-RULE-46)."""
    code = clause.code
    if code == MOVE:
        lords.agenda.append(picks.Destination(seat, cards[0]))
        return
    if code == COPY:
        lords.tell("copied", seat, cards[0])
        lords.agenda.append(Text(seat, source, place, lords.content.cards[cards[0]].active))
        return
    for card in cards:
        if code == CURSE:
            curse(lords, seat, card)
        elif code == UNCURSE:
            lords.curses[card] -= 1
            lords.tell("uncursed", seat, card)
        elif code == DISCARD:
            play.out_of_play(lords, card)
        elif code == BOUNCE:
            lords.leave_play(card)
            lords.to_hand(card)
            lords.tell("bounced", lords.owner[card], card)
        elif code == BOOST:
            lords.boost[card] += clause.number
            lords.tell("boosted", seat, card, clause.number)


def curse(lords: Lords, seat: int, card: int) -> None:
    """One more counter; counters never run out (ML-CURSE-01, 03, ML-RULE-30)."""
    lords.curses[card] += 1
    lords.tell("cursed", seat, card)


def move(lords: Lords, seat: int, card: int, column: int) -> None:
    """Counters stay, active text is not used again (ML-RULE-26)."""
    lords.column[card] = column
    lords.tell("moved", seat, card, column)
