"""The map of Crete: sea, regions, and all that stands in them."""

from __future__ import annotations

from typing import Final

from labrys.boards.icons import svg_icon
from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import Html, join, tag
from labrys.boards.people import Sitter, shape_path
from labrys.boards.sentences import Sentences
from labrys.games.minos.content.model import GOODS, Content, Tile
from labrys.games.minos.facts.types import Region, Table
from labrys.games.minos.page.land import FACES, Face, face_of
from labrys.games.minos.page.marks import svg_gains
from labrys.kernel.text.words import Words, capital

# What stands in a region is centred in lines: its number and Good, the Sea Peoples, then all else
LINE: Final = 54
STEP: Final = 54
GAP: Final = 4
# How wide a line may be, in parts of the map's width; there are five regions abreast at most
ROOM: Final = 0.225
TOKEN: Final = 25
ICON: Final = 30
LETTER: Final = 17
BUILT: Final = ("city", "tower", "farm")


class Map:
    """Draws the map in one language; what never changes on it is drawn once."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.sentences = Sentences(words)
        self.foundations = {tile.id: tile for tile in content.foundations}
        self.sea_peoples = {tile.id: tile for tile in content.sea_peoples}
        self.goods = {good: words.thing("good", number) for number, good in enumerate(GOODS)}

    def draw(self, table: Table, sitters: tuple[Sitter, ...]) -> Html:
        regions = table["regions"]
        face = face_of(regions)
        drawn = [self._region(region, face, sitters) for region in regions]
        known = f" face-{len(face.around)}" if face in FACES else ""
        crete = tag(
            "svg",
            land(face),
            *[place for place, _ in drawn],
            cls=f"m-crete{known}",
            viewBox=f"0 0 {face.width} {face.height}",
            role="group",
            width=face.width,
            height=face.height,
            aria_label=self.sentences.say("part-map"),
        )
        return crete + tag("div", *[note for _, note in drawn], cls="m-notes")

    @kept_facts
    def _region(self, region: Region, face: Face, sitters: tuple[Sitter, ...]) -> tuple[Html, Html]:
        """A region with all that stands in it, and the same in words."""
        number = region["number"]
        x, y = face.centre(number)
        things = lines_of(self._things(region, sitters), face.width * ROOM)
        sea = self._sea(region["sea"], region["sea_below"])
        rows = 1 + (sea is not None) + len(things)
        top = -(rows - 1) * LINE // 2
        good = [
            tag("text", number, cls="number", x=-28, y=15),
            good_sign(region["good"], region["covered"]),
        ]
        lines = [join(good), *([sea] if sea is not None else []), *things]
        upright = [
            tag("g", line, transform=f"translate(0 {top + index * LINE})")
            for index, line in enumerate(lines)
        ]
        at = f"translate({x:.0f} {y:.0f})"
        inside = tag("g", *upright, cls="inside", aria_hidden="true", transform=at)
        hit = tag(
            "use",
            cls="hit",
            href=f"#land-{number}",
            data_part=f"region-{number}",
            data_tip=f"note-region-{number}",
            role="img",
            aria_labelledby=f"note-region-{number}",
        )
        return tag("g", hit, inside, cls="m-region"), self._note(region, sitters)

    # ---- what stands in a region

    def _sea(self, id: str | None, below: bool) -> Html | None:
        """A plaque: what the battle costs in Weaponry, and what it gives."""
        if id is None:
            return None
        tile = self.sea_peoples[id]
        return plaque("sea", [(str(tile.cost), "weapon")], tile, below)

    def _things(self, region: Region, sitters: tuple[Sitter, ...]) -> list[tuple[int, Html]]:
        """The Foundation until a City stands on it, then City, Tower, Farm and Warriors: how wide
        each is, and its drawing around its own middle."""
        things: list[tuple[int, Html]] = []
        foundation = region["foundation"]
        if foundation is not None and region["city"] is None:
            tile = self.foundations[foundation]
            width = plaque_width(svg_gains(tile.effects)) + GAP
            things.append((width, plaque("foundation", [], tile)))
        owners = (region["city"], region["tower"], region["farm"])
        for kind, owner in zip(BUILT, owners):
            if owner is not None:
                things.append((STEP, piece(kind, region["number"], sitters[owner])))
        return things + [(STEP, token) for token in warriors(region, sitters)]

    # ---- the same in words

    def _note(self, region: Region, sitters: tuple[Sitter, ...]) -> Html:
        """What a region holds, for those who listen and for the tip."""
        say = self.words.say
        message = "page-region-covered" if region["covered"] else "page-region"
        lines = [say(message, count=region["number"], good=self.goods[region["good"]])]
        for kind in BUILT:
            owner = region[kind]
            if owner is not None:
                lines.append(say(f"page-region-{kind}", name=sitters[owner].name))
        ruler = dominant(region["warriors"])
        for player, count in enumerate(region["warriors"]):
            if count:
                message = "page-region-rules" if player == ruler else "page-region-warriors"
                lines.append(say(message, name=sitters[player].name, count=count))
        foundation, sea = region["foundation"], region["sea"]
        if foundation is not None and region["city"] is None:
            lines.append(self._tile_words("foundation", self.foundations[foundation]))
        if sea is not None:
            lines.append(self._tile_words("sea", self.sea_peoples[sea]))
        if region["sea_below"]:
            lines.append(say("page-region-below"))
        spans = join([tag("span", line) for line in lines], " ")
        return tag("div", spans, cls="m-note", id=f"note-region-{region['number']}")

    def _tile_words(self, kind: str, tile: Tile) -> str:
        return capital(self.words.tile(kind, tile.number))


@kept
def land(face: Face) -> Html:
    """The empty map: the outlines of the regions, the shoals around them and the ground."""
    outlines = [tag("path", id=f"land-{n}", d=face.outline(n)) for n in face.around]
    uses = [tag("use", href=f"#land-{n}") for n in face.around]
    tinted = [tag("use", cls=f"ground-{n % 3}", href=f"#land-{n}") for n in face.around]
    return join(
        [
            tag("defs", *outlines),
            tag("g", *uses, cls="shoal wide"),
            tag("g", *uses, cls="shoal"),
            tag("g", *tinted, cls="ground"),
        ]
    )


def good_sign(good: str, covered: bool) -> Html:
    """The Good of a region; struck out while it is covered."""
    struck = tag("path", d="M4,-20L44,20") if covered else None
    ring = tag("circle", cx=24, cy=0, r=25)
    icon = svg_icon(f"good-{good}", 24, 0, 36, "minos")
    return tag("g", ring, icon, struck, cls="good-sign covered" if covered else "good-sign")


def lines_of(things: list[tuple[int, Html]], room: float) -> list[Html]:
    """Things side by side in as many lines as they need, each line centred."""
    lines: list[list[tuple[int, Html]]] = []
    left = 0.0
    for width, thing in things:
        if width > left:
            lines.append([])
            left = max(room, width)
        lines[-1].append((width, thing))
        left -= width
    return [_line(line) for line in lines]


def _line(things: list[tuple[int, Html]]) -> Html:
    at = -sum(width for width, _ in things) // 2
    drawn: list[Html] = []
    for width, thing in things:
        drawn.append(tag("g", thing, transform=f"translate({at + width // 2} 0)"))
        at += width
    return join(drawn)


def piece(kind: str, number: int, sitter: Sitter) -> Html:
    """A City, Tower or Farm with its owner's mark."""
    badge = tag("g", shape_path(sitter.shape, 10), cls="badge-of", transform="translate(21 19)")
    return tag(
        "g",
        tag("rect", cls="base", x=-25, y=-25, width=50, height=50, rx=9),
        svg_icon(kind, 0, 0, 40, "minos"),
        badge,
        cls=f"piece {sitter.colour}",
        data_piece=f"{kind}-{number}",
    )


