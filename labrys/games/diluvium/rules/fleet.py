"""The Drowned Fleet: how the solo rival plays its turn (ledger 8.2)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import (
    ACTIONS,
    ENGAGE,
    EXPLORE,
    ISLANDS,
    MILITARY_EFFECT,
    NONE,
    PRODUCE,
    RESOURCES,
    RUINS,
    SETTLE,
    SETTLER_EFFECT,
    WEAPONS,
    FleetCard,
)
from labrys.games.diluvium.rules import engage
from labrys.games.diluvium.rules.empire import FROM_BONUS, FROM_SPACES
from labrys.games.diluvium.rules.explore import can_mark, take_marker
from labrys.games.diluvium.rules.fleet_card import fleet_gains, next_card
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.produce import producing_places, yields
from labrys.games.diluvium.rules.routes import FAR, may_stop, move_ship, ship_at, steps_from
from labrys.games.diluvium.rules.sea import EXPLORER, FREE, WARSHIP, Sea
from labrys.games.diluvium.rules.settle import ANYWHERE, targets
from labrys.kernel.step import Step


class FleetTurn(Step[Sea]):
    """Reveal a card and do the first action that is useful and not the last one (DIL-SOLO-06)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        player = self.player
        card = next_card(sea)
        sea.fleet_card = card.number
        sea.agenda.append(FleetDone())
        last = sea.empires[player].last
        tried = [last]
        for action in [card.action, card.fallback, *range(len(ACTIONS))]:
            if action not in tried:
                if self.does(sea, action, card):
                    return
                tried.append(action)
        sea.empires[player].last = NONE
        sea.tell("fleet-idle", player)
        sea.gain_gold(player, sea.content.fleet_idle_gold, FROM_BONUS)

    def does(self, sea: Sea, action: int, card: FleetCard) -> bool:
        """Perform an action, if it is useful."""
        player = self.player
        end = NONE
        if action == EXPLORE:
            useful = bool(explore_targets(sea, player))
        elif action == SETTLE:
            useful = can_settle(sea, player)
        elif action == PRODUCE:
            useful = best_harvest(sea, player) > 0
        else:
            found = engage_targets(sea, player)
            end = pick(sea, found) if found else approach(sea, player)
            useful = bool(found) or end != sea.empires[player].warship
        if not useful:
            return False
        sea.empires[player].last = action
        sea.action = action
        sea.tell("fleet-card", player, action)
        if action == EXPLORE:
            explore(sea, player, card)
        elif action == SETTLE:
            settle(sea, player, card)
        elif action == PRODUCE:
            produce(sea, player)
        else:
            attack(sea, player, end)
        return True


class FleetDone(Step[Sea]):
    """The card of this turn is used up."""

    def run(self, sea: Sea) -> None:
        sea.fleet_card = NONE


# ---- moving (DIL-SOLO-09)


def closest(steps: list[int], places: list[int]) -> list[int]:
    """The places that are fewest tiles away."""
    least = FAR
    for place in places:
        least = min(least, steps[place])
    return [place for place in places if steps[place] == least]


def pick(sea: Sea, places: list[int]) -> int:
    """One of several places that are alike, at random."""
    return places[0] if len(places) == 1 else sea.chance.draw(places[:], sea.blocks.out_place)


def sail_towards(sea: Sea, player: int, ship: int, target: int) -> None:
    """Up to three tiles along a shortest way, random among equals; where the ship may not stop, it
    stops on the last allowed tile before (DIL-SOLO-09)."""
    way = random_way(sea, ship_at(sea, player, ship), target)
    end = stop_on(sea, player, ship, way)
    if end != way[0]:
        move_ship(sea, player, ship, end)


def random_way(sea: Sea, start: int, target: int) -> list[int]:
    """A shortest way, each as likely as another. It is drawn backwards: a tile one step nearer to
    the start stands for as many ways as lead to it."""
    steps = steps_from(sea, start)
    ways = [0] * len(steps)
    ways[start] = 1
    for far in range(1, steps[target]):
        for place in sea.layout.places:
            if steps[place] == far:
                for other in steps_back(sea, steps, place):
                    ways[place] += ways[other]
    way = [target]
    while way[-1] != start:
        before = steps_back(sea, steps, way[-1])
        if len(before) > 1:
            before = [other for other in before for _ in range(ways[other])]
        way.append(pick(sea, before))
    way.reverse()
    return way


