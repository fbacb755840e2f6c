"""Runs on a real Ray: two nodes, each with processes of its own, one of them killed."""

from __future__ import annotations

import pytest

import labrys.games
from labrys.lab.runs.batch import Batch
from labrys.lab.runs.kept import Kept
from labrys.lab.runs.playing import play_all
from labrys.lab.runs.run import Run, run_of
from labrys.lab.runs.workers import Alone

ray = pytest.importorskip("ray", reason="ray is not installed: pip install 'labrys[lab]'")
GAMES = 120


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


class Killing:
    """Plays on Ray, and kills a node once some games are there."""

    def __init__(self, cluster, node) -> None:
        from labrys.lab.runs.on_ray import OnRay

        self.ray = OnRay(cluster.address)
        self.count = self.ray.count
        self.cluster = cluster
        self.node = node
        self.taken = 0

    def give(self, run: Run, numbers: list[int]) -> None:
        self.ray.give(run, numbers)

    def take(self) -> Batch:
        self.taken += 1
        if self.taken == 4:
            self.cluster.remove_node(self.node, allow_graceful=False)
        return self.ray.take()

    def close(self) -> None:
        self.ray.close()


def test_a_node_may_be_killed_and_nothing_is_lost_or_counted_twice(cluster, tmp_path):
    node = cluster.add_node(num_cpus=1)
    run = run_of(labrys.games.find("minotaur"), ["random", "random"], 1)
    kept = Kept(tmp_path / "ray", run)
    workers = Killing(cluster, node)
    assert workers.count == 2
    try:
        assert play_all(run, GAMES, kept, workers) == GAMES
    finally:
        workers.close()
    assert workers.taken > 4
    alone = Kept(tmp_path / "alone", run)
    play_all(run, GAMES, alone, Alone())
    assert kept.rows() == alone.rows()
    counted = [row["number"] for row in kept.rows()]
    assert counted == list(range(GAMES))


def test_no_ray_at_an_address_is_said_in_a_sentence(monkeypatch):
    from labrys.lab.runs import on_ray

    def nobody(address: str, **options: object) -> None:
        raise ConnectionError(f"Could not find any running Ray instance at {address}\nmore")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(on_ray.NoRay, match=r"there is no Ray at '10\.0\.0\.9:6379'"):
        on_ray.OnRay("10.0.0.9:6379")