def warriors(region: Region, sitters: tuple[Sitter, ...]) -> list[Html]:
    """A counter for each clan that is there; the one that rules stands out."""
    numbers = region["warriors"]
    ruler = dominant(numbers)
    drawn: list[Html] = []
    for player, count in enumerate(numbers):
        if not count:
            continue
        sitter = sitters[player]
        drawn.append(
            tag(
                "g",
                shape_path(sitter.shape, TOKEN),
                tag("text", count, y=14 if sitter.shape == "triangle" else 11),
                cls=f"warriors {sitter.colour}{' first' if player == ruler else ''}",
                data_piece=f"warrior-{player}-{region['number']}",
                data_flow=f"warriors-{player}",
            )
        )
    return drawn


def dominant(warriors: list[int]) -> int:
    """Who has the most Warriors in a region, alone; else nobody (MIN-GEN-04)."""
    most = max(warriors)
    return warriors.index(most) if most and warriors.count(most) == 1 else -1


def plaque_width(signs: list[tuple[str, str]]) -> int:
    return 14 + sum(ICON + 4 + LETTER * len(text) for text, _ in signs)


def plaque(kind: str, cost: list[tuple[str, str]], tile: Tile, stacked: bool = False) -> Html:
    """A small tile with amounts and icons; `stacked` shows the edge of another below it."""
    signs = cost + svg_gains(tile.effects)
    width = plaque_width(signs) + (20 if cost else 0)
    left = -width // 2
    box = {"x": left, "y": -22, "width": width, "height": 44, "rx": 7}
    parts = [tag("rect", **box)]
    if stacked:
        parts.insert(0, tag("rect", cls="below", transform="translate(5 6)", **box))
    at = left + 7
    for index, (text, name) in enumerate(signs):
        if cost and index == len(cost):
            parts.append(tag("path", cls="gives", d=f"M{at + 3},-8L{at + 13},0L{at + 3},8"))
            at += 20
        if text:
            parts.append(tag("text", text, x=at + 1, y=10))
            at += LETTER * len(text)
        parts.append(svg_icon(name, at + ICON // 2 + 1, 0, ICON, "minos"))
        at += ICON + 4
    return tag("g", *parts, cls=f"plaque {kind}")
