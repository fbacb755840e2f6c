"""The Action Board: four sections around the wheel, Settlers that leave them and the bonuses they
switch on, the track of markers and the military track (ledger 4.3, 7.4)."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.boards.people import Sitter
from labrys.boards.sentences import Sentences
from labrys.games.diluvium.content.model import ACTIONS, ActionBoard
from labrys.games.diluvium.facts.table import Fleet
from labrys.games.diluvium.page import ships
from labrys.games.diluvium.page.art import at, hexagon, number, shape
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words

QUARTERS: Final = {
    "explore": "M4 12q0-8 8-8H156V101A56 56 0 0 0 102 155H4z",
    "settle": "M164 4H308q8 0 8 8V155H218A56 56 0 0 0 164 101z",
    "engage": "M164 217A56 56 0 0 0 218 163H316V306q0 8-8 8H164z",
    "produce": "M156 217A56 56 0 0 1 102 163H4V306q0 8 8 8H156z",
}
# Where the Settlers of a section stand
NOOKS: Final = {
    "explore": (20, 100),
    "settle": (244, 54),
    "produce": (24, 270),
    "engage": (244, 217),
}
NOOK_STEP: Final = 27
# Where a section says that it was the action of the last turn, and whether the words end there
LAST_AT: Final = {
    "explore": (12, 148, False),
    "settle": (308, 148, True),
    "produce": (102, 290, False),
    "engage": (178, 304, False),
}
SPOKES: Final = (
    "M0 0L47 0M0 0L33.2 33.2M0 0L0 47M0 0L-33.2 33.2M0 0L-47 0"
    "M0 0L-33.2-33.2M0 0L0-47M0 0L33.2-33.2"
)
HALF: Final = 160


class Wheel:
    """Draws Action Boards in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.thing = Sentences(words).thing

    def draw(self, scene: Scene) -> Html:
        """The board of the player who is near."""
        board = scene.sea.empires[scene.near].board
        now = scene.table["action"] if scene.table["turn"] == scene.near else None
        moves = scene.sea.content.settle_moves
        return self.board(scene.own, board, scene.people[scene.near], now, moves)

    @kept_facts
    def board(
        self, own: Fleet, board: ActionBoard, person: Sitter, now: str | None, moves: int
    ) -> Html:
        printed = [
            self.explore(own, board, person),
            self.settle(own, board, moves),
            self.produce(own, board),
            self.engage(own, board),
            *[self.nooks(own, action, person) for action in ACTIONS],
        ]
        return tag(
            "svg",
            *[self.section(own, action, now) for action in ACTIONS],
            tag("g", *printed, cls="dl-inert", aria_hidden="true"),
            self.last(own["last"]) if now is None else None,
            self.wheel(now or own["last"]),
            cls=f"dl-wheel-board {person.colour}",
            viewBox="0 0 320 318",
            role="group",
            aria_label=self.say("page-actions", name=person.name),
        )

    @kept
    def last(self, action: str | None) -> Html:
        """The section of the turn before says so: it can't be chosen again (DIL-TURN-03)."""
        if action is None:
            return EMPTY
        x, y, end = LAST_AT[action]
        look = "dl-small dl-soft dl-inert" + (" dl-end" if end else "")
        word = self.say("page-last")
        return tag("text", word, x=x, y=y, cls=look, aria_hidden="true")

    def section(self, own: Fleet, action: str, now: str | None) -> Html:
        """What can be clicked: a quarter; the one of the turn before is hatched."""
        home, slots = own["home"][action], own["slots"][action]
        name = self.words.thing("action", ACTIONS.index(action))
        last = own["last"] == action and now is None
        label = self.words.say("page-section", action=name, home=home, slots=slots)
        if last:
            label += " " + self.words.say("page-section-last")
        look = "dl-quarter" + (" dl-turned" if action == now else " dl-before" if last else "")
        return tag(
            "path",
            d=QUARTERS[action],
            cls=look,
            data_part=f"section-{action}",
            role="img",
            aria_label=label,
        )

    def title(self, action: str, x: int, y: int, end: bool) -> Html:
        name = self.thing("action", ACTIONS.index(action))
        sign = shape(action, x + (-9 if end else 9), y - 5, 18, 18, "dl-ink")
        words = tag(
            "text",
            name,
            x=x - 23 if end else x + 23,
            y=y,
            cls="dl-title dl-end" if end else "dl-title",
        )
        return sign + words

    # ---- what is printed in the sections

    def explore(self, own: Fleet, board: ActionBoard, person: Sitter) -> Html:
        gone = len(board.marker_gold) - own["markers"]
        parts = [self.title("explore", 12, 26, False)]
        for index, gold in enumerate(board.marker_gold):
            x = 20 + 24.5 * index
            if index < gone:
                parts.append(tag("circle", cls="dl-nook dl-gone", cx=number(x), cy=48, r=10))
                parts.append(shape("check", x, 48, 12, 12, "dl-soft"))
            else:
                parts.append(tag("g", ships.marker(person, 9), transform=at(x, 48)))
                parts.append(gold_disc(gold, x, 73))
        y = 136 if own["slots"]["explore"] else 112
        parts.append(voyage(board.explorer_allowance, board.explorer_tiles_per_food, 24, y, True))
        return join(parts)

    def settle(self, own: Fleet, board: ActionBoard, moves: int) -> Html:
        count = tag(
            "text", self.say("page-moves", count=moves), x=308, y=92, cls="dl-strong dl-end"
        )
        gold = board.settle_bonus_gold
        bonus = self.say("page-bonus-gold", count=gold) if gold else self.say("page-bonus-choice")
        lit = own["home"]["settle"] == 0
        return self.title("settle", 308, 26, True) + count + lamp(bonus, 216, 108, 96, lit)

    def produce(self, own: Fleet, board: ActionBoard) -> Html:
        lit = own["home"]["produce"] == 0
        bonus = self.say("page-bonus-gold", count=board.produce_bonus)
        trades = [
            *[
                shape("craft", 18 + 12 * n, 239, 15, 15, "dl-ink")
                for n in range(board.craft_per_sale)
            ],
            tag("path", cls="dl-arrow", d="M45 239h9m-4-4l4 4-4 4"),
            gold_disc(board.gold_per_sale, 66, 239),
            *[
                shape("weapons", 92 + 12 * n, 239, 15, 15, "dl-ink")
                for n in range(board.weapons_per_step)
            ],
            tag("path", cls="dl-arrow", d="M117 239h9m-4-4l4 4-4 4"),
            shape("strength", 138, 239, 17, 17, "dl-ink"),
        ]
        one = tag("text", self.say("page-one-tile"), x=12, y=221, cls="dl-strong")
        return join(
            [self.title("produce", 12, 304, False), lamp(bonus, 8, 176, 88, lit), one, *trades]
        )

    def engage(self, own: Fleet, board: ActionBoard) -> Html:
        """The military track: where the marker is, and the Gold that a strength is worth."""
        lit = own["home"]["engage"] == 0
        gold = board.strength_gold[own["strength"] - 1]
        parts = [
            self.title("engage", 308, 304, True),
            lamp(self.say("page-bonus-win", count=gold), 216, 170, 96, lit),
        ]
        width = 117 / len(board.strength_gold)
        for index, worth in enumerate(board.strength_gold):
            x = 195 + width * index
            here = own["strength"] == index + 1
            box: dict[str, str | int] = {
                "x": number(x),
                "y": 236,
                "width": number(width - 2.5),
                "height": 21,
                "rx": 4,
            }
            parts.append(tag("rect", cls="dl-step dl-here" if here else "dl-step", **box))
            middle = x + width / 2 - 1.2
            look = "dl-mid dl-on" if here else "dl-mid dl-strong"
            parts.append(tag("text", index + 1, x=number(middle), y=252, cls=look))
            parts.append(gold_disc(worth, middle, 270))
        parts.append(voyage(board.warship_allowance, board.warship_tiles_per_food, 178, 242))
        return join(parts)

    # ---- Settlers and the wheel

    def nooks(self, own: Fleet, action: str, person: Sitter) -> Html:
        x, y = NOOKS[action]
        parts: list[Html] = []
        for index in range(own["slots"][action]):
            left = x + NOOK_STEP * index
            here = index < own["home"][action]
            parts.append(
                tag("circle", cls="dl-nook" if here else "dl-nook dl-gone", cx=left, cy=y, r=12)
            )
            if here:
                piece = f"home-{own['player']}-{action}-{index}"
                parts.append(ships.walker(person, own["people"], own["player"], piece, left, y, 21))
        return join(parts) if parts else EMPTY

    @kept
    def wheel(self, action: str | None) -> Html:
        """The wheel; a click on it goes on, where a question can be declined."""
        arrow = ""
        if action is not None:
            arrow = tag(
                "path",
                cls=f"dl-pointer dl-to-{action}",
                d="M-6 10L-6-34H-13L0-54 13-34H6L6 10q-6 5-12 0z",
            )
        return tag(
            "g",
            tag("circle", cls="dl-wheel-area", r=52),
            tag("path", cls="dl-spokes", d=SPOKES),
            tag("circle", cls="dl-wood", r=31),
            tag("circle", cls="dl-wood-line", r=36),
            tag("circle", cls="dl-wood-line", r=26),
            tag("circle", cls="dl-hub", r=11),
            Html(arrow),
            cls="dl-helm",
            transform=at(HALF, HALF - 1),
            data_part="wheel",
            role="img",
            aria_label=self.words.say("page-wheel"),
        )