def steps_back(sea: Sea, steps: list[int], place: int) -> list[int]:
    """The tiles before a place on shortest ways to it."""
    return [
        other
        for other in sea.layout.near[place]
        if steps[other] == steps[place] - 1 and (sea.faceup(other) or sea.is_city(other))
    ]


def stop_on(sea: Sea, player: int, ship: int, way: list[int]) -> int:
    """The tile of a way where a ship's move ends."""
    at = min(sea.content.fleet_tiles, len(way) - 1)
    while at > 0 and not may_stop(sea, player, ship, way[at]):
        at -= 1
    return way[at]


# ---- Explore (DIL-SOLO-10)


def explore_targets(sea: Sea, player: int) -> list[int]:
    """The nearest tiles to explore; facedown before faceup."""
    empire = sea.empires[player]
    if empire.marked >= sea.content.markers:
        return []
    steps = steps_from(sea, empire.explorer)
    found: list[int] = []
    for place in sea.layout.places:
        if steps[place] == FAR or sea.is_city(place):
            continue
        if not sea.faceup(place) or (
            can_mark(sea, player, place) and sea.rival_warship(player, place) == NONE
        ):
            found.append(place)
    nearest = closest(steps, found)
    covered = [place for place in nearest if not sea.faceup(place)]
    return covered or nearest


def explore(sea: Sea, player: int, card: FleetCard) -> None:
    target = pick(sea, explore_targets(sea, player))
    sail_towards(sea, player, EXPLORER, target)
    place = sea.empires[player].explorer
    if not sea.is_city(place) and can_mark(sea, player, place):
        mark(sea, player, place, card)


def mark(sea: Sea, player: int, place: int, card: FleetCard) -> None:
    """The first free space in the Fleet's order; one that would do nothing comes last."""
    best = NONE
    best_rank = FAR
    for number, effect in enumerate(sea.tile(place).spaces):
        space = place * SPACES + number
        if sea.marks[space] == FREE:
            rank = rank_of(sea, player, place, effect)
            if rank < best_rank:
                best, best_rank = space, rank
    effect = take_marker(sea, player, best)
    if effect == SETTLER_EFFECT:
        place_settler(sea, player, place, card)
    elif effect == MILITARY_EFFECT:
        sea.raise_strength(player)
    else:
        sea.gain_gold(player, effect, FROM_SPACES)


def rank_of(sea: Sea, player: int, place: int, effect: int) -> int:
    """3 Gold, Military +1, 2 Gold, Settler, 1 Gold."""
    empire = sea.empires[player]
    if effect == MILITARY_EFFECT:
        useless = empire.strength >= sea.content.greatest_strength
        return 100 if useless else 35
    if effect == SETTLER_EFFECT:
        # The marker that goes here opens the tile, so only room and a Settler count.
        useless = not empire.at_home() or not has_room(sea, place)
        return 101 if useless else 45
    return 60 - 10 * effect


def has_room(sea: Sea, place: int) -> bool:
    for site in range(place * ISLANDS, place * ISLANDS + sea.sites(place)):
        if sea.free(site):
            return True
    return False


# ---- Settle (DIL-SOLO-11)


def can_settle(sea: Sea, player: int) -> bool:
    return sea.empires[player].at_home() > 0 and bool(targets(sea, player, ANYWHERE))


def settle(sea: Sea, player: int, card: FleetCard) -> None:
    was_empty = sea.emptied >> SETTLE & 1
    for _ in range(sea.content.settle_moves):
        place_settler(sea, player, ANYWHERE, card)
    if was_empty:
        for kind in card.order:
            if kind != RUINS and sea.trays[kind]:
                fleet_gains(sea, player, kind, 1)
                break


