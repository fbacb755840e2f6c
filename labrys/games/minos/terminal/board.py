"""The board of Minos as text, drawn from a view and nothing else."""

from __future__ import annotations

from labrys.boards.terminal import Cell, Paint, spaced
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.facts.types import Region, Table
from labrys.games.minos.rules.solo_end import VASE_SPACES
from labrys.games.minos.terminal import clans as text_clans
from labrys.games.minos.terminal import rows as text_rows
from labrys.games.minos.terminal.map import draw_wall, wall_for
from labrys.games.minos.terminal.sheet import MinosSheet
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

PARTS = ["map", "tiles", "rows", "tracks", "routes", "vases", "goods"]
PARTS += ["clans", "others", "rival", "offer", "hand"]
IN_A_TURN = ["clans", "rival", "vases", "routes", "tracks", "offer", "hand", "map", "rows"]
# While dice are drafted and grouped nothing else on the board changes.
WITH_DICE = {"ask-draft": ["rival", "rows"], "ask-groups": ["rival", "tracks", "rows"]}


class MinosBoard(MinosSheet):
    """Draws views in one language, on paper of one width."""

    def parts(self) -> list[str]:
        return PARTS

    def draw(self, view: View, part: str) -> list[str]:
        """One part of the board with its heading and legend; nothing if it isn't in play."""
        return self._part(table_of(view), view.seat, part, True)

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes; between two drafts only the dice."""
        table = table_of(view)
        asked = str(view.facts()["asked"])
        lines = [self.title(self.now(table))]
        if asked in WITH_DICE and drafted(before, table["round"]):
            for part in WITH_DICE[asked]:
                lines += self._part(table, view.seat, part, False)
            return lines + self.dim(self.say("board-rest"))
        cards = about_cards(asked, table)
        for part in IN_A_TURN:
            full = cards and part in ("offer", "hand")
            lines += self._part(table, view.seat, part, full)
        return lines

    def now(self, table: Table) -> str:
        """The round and the Age, and who is first."""
        if not table["round"]:
            return self.say("board-title-setup")
        first = self.names[table["first"]]
        return self.say("board-title", round=table["round"], age="I" * table["age"], first=first)

    def brief(self, view: View) -> list[str]:
        """What the viewer has, in a line."""
        table = table_of(view)
        if view.seat < 0:
            return []
        clan = table["clans"][view.seat]
        text = self.say(
            "brief",
            name=self.names[view.seat],
            coins=clan["coins"],
            weaponry=clan["weaponry"],
            vp=clan["vp"],
        )
        return self.dim(text, "")

    def redraw_key(self, view: View) -> str:
        """Another die, another turn, another step of the round."""
        table = table_of(view)
        turn = table["turn"]
        stage = (
            f"{turn['seat']} {turn['row']} {turn['space']}" if turn else str(view.facts()["asked"])
        )
        return f"{table['round']} {len(table['pool'])} {stage}"

    def account(self, view: View) -> list[str]:
        """The points of everybody by where they came from."""
        return self.part("account", text_clans.draw_account(self, table_of(view)))

    def look_up(self, text: str) -> list[str]:
        """The card or tile of that id, or the cards whose names hold the text."""
        names = dict.fromkeys(self.numbers, "")
        for decree in self.content.decrees:
            names[decree.id] = decree.name.get(self.words.language, decree.id)
        return self.found(text, names, self.entry)

    # ---- the parts

    def _part(self, table: Table, viewer: int, part: str, full: bool) -> list[str]:
        return self.part(part, self._drawn(table, viewer, part, full))

    def _drawn(self, table: Table, viewer: int, part: str, full: bool) -> list[str]:
        if part == "map":
            return self._map(table, full)
        if part == "rows":
            legend = text_rows.rows_legend(self, table) if full else []
            return text_rows.draw_rows(self, table) + legend
        if part == "tracks":
            mine = text_rows.draw_next(self, table, viewer) if viewer >= 0 else []
            return text_rows.draw_tracks(self, table) + mine
        if part == "routes":
            legend = self.dim(self.say("routes-legend")) if full else []
            return text_rows.draw_routes(self, table, full) + legend
        if part == "vases":
            return self._vases(table)
        if part == "clans":
            legend = self.dim(self.say("clans-legend")) if full else []
            return text_clans.draw_clans(self, table, viewer, full) + legend
        if part == "others":
            return text_clans.draw_others(self, table, viewer)
        if part == "goods":
            return self._goods(table)
        if part == "rival":
            return self._rival(table)
        if part == "hand":
            return text_clans.draw_cards(self, table["clans"][viewer], full) if viewer >= 0 else []
        if part == "offer":
            return self._offer(table, full)
        return self._tiles(table)

    def _map(self, table: Table, full: bool) -> list[str]:
        regions = table["regions"]
        cells = {region["number"]: self._region(region) for region in regions}
        wall = wall_for(regions)
        if wall is not None:
            lines = ["  " + line for line in draw_wall(wall, cells, self.width - 2, self.paint)]
        else:
            lines = [self._region_line(region, cells[region["number"]]) for region in regions]
        if full:
            example = {"letter": self.letters[0], "name": self.names[0]}
            lines += self.dim(self.say("map-legend", **example))
        return lines

    def _region(self, region: Region) -> list[Cell]:
        """A region in four lines: what it is, what stands there, who is there, which tiles."""
        good = self.good(region["good"])
        first = [("heading", str(region["number"])), ("", good)]
        if region["covered"]:
            first.append(("", self.say("map-covered")))
        pieces: Cell = []
        for letter, owner in (("C", region["city"]), ("T", region["tower"]), ("F", region["farm"])):
            if owner is not None:
                style, mark = self.mark(owner)
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
                words.append(self.mark(player, f"{number}{star}"))
        return words

    def _tile_ids(self, region: Region) -> Cell:
        words: Cell = []
        if region["foundation"] is not None:
            words.append(("dim", region["foundation"]))
        sea = region["sea"]
        if sea is not None:
            tile = self.content.sea_peoples[self.numbers[sea][1]]
            below = "+" if region["sea_below"] else ""
            words.append(("dim", f"{sea}:{tile.cost}{below}"))
        return spaced(words)

    def _region_line(self, region: Region, cell: list[Cell]) -> str:
        """A region of a map that is no wall, in one line with its borders."""
        pieces = [(style, text) for line in cell for style, text in line]
        borders = ", ".join(str(other) for other in region["borders"])
        text = " ".join(self.paint(style, piece.strip()) for style, piece in pieces)
        return f"  {text} · {self.say('map-borders', regions=borders)}"

    def _vases(self, table: Table) -> list[str]:
        lines: list[str] = []
        for index, vase in enumerate(table["vases"]):
            spaces = vase["spaces"][len(vase["claimed"]) :]
            free = self.say("vases-free", spaces=", ".join(str(space) for space in spaces))
            text = self.words.tile("vase", vase["number"]).rstrip(".") + " · "
            text += free if spaces else self.say("vases-full")
            if vase["claimed"]:
                names = self.words.series([self.names[player] for player in vase["claimed"]])
                text += " · " + self.say("vases-claimed", names=names)
            if "rival" in table and table["rival"]["vases"][index]:
                space = VASE_SPACES[table["rival"]["vases"][index]]
                text += " · " + self.say("vases-rival", name=self.names[1], space=space)
            lines += self.wrap(text, "  ", "    ")
        return lines

    def _offer(self, table: Table, full: bool) -> list[str]:
        draw = self.entry if full else self.short_entry
        lines = [line for id in table["offer"] for line in draw(id)]
        age = table["age"] - 1
        text = self.say(
            "offer-deck",
            deck=table["decks"][age],
            discards=len(table["discards"][age]),
            second=table["decks"][1],
        )
        if full and table["discards"][age]:
            text += " · " + self.say("offer-discards", cards=", ".join(table["discards"][age]))
        return [*lines, *self.dim(text)] if lines else []

    def _goods(self, table: Table) -> list[str]:
        stacks = ", ".join(f"{self.good(good)} {count}" for good, count in table["stacks"].items())
        temps = ", ".join(f"{self.good(good)} {count}" for good, count in table["temps"].items())
        lines = self.wrap(self.say("goods-stacks", goods=stacks, pile=table["pile"]), "  ", "    ")
        return lines + self.wrap(self.say("goods-temporary", goods=temps), "  ", "    ")

    def _rival(self, table: Table) -> list[str]:
        if "rival" not in table:
            return []
        rival = table["rival"]
        next_rows = " > ".join(self.row(row) for row in rival["next_actions"])
        goods = ", ".join(self.good(good) for good in rival["will"])
        texts = [
            self.say("rival-level", level=rival["level"]),
            self.say("rival-next", rows=next_rows or self.say("board-dash")),
            self.say("rival-cards", down=len(rival["face_down"]), up=len(rival["face_up"])),
            self.say("rival-will", goods=goods or self.say("board-dash")),
        ]
        for space, row in enumerate(rival["wild"], 1):
            if row is not None:
                texts.append(self.say("rival-wild", space=space, row=self.row(row)))
        return self.wrap(" · ".join(texts))

    def _tiles(self, table: Table) -> list[str]:
        """Foundations and Sea Peoples by region, and what there is to choose from in set-up."""
        lines: list[str] = []
        for region in table["regions"]:
            for id in (region["foundation"], region["sea"]):
                if id is not None:
                    text = f"{region['number']:>4}  {id:<6} {self.brief_of(id)}"
                    lines += self.wrap(text, "", " " * 13)
        return lines


def drafted(key: str, round: int) -> bool:
    """Whether a redraw key was of a draft of that round."""
    return key.startswith(f"{round} ") and key.endswith(" ask-draft")


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
