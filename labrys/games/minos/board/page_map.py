"""The map of Crete: sea, regions, and all that stands in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.games.minos.board.facts import Region, Table
from labrys.games.minos.board.page_land import FACES, Face, face_of
from labrys.games.minos.board.page_marks import sayer, shape_path, svg_gains, svg_icon
from labrys.games.minos.content import GOODS, Content, Tile
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words, capital

# Where things stand in a region, from its middle
GOOD_AT: Final = -74
SEA_AT: Final = -24
PIECES_AT: Final = 26
WARRIORS_AT: Final = 80
STEP: Final = 56
TOKEN: Final = 25
ICON: Final = 30
LETTER: Final = 17


class Map:
    """Draws the map in one language; what never changes on it is drawn once."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self.foundations = {tile.id: tile for tile in content.foundations}
        self.sea_peoples = {tile.id: tile for tile in content.sea_peoples}
        self.goods = {good: words.thing("good", number) for number, good in enumerate(GOODS)}
        self._kept: dict[str, str] = {}
        self.say = sayer(words)
        self._faces: dict[Face, tuple[str, dict[int, str]]] = {}

    def draw(self, table: Table, sitters: Sequence[Sitter]) -> str:
        regions = table["regions"]
        face = face_of(regions)
        if face not in self._faces:
            self._faces[face] = self._land(face, regions)
        land, frames = self._faces[face]
        drawn = [frames[region["number"]] + self._inside(region, sitters) for region in regions]
        notes = [self._note(region, sitters) for region in regions]
        return (
            f"{land}{'</g></g></g>'.join(drawn)}</g></g></g></svg>"
            f'<div class="m-notes">{"".join(notes)}</div>'
        )

    # ---- what never changes

    def _land(self, face: Face, regions: list[Region]) -> tuple[str, dict[int, str]]:
        """The empty map, and how the drawing of each region begins."""
        outlines = "".join(
            f'<path id="land-{number}" d="{face.outline(number)}"/>' for number in face.around
        )
        uses = [f'<use href="#land-{number}"/>' for number in face.around]
        tinted = [
            f'<use class="ground-{number % 3}" href="#land-{number}"/>' for number in face.around
        ]
        known = f" face-{len(face.around)}" if face in FACES else ""
        land = (
            f'<svg class="m-crete{known}" viewBox="0 0 {face.width} {face.height}" role="group"'
            f' preserveAspectRatio="none" width="{face.width}" height="{face.height}"'
            f' aria-label="{escape(self.words.say("part-map"))}"><defs>{outlines}'
            f'</defs><g class="shoal wide">{"".join(uses)}</g><g class="shoal">{"".join(uses)}</g>'
            f'<g class="ground">{"".join(tinted)}</g>'
        )
        return land, {region["number"]: self._frame(face, region) for region in regions}

    def _frame(self, face: Face, region: Region) -> str:
        number = region["number"]
        x, y = face.centre(number)
        return (
            f'<g class="m-region"><use class="hit" href="#land-{number}"'
            f' data-part="region-{number}" data-tip="note-region-{number}"'
            f' role="img" aria-labelledby="note-region-{number}"/>'
            f'<g class="inside" aria-hidden="true" transform="translate({x:.0f} {y:.0f})">'
            f'<g class="upright"><text class="number" x="-34" y="{GOOD_AT + 15}">{number}</text>'
        )

    # ---- what stands in a region

    def _inside(self, region: Region, sitters: Sequence[Sitter]) -> str:
        html = self._good(region)
        sea = region["sea"]
        if sea is not None:
            key = f"{sea}+" if region["sea_below"] else sea
            html += self._kept.get(key) or self._keep(key, self._sea(sea, region["sea_below"]))
        return html + self._pieces(region, sitters) + self._warriors(region, sitters)

    def _keep(self, key: str, drawn: str) -> str:
        self._kept[key] = drawn
        return drawn

    def _good(self, region: Region) -> str:
        covered = region["covered"]
        key = f"good {region['good']} {covered}"
        return self._kept.get(key) or self._keep(
            key,
            f'<g class="good-sign{" covered" if covered else ""}">'
            f'<circle cx="22" cy="{GOOD_AT}" r="26"/>'
            f"{svg_icon('good-' + region['good'], 22, GOOD_AT, 36)}"
            + (f'<path d="M2,{GOOD_AT - 20}L42,{GOOD_AT + 20}"/>' if covered else "")
            + "</g>",
        )

    def _sea(self, id: str, below: bool) -> str:
        """A plaque: what the battle costs in Weaponry, and what it gives."""
        tile = self.sea_peoples[id]
        return plaque("sea", [(str(tile.cost), "weapon")], tile, 0, SEA_AT, below)

    def _pieces(self, region: Region, sitters: Sequence[Sitter]) -> str:
        """City, Tower and Farm; until there is a City, the Foundation it will stand on."""
        foundation = region["foundation"]
        kinds = ("city", "tower", "farm")
        owners = (region["city"], region["tower"], region["farm"])
        standing = [(kind, owner) for kind, owner in zip(kinds, owners) if owner is not None]
        width = STEP * len(standing)
        html = ""
        left = -width // 2
        if foundation is not None and region["city"] is None:
            key = f"{foundation} {len(standing)}"
            tile = self.foundations[foundation]
            span = plaque_width(svg_gains(tile.effects))
            left = -(width + span) // 2 + span
            html = self._kept.get(key) or self._keep(
                key, plaque("foundation", [], tile, left - span // 2 - 2, PIECES_AT)
            )
        for index, (kind, owner) in enumerate(standing):
            x = left + index * STEP + STEP // 2
            html += self._piece(kind, region["number"], sitters[owner], x)
        return html

    def _piece(self, kind: str, number: int, sitter: Sitter, x: int) -> str:
        return (
            f'<g class="piece {sitter.colour}" data-piece="{kind}-{number}"'
            f' transform="translate({x} {PIECES_AT})"><rect class="base" x="-25" y="-25"'
            f' width="50" height="50" rx="9"/>{svg_icon(kind, 0, 0, 40)}'
            f'<g class="badge-of" transform="translate(21 19)">{shape_path(sitter.shape, 10)}'
            "</g></g>"
        )

    def _warriors(self, region: Region, sitters: Sequence[Sitter]) -> str:
        numbers = region["warriors"]
        here = [player for player, count in enumerate(numbers) if count]
        ruler = dominant(numbers)
        number = region["number"]
        html = ""
        step = STEP + 4 if len(here) < 4 else STEP - 5
        for index, player in enumerate(here):
            x = (2 * index - len(here) + 1) * step // 2
            sitter = sitters[player]
            first = " first" if player == ruler else ""
            html += (
                f'<g class="warriors {sitter.colour}{first}"'
                f' data-piece="warrior-{player}-{number}" data-flow="warriors-{player}"'
                f' transform="translate({x} {WARRIORS_AT})">{shape_path(sitter.shape, TOKEN)}'
                f'<text y="{14 if sitter.shape == "triangle" else 11}">{numbers[player]}</text></g>'
            )
        return html

    # ---- the same in words

    def _note(self, region: Region, sitters: Sequence[Sitter]) -> str:
        """What a region holds, for those who listen and for the tip."""
        say = self.say
        number = region["number"]
        message = "page-region-covered" if region["covered"] else "page-region"
        lines = [say(message, count=number, good=self.goods[region["good"]])]
        for kind in ("city", "tower", "farm"):
            owner = region[kind]
            if owner is not None:
                lines.append(say(f"page-region-{kind}", name=sitters[owner].name))
        ruler = dominant(region["warriors"])
        for player, count in enumerate(region["warriors"]):
            if count:
                message = "page-region-rules" if player == ruler else "page-region-warriors"
                lines.append(say(message, name=sitters[player].name, count=count))
        for kind, id in (("foundation", region["foundation"]), ("sea", region["sea"])):
            if id is not None and (kind == "sea" or region["city"] is None):
                lines.append(self._kept.get(f"says {id}") or self._tile_words(kind, id))
        if region["sea_below"]:
            lines.append(say("page-region-below"))
        texts = "</span> <span>".join(lines)
        return f'<div class="m-note" id="note-region-{number}"><span>{texts}</span></div>'

    def _tile_words(self, kind: str, id: str) -> str:
        tile = self.foundations[id] if kind == "foundation" else self.sea_peoples[id]
        text = capital(self.words.tile(kind, tile.number))
        return self._keep(f"says {id}", escape(text))


def dominant(warriors: list[int]) -> int:
    """Who has the most Warriors in a region, alone; else nobody (MIN-GEN-04)."""
    most = max(warriors)
    return warriors.index(most) if most and warriors.count(most) == 1 else -1


def plaque_width(signs: list[tuple[str, str]]) -> int:
    return 14 + sum(ICON + 4 + LETTER * len(text) for text, _ in signs)


def plaque(
    kind: str, cost: list[tuple[str, str]], tile: Tile, x: int, y: int, stacked: bool = False
) -> str:
    """A small tile with amounts and icons; `stacked` shows the edge of another below it."""
    gains = svg_gains(tile.effects)
    signs = cost + gains
    width = plaque_width(signs) + (20 if cost else 0)
    left = -width // 2
    box = f'x="{left}" y="-22" width="{width}" height="44" rx="7"'
    inside = f'<rect class="below" transform="translate(5 6)" {box}/>' if stacked else ""
    inside += f"<rect {box}/>"
    at = left + 7
    for index, (text, name) in enumerate(signs):
        if cost and index == len(cost):
            inside += f'<path class="gives" d="M{at + 3},-8L{at + 13},0L{at + 3},8"/>'
            at += 20
        if text:
            inside += f'<text x="{at + 1}" y="10">{escape(text)}</text>'
            at += LETTER * len(text)
        inside += svg_icon(name, at + ICON // 2 + 1, 0, ICON)
        at += ICON + 4
    return f'<g class="plaque {kind}" transform="translate({x} {y})">{inside}</g>'