@kept
def gold_disc(gold: int, x: float, y: float) -> Html:
    disc = tag("circle", cls="dl-disc", cx=number(x), cy=number(y), r=9)
    return disc + tag("text", gold, cls="dl-mid dl-disc-text", x=number(x), y=number(y + 5))


@kept
def lamp(words: Html, x: int, y: int, width: int, lit: bool) -> Html:
    """A bonus: it shines while its section is empty."""
    box = tag(
        "rect", cls="dl-lamp dl-lit" if lit else "dl-lamp", x=x, y=y, width=width, height=24, rx=12
    )
    look = "dl-mid dl-lit-text" if lit else "dl-mid dl-soft"
    return box + tag("text", words, x=x + width // 2, y=y + 17, cls=look)


@kept
def voyage(tiles: int, per_food: int, x: int, y: int, wide: bool = False) -> Html:
    """How many tiles a ship sails for nothing, and how many more for a Food."""
    free = tag("g", hexagon(14, "dl-nook"), transform=at(x, y))
    count = tag("text", tiles, x=x, y=y + 5, cls="dl-mid dl-strong")
    across, down = (x + 42, y) if wide else (x - 7, y + 27)
    food = shape("food", across, down, 14, 14, "dl-ink")
    more = tag("text", f"+{per_food}", x=across + 7, y=down + 5, cls="dl-strong dl-small")
    return join([free, count, food, more])