def place_settler(sea: Sea, player: int, only: int, card: FleetCard) -> None:
    """A Settler from Produce, else Settle, else Engage; to the first kind of the card's order,
    where most Fleet Settlers are, then at random."""
    empire = sea.empires[player]
    section = NONE
    for number in (PRODUCE, SETTLE, ENGAGE):
        if empire.home[number]:
            section = number
            break
    sites = targets(sea, player, only)
    if section == NONE or not sites:
        return
    for kind in card.order:
        fitting = [site for site in sites if sea.site_kind(site) == kind]
        if fitting:
            most = max(sea.settlers_at(player, site // ISLANDS) for site in fitting)
            fullest = [s for s in fitting if sea.settlers_at(player, s // ISLANDS) == most]
            site = fullest[0]
            if len(fullest) > 1:
                site = sea.chance.draw(fullest, sea.blocks.out_site)
            empire.shift_home(section, -1)
            sea.shift_settler(player, site, 1)
            sea.tell("settled", player, sea.water(site // ISLANDS), kind)
            fleet_gains(sea, player, kind, 1)
            return


# ---- Produce (DIL-SOLO-12)


def harvest_of(sea: Sea, player: int, place: int) -> int:
    found = yields(sea, player, place)
    total = 0
    for kind in range(RESOURCES):
        total += min(found[kind], sea.trays[kind])
    return total


def best_harvest(sea: Sea, player: int) -> int:
    best = 0
    for place in producing_places(sea, player):
        best = max(best, harvest_of(sea, player, place))
    return best


def produce(sea: Sea, player: int) -> None:
    best = best_harvest(sea, player)
    places = [p for p in producing_places(sea, player) if harvest_of(sea, player, p) == best]
    place = pick(sea, places)
    sea.tell("produced", player, sea.water(place))
    found = yields(sea, player, place)
    for kind in range(RESOURCES):
        if found[kind]:
            fleet_gains(sea, player, kind, found[kind])
    empire = sea.empires[player]
    price = empire.board.weapons_per_step
    if empire.rack[WEAPONS] >= price and empire.strength < sea.content.greatest_strength:
        sea.spend(player, WEAPONS, price)
        sea.raise_strength(player)
    if sea.emptied >> PRODUCE & 1:
        sea.gain_gold(player, empire.board.produce_bonus, FROM_BONUS)


# ---- Engage (DIL-SOLO-13)


def human_pieces(sea: Sea, place: int) -> int:
    pieces = 0
    for player in range(sea.seats):
        pieces += sea.settlers_at(player, place)
        pieces += sea.empires[player].explorer == place
    return pieces


def score(sea: Sea, player: int, place: int) -> int:
    """What the Fleet hopes for at a tile; below 0 where it does not go."""
    empire = sea.empires[player]
    points = human_pieces(sea, place)
    if engage.can_slay(sea, player, place):
        points += sea.tile(place).monster_gold
    rival = sea.rival_warship(player, place)
    if rival != NONE:
        if empire.strength < sea.empires[rival].strength:
            return -1
        points += sea.content.fleet_warship_score
    return points


def engage_targets(sea: Sea, player: int) -> list[int]:
    """The nearest of the tiles with the highest score above 0 within reach."""
    steps = steps_from(sea, sea.empires[player].warship)
    best = 0
    found: list[int] = []
    for place in sea.layout.places:
        if not sea.faceup(place) or steps[place] > sea.content.fleet_tiles:
            continue
        points = score(sea, player, place)
        if points > best:
            best = points
            found = [place]
        elif points == best and points > 0:
            found.append(place)
    return closest(steps, found)


def approach(sea: Sea, player: int) -> int:
    """Where the Warship ends on its way to what is out of reach, never stopping on the human's;
    its own tile where it would not leave it."""
    start = sea.empires[player].warship
    found = approached(sea, player)
    if not found:
        return start
    way = random_way(sea, start, pick(sea, found))
    at = min(sea.content.fleet_tiles, len(way) - 1)
    while at > 0 and not stops_in_passing(sea, player, way[at]):
        at -= 1
    return way[at]


def approached(sea: Sea, player: int) -> list[int]:
    """The nearest tiles with a human piece, or failing that with an unslain Monster."""
    start = sea.empires[player].warship
    steps = steps_from(sea, start)
    pieces: list[int] = []
    monsters: list[int] = []
    for place in sea.layout.places:
        if not sea.faceup(place) or steps[place] == FAR:
            continue
        if human_pieces(sea, place):
            pieces.append(place)
        elif engage.monster_at(sea, place):
            monsters.append(place)
    return closest(steps, pieces or monsters)


def stops_in_passing(sea: Sea, player: int, place: int) -> bool:
    if not sea.faceup(place) and not sea.is_city(place):
        return False
    return may_stop(sea, player, WARSHIP, place) and sea.rival_warship(player, place) == NONE


def attack(sea: Sea, player: int, end: int) -> None:
    if end != sea.empires[player].warship:
        move_ship(sea, player, WARSHIP, end)
    else:
        sea.tell("stayed", player, WARSHIP)
    engage.arrive(sea, player)
