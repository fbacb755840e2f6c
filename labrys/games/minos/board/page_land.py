"""Crete as we draw it: the outlines of the regions, for each number of players.

A face names the corners of its regions and goes around each region from corner to corner. Two
regions that share a line between two corners are adjacent, and no others (MIN-GEN-03). The
lines are then broken into small bends, always the same ones, so that neighbours fit together.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

from labrys.games.minos.board.facts import Region

Point: TypeAlias = tuple[float, float]

COAST: Final = (0.2, 4)
BORDER: Final = (0.1, 3)


class Face:
    """One map: its size, the corners, the way around each region and where its pieces stand."""

    def __init__(self, width: int, height: int, corners: str, around: dict[int, str]) -> None:
        self.width = width
        self.height = height
        self.corners = dict(_corner(text) for text in corners.split())
        self.around = {number: text.split() for number, text in around.items()}

    def lines(self, region: int) -> list[tuple[str, str]]:
        """The lines around a region, each from one corner to the next."""
        loop = self.around[region]
        return [(loop[index - 1], loop[index]) for index in range(len(loop))]

    def touching(self) -> dict[int, list[int]]:
        """Which regions share a line with which."""
        sides = {region: {frozenset(line) for line in self.lines(region)} for region in self.around}
        return {
            region: sorted(
                other for other in sides if other != region and sides[other] & sides[region]
            )
            for region in sides
        }

    def centre(self, region: int) -> Point:
        """The middle of a region: the centroid of its corners' polygon."""
        points = [self.corners[name] for name in self.around[region]]
        area = x = y = 0.0
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            cross = ax * by - bx * ay
            area += cross
            x += (ax + bx) * cross
            y += (ay + by) * cross
        return x / (3 * area), y / (3 * area)

    def outline(self, region: int) -> str:
        """The path around a region, with all its bends."""
        inland = self._shared()
        points: list[Point] = []
        for start, end in self.lines(region):
            style = BORDER if frozenset((start, end)) in inland else COAST
            points += self._bends(start, end, style)
        return "M" + " ".join(f"{x:.0f},{y:.0f}" for x, y in points) + "Z"

    def _shared(self) -> set[frozenset[str]]:
        """The lines between two regions; the others are coast."""
        once: set[frozenset[str]] = set()
        twice: set[frozenset[str]] = set()
        for region in self.around:
            for line in map(frozenset, self.lines(region)):
                (twice if line in once else once).add(line)
        return twice

    def _bends(self, start: str, end: str, style: tuple[float, int]) -> list[Point]:
        """The line from a corner up to, but not with, the next: alike from both its sides."""
        first, last = sorted((start, end))
        points = _broken(self.corners[first], self.corners[last], style, Random(first + last))
        if start != first:
            points.reverse()
        return points[:-1]


def _corner(text: str) -> tuple[str, Point]:
    name, _, place = text.partition(":")
    x, _, y = place.partition(",")
    return name, (float(x), float(y))


def _broken(start: Point, end: Point, style: tuple[float, int], chance: Random) -> list[Point]:
    """A line whose middle is pushed aside, and so on for its halves."""
    amount, depth = style
    points = [start, end]
    for _ in range(depth):
        finer = points[:1]
        for (ax, ay), (bx, by) in pairwise(points):
            push = chance.uniform(-amount, amount)
            finer += [
                ((ax + bx) / 2 + (ay - by) * push, (ay + by) / 2 + (bx - ax) * push),
                (bx, by),
            ]
        points = finer
    return points


