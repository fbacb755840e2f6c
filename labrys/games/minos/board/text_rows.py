"""The action rows, the Progress tracks and the Trade Routes of Minos as text."""

from __future__ import annotations

from labrys.games.minos.board.facts import Clan, Die, Route, Table
from labrys.games.minos.board.pen import Pen
from labrys.games.minos.board.text_map import Cell, spaced
from labrys.games.minos.content import COLOURS, ROWS, TRACKS, Space
from labrys.games.minos.wording_effects import brief

TOP = 8
ROOMY = 26
WIDEST = 32
DIE_WIDTH = 11
ROUTE_SPACES = 5
BLUE_AT = 2
RED_AT = 4


def draw_rows(pen: Pen, table: Table) -> list[str]:
    """Each row: the dice on its spaces, and what these give; side by side where there is room."""
    board = pen.content.boards[len(table["clans"])]
    names = [pen.row(row) for row in ROWS]
    label = max(len(name) for name in names) + 1
    column = (pen.width - label - 2) // max(len(row) for row in board.rows) - 1
    roomy = column >= ROOMY
    lines: list[str] = []
    for number, row in enumerate(ROWS):
        gifts = [spaced([("dim", space_text(pen, space))]) for space in board.rows[number]]
        dice = [_die(pen, die) for die in table["rows"][row]]
        if roomy:
            cells = [die + gift for die, gift in zip(dice, gifts, strict=True)]
            lines += pen.grid(label, [(names[number], cells)], min(column, WIDEST))
        else:
            lines += pen.grid(label, [(names[number], dice), ("", gifts)], column)
    if table["pool"]:
        lines.append("  " + pen.say("rows-pool", dice=pool_text(pen, table["pool"])))
    return lines


def _die(pen: Pen, die: Die | None) -> Cell:
    """A die with its owner, or an empty space, as wide as the longest."""
    text = spaced([pen.mark(die["owner"]), pen.die(die["die"])]) if die is not None else []
    used = sum(len(piece) for _, piece in text)
    return [*text, ("", " " * (DIE_WIDTH - used))]


def space_text(pen: Pen, space: Space) -> str:
    words = [pen.say("rows-space", points=space.points)]
    resources = pen.say("rows-coins", count=space.coins) if space.coins else ""
    if space.weaponry:
        resources += pen.say("rows-weaponry", count=space.weaponry)
    if resources:
        words.append(resources)
    if space.choice:
        words.append(pen.say("rows-either"))
    elif space.any_track:
        words.append(pen.say("rows-step"))
    elif space.action_bonus:
        words.append(pen.say("rows-tile"))
    if space.age2:
        words.append(pen.say("rows-age-two"))
    return " ".join(words)


def pool_text(pen: Pen, pool: list[str]) -> str:
    """The dice nobody has drafted, by colour and value."""
    colours: dict[str, list[str]] = {}
    for die in sorted(pool):
        colour, _, value = die.partition("-")
        colours.setdefault(colour, []).append(value)
    texts: list[str] = []
    for colour in COLOURS:
        if colour in colours:
            name = pen.say(f"colour-{colour}")
            texts.append(pen.paint(colour, " ".join([name, *colours[colour]])))
    return " · ".join(texts)


def rows_legend(pen: Pen, table: Table) -> list[str]:
    tile = table["action_bonus"]
    text = pen.brief(tile) if tile is not None else pen.say("board-dash")
    return pen.legend(pen.say("rows-legend", tile=text))


def draw_tracks(pen: Pen, table: Table) -> list[str]:
    """Where everybody stands on the three tracks."""
    names = [pen.track(track) for track in TRACKS]
    label = max(len(name) for name in names) + 1
    column = min(7, (pen.width - label - 2) // (TOP + 1) - 1)
    header: list[Cell] = [[("dim", f" {space}")] for space in range(TOP + 1)]
    rows = [("", header)]
    for number, track in enumerate(TRACKS):
        cells: list[Cell] = []
        for space in range(TOP + 1):
            here = [clan["seat"] for clan in table["clans"] if stands(clan, track, space)]
            cells.append(together(pen, here))
        rows.append((names[number], cells))
    return pen.grid(label, rows, column)


def stands(clan: Clan, track: str, space: int) -> bool:
    """The rival has a marker on the Population track only (MIN-SOLO-04)."""
    return clan["tracks"][track] == space and (not clan["rival"] or track == "population")


def together(pen: Pen, players: list[int]) -> Cell:
    """Letters side by side, each in its colour."""
    if not players:
        return [("dim", " ·")]
    return [("", " "), *(pen.mark(player) for player in players)]


def draw_next(pen: Pen, table: Table, seat: int) -> list[str]:
    """What the next step on each track gives a seat."""
    clan = table["clans"][seat]
    texts: list[str] = []
    for number, track in enumerate(TRACKS):
        space = clan["tracks"][track] + 1
        benefit = pen.wording.track_space(number, space)
        shown = str(space) if space <= TOP else f"{TOP}+"
        texts.append(pen.say("tracks-next", track=pen.track(track), space=shown, benefit=benefit))
    return pen.wrap(" · ".join(texts), "  ", "    ")


def draw_routes(pen: Pen, table: Table, tiles: bool) -> list[str]:
    """Each route: the cost of its spaces and the Ships there, then the income of each space.

    With `tiles` also the Trade Bonus tiles that can be taken.
    """
    label = 8
    column = (pen.width - label - 2) // ROUTE_SPACES - 1
    lines: list[str] = []
    for number, route in enumerate(table["routes"], 1):
        side = pen.content.routes[pen.numbers[route["id"]][1]]
        income = [spaced([("dim", brief(pen.words, effects))]) for effects in side.income]
        spaces = [route_space(pen, route, space) for space in range(1, ROUTE_SPACES + 1)]
        lines += pen.grid(label, [(f"{number} {route['id']}", spaces), ("", income)], column)
        if tiles:
            for tile in route["blue"] + route["red"]:
                lines += pen.wrap(pen.text_of(tile), " " * 6, " " * 8)
    return lines


def route_space(pen: Pen, route: Route, space: int) -> Cell:
    """Who is there, what it costs to enter, what it gives at once."""
    pieces = [("dim", " " + pen.say("routes-cost", count=route["costs"][space - 1]))]
    if space == BLUE_AT:
        pieces.append(("blue", " " + pen.say("routes-blue")))
    elif space == RED_AT:
        pieces.append(("red", " " + pen.say("routes-red")))
    elif space == ROUTE_SPACES:
        pieces.append(("", " " + pen.say("routes-vp", count=route["vp"])))
    ships = [player for player, at in enumerate(route["ships"]) if at == space]
    return pieces + together(pen, ships) if ships else pieces
