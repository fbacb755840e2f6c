"""What each question of Diluvium offers, read a second time from the ledger: from a view's facts,
the sketches of the charts and the boards' numbers alone, and nothing of the rules' own code."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]
RESOURCES = ["food", "craft", "weapons"]
ACTIONS = ["explore", "settle", "produce", "engage"]
TAKES = {"cornucopia": "food", "machines": "craft", "weapons": "weapons"}
# Ledger 7.2. Side by side are places four letters apart in a row, or two in the next.
CHARTS = {
    2: [
        "    x   x   x",
        "  x   x   x   x",
        "x   x   x   x   x",
        "  x   x   x   x",
        "    x   x   x",
    ],
    3: [
        "      x",
        "x   x   x   x",
        "  x   x   x   x   x",
        "x   x   x   x   x",
        "  x   x   x   x   x",
        "x   x   x   x",
        "      x",
    ],
    4: [
        "          x   x",
        "    x   x   x   x   x",
        "  x   x   x   x   x   x",
        "x   x   x   x   x   x   x",
        "  x   x   x   x   x   x",
        "    x   x   x   x   x",
        "          x   x",
    ],
}


def neighbours(players: int) -> dict[str, list[str]]:
    """The places of a chart, named by row and number, each with those beside it."""
    at: dict[tuple[int, int], str] = {}
    for row, line in enumerate(CHARTS[players]):
        columns = [column for column, letter in enumerate(line) if letter == "x"]
        for number, column in enumerate(columns, 1):
            at[row, column] = f"{'abcdefg'[row]}{number}"
    beside = [(0, 4), (0, -4), (1, 2), (1, -2), (-1, 2), (-1, -2)]
    return {
        name: [at[row + y, column + x] for y, x in beside if (row + y, column + x) in at]
        for (row, column), name in at.items()
    }


class Reading:
    """The table as one player sees it who has to choose."""

    def __init__(self, table: Facts, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.me: Facts = table["empires"][seat]
        self.rack: dict[str, int] = self.me["rack"]
        self.chart: dict[str, Facts] = {water["place"]: water for water in table["chart"]}
        self.near = neighbours(len(table["empires"]))

    # ---- the wheel, cards, tokens

    def action(self) -> list[str]:
        """DIL-TURN-03."""
        return [f"act {action}" for action in ACTIONS if action != self.me["last"]]

    def cards(self, before: bool) -> list[str]:
        """DIL-RULE-38 to -42."""
        playable = {"treasure": True, "cannon": self.me["strength"] < 5}
        playable |= {card: self.table["trays"][kind] > 0 for card, kind in TAKES.items()}
        playable["compass"] = before and self.table["action"] in ("explore", "engage")
        playable["gate"] = len(self.moves()) > 0
        playable["map"] = len(self.marks(list(self.chart))) > 0
        return [*(f"card {card}" for card in sorted({*self.me["hand"]}) if playable[card]), "done"]

    def bonus(self) -> list[str]:
        """DIL-RULE-24."""
        return [f"take {kind}" for kind in RESOURCES if self.table["trays"][kind]]

    def bid(self) -> list[str]:
        """DIL-ENGAGE-05."""
        return [f"bid {number}" for number in range(self.rack["weapons"] + 1)]

    def trade(self) -> list[str]:
        """DIL-PRODUCE-03, DIL-PRODUCE-04, DIL-RULE-29."""
        steps = min(self.rack["weapons"] // 2, 5 - self.me["strength"])
        found = [f"sell {number + 1}" for number in range(self.rack["craft"] // 2)]
        return [*found, *(f"train {number + 1}" for number in range(steps)), "done"]

    # ---- ships

    def facedown(self, place: str) -> bool:
        return self.chart[place]["city"] is None and self.chart[place]["tile"] is None

    def guarded(self, place: str) -> bool:
        """Whether a rival Warship is on an Ocean Tile."""
        ships = [each["warship"] for each in self.table["empires"] if each["player"] != self.seat]
        return self.chart[place]["city"] is None and place in ships

    def distances(self, start: str) -> dict[str, int]:
        """DIL-MOVE-04 to -07: all is crossed but what lies facedown."""
        found = {start: 0}
        for place in (reached := [start]):
            if not self.facedown(place):
                for other in self.near[place]:
                    if other not in found:
                        found[other] = found[place] + 1
                        reached.append(other)
        return found

    def costs(self, ship: str, compasses: int) -> dict[str, int]:
        """The Food for each place where a ship may stop (DIL-RULE-11, DIL-RULE-52)."""
        far = ship == "explorer" and self.me["board"] == "explorer"
        rate = 2 if ship == "warship" and self.me["board"] == "warmonger" else 1
        found = {}
        for place, tiles in self.distances(self.me[ship]).items():
            water = self.chart[place]
            stops = water["city"] in (None, self.seat) and tiles > 0
            if stops and not (ship == "explorer" and self.guarded(place)):
                bought = max(0, tiles - (3 if far else 2) - 2 * compasses)
                found[place] = -(-bought // rate) + (water["cost"] if self.facedown(place) else 0)
        return found

    def sail(self, ship: str, compasses: int) -> list[str]:
        """DIL-RULE-09, DIL-RULE-10."""
        costs = self.costs(ship, compasses)
        found = [f"sail {place}" for place, food in costs.items() if food <= self.rack["food"]]
        return [*found, "stay"] if ship == "warship" or 0 not in costs.values() else found

    def marks(self, places: list[str]) -> list[str]:
        """DIL-EXPLORE-03, DIL-EXPLORE-06, DIL-RULE-17."""
        return [
            f"mark {place}-{number}"
            for place in places
            for number, owner in enumerate(self.chart[place]["marks"], 1)
            if owner is None and self.me["markers"] and self.seat not in self.chart[place]["marks"]
        ]

    # ---- Settlers

    def free(self, place: str) -> list[str]:
        islands = enumerate(self.chart[place]["islands"])
        return [
            place + "abc"[number]
            for number, isle in islands
            if isle["size"] > sum(isle["settlers"])
        ]

    def own(self) -> dict[str, int]:
        """Own Settlers on the map, by site."""
        return {
            place + "abc"[number]: isle["settlers"][self.seat]
            for place, water in self.chart.items()
            for number, isle in enumerate(water["islands"])
            if isle["settlers"][self.seat]
        }

    def island(self, site: str) -> str:
        """The whole City is one (DIL-RULE-23)."""
        return site if self.chart[site[:-1]]["city"] is None else site[:-1]

    def targets(self, only: str | None) -> list[str]:
        """DIL-SETTLE-02, DIL-SETTLE-03."""
        return [
            site
            for place, water in self.chart.items()
            if only in (None, place)
            and (water["city"] == self.seat or self.seat in water["marks"])
            and not self.guarded(place)
            for site in self.free(place)
        ]

    def moves(self, only: str | None = None, moved: list[str] | None = None) -> list[list[str]]:
        """Each Settler with each space where it may go (DIL-SETTLE-04, DIL-RULE-21)."""
        targets = self.targets(only)
        at_home = [f"settler {section}" for section in ACTIONS if self.me["home"][section]]
        found = [[settler, f"settle {site}"] for settler in at_home for site in targets]
        for origin, number in self.own().items():
            if number > (moved or []).count(origin):
                there = [site for site in targets if self.island(site) != self.island(origin)]
                found += [[f"settler-at {origin}", f"settle {site}"] for site in there]
        return found

    def first_moves(self) -> list[list[str]]:
        """Those that leave a second one, if any does (DIL-RULE-22)."""
        found = self.moves()
        return [move for move in found if self.leaves_second(*move)] or found

    def leaves_second(self, settler: str, space: str) -> bool:
        origin, site = settler.split()[1], space.split()[1]
        home = self.me["home"]
        if origin in home:
            home[origin] -= 1
        else:
            self.shift(origin, -1)
        self.shift(site, 1)
        second = len(self.moves(moved=[site])) > 0
        self.shift(site, -1)
        if origin in home:
            home[origin] += 1
        else:
            self.shift(origin, 1)
        return second

    def shift(self, site: str, number: int) -> None:
        self.chart[site[:-1]]["islands"]["abc".index(site[-1])]["settlers"][self.seat] += number

    def produce(self) -> list[str]:
        """DIL-PRODUCE-01, DIL-RULE-57."""
        return [f"produce {place}" for place in dict.fromkeys(site[:-1] for site in self.own())]

    def flee(self) -> list[str]:
        """DIL-SCARE-03."""
        home, slots = self.me["home"], self.me["slots"]
        found = [f"flee {section}" for section in ACTIONS if home[section] < slots[section]]
        return found + [f"flee-to {site}" for site in self.free(self.me["city"])]
