"""A view of Monumental Duel as numbers, drawn from a concealed position only."""

from __future__ import annotations

from labrys.games.monumental.content.language import BASIC, RESOURCES
from labrys.games.monumental.content.model import LINES, POLICIES, SPACES
from labrys.games.monumental.rules.duel import PHASES, Duel
from labrys.games.monumental.rules.options import DICE, PLACES
from labrys.games.monumental.rules.scoring import CATEGORIES, SOURCES, account, counts
from labrys.kernel.observation import Observation


def observe(duel: Duel, out: Observation) -> None:
    """Everything open, and what the viewer may look through."""
    common(duel, out)
    for place, player in enumerate(out.turned()):
        realm(duel, player, place, out)


def common(duel: Duel, out: Observation) -> None:
    cards = len(duel.content.cards)
    out.number("round", duel.round)
    out.one_of("phase", duel.phase, len(PHASES))
    out.owner("first", duel.first)
    out.owner("turn", duel.turn)
    out.number("last round", int(duel.last_round))
    out.number("choosing", int(duel.choosing))
    out.each_one_of("display", duel.display, len(duel.display), cards)
    for era in range(len(duel.eras)):
        out.count(f"era {era + 1}", duel.eras[era], cards)
    out.number("separators", duel.separators)
    out.count("washed", duel.washed, cards)
    out.several("piles", duel.piles, len(duel.content.basics))
    out.number("unrest", duel.unrest)
    out.owner("advantage", duel.holder)
    out.one_of("advantage type", duel.adv_type, BASIC)
    out.number("advantage tokens", duel.adv_tokens)
    out.several("rolled", duel.rolled, DICE)


def realm(duel: Duel, player: int, place: int, out: Observation) -> None:
    """One player's side; player 0 is the viewer."""
    name = f"player {place} "
    own = duel.realms[player]
    cards = len(duel.content.cards)
    out.one_of(name + "civilization", own.civilization.number, len(duel.content.civilizations))
    out.each_one_of(name + "city", own.tops, SPACES, cards)
    out.each_one_of(name + "knowledges", own.unders, SPACES, cards)
    out.several(name + "activated", [own.turned >> s & 1 for s in range(SPACES)], SPACES)
    out.several(name + "tokens", own.tokens, PLACES)
    out.number(name + "deck size", own.deck_size())
    out.count(name + "deck", own.deck, cards)
    out.count(name + "known", own.known, cards)
    out.one_of(name + "top", own.known[-1] if own.known else -1, cards)
    out.count(name + "discard", own.discard, cards)
    out.number(name + "discard size", len(own.discard))
    out.count(name + "drawn", own.drawn, cards)
    out.count(name + "archived", own.archived, cards)
    out.each_one_of(name + "policies", own.policies, POLICIES, cards)
    out.each_one_of(name + "lines", own.lines, POLICIES, LINES)
    out.number(name + "active", own.active)
    out.count(name + "provinces", own.provinces, cards)
    top = own.provinces[::-1][:3]
    out.each_one_of(name + "top provinces", top, 3, cards)
    out.one_of(name + "wonder", own.wonder, cards)
    out.count(name + "reserved", own.reserved, cards)
    out.several(name + "supply", own.supply, RESOURCES)
    out.several(name + "gained", own.gained, RESOURCES)
    out.number(name + "dice", own.dice)
    out.one_of(name + "espionage", own.spying, cards)
    out.number(name + "passed", int(own.passed))
    out.several(name + "counts", counts(duel, player), CATEGORIES)
    out.several(name + "points", account(duel, player), len(SOURCES))
