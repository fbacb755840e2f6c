"""The turn: act or refresh, the three action phases, the obligation (ledger 4.2 to 4.4, 4.6)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import FATE, GOD
from labrys.games.minotaur.content.model import COLUMNS, KIND_OF
from labrys.games.minotaur.rules import end, play, power, refresh, supremacy
from labrys.games.minotaur.rules.lords import NONE, UNLIMITED, Lords
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class StartTurn(Step[Lords]):
    """The win check, then the choice of act or refresh (ML-TURN-02)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, lords: Lords) -> None:
        lords.turn_seat = self.player
        how = end.won(lords, self.player)
        if how:
            end.finish(lords, self.player, how)
            return
        if lords.turn >= lords.content.last_turn:
            end.finish_drawn(lords)
            return
        lords.turn += 1
        lords.met = False
        lords.skipped = 0
        lords.extra = [0, 0, 0]
        lords.exercised = 0
        lords.tell("turn", lords.turn, self.player)
        lords.agenda.append(ChooseOption(self.player))


class ChooseOption(Step[Lords]):
    """Act or refresh; the first player of a game names the phases to skip (ML-TURN-09, 10)."""

    def ask(self, lords: Lords, asked: Question) -> None:
        blocks = lords.blocks
        if must_skip(lords):
            skipped = lords.content.skipped_phases
            asked.refuse(blocks.act, "first-turn", "ML-TURN-09", skipped)
            for index in range(len(blocks.skips)):
                asked.offer(blocks.act_skipping + index)
        else:
            asked.offer(blocks.act)
        asked.offer(blocks.refresh)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.refresh:
            lords.tell("refreshes", self.seat)
            lords.agenda.append(EndTurn())
            lords.agenda.append(refresh.Refresh(self.seat, []))
            return
        if option != lords.blocks.act:
            index = option - lords.blocks.act_skipping
            for phase in lords.blocks.skips[index]:
                lords.skipped |= 1 << phase
            lords.tell("skips", self.seat, index)
        lords.agenda.append(EndTurn())
        lords.agenda.append(Obligation(self.seat))
        lords.agenda.append(supremacy.Determine(self.seat))
        for phase in (2, 1, 0):
            lords.agenda.append(BeginPhase(self.seat, phase))

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.word("first", "yes" if must_skip(lords) else "no")
        prompt.count("count", lords.content.skipped_phases)


def must_skip(lords: Lords) -> bool:
    """Whether the player to act is the first of the game, in the first turn (ML-TURN-09, 11)."""
    return lords.turn == 1 and bool(lords.blocks.skips)


class BeginPhase(Step[Lords]):
    """Open an action phase: any number of actions in phase 0, else one and those that cards
    add (ML-PHASE-02 to 04)."""

    def __init__(self, player: int, phase: int) -> None:
        super().__init__()
        self.player = player
        self.phase = phase

    def run(self, lords: Lords) -> None:
        lords.phase = self.phase
        if lords.skipped >> self.phase & 1:
            return
        lords.actions = UNLIMITED
        if self.phase > 0:
            more = power.more_actions(lords, self.player, self.phase)
            lords.actions = 1 + more + lords.extra[self.phase]
        lords.agenda.append(Phase(self.player))


