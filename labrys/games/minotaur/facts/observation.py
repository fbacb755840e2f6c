"""A view of Minotaur Lords as numbers, drawn from a concealed position only."""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.content.model import COLUMNS
from labrys.games.minotaur.rules.lords import BY_DRAW, NONE, Lords
from labrys.games.minotaur.rules.power import power, totals
from labrys.kernel.observation import Observation

PHASES: Final = 4


def observe(lords: Lords, out: Observation) -> None:
    """Everything open, and the seat's own cards."""
    match(lords, out)
    columns(lords, out)
    cards(lords, out)
    for place, player in enumerate(out.turned()):
        side(lords, player, place, out)


def match(lords: Lords, out: Observation) -> None:
    out.number("match", int(lords.match))
    out.number("game", lords.number)
    out.of_players("wins", lords.wins)
    out.number("drawn games", lords.drawn_games)
    out.owner("winner", lords.winner)
    out.one_of("how", lords.how - 1, BY_DRAW)
    out.number("turn", lords.turn)
    out.owner("turn of", lords.turn_seat)
    out.owner("first", lords.first)
    out.one_of("phase", lords.phase, PHASES)
    out.number("actions", lords.actions)
    out.number("obligation met", int(lords.met))


def columns(lords: Lords, out: Observation) -> None:
    sums = totals(lords)
    out.owners("counters", lords.counters)
    for place, player in enumerate(out.turned()):
        out.several(f"totals {place}", sums[player], len(COLUMNS))
    exercised = [lords.exercised >> column & 1 for column in range(len(COLUMNS))]
    out.several("exercised", exercised, len(COLUMNS))


def cards(lords: Lords, out: Observation) -> None:
    """Of each card in the box: curses, power where it lies in a column, and its use this turn."""
    count = len(lords.content.cards)
    strength = [0] * count
    used = [0] * count
    for own in lords.sides:
        for card in own.field + own.gods:
            used[card] = int(lords.used[card] == lords.turn)
            if lords.column[card] != NONE:
                strength[card] = power(lords, card)
    out.several("curses", lords.curses, count)
    out.several("power", strength, count)
    out.several("used", used, count)
    for pool, pile in enumerate(lords.bonus):
        out.count(f"bonus {pool}", pile, count)


def side(lords: Lords, player: int, place: int, out: Observation) -> None:
    """One player's cards; player 0 is the viewer."""
    name = f"player {place} "
    own = lords.sides[player]
    count = len(lords.content.cards)
    out.one_of(name + "house", lords.houses[player], len(lords.content.decks))
    out.several(name + "deck list", [int(owner == player) for owner in lords.owner], count)
    out.count(name + "hand", own.hand, count)
    out.number(name + "hand size", len(own.hand))
    out.number(name + "deck", own.deck_size())
    out.count(name + "under", own.under, count)
    out.count(name + "looking", own.looking, count)
    out.count(name + "discard", own.discard, count)
    out.count(name + "gods", own.gods, count)
    for column, label in enumerate(COLUMNS):
        there = [card for card in own.field if lords.column[card] == column]
        out.count(name + label, there, count)