# Corners: a, b … between the rows of regions from the north, v on the coast between two regions,
# n s w e anywhere else on the coast.
_TWO: Final = Face(
    1040,
    625,
    "a0:146,300 a1:266,346 a2:398,292 a3:516,348 a4:650,290 a5:772,344 a6:900,300"
    " w1:134,205 w2:150,110 n1:236,44 n2:330,66 v1:396,96 n3:455,46 n4:568,34 v2:648,92"
    " n5:720,40 n6:815,48 n7:892,112 e1:915,205"
    " w3:74,306 w4:26,390 w5:52,470 w6:36,540 s1:120,590 v3:270,566 s2:350,602 s3:455,596"
    " v4:522,562 s4:600,600 s5:700,592 v5:768,566 s6:840,600 s7:950,580 e2:1006,505"
    " e3:984,430 e4:1018,370 e5:975,305",
    {
        1: "a0 w1 w2 n1 n2 v1 a2 a1",
        2: "v1 n3 n4 v2 a4 a3 a2",
        3: "v2 n5 n6 n7 e1 a6 a5 a4",
        4: "a5 a6 e5 e4 e3 e2 s7 s6 v5",
        5: "a3 a4 a5 v5 s5 s4 v4",
        6: "a1 a2 a3 v4 s3 s2 v3",
        7: "a0 a1 v3 s1 w6 w5 w4 w3",
    },
)
_THREE: Final = Face(
    1040,
    935,
    "p1:400,192 p2:522,240 p3:646,188 c0:268,366 c1:394,412 c2:518,372 c3:648,410 c4:772,364"
    " a0:146,610 a1:266,656 a2:398,602 a3:516,658 a4:650,600 a5:772,654 a6:900,610"
    " n1:372,120 n2:420,48 n3:520,22 n4:622,42 n5:672,118"
    " w7:320,160 w8:236,206 w9:214,290 e7:724,150 e8:806,200 e9:830,286"
    " w1:126,520 w2:146,430 w0:206,372 e1:918,516 e0:900,424 e6:842,372"
    " w3:74,616 w4:26,700 w5:52,780 w6:36,850 s1:120,900 v3:270,876 s2:350,912 s3:455,906"
    " v4:522,872 s4:600,910 s5:700,902 v5:768,876 s6:840,910 s7:950,890 e2:1006,815"
    " e3:984,740 e4:1018,680 e5:975,615",
    {
        1: "a0 w1 w2 w0 c0 c1 a2 a1",
        2: "c1 c2 c3 a4 a3 a2",
        3: "c3 c4 e6 e0 e1 a6 a5 a4",
        4: "a5 a6 e5 e4 e3 e2 s7 s6 v5",
        5: "a3 a4 a5 v5 s5 s4 v4",
        6: "a1 a2 a3 v4 s3 s2 v3",
        7: "a0 a1 v3 s1 w6 w5 w4 w3",
        8: "c0 w9 w8 w7 p1 p2 c2 c1",
        9: "c2 p2 p3 e7 e8 e9 c4 c3",
        10: "p1 n1 n2 n3 n4 n5 p3 p2",
    },
)
_FOUR: Final = Face(
    1150,
    775,
    "a0:138,240 a1:246,290 a2:356,238 a3:462,294 a4:578,236 a5:686,292 a6:796,240 a7:904,290"
    " a8:1014,238 b0:136,536 b1:248,486 b2:352,538 b3:466,488 b4:574,540 b5:684,486 b6:798,538"
    " b7:906,488 b8:1012,534"
    " w1:112,160 w2:150,84 n1:196,34 n2:290,62 v1:358,82 n3:416,30 n4:512,50 v2:576,80"
    " n5:640,36 n6:742,44 v3:798,84 n7:872,32 n8:966,56 e1:1034,140"
    " w3:66,242 w4:24,306 w5:50,386 w6:22,452 w7:60,524"
    " e2:1082,250 e3:1128,322 e4:1098,400 e5:1126,470 e6:1078,532"
    " w8:118,622 s1:170,706 s2:270,740 v4:354,702 s3:425,742 s4:520,736 v5:576,700"
    " s5:640,744 s6:738,738 v6:796,702 s7:870,742 s8:970,712 e7:1030,620",
    {
        1: "a0 w1 w2 n1 n2 v1 a2 a1",
        2: "v1 n3 n4 v2 a4 a3 a2",
        3: "v2 n5 n6 v3 a6 a5 a4",
        4: "v3 n7 n8 e1 a8 a7 a6",
        5: "a0 a1 b1 b0 w7 w6 w5 w4 w3",
        6: "a1 a2 a3 b3 b2 b1",
        7: "a3 a4 a5 b5 b4 b3",
        8: "a5 a6 a7 b7 b6 b5",
        9: "a7 a8 e2 e3 e4 e5 e6 b8 b7",
        10: "b0 b1 b2 v4 s2 s1 w8",
        11: "b2 b3 b4 v5 s4 s3 v4",
        12: "b4 b5 b6 v6 s6 s5 v5",
        13: "b6 b7 b8 e7 s8 s7 v6",
    },
)
FACES: Final = (_TWO, _THREE, _FOUR)


def face_of(regions: list[Region]) -> Face:
    """The face on which exactly the adjacent regions touch; a designer's map gets a plain one."""
    borders = tuple((region["number"], tuple(sorted(region["borders"]))) for region in regions)
    return _face_with(borders)


@cache
def _face_with(borders: tuple[tuple[int, tuple[int, ...]], ...]) -> Face:
    wanted = {number: list(others) for number, others in borders}
    for face in FACES:
        if face.touching() == wanted:
            return face
    return islands([number for number, _ in borders])


ISLAND: Final = 230
ABREAST: Final = 5


def islands(numbers: list[int]) -> Face:
    """Every region an island of its own, in rows: for a map that we have not drawn."""
    corners: list[str] = []
    around: dict[int, str] = {}
    for index, number in enumerate(numbers):
        x = 15 + index % ABREAST * ISLAND
        y = 15 + index // ABREAST * ISLAND
        reach = ISLAND - 24
        places = ((0, 0), (reach, 0), (reach, reach), (0, reach))
        names = [f"i{number}-{corner}" for corner in range(4)]
        corners += [f"{name}:{x + dx},{y + dy}" for name, (dx, dy) in zip(names, places)]
        around[number] = " ".join(names)
    rows = (len(numbers) + ABREAST - 1) // ABREAST
    return Face(ABREAST * ISLAND + 20, rows * ISLAND + 20, " ".join(corners), around)
