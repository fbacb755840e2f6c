"""Reads the Main board for each number of players: map, action spaces, dice and the rest."""

from labrys.games.minos.content.model import COLOURS, GOODS, REGIONS, ROWS, Board, Space
from labrys.kernel.text.content import Entry, check_unique

SEATS = [2, 3, 4]
BONUSES = ["none", "any_track", "action_bonus", "either"]
DICE_OF_A_SEAT = 4
SEA_PEOPLES_OF_A_LEVEL = 10


class Region:
    """A region of one face of the map."""

    def __init__(self, entry: Entry, face: list[int]) -> None:
        entry.keys(["number", "good", "borders"], ["start", "seats"])
        self.entry = entry
        self.number = entry.integer("number", 1, REGIONS - 1)
        self.good = entry.word("good", GOODS)
        self.borders = entry.integers("borders", 1, REGIONS - 1)
        self.seats = entry.integers("seats", 2, 4) if "seats" in entry.values else face
        self.start = entry.integers("start", 2, 4) if "start" in entry.values else []
        entry.name = f"region {self.number}"


def read_boards(map_file: Entry, spaces: Entry, seats_file: Entry) -> list[Board]:
    """Boards by number of players; 0 and 1 hold the 2-player board, which solo uses."""
    regions = _read_map(map_file)
    names = [str(seats) for seats in SEATS]
    spaces.keys(names)
    seats_file.keys(names)
    boards = [_board(seats, regions[seats], spaces, seats_file) for seats in SEATS]
    return [boards[0], boards[0], *boards]


def _read_map(file: Entry) -> dict[int, list[Region]]:
    """The regions in use for each number of players."""
    file.keys(["face"])
    used: dict[int, list[Region]] = {}
    for face in file.entries("face"):
        face.keys(["seats", "regions"])
        counts = face.integers("seats", 2, 4)
        entries = face.entries("regions")
        check_unique(entries, "number")
        regions = [Region(entry, counts) for entry in entries]
        _check_borders(regions)
        for seats in counts:
            if seats in used:
                raise face.error(f"a second face for {seats} players", "expected only one")
            used[seats] = [region for region in regions if seats in region.seats]
    for seats in SEATS:
        if seats not in used:
            raise file.error(f"no face for {seats} players", "expected one for 2, 3 and 4")
        _check_regions(file, seats, used[seats])
    return used


def _check_borders(regions: list[Region]) -> None:
    """Borders are seen from both sides (MIN-GEN-03)."""
    borders = {region.number: region.borders for region in regions}
    for region in regions:
        for other in region.borders:
            if other == region.number or region.borders.count(other) > 1:
                raise region.entry.error(f"the border {other} is listed wrongly", "remove it")
            if other not in borders:
                raise region.entry.error(
                    f"it borders {other}, which is not on this face", "remove it"
                )
            if region.number not in borders[other]:
                what = f"it borders {other}, but {other} does not border it"
                raise region.entry.error(what, "expected both or neither")


def _check_regions(file: Entry, seats: int, regions: list[Region]) -> None:
    starts = [region for region in regions if seats in region.start]
    if len(starts) != seats:
        what = f"{len(starts)} starting regions for {seats} players"
        raise file.error(what, f"expected {seats}")
    others = len(regions) - seats
    if not 1 <= others <= SEA_PEOPLES_OF_A_LEVEL:
        what = f"{others} regions besides the starting ones for {seats} players"
        raise file.error(what, "expected 1 to 10, a Sea Peoples tile of each level for each")
    reached = [regions[0].number]
    for number in reached:
        for region in regions:
            if number in region.borders and region.number not in reached:
                reached.append(region.number)
    for region in regions:
        if region.number not in reached:
            what = f"with {seats} players it cannot be reached from region {reached[0]}"
            raise region.entry.error(what, "expected one connected map")


def _board(seats: int, regions: list[Region], spaces: Entry, seats_file: Entry) -> Board:
    numbers = [region.number for region in sorted(regions, key=lambda region: region.number)]
    good_of = [-1] * REGIONS
    borders: list[list[int]] = [[] for _ in range(REGIONS)]
    for region in regions:
        good_of[region.number] = region.good
        borders[region.number] = sorted(set(region.borders) & set(numbers))
    entry = seats_file.entry(str(seats)).named(f"{seats} players")
    entry.keys(["dice", "trade_bonuses", "vase_spaces"])
    return Board(
        seats=seats,
        regions=numbers,
        starts=sorted(region.number for region in regions if seats in region.start),
        good_of=good_of,
        borders=borders,
        rows=_rows(spaces.entry(str(seats)).named(f"{seats} players"), seats),
        dice=_dice(entry, seats),
        # Enough for every player's Ship on a route (MIN-RULE-52), and for three routes.
        trade_bonuses=entry.integer("trade_bonuses", seats, 5),
        vase_spaces=_vase_spaces(entry),
    )


def _rows(entry: Entry, seats: int) -> list[list[Space]]:
    entry.keys(ROWS)
    rows = [[_space(space) for space in entry.entries(row)] for row in ROWS]
    for name, row in zip(ROWS, rows, strict=True):
        if not row:
            raise entry.error(f"the row '{name}' has no space", "expected at least 1")
    total = sum(len(row) for row in rows)
    if total < DICE_OF_A_SEAT * seats:
        expected = f"expected at least {DICE_OF_A_SEAT * seats}, one for each drafted die"
        raise entry.error(f"the rows have {total} spaces in all", expected)
    return rows


def _space(entry: Entry) -> Space:
    entry.keys(["points"], ["coins", "weaponry", "bonus", "age2"])
    bonus = BONUSES[entry.word("bonus", BONUSES)] if "bonus" in entry.values else "none"
    return Space(
        points=entry.integer("points", 1, 9),
        coins=entry.integer("coins", 0, 9) if "coins" in entry.values else 0,
        weaponry=entry.integer("weaponry", 0, 9) if "weaponry" in entry.values else 0,
        any_track=bonus in ("any_track", "either"),
        action_bonus=bonus in ("action_bonus", "either"),
        choice=bonus == "either",
        age2=entry.flag("age2"),
    )


def _dice(entry: Entry, seats: int) -> list[int]:
    dice = entry.entry("dice").named(f"{entry.name}, dice")
    dice.keys(COLOURS)
    counts = [dice.integer(colour, 1, 9) for colour in COLOURS]
    if sum(counts) < DICE_OF_A_SEAT * seats:
        expected = f"expected at least {DICE_OF_A_SEAT * seats}, {DICE_OF_A_SEAT} for each player"
        raise dice.error(f"{sum(counts)} dice in all", expected)
    return counts


def _vase_spaces(entry: Entry) -> list[int]:
    spaces = entry.integers("vase_spaces", 1, 99)
    if not spaces or spaces != sorted(set(spaces), reverse=True):
        raise entry.error("'vase_spaces' do not fall", "expected the highest VP first")
    return spaces