class Phase(Step[Lords]):
    """One action: play, activate or uncurse a card of the phase, or pass (ML-PHASE-05, 06)."""

    def ask(self, lords: Lords, asked: Question) -> None:
        if lords.actions != 0:
            self.ask_plays(lords, asked)
            self.ask_activations(lords, asked)
            self.ask_uncurses(lords, asked)
        elif asked.wants_refusals:
            self.refuse_all(lords, asked)
        asked.offer(lords.blocks.pass_)

    def ask_plays(self, lords: Lords, asked: Question) -> None:
        blocks = lords.blocks
        for card in lords.sides[self.seat].hand:
            data = lords.content.cards[card]
            if data.phase != lords.phase:
                if asked.wants_refusals:
                    asked.refuse(first_play(lords, card), "phase", "ML-PLAY-01", what=data.phase)
            elif data.type == GOD or data.type == FATE:
                asked.offer(blocks.play + card)
            else:
                for column in range(6):
                    self.ask_column(lords, asked, card, column)

    def ask_column(self, lords: Lords, asked: Question, card: int, column: int) -> None:
        """A column of the card's icons, not locked by the opponent (ML-PLAY-02)."""
        data = lords.content.cards[card]
        option = lords.blocks.enter + card * len(COLUMNS) + column
        if not data.icons >> KIND_OF[column] & 1:
            asked.refuse(option, "icon", "ML-PLAY-02", what=column)
        elif power.locked(lords, self.seat, column, data.type):
            asked.refuse(option, "locked", "ML-RULE-44", what=column)
        else:
            asked.offer(option)

    def ask_activations(self, lords: Lords, asked: Question) -> None:
        """An own uncursed card with active text, once a turn (ML-ACTIVATE-04, 06, 07)."""
        side = lords.sides[self.seat]
        for card in side.field + side.gods:
            data = lords.content.cards[card]
            if not data.active:
                continue
            option = lords.blocks.activate + card
            if data.phase != lords.phase:
                asked.refuse(option, "phase", "ML-ACTIVATE-07", what=data.phase)
            elif lords.curses[card]:
                asked.refuse(option, "cursed", "ML-ACTIVATE-07", lords.curses[card])
            elif lords.used[card] == lords.turn:
                asked.refuse(option, "used", "ML-ACTIVATE-06")
            else:
                asked.offer(option)

    def ask_uncurses(self, lords: Lords, asked: Question) -> None:
        """One counter off an own card of the phase (ML-CURSE-05, ML-CURSE-09)."""
        side = lords.sides[self.seat]
        for card in side.field + side.gods:
            if lords.curses[card] == 0:
                continue
            option = lords.blocks.uncurse + card
            if lords.content.cards[card].phase != lords.phase:
                phase = lords.content.cards[card].phase
                asked.refuse(option, "phase", "ML-CURSE-09", what=phase)
            else:
                asked.offer(option)

    def refuse_all(self, lords: Lords, asked: Question) -> None:
        for card in lords.sides[self.seat].hand:
            asked.refuse(first_play(lords, card), "no-actions", "ML-PHASE-08")

    def take(self, lords: Lords, option: int) -> None:
        blocks = lords.blocks
        if option == blocks.pass_:
            return
        lords.agenda.append(Phase(self.seat))
        if lords.actions != UNLIMITED:
            lords.actions -= 1
        if blocks.enter <= option < blocks.play:
            choice = option - blocks.enter
            play.enter(lords, self.seat, choice // len(COLUMNS), choice % len(COLUMNS))
        elif blocks.play <= option < blocks.activate:
            play.play(lords, self.seat, option - blocks.play)
        elif blocks.activate <= option < blocks.uncurse:
            play.activate(lords, self.seat, option - blocks.activate)
        else:
            card = option - blocks.uncurse
            lords.curses[card] -= 1
            lords.tell("uncursed", self.seat, card)
            play.passive_works(lords, card)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("phase", lords.phase)
        prompt.count("count", lords.actions)


def first_play(lords: Lords, card: int) -> int:
    """The option that stands for playing a card, whatever its column."""
    data = lords.content.cards[card]
    if data.type == GOD or data.type == FATE:
        return lords.blocks.play + card
    for column in range(6):
        if data.icons >> KIND_OF[column] & 1:
            return lords.blocks.enter + card * len(COLUMNS) + column
    return lords.blocks.play + card


class Obligation(Step[Lords]):
    """No card left the hand this turn: discard one, if there is one (ML-TURN-05, 06, 08)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, lords: Lords) -> None:
        lords.phase = NONE
        if not lords.met and lords.sides[self.player].hand:
            lords.agenda.append(DiscardOne(self.player))


class DiscardOne(Step[Lords]):
    """Discard exactly one card of choice (ML-TURN-06, ML-RULE-01)."""

    def ask(self, lords: Lords, asked: Question) -> None:
        for card in lords.sides[self.seat].hand:
            asked.offer(lords.blocks.discard + card)

    def take(self, lords: Lords, option: int) -> None:
        lords.discard_from_hand(self.seat, option - lords.blocks.discard)


class EndTurn(Step[Lords]):
    """Bonuses until end of turn end; the other player's turn begins (ML-TURN-01, 02)."""

    def run(self, lords: Lords) -> None:
        lords.phase = NONE
        for side in lords.sides:
            for card in side.field:
                lords.boost[card] = 0
        lords.agenda.append(StartTurn(1 - lords.turn_seat))
