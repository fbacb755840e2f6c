"""A tree of what all seats may do, grown over many worlds that fit one seat's view.

Each world follows the tree by the options that it offers, so a node stands for all worlds in which
the same has been chosen. Every seat looks after itself. Which option is followed depends on how it
did so far and on how it looked at first (PUCT); where the tree ends, the seat that is asked plays
quickly to the end of the turn, and the leaf tells everybody's chances.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from labrys.bots.search.budget import Budget
from labrys.bots.search.leaf import Leaf
from labrys.bots.search.manner import Manner
from labrys.bots.search.quick import Quick
from labrys.kernel.chance import Chance
from labrys.kernel.position import Position
from labrys.kernel.view import View

DEEPEST: Final = 200
TINY: Final = 1e-6


class Edge:
    """An option of a node."""

    def __init__(self, option: int, worth: float) -> None:
        self.option = option
        self.worth = worth
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """A question, with all options that any world has offered here."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: list[Edge] = []
        self.places: dict[int, int] = {}
        self.visits = 0
        self.total = 0.0


class Tree:
    """Single-observer search over information sets."""

    def __init__(self, manner: Manner, leaf: Leaf, budget: Budget) -> None:
        self.manner = manner
        self.leaf = leaf
        self.budget = budget
        self.quick = Quick(budget)

    def choose(self, view: View, chance: Chance) -> int:
        """The place of the option that was followed most."""
        root = Node(view.seat)
        while True:
            self.follow(root, view.world(chance.below(1 << 30)))
            if self.budget.over():
                break
        best = root.edges[0]
        for edge in root.edges:
            if (edge.visits, edge.worth) > (best.visits, best.worth):
                best = edge
        return view.options.index(best.option)

    def follow(self, root: Node, world: Position) -> None:
        """One world: down the tree, one node more, and back with what came of it."""
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = root
        position = world
        for _ in range(DEEPEST):
            fresh = not node.edges
            offered = self.offered(node, position)
            if fresh and nodes:
                position = self.quick.to_horizon(position)
                break
            edge = self.picked(node, offered)
            nodes.append(node)
            edges.append(edge)
            position.take(edge.option)
            self.budget.used += 1
            if position.over:
                break
            below = edge.node
            if below is None or below.seat != position.seat:
                below = Node(position.seat)
                edge.node = below
            node = below
        chances = self.leaf.chances(position)
        for index in range(len(nodes)):
            got = chances[nodes[index].seat]
            nodes[index].visits += 1
            nodes[index].total += got
            edges[index].visits += 1
            edges[index].total += got

    def offered(self, node: Node, position: Position) -> list[Edge]:
        """The edges of the options that this world offers; new ones are weighed."""
        found: list[Edge] = []
        for option in position.options:
            place = node.places.get(option, -1)
            if place < 0:
                place = len(node.edges)
                node.places[option] = place
                node.edges.append(Edge(option, self.worth(position, option)))
            edge = node.edges[place]
            edge.offered += 1
            found.append(edge)
        return found

    def worth(self, position: Position, option: int) -> float:
        return position.game.value(self.quick.weigh(position, option), position.seat)

    def picked(self, node: Node, offered: list[Edge]) -> Edge:
        """The best by its mean so far and its share of curiosity."""
        if len(offered) == 1:
            return offered[0]
        shares = first_looks(offered, self.manner.heat)
        mean = node.total / node.visits if node.visits else 0.5
        best = offered[0]
        highest = -1.0
        for index, edge in enumerate(offered):
            known = edge.total / edge.visits if edge.visits else mean
            curiosity = self.manner.explore * shares[index] * sqrt(edge.offered)
            score = known + curiosity / (1 + edge.visits)
            if score > highest:
                best = edge
                highest = score
        return best


def first_looks(edges: list[Edge], heat: float) -> list[float]:
    """How likely each option is the best by its first look: e to its lack of worth, where the mean
    lack is 1 / heat."""
    highest = edges[0].worth
    total = 0.0
    for edge in edges:
        highest = max(highest, edge.worth)
        total += edge.worth
    mean_lack = highest - total / len(edges)
    if mean_lack < TINY:
        return [1.0 / len(edges)] * len(edges)
    looks: list[float] = []
    together = 0.0
    for edge in edges:
        look = fading((highest - edge.worth) / (mean_lack * heat))
        looks.append(look)
        together += look
    return [look / together for look in looks]


def fading(lack: float) -> float:
    """About e to the power of -lack, by products alone."""
    factor = 1.0 / (1.0 + lack / 32.0)
    factor *= factor
    factor *= factor
    factor *= factor
    factor *= factor
    return factor * factor
