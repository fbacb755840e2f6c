"""What a position of Minos is worth to a seat, in VP: for bots and for the game review."""

from __future__ import annotations

from labrys.games.minos.rules.clan import SA5, Clan, mark_of
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.rules.vases import met


def value(minos: Minos, seat: int) -> float:
    """Own worth less the worth of the strongest rival."""
    own = worth(minos, seat)
    others = [worth(minos, player) for player in range(minos.players) if player != seat]
    if minos.over:
        return own - max(others)
    return own - 0.6 * max(others)


def worth(minos: Minos, player: int) -> float:
    """VP now, VP to come at the scorings, and what the rest can still be turned into."""
    clan = minos.clans[player]
    if minos.over:
        return float(clan.vp)
    total = clan.vp + scorings(minos, player) + at_the_end(minos, clan)
    if not minos.is_rival(player):
        total += means(minos, clan) + progress(minos, player)
    return total


def rounds_left(minos: Minos) -> int:
    """Income steps still to come."""
    return 5 - max(1, minos.round)


def scorings(minos: Minos, player: int) -> float:
    """Farms and regions, once for each scoring ahead; far ones count a little less."""
    clan = minos.clans[player]
    content = minos.content
    mark = mark_of(clan.track[2])
    once = float(content.farm_vp[clan.farms])
    for region in minos.board.regions:
        if clan.warriors[region] == 0:
            continue
        if minos.dominates(player, region):
            once += content.dominance_vp[mark] + content.tower_bonus[clan.towers]
        else:
            once += content.presence_vp[mark]
    return once * (1.7 if minos.round <= 2 else 0.95)


def at_the_end(minos: Minos, clan: Clan) -> float:
    """Palace, played cards, Cities and Ships."""
    decrees = minos.content.decrees
    left = rounds_left(minos)
    total = 0.0
    for card in clan.palace:
        total += decrees[card].vp + 0.55 * left
    for card in clan.area:
        total += 1.0 + 0.5 * (decrees[card].vp - 1)
    total += sum(minos.content.city_vp[: clan.cities])
    total += sum(minos.content.ship_vp[: clan.ship_count()])
    return total


def means(minos: Minos, clan: Clan) -> float:
    """Coins, Weaponry, cards, Goods, Income and Warriors, by the time left to use them."""
    left = rounds_left(minos)
    ready = 0.2 + 0.1 * left
    total = (clan.coins + 1.2 * clan.weaponry) * ready
    total += len(clan.hand) * (0.25 + 0.25 * left)
    total += sum(clan.temps) * (0.2 + 0.2 * left)
    total += sum(clan.goods) * (0.4 * left)
    total += len(clan.trade) * (0.5 + 0.6 * min(left, 2))
    income = minos.content.income_coins[clan.income] * ready + minos.content.income_vp[clan.income]
    total += income * left * 0.9
    total += 0.35 * clan.reserves + 0.1 * len(clan.sea)
    if clan.ability == SA5 and clan.level == 2:
        total += 0.1 * (clan.coins + clan.weaponry + len(clan.hand))
    return total


def progress(minos: Minos, player: int) -> float:
    """Tracks, Ships on their way, Towers, and Vases within reach."""
    clan = minos.clans[player]
    left = rounds_left(minos)
    steps = clan.track[0] * 0.9 + clan.track[1] * 0.9 + clan.track[2] * 0.7
    total = steps * (0.4 + 0.3 * left)
    for route in range(3):
        space = clan.ships[route]
        if space:
            total += space * (0.4 + 0.5 * left)
    total += 0.6 * left * clan.towers
    for index in range(len(minos.vases)):
        if not clan.vases >> index & 1 and met(minos, player, minos.vases[index]):
            total += 7.0
    if minos.turn_seat == player and minos.turn_seat != NONE:
        total += 0.3 * len(minos.turn_traits)
    return total
