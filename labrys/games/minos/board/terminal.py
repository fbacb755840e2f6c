"""The board of Minos as text, drawn from a view and nothing else."""

from __future__ import annotations

from labrys.games.minos.board import text_clans, text_rows
from labrys.games.minos.board.facts import Region, Table, table_of
from labrys.games.minos.board.pen import Pen
from labrys.games.minos.board.text_map import Cell, Paint, draw_wall, spaced, wall_for
from labrys.kernel.view import View
from labrys.kernel.words import Words

PARTS = ["map", "tiles", "rows", "tracks", "routes", "vases", "goods"]
PARTS += ["clans", "others", "rival", "offer", "hand"]
IN_A_TURN = ["clans", "rival", "vases", "routes", "tracks", "offer", "hand", "map", "rows"]
# While dice are drafted and grouped nothing else on the board changes.
WITH_DICE = {"ask-draft": ["rival", "rows"], "ask-groups": ["rival", "tracks", "rows"]}
RIVAL_SPACES = [0, 3, 7, 10]


class MinosBoard:
    """Draws views in one language, on paper of one width."""

    def __init__(self, words: Words, width: int, paint: Paint, names: list[str]) -> None:
        self.names = names
        self.pen = Pen(words, width, paint, names)

    def about(self) -> str:
        return self.pen.say("about")

    def parts(self) -> list[str]:
        return PARTS

    def draw(self, view: View, part: str) -> list[str]:
        """One part of the board with its heading and legend; nothing if it isn't in play."""
        return self._part(table_of(view), view.seat, part, True)

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes; between two drafts only the dice."""
        table = table_of(view)
        asked = str(view.facts()["asked"])
        lines = [self.title(table)]
        if asked in WITH_DICE and drafted(before, table["round"]):
            for part in WITH_DICE[asked]:
                lines += self._part(table, view.seat, part, False)
            return lines + self.pen.legend(self.pen.say("board-rest"))
        cards = about_cards(asked, table)
        for part in IN_A_TURN:
            full = cards and part in ("offer", "hand")
            lines += self._part(table, view.seat, part, full)
        return lines

    def title(self, table: Table) -> str:
        pen = self.pen
        if not table["round"]:
            text = pen.say("board-title-setup")
        else:
            first = pen.names[table["first"]]
            age = "I" * table["age"]
            text = pen.say("board-title", round=table["round"], age=age, first=first)
        return pen.paint("heading", f"══ {text} " + "═" * max(0, pen.width - len(text) - 4))

    def brief(self, view: View) -> list[str]:
        """What the viewer has, in a line."""
        pen = self.pen
        table = table_of(view)
        if view.seat < 0:
            return []
        clan = table["clans"][view.seat]
        text = pen.say(
            "brief",
            name=pen.names[view.seat],
            coins=clan["coins"],
            weaponry=clan["weaponry"],
            vp=clan["vp"],
        )
        return [pen.paint("dim", line) for line in pen.wrap(text, "", "")]

    def moment(self, view: View) -> str:
        """Another die, another turn, another step of the round."""
        table = table_of(view)
        turn = table["turn"]
        stage = (
            f"{turn['seat']} {turn['row']} {turn['space']}" if turn else str(view.facts()["asked"])
        )
        return f"{table['round']} {len(table['pool'])} {stage}"

    def account(self, view: View) -> list[str]:
        """The points of everybody by where they came from."""
        pen = self.pen
        return [pen.heading("part-account"), *text_clans.draw_account(pen, table_of(view))]

    def look_up(self, text: str) -> list[str]:
        """The card or tile of that id, or the cards whose names hold the text."""
        pen = self.pen
        folded = text.strip().casefold()
        for id in pen.numbers:
            if id.casefold() == folded:
                return pen.entry(id)
        lines: list[str] = []
        for decree in pen.content.decrees:
            name = decree.name.get(pen.words.language, decree.id)
            if len(folded) > 2 and folded in name.casefold():
                lines += pen.entry(decree.id)
        return lines

    # ---- the parts

    def _part(self, table: Table, viewer: int, part: str, full: bool) -> list[str]:
        drawn = self._drawn(table, viewer, part, full)
        return [self.pen.heading(f"part-{part}"), *drawn] if drawn else []

    def _drawn(self, table: Table, viewer: int, part: str, full: bool) -> list[str]:
        pen = self.pen
        if part == "map":
            return self._map(table, full)
        if part == "rows":
            legend = text_rows.rows_legend(pen, table) if full else []
            return text_rows.draw_rows(pen, table) + legend
        if part == "tracks":
            mine = text_rows.draw_next(pen, table, viewer) if viewer >= 0 else []
            return text_rows.draw_tracks(pen, table) + mine
        if part == "routes":
            legend = pen.legend(pen.say("routes-legend")) if full else []
            return text_rows.draw_routes(pen, table, full) + legend
        if part == "vases":
            return self._vases(table)
        if part == "clans":
            legend = pen.legend(pen.say("clans-legend")) if full else []
            return text_clans.draw_clans(pen, table, viewer, full) + legend
        if part == "others":
            return text_clans.draw_others(pen, table, viewer)
        if part == "goods":
            return self._goods(table)
        if part == "rival":
            return self._rival(table)
        if part == "hand":
            return text_clans.draw_cards(pen, table["clans"][viewer], full) if viewer >= 0 else []
        if part == "offer":
            return self._offer(table, full)
        return self._tiles(table)

    def _map(self, table: Table, full: bool) -> list[str]:
        pen = self.pen
        regions = table["regions"]
        cells = {region["number"]: self._region(region) for region in regions}
        wall = wall_for(regions)
        if wall is not None:
            lines = ["  " + line for line in draw_wall(wall, cells, pen.width - 2, pen.paint)]
        else:
            lines = [self._region_line(region, cells[region["number"]]) for region in regions]
        if full:
            example = {"letter": pen.letters[0], "name": pen.names[0]}
            lines += pen.legend(pen.say("map-legend", **example))
        return lines

    def _region(self, region: Region) -> list[Cell]:
        """A region in four lines: what it is, what stands there, who is there, which tiles."""
        pen = self.pen
        good = pen.good(region["good"])
        first = [("heading", str(region["number"])), ("", good)]
        if region["covered"]:
            first.append(("", pen.say("map-covered")))
        pieces: Cell = []
        for letter, owner in (("C", region["city"]), ("T", region["tower"]), ("F", region["farm"])):
            if owner is not None:
                style, mark = pen.mark(owner)
                pieces.append((style, f"{letter}:{mark}"))
        return [
            spaced(first),
            spaced(pieces),
            spaced(self._warriors(region)),
            self._tile_ids(region),
        ]

    def _warriors(self, region: Region) -> Cell:
        numbers = region["warriors"]
        most = max(numbers)
        words: Cell = []
        for player, number in enumerate(numbers):
            if number:
                star = "*" if number == most and numbers.count(most) == 1 else ""
                words.append(self.pen.mark(player, f"{number}{star}"))
        return words

    def _tile_ids(self, region: Region) -> Cell:
        words: Cell = []
        if region["foundation"] is not None:
            words.append(("dim", region["foundation"]))
        sea = region["sea"]
        if sea is not None:
            tile = self.pen.content.sea_peoples[self.pen.numbers[sea][1]]
            below = "+" if region["sea_below"] else ""
            words.append(("dim", f"{sea}:{tile.cost}{below}"))
        return spaced(words)

    def _region_line(self, region: Region, cell: list[Cell]) -> str:
        """A region of a map that is no wall, in one line with its borders."""
        pen = self.pen
        pieces = [(style, text) for line in cell for style, text in line]
        borders = ", ".join(str(other) for other in region["borders"])
        text = " ".join(pen.paint(style, piece.strip()) for style, piece in pieces)
        return f"  {text} · {pen.say('map-borders', regions=borders)}"

    def _vases(self, table: Table) -> list[str]:
        pen = self.pen
        lines: list[str] = []
        for index, vase in enumerate(table["vases"]):
            spaces = vase["spaces"][len(vase["claimed"]) :]
            free = pen.say("vases-free", spaces=", ".join(str(space) for space in spaces))
            text = pen.words.tile("vase", vase["number"]).rstrip(".") + " · "
            text += free if spaces else pen.say("vases-full")
            if vase["claimed"]:
                names = pen.words.series([pen.names[player] for player in vase["claimed"]])
                text += " · " + pen.say("vases-claimed", names=names)
            if "rival" in table and table["rival"]["vases"][index]:
                space = RIVAL_SPACES[table["rival"]["vases"][index]]
                text += " · " + pen.say("vases-rival", name=pen.names[1], space=space)
            lines += pen.wrap(text, "  ", "    ")
        return lines

    def _offer(self, table: Table, full: bool) -> list[str]:
        pen = self.pen
        draw = pen.entry if full else pen.short_entry
        lines = [line for id in table["offer"] for line in draw(id)]
        age = table["age"] - 1
        text = pen.say(
            "offer-deck",
            deck=table["decks"][age],
            discards=len(table["discards"][age]),
            second=table["decks"][1],
        )
        if full and table["discards"][age]:
            text += " · " + pen.say("offer-discards", cards=", ".join(table["discards"][age]))
        return [*lines, *pen.legend(text)] if lines else []

    def _goods(self, table: Table) -> list[str]:
        pen = self.pen
        stacks = ", ".join(f"{pen.good(good)} {count}" for good, count in table["stacks"].items())
        temps = ", ".join(f"{pen.good(good)} {count}" for good, count in table["temps"].items())
        lines = pen.wrap(pen.say("goods-stacks", goods=stacks, pile=table["pile"]), "  ", "    ")
        return lines + pen.wrap(pen.say("goods-temporary", goods=temps), "  ", "    ")

    def _rival(self, table: Table) -> list[str]:
        if "rival" not in table:
            return []
        pen = self.pen
        rival = table["rival"]
        next_rows = " > ".join(pen.row(row) for row in rival["next_actions"])
        goods = ", ".join(pen.good(good) for good in rival["will"])
        texts = [
            pen.say("rival-level", level=rival["level"]),
            pen.say("rival-next", rows=next_rows or pen.say("board-dash")),
            pen.say("rival-cards", down=len(rival["face_down"]), up=len(rival["face_up"])),
            pen.say("rival-will", goods=goods or pen.say("board-dash")),
        ]
        for space, row in enumerate(rival["wild"], 1):
            if row is not None:
                texts.append(pen.say("rival-wild", space=space, row=pen.row(row)))
        return pen.wrap(" · ".join(texts))

    def _tiles(self, table: Table) -> list[str]:
        """Foundations and Sea Peoples by region, and what there is to choose from in set-up."""
        pen = self.pen
        lines: list[str] = []
        for region in table["regions"]:
            for id in (region["foundation"], region["sea"]):
                if id is not None:
                    text = f"{region['number']:>4}  {id:<6} {pen.brief(id)}"
                    lines += pen.wrap(text, "", " " * 13)
        return lines


def drafted(moment: str, round: int) -> bool:
    """Whether a moment was a draft of that round."""
    return moment.startswith(f"{round} ") and moment.endswith(" ask-draft")


def about_cards(asked: str, table: Table) -> bool:
    """Whether cards are likely to be chosen now, so that their whole texts are wanted."""
    turn = table["turn"]
    if turn is not None:
        return turn["action"] not in ("build", "expand")
    return asked not in ("ask-draft", "ask-groups", "ask-retrieve")


def board(words: Words, width: int, paint: Paint, view: View) -> MinosBoard:
    """A board for a table like that of the view: its clans have the names of their colours."""
    names = [
        words.say("rival") if clan["rival"] else words.thing("seat", clan["seat"])
        for clan in table_of(view)["clans"]
    ]
    return MinosBoard(words, width, paint, names)
