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

from labrys.games.minos.facts.types import Region

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
    719,
    "a0:146,345 a1:266,398 a2:398,336 a3:516,400 a4:650,334 a5:772,396 a6:900,345"
    " w1:134,236 w2:150,126 n1:236,51 n2:330,76 v1:396,110 n3:455,53 n4:568,39 v2:648,106"
    " n5:720,46 n6:815,55 n7:892,129 e1:915,236"
    " w3:74,352 w4:26,448 w5:52,540 w6:36,621 s1:120,678 v3:270,651 s2:350,692 s3:455,685"
    " v4:522,646 s4:600,690 s5:700,681 v5:768,651 s6:840,690 s7:950,667 e2:1006,581"
    " e3:984,494 e4:1018,425 e5:975,351",
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
    1004,
    752,
    "p1:334,146 p2:502,232 p3:670,146 c0:172,276 c1:368,312 c2:502,272 c3:636,312 c4:830,276"
    " a0:92,496 a1:254,532 a2:384,490 a3:504,532 a4:624,490 a5:754,532 a6:910,496"
    " n1:338,74 n2:404,30 n3:502,16 n4:600,30 n5:666,74"
    " w7:292,78 w8:200,58 w9:118,150 e7:712,78 e8:806,58 e9:886,150"
    " w1:84,446 w2:46,390 w0:100,308 e1:918,446 e0:960,396 e6:902,304"
    " w3:44,516 w4:18,572 w5:32,622 w6:20,690 s1:108,722 v3:260,710 s2:322,728 s3:436,722"
    " v4:504,706 s4:588,730 s5:686,720 v5:752,708 s6:830,730 s7:934,718 e2:984,664"
    " e3:970,604 e4:988,556 e5:950,506",
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
