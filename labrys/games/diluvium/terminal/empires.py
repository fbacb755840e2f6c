"""What the players have, in letters: racks, Settlers, and the Action Board with its wheel."""

from __future__ import annotations

from labrys.boards.terminal import HANGING
from labrys.games.diluvium.content.model import ACTIONS, KINDS, RESOURCES, ActionBoard
from labrys.games.diluvium.facts.table import Fleet, Table
from labrys.games.diluvium.terminal.sheet import SeaSheet

LABEL = 10
LOW = 5


def draw_trays(sheet: SeaSheet, table: Table) -> list[str]:
    """The clock of the game (DIL-END-01), the Ruins deck and the Discard Tray."""
    texts = []
    for kind in KINDS[:RESOURCES]:
        left = table["trays"][kind]
        state = "empty" if not left else "low" if left <= LOW else "full"
        texts.append(sheet.say("trays-one", kind=sheet.kind(kind), count=left, state=state))
    piles = sheet.say(
        "trays-piles", deck=table["deck"], pile=len(table["pile"]), spent=table["spent"]
    )
    last = [sheet.say("trays-last")] if table["last_round"] else []
    return sheet.wrap(" · ".join([*texts, piles, *last]))


def draw_empires(sheet: SeaSheet, table: Table, viewer: int) -> list[str]:
    """Everybody in two lines or three: what is open, and what the viewer may know."""
    lines: list[str] = []
    for player, fleet in enumerate(table["empires"]):
        known = fleet["rack"]
        rack = sheet.amounts(known) if known is not None else sheet.say("empires-hidden")
        gold = fleet["gold"]
        texts = [
            sheet.say("empires-gold", count="?" if gold is None else str(gold)),
            sheet.say("empires-rack", count=fleet["tokens"], text=rack),
            sheet.say("empires-cards", count=len(fleet["hand"])),
            sheet.say("empires-strength", count=fleet["strength"]),
            sheet.say("empires-markers", count=fleet["markers"]),
        ]
        last = fleet["last"]
        if last is not None:
            texts.append(sheet.say("empires-last", action=sheet.action(last)))
        you = " " + sheet.say("empires-you") if player == viewer else ""
        first = " " + sheet.say("empires-first") if player == table["first"] else ""
        head = f"{sheet.letters[player]} {sheet.names[player]}{you}{first}: "
        lines += sheet.hanging(head + " · ".join(texts))
        if player != viewer:
            lines += sheet.wrap(settlers(sheet, fleet), HANGING, HANGING)
    return lines


def settlers(sheet: SeaSheet, fleet: Fleet) -> str:
    """The Settlers at home by section; a section that is empty has its bonus."""
    texts = []
    for action in ACTIONS:
        slots = fleet["slots"][action]
        if slots:
            lit = "yes" if not fleet["home"][action] else "no"
            name = sheet.action(action)
            texts.append(
                sheet.say(
                    "empires-home", action=name, home=fleet["home"][action], slots=slots, lit=lit
                )
            )
    return sheet.say("empires-settlers", text=", ".join(texts))


def draw_wheel(sheet: SeaSheet, table: Table, fleet: Fleet, board: ActionBoard) -> list[str]:
    """The four sections: where the wheel points, what each does, its Settlers and its bonus."""
    turned = table["action"] if table["turn"] == fleet["player"] else None
    room = sheet.room(LABEL, len(ACTIONS))
    heads, homes, does, bonus = [], [], [], []
    for action in ACTIONS:
        name = sheet.action(action)
        if action == (turned or fleet["last"]):
            name = f"> {name}" if turned else sheet.say("wheel-last", action=name)
        heads.append([("heading", " " + name)])
        home, slots = fleet["home"][action], fleet["slots"][action]
        text = sheet.say("wheel-home", home=home, slots=slots) if slots else sheet.say("board-none")
        homes.append([("", " " + text)])
        does.append([("", " " + main_effect(sheet, board, action))])
        lit = slots and not home and action != "explore"
        gives = bonus_of(sheet, fleet, board, action)
        bonus.append([("heading", " * " + gives)] if lit else [("dim", " " + gives)])
    rows = [
        ("", heads),
        (sheet.say("wheel-settlers"), homes),
        (sheet.say("wheel-does"), does),
        (sheet.say("wheel-bonus"), bonus),
    ]
    lines = sheet.grid(rows, LABEL, room)
    gone = len(board.marker_gold) - fleet["markers"]
    left = " ".join(map(str, board.marker_gold[gone:])) or sheet.say("board-none")
    trade = sheet.say(
        "wheel-trade",
        craft=board.craft_per_sale,
        gold=board.gold_per_sale,
        weapons=board.weapons_per_step,
    )
    return lines + sheet.wrap(sheet.say("wheel-markers", text=left) + " · " + trade)


def main_effect(sheet: SeaSheet, board: ActionBoard, action: str) -> str:
    if action == "explore":
        return sheet.say(
            "wheel-sail", count=board.explorer_allowance, more=board.explorer_tiles_per_food
        )
    if action == "engage":
        return sheet.say(
            "wheel-sail", count=board.warship_allowance, more=board.warship_tiles_per_food
        )
    if action == "settle":
        return sheet.say("wheel-settle", count=sheet.content.settle_moves)
    return sheet.say("wheel-produce")


def bonus_of(sheet: SeaSheet, fleet: Fleet, board: ActionBoard, action: str) -> str:
    if action == "settle":
        gold = board.settle_bonus_gold
        return sheet.say("n-gold", count=gold) if gold else sheet.say("wheel-choice")
    if action == "produce":
        return sheet.say("n-gold", count=board.produce_bonus)
    if action == "engage":
        return sheet.say("wheel-victory", count=board.strength_gold[fleet["strength"] - 1])
    return sheet.say("board-none")
