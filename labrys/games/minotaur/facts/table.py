"""The table of Minotaur Lords as plain data, drawn from a concealed position only."""

from __future__ import annotations

from labrys.games.minotaur.content.model import COLUMNS, Content
from labrys.games.minotaur.facts import types
from labrys.games.minotaur.rules.lords import NONE, SUPREMACY, Lords, Side
from labrys.games.minotaur.rules.options import PHASES
from labrys.games.minotaur.rules.power import account, power, totals
from labrys.kernel.view import View

HOW = ["", "supremacy", "empty deck", "concession", "draw"]


def table_of(view: View) -> types.Table:
    assert isinstance(view.concealed, Lords)
    return table(view.concealed)


def table(lords: Lords) -> types.Table:
    """Everything open, and the cards that its viewer may see."""
    sums = totals(lords)
    return {
        "game": lords.number,
        "match": lords.match,
        "wins": list(lords.wins),
        "drawn_games": lords.drawn_games,
        "winner": lords.winner if lords.winner != NONE else None,
        "how": HOW[lords.how],
        "turn": lords.turn,
        "turn_seat": lords.turn_seat if lords.turn_seat != NONE else None,
        "first": lords.first,
        "phase": PHASES[lords.phase] if lords.phase != NONE else None,
        "actions": lords.actions if 0 < lords.phase < SUPREMACY else None,
        "obligation_met": lords.met,
        "columns": [
            {
                "name": name,
                "counter": lords.counters[column] if lords.counters[column] != NONE else None,
                "totals": [sums[0][column], sums[1][column]],
                "exercised": bool(lords.exercised >> column & 1),
            }
            for column, name in enumerate(COLUMNS)
        ],
        "bonus": [[name_of(lords.content, card) for card in sorted(pool)] for pool in lords.bonus],
        "sides": [side_facts(lords, player) for player in (0, 1)],
    }


def name_of(content: Content, card: int) -> str:
    return content.cards[card].id if card >= 0 else "?"


def side_facts(lords: Lords, player: int) -> types.Side:
    side = lords.sides[player]
    content = lords.content
    return {
        "seat": player,
        "house": content.decks[lords.houses[player]].id,
        "hand": [name_of(content, card) for card in sorted(side.hand)],
        "deck": side.deck_size(),
        "under": [name_of(content, card) for card in side.under],
        "looking": [name_of(content, card) for card in sorted(side.looking)],
        "discard": [name_of(content, card) for card in side.discard],
        "gods": [card_facts(lords, card) for card in side.gods],
        "field": field(lords, side),
        "deck_list": [card.id for card in content.cards if lords.owner[card.number] == player],
    }


def field(lords: Lords, side: Side) -> dict[str, list[types.InPlay]]:
    """Cards by column, with their current power and the reasons for it."""
    facts: dict[str, list[types.InPlay]] = {name: [] for name in COLUMNS}
    for card in side.field:
        facts[COLUMNS[lords.column[card]]].append(card_facts(lords, card))
    return facts


def card_facts(lords: Lords, card: int) -> types.InPlay:
    data = lords.content.cards[card]
    used = lords.used[card] == lords.turn
    facts: types.InPlay = {"id": data.id, "curses": lords.curses[card], "used": used}
    if lords.column[card] != NONE:
        facts["power"] = power(lords, card)
        facts["why"] = [
            [name_of(lords.content, source) if source != NONE else "turn", amount]
            for source, amount in account(lords, card)
        ]
    return facts
