"""The Progress tracks (ledger 4.20). What their spaces give is content."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import TOP
from labrys.games.minos.rules import effects, palace
from labrys.games.minos.rules.clan import FROM_TRACKS, STEPS, more
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import DONE, DRAW_BOTH, PALACE
from labrys.kernel.question import Question
from labrys.kernel.step import Step

INFLUENCE: Final = 0
CULTURAL: Final = 1
POPULATION: Final = 2


def advance(minos: Minos, seat: int, track: int) -> None:
    """One step up and its benefit at once; beyond the top 3 VP (MIN-TRACK-01 to 05)."""
    clan = minos.clans[seat]
    if clan.track[track] >= TOP:
        minos.gain_vp(seat, minos.content.beyond_vp, FROM_TRACKS)
        return
    clan.track = more(clan.track, track, 1)
    space = clan.track[track]
    minos.changed |= STEPS
    minos.tell("stepped", seat, track, space)
    for effect in minos.content.track_effects[track][space]:
        for item in effect.gain:
            effects.give(minos, seat, item, FROM_TRACKS)


def raise_level(minos: Minos, seat: int, level: int) -> None:
    """A Special Ability reaches a level (MIN-ABIL-01); the first is 0 in a clan."""
    minos.clans[seat].level = level - 1
    minos.tell("ability-level", seat, level)


class Advance(Step[Minos]):
    """One step on a given track, as an effect gives it."""

    def __init__(self, owner: int, track: int) -> None:
        super().__init__()
        self.owner = owner
        self.track = track

    def run(self, minos: Minos) -> None:
        advance(minos, self.owner, self.track)


class CardsOrPalace(Step[Minos]):
    """Influence 3 and 6: one active and one Age II card, or one card to the Palace."""

    def ask(self, minos: Minos, asked: Question) -> None:
        if minos.decks[minos.age] or minos.decks[1]:
            asked.offer(DRAW_BOTH)
        else:
            asked.refuse(DRAW_BOTH, "deck-empty", "MIN-PREP-04")
        palace.ask(minos, self.seat, asked, False)
        asked.offer(DONE)

    def take(self, minos: Minos, option: int) -> None:
        if option == DRAW_BOTH:
            minos.draw_card(self.seat, minos.age)
            minos.draw_card(self.seat, 1)
        elif option != DONE:
            palace.put(minos, self.seat, option - PALACE, False)
