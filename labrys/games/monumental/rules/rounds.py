"""Rounds: three phases, the end of the round and of the game (ledger 4.3, 4.16, 4.18)."""

from __future__ import annotations

from labrys.games.monumental.content.language import RESOURCES
from labrys.games.monumental.rules import advantage, city, display, turn
from labrys.games.monumental.rules.duel import ACTIONS, ACTIVATION, END, Duel
from labrys.kernel.step import Step


class BeginRound(Step[Duel]):
    """City Activation, the First player first; then turns (MD-ROUND-01, MD-CITY-01)."""

    def run(self, duel: Duel) -> None:
        duel.round += 1
        duel.phase = ACTIVATION
        for realm in duel.realms:
            realm.passed = False
            realm.gained = [0] * RESOURCES
        duel.tell("round", duel.round, duel.first)
        duel.agenda.append(BeginActions())
        duel.agenda.append(BeginActivation(1 - duel.first))
        duel.agenda.append(BeginActivation(duel.first))


class BeginActivation(Step[Duel]):
    """A player's whole City Activation comes next (MD-CITY-01)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, duel: Duel) -> None:
        duel.turn = self.player
        duel.agenda.append(city.Activate(self.player))


class BeginActions(Step[Duel]):
    """Phase 2 begins when both have activated their City (MD-ROUND-01, MD-ACT-01)."""

    def run(self, duel: Duel) -> None:
        duel.phase = ACTIONS
        duel.agenda.append(turn.NextTurn(duel.first))


class EndRound(Step[Duel]):
    """Both have passed. The final round stops here (MD-END-03); else Cities, display, decay and
    marker, in this order (MD-ROUND-03)."""

    def run(self, duel: Duel) -> None:
        duel.phase = END
        for seat in range(2):
            turn.lose_basics(duel, seat)
        if duel.last_round:
            duel.tell("over")
            return
        duel.agenda.append(PassMarker())
        duel.agenda.append(advantage.Decay())
        duel.agenda.append(display.ReplenishDisplay())
        duel.agenda.append(city.Replenish(1 - duel.first))
        duel.agenda.append(city.Replenish(duel.first))


class PassMarker(Step[Duel]):
    """The First player marker goes to the other player, every round (MD-ROUND-15)."""

    def run(self, duel: Duel) -> None:
        duel.first = 1 - duel.first
        duel.agenda.append(BeginRound())
