"""The Progress tracks (ledger 4.20)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import icons
from labrys.games.minos.options import DONE, DRAW_BOTH, PALACE
from labrys.games.minos.rules import palace, points
from labrys.games.minos.rules.clan import FROM_TRACKS, more
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.question import Question
from labrys.kernel.step import Step

INFLUENCE: Final = 0
CULTURAL: Final = 1
POPULATION: Final = 2
TOP: Final = 8


def advance(minos: Minos, seat: int, track: int) -> None:
    """One step up and its benefit at once; beyond the top 3 VP (MIN-TRACK-01, 05)."""
    clan = minos.clans[seat]
    if clan.track[track] >= TOP:
        minos.gain_vp(seat, minos.content.beyond_vp, FROM_TRACKS)
        return
    clan.track = more(clan.track, track, 1)
    space = clan.track[track]
    minos.vases_due = True
    minos.tell("stepped", seat, track, space)
    if space == TOP:
        minos.gain_vp(seat, minos.content.top_vp[track], FROM_TRACKS)
    elif track == INFLUENCE:
        influence(minos, seat, space)
    elif track == CULTURAL:
        cultural(minos, seat, space)
    else:
        population(minos, seat, space)


def influence(minos: Minos, seat: int, space: int) -> None:
    """Coins, and cards or a Palace placement (MIN-TRACK-02)."""
    if space == 3 or space == 6:
        minos.agenda.append(CardsOrPalace(seat))
    else:
        minos.gain_coins(seat, minos.content.influence_coins.get(space, 0))


def cultural(minos: Minos, seat: int, space: int) -> None:
    """Goods, Ability levels and Build points (MIN-TRACK-03, MIN-ABIL-01)."""
    if space == 1:
        minos.give_random_good(seat)
    elif space == 2 or space == 5:
        clan = minos.clans[seat]
        clan.level += 1
        minos.tell("ability-level", seat, clan.level + 1)
    elif space == 3 or space == 6:
        points.start(minos, seat, icons.BUILD, 1, True)
    elif space == 4:
        points.start(minos, seat, icons.GOOD, 1, False)
    else:
        points.start(minos, seat, points.BUILD_FREE, 1, True)


def population(minos: Minos, seat: int, space: int) -> None:
    """Warriors and Weaponry (MIN-TRACK-04)."""
    if space == 1 or space == 4:
        minos.tell("gained-warriors", seat, minos.clans[seat].gain_warriors(2))
    if space == 4:
        points.start(minos, seat, icons.PLACE, 1, False)
    minos.gain_weaponry(seat, minos.content.population_weaponry.get(space, 0))


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
