"""The table of Monumental Duel as plain data, drawn from a concealed position only."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import NONE, STOCK
from labrys.games.monumental.content.model import COLUMNS, ROWS, SPACES
from labrys.games.monumental.facts import types
from labrys.games.monumental.rules.display import goes_away
from labrys.games.monumental.rules.duel import PHASES, Duel
from labrys.games.monumental.rules.options import (
    POLICY_PLACE,
    SCOUT_PLACE,
    UNDER,
    WARLORD_PLACE,
)
from labrys.games.monumental.rules.prices import Prices, policy_price, top_province
from labrys.games.monumental.rules.scoring import SOURCES, account, dominance
from labrys.kernel.view import View

DICE: Final = 6
LINES: Final = [*ROWS, *COLUMNS]


def table_of(view: View) -> types.Table:
    assert isinstance(view.concealed, Duel)
    return table(view.concealed)


def table(duel: Duel) -> types.Table:
    """Everything open, and what its viewer may look through."""
    prices = [Prices(duel, 0), Prices(duel, 1)]
    goes = goes_away(duel)
    return {
        "round": duel.round,
        "phase": PHASES[duel.phase],
        "first": duel.first if duel.first != NONE else None,
        "turn": duel.turn if duel.turn != NONE else None,
        "last_round": duel.last_round,
        "packs": [duel.content.packs[pack].id for pack in duel.packs],
        "display": [
            {
                "card": name(duel, card) if card != NONE else None,
                "prices": card_prices(duel, prices, card, False),
                "goes": card in goes,
            }
            for card in duel.display
        ],
        "deck": sum(len(era) for era in duel.eras),
        "eras": [names(duel, sorted(era)) for era in duel.eras],
        "separators": duel.separators.bit_count(),
        "washed": names(duel, duel.washed[::-1]),
        "piles": [
            {
                "card": name(duel, card),
                "left": duel.piles[index],
                "prices": card_prices(duel, prices, card, False),
            }
            for index, card in enumerate(duel.content.basics)
        ],
        "unrest": duel.unrest,
        "dice": DICE - duel.realms[0].dice - duel.realms[1].dice,
        "advantage": {
            "holder": duel.holder if duel.holder != NONE else None,
            "type": STOCK[duel.adv_type] if duel.adv_type != NONE else None,
            "tokens": duel.adv_tokens,
        },
        "rolled": list(duel.rolled),
        "choosing_payment": duel.choosing,
        "realms": [realm_facts(duel, seat, prices) for seat in range(2)],
    }


def name(duel: Duel, card: int) -> str:
    return duel.content.cards[card].id if card >= 0 else "?"


def names(duel: Duel, cards: list[int]) -> list[str]:
    return [name(duel, card) for card in cards]


def card_prices(duel: Duel, prices: list[Prices], card: int, reserved: bool) -> list[int]:
    """What a card would cost each seat now."""
    if card == NONE:
        return []
    return [each.of_card(duel.content.cards[card], reserved) for each in prices]


def realm_facts(duel: Duel, seat: int, prices: list[Prices]) -> types.Realm:
    realm = duel.realms[seat]
    content = duel.content
    people = realm.civilization
    wonder = realm.wonder
    top = top_province(duel, seat)
    return {
        "seat": seat,
        "civilization": people.id,
        "city": [space_facts(duel, seat, space) for space in range(SPACES)],
        "known": names(duel, realm.known[::-1]),
        "deck": realm.deck_size(),
        "deck_cards": names(duel, sorted(realm.deck)),
        "discard": names(duel, realm.discard[::-1]),
        "drawn": names(duel, realm.drawn),
        "archived": names(duel, realm.archived),
        "culture": names(duel, sorted(realm.culture)),
        "policies": [policy_facts(duel, seat, number) for number in range(len(realm.policies))],
        "policy_price": policy_price(duel, seat),
        "provinces": names(duel, realm.provinces[::-1]),
        "conquest_price": prices[1 - seat].of_conquest(top) if top != NONE else None,
        "wonder": name(duel, wonder) if wonder != NONE else None,
        "wonder_price": (
            prices[seat].of_completing(content.cards[wonder]) if wonder != NONE else None
        ),
        "reserved": names(duel, realm.reserved),
        "supply": dict(zip(STOCK, realm.supply)),
        "gained": dict(zip(STOCK, realm.gained)),
        "dice": realm.dice,
        "espionage": name(duel, realm.spying) if realm.spying != NONE else "?",
        "espionage_stack": names(duel, content.espionage),
        "scout": name(duel, people.scout),
        "scout_token": realm.tokens[SCOUT_PLACE] != 0,
        "warlord": name(duel, people.warlord),
        "warlord_token": realm.tokens[WARLORD_PLACE] != 0,
        "passed": realm.passed,
        "knowledges": realm.knowledges,
        "wonders": realm.wonders,
        "unrests": realm.unrests,
        "settled": len(realm.settled),
        "points": dict(zip(SOURCES, account(duel, seat))),
        "leads": dominance(duel)[seat],
    }


def space_facts(duel: Duel, seat: int, space: int) -> types.Space:
    realm = duel.realms[seat]
    card, under = realm.tops[space], realm.unders[space]
    return {
        "space": space + 1,
        "card": name(duel, card) if card != NONE else None,
        "knowledge": name(duel, under) if under != NONE else None,
        "activated": realm.is_turned(space),
        "card_token": realm.tokens[space] != 0,
        "knowledge_token": realm.tokens[UNDER + space] != 0,
    }


def policy_facts(duel: Duel, seat: int, number: int) -> types.Policy:
    realm = duel.realms[seat]
    return {
        "card": name(duel, realm.policies[number]),
        "line": LINES[realm.lines[number]] if realm.lines else None,
        "active": realm.policy_active(number),
        "token": realm.tokens[POLICY_PLACE + number] != 0,
    }
