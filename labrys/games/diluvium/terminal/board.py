"""The board of Diluvium as text, drawn from a view and nothing else."""

from __future__ import annotations

from labrys.boards.terminal import Cell, Paint
from labrys.games.diluvium.facts.table import Table, facts
from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.empire import SOURCES
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.terminal.chart import draw_chart
from labrys.games.diluvium.terminal.empires import draw_empires, draw_trays, draw_wheel
from labrys.games.diluvium.terminal.sheet import SeaSheet
from labrys.kernel.text.words import Words, capital
from labrys.kernel.view import View

PARTS = ["chart", "tiles", "trays", "empires", "wheel", "fleet", "hand"]
IN_A_TURN = ["chart", "trays", "fleet", "empires", "wheel", "hand"]
# Questions that the chart on the screen already answers
STILL = ("ask-trade", "ask-drop", "ask-cards-after", "ask-takebonus")
LETTERED = ("food", "craft", "weapons", "ruins")


class DiluviumText(SeaSheet):
    """Draws views in one language, on paper of one width."""

    def parts(self) -> list[str]:
        return PARTS

    # ---- what the client asks for

    def draw(self, view: View, part: str) -> list[str]:
        """One part of the board with its heading and legend; nothing if it isn't in play."""
        return self._part(view, table_of(view), part, True)

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes."""
        table = table_of(view)
        lines = [self.title(self.now(table))]
        for part in IN_A_TURN:
            lines += self._part(view, table, part, part == "chart" and not before)
        return lines

    def now(self, table: Table) -> str:
        """The round, and whose turn it is."""
        texts = [self.words.title()]
        if table["round"]:
            texts.append(self.say("board-round", count=table["round"]))
        turn = table["turn"]
        if turn is not None:
            texts.append(self.say("board-turn", name=self.names[turn]))
        if table["last_round"]:
            texts.append(self.say("trays-last"))
        return " · ".join(texts)

    def brief(self, view: View) -> list[str]:
        """What the viewer has, in a line, and the clock of the game."""
        if view.seat < 0:
            return []
        table = table_of(view)
        own = table["empires"][view.seat]
        text = self.say(
            "brief",
            gold=own["gold"] or 0,
            text=self.amounts(own["rack"] or {}),
            strength=own["strength"],
        )
        trays = table["trays"]
        left = self.say("brief-trays", text=" ".join(f"{self.kinds[k]}{trays[k]}" for k in trays))
        return self.dim(f"{text} · {left}", "")

    def redraw_key(self, view: View) -> str:
        """Another turn, or another question about the chart."""
        table = table_of(view)
        asked = str(view.facts()["asked"])
        stage = "" if asked in STILL else asked
        return f"{table['round']} {table['turn']} {table['action']} {stage}"

    def account(self, view: View) -> list[str]:
        """Everybody's Gold by where it came from."""
        fleets = table_of(view)["empires"]
        rows: list[tuple[str, list[Cell]]] = [
            ("", [[("heading", " " + capital(name))] for name in self.names])
        ]
        for number, source in enumerate(SOURCES):
            gold = [(fleet["earned"] or {}).get(source, 0) for fleet in fleets]
            if any(gold):
                name = capital(self.words.thing("source", number))
                rows.append((name, [[("", f" {count}")] for count in gold]))
        totals: list[Cell] = [[("heading", f" {fleet['gold'] or 0}")] for fleet in fleets]
        rows.append((self.say("account-total"), totals))
        label = 2 + max(len(name) for name, _ in rows)
        return self.part("account", self.grid(rows, label, self.room(label, len(fleets))))

    def look_up(self, text: str) -> list[str]:
        """The Ruins Card of that id, or those whose names hold the text; or a tile by its name."""
        language = self.words.language
        names = {card.id: card.name[language] for card in self.content.cards}
        tiles = {tile.id: tile.name[language] for tile in self.content.tiles}
        return self.found(text, names, self.entry) or self.found(text, tiles, self.tile_entry)

    def tile_entry(self, id: str) -> list[str]:
        """A tile in a line: its islands, its Exploration Spaces, its Monster, its cost."""
        tile = next(tile for tile in self.content.tiles if tile.id == id)
        isles = [
            self.say("tile-island", kind=self.words.thing("kind", kind), count=size)
            for kind, size in zip(tile.kinds, tile.sizes)
        ]
        spaces = [self.words.thing("effect", effect) for effect in tile.spaces]
        texts = [self.say("chart-cost", count=tile.cost), ", ".join(isles), ", ".join(spaces)]
        if tile.monster:
            texts.append(self.say("tile-monster", strength=tile.monster, gold=tile.monster_gold))
        return self.hanging(f"{id} {tile.name[self.words.language]}: " + " · ".join(texts))

    # ---- the parts

    def _part(self, view: View, table: Table, part: str, full: bool) -> list[str]:
        return self.part(part, self._drawn(as_sea(view.concealed), view.seat, table, part, full))

    def _drawn(self, sea: Sea, seat: int, table: Table, part: str, full: bool) -> list[str]:
        if part == "chart":
            legend = self.dim(self.legend(table)) if full else []
            return draw_chart(self, table, sea.layout) + legend
        if part == "tiles":
            return self.tiles_on_chart(table)
        if part == "trays":
            return draw_trays(self, table)
        if part == "empires":
            return draw_empires(self, table, seat)
        if part == "fleet":
            return self.fleet(table)
        if seat < 0:
            return []
        if part == "wheel":
            return draw_wheel(self, table, table["empires"][seat], sea.empires[seat].board)
        hand = table["empires"][seat]["hand"]
        return [line for id in hand if id in self.cards for line in self.entry(id)]

    def legend(self, table: Table) -> str:
        """What the letters of the chart mean."""
        kinds = [f"{self.kinds[kind]} {self.kind(kind)}" for kind in LETTERED]
        people = [f"{letter} {name}" for letter, name in zip(self.letters, self.names)]
        return self.say(
            "chart-legend",
            kinds=", ".join(kinds),
            people=", ".join(people),
            letter=self.letters[0],
        )

    def tiles_on_chart(self, table: Table) -> list[str]:
        """The tiles that lie faceup, by their names."""
        lines: list[str] = []
        for here in table["chart"]:
            if here["tile"] is not None:
                entry = self.tile_entry(here["tile"])
                lines += [f"  {here['place'].upper():<4}{entry[0].strip()}", *entry[1:]]
        return [line for long in lines for line in self.wrap(long.strip(), "  ", " " * 6)]

    def fleet(self, table: Table) -> list[str]:
        """Alone: the scenario, its level, and the cards of the Drowned Fleet."""
        scenario = table["scenario"]
        if scenario is None:
            return []
        used = ", ".join(map(str, table["fleet_used"])) or self.say("board-none")
        texts = [
            self.say(f"setting-scenario-{scenario}"),
            self.say("fleet-level", text=self.say(f"setting-level-{table['level']}")),
            self.say("fleet-cards", count=table["fleet_cards"], text=used),
        ]
        return self.wrap(" · ".join(texts))


def table_of(view: View) -> Table:
    return facts(as_sea(view.concealed), view.seat)


def board(words: Words, width: int, paint: Paint, view: View) -> DiluviumText:
    """A board for a table like that of the view: its players have the names of their peoples."""
    return DiluviumText(words, width, paint, table_of(view))
