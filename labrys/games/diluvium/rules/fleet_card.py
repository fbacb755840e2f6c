"""The Fleet's cards, and what it does with what it gains (DIL-SOLO-05, -07, -08, -14)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import CRAFT, NONE, RUINS, WEAPONS, FleetCard
from labrys.games.diluvium.rules.empire import FROM_CARDS, FROM_SALES
from labrys.games.diluvium.rules.sea import Sea


def next_card(sea: Sea) -> FleetCard:
    """Reveal the next Fleet card; used ones are shuffled again when none is left, except one that
    is still being resolved (DIL-SOLO-05)."""
    deck = sea.fleet_deck[:]
    used = sea.fleet_used
    if not deck:
        resolving = used[-1:] if sea.fleet_card != NONE else []
        deck = used[: len(used) - len(resolving)]
        used = resolving
    number = sea.chance.draw(deck, sea.blocks.out_fleet)
    sea.fleet_deck = deck
    sea.fleet_used = [*used, number]
    return sea.content.fleet[number]


def bid(sea: Sea, player: int) -> int:
    """The human has locked a bid; the next card gives the Fleet's, limited by the Weapons it
    keeps. That card is used up (DIL-SOLO-14)."""
    resolving = sea.fleet_card
    card = next_card(sea)
    if resolving != NONE:
        # The card of the Fleet's turn stays the one that is being resolved.
        used = sea.fleet_used[:-1]
        used.remove(resolving)
        sea.fleet_used = [*used, card.number, resolving]
    return min(card.bid, sea.empires[player].rack[WEAPONS])


def fleet_gains(sea: Sea, player: int, kind: int, amount: int) -> int:
    """Tokens leave the tray: Food is discarded, Craft too but for Gold, Weapons are kept up to a
    limit (DIL-SOLO-07); a Ruins Card is discarded for Gold (DIL-SOLO-08)."""
    if kind == RUINS:
        fleet_draws(sea, player)
        return 0
    amount = sea.gain_tokens(player, kind, amount)
    empire = sea.empires[player]
    if kind == WEAPONS:
        give_back = max(0, empire.rack[WEAPONS] - sea.content.fleet_weapons)
    else:
        give_back = amount
    sea.spend(player, kind, give_back)
    if kind == CRAFT:
        sea.gain_gold(player, amount * sea.content.fleet_craft_gold, FROM_SALES)
    return amount


def fleet_draws(sea: Sea, player: int) -> None:
    sea.mend_deck()
    if not sea.deck:
        return
    card = sea.chance.draw(sea.deck, sea.blocks.out_card)
    sea.discard_card(card)
    sea.tell("fleet-ruins", player, card)
    sea.gain_gold(player, sea.content.fleet_ruins_gold, FROM_CARDS)
