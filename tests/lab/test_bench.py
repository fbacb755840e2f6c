"""`labrys bench`: measures both sides in turn, tells ratios, and says what is missing."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from labrys.games import NAMES
from labrys.kernel.errors import LabrysError
from labrys.lab import bench, bench_boards, bench_worlds


@pytest.fixture
def no_memory(monkeypatch):
    """Ten thousand positions take their time; here somebody else has counted."""
    monkeypatch.setattr(bench, "memory", lambda name: 47.0)
    monkeypatch.setattr(bench_boards, "measure", lambda *_: ([2000.0], [500.0]))
    monkeypatch.setattr(bench_worlds, "measure", lambda *_: ([1.0], [5.0], [3.0]))


@pytest.fixture
def compiled_kernel(monkeypatch):
    monkeypatch.setattr(bench, "kernel", lambda: "compiled, Python 3")


def slices(play: float, copy: float):
    """A peer that always needs the same time."""
    return lambda: (lambda seconds: play, lambda seconds: copy)


@pytest.fixture
def peer(monkeypatch, no_memory, compiled_kernel):
    """A run beside a peer of given speeds, with our own speeds given too."""

    def run(play: float, copy: float) -> int:
        monkeypatch.setattr(bench, "_peer", lambda: "catanatron 0")
        monkeypatch.setattr(bench, "_their_slices", slices(play, copy))
        monkeypatch.setattr(bench, "play_slice", lambda seconds, name: 200_000.0)
        monkeypatch.setattr(bench, "CopySlice", lambda name: lambda seconds: 2.0)
        return bench.run(quick=True)

    return run


def test_ratios_are_told_and_targets_judged(peer, capsys):
    assert peer(10_000, 60.0) == bench.HOLDS
    told = capsys.readouterr().out
    assert "median                                    200,000       10,000    20.0×" in told
    assert "target 10×: holds" in told
    assert "30.0×  target 15×: holds" in told
    assert "47.0 MB  target 100 MB: holds" in told
    assert "4.0×  target 10× at most: holds" in told
    assert "8.0×  target 12× at most: holds" in told


@pytest.mark.parametrize(("play", "copy"), [(30_000, 60.0), (10_000, 20.0)])
def test_a_missed_target_is_told(peer, capsys, play, copy):
    assert peer(play, copy) == bench.MISSED
    assert "MISSED" in capsys.readouterr().out


def test_too_much_memory_is_told(peer, capsys, monkeypatch):
    monkeypatch.setattr(bench, "memory", lambda name: 130.0)
    assert peer(10_000, 60.0) == bench.MISSED
    assert "130.0 MB  target 100 MB: MISSED" in capsys.readouterr().out


def test_worlds_that_cost_too_many_copies_are_told(peer, capsys, monkeypatch):
    monkeypatch.setattr(bench_worlds, "measure", lambda *_: ([1.0, 0.5], [5.0], [3.0]))
    assert peer(10_000, 60.0) == bench.MISSED
    assert "16.0×  target 12× at most: MISSED" in capsys.readouterr().out


def test_slices_of_both_are_measured_in_turn(monkeypatch, no_memory, capsys):
    turns: list[str] = []

    def slice_of(name: str):
        def measured(seconds: float, **_: str) -> float:
            turns.append(name)
            return 1.0

        return measured

    monkeypatch.setattr(bench, "_peer", lambda: "catanatron 0")
    monkeypatch.setattr(bench, "_their_slices", lambda: (slice_of("theirs"), slice_of("theirs")))
    monkeypatch.setattr(bench, "play_slice", slice_of("ours"))
    monkeypatch.setattr(bench, "CopySlice", lambda name: slice_of("ours"))
    bench.run(quick=True)
    assert turns == ["ours", "theirs"] * 6 * len(NAMES)


def test_without_catanatron_it_says_how_to_get_it(monkeypatch, no_memory, compiled_kernel, capsys):
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(metadata, "version", missing)
    monkeypatch.setattr(bench, "play_slice", lambda seconds, name: 1.0)
    monkeypatch.setattr(bench, "CopySlice", lambda name: lambda seconds: 2.0)
    assert bench.run(quick=True) == bench.NOT_COMPARED
    told = capsys.readouterr().out
    assert "pip install 'labrys[bench]'" in told
    assert "make bench" in told


def test_an_interpreted_kernel_is_measured_but_not_judged(peer, capsys, monkeypatch):
    monkeypatch.setattr(bench, "kernel", lambda: "interpreted, Python 3")
    assert peer(10**9, 0.001) == bench.HOLDS
    assert "the targets are for the compiled one" in capsys.readouterr().out


# ---- what is measured


def test_random_games_are_played_for_about_the_time_given():
    assert bench.play_slice(0.05) > 100


def test_a_position_of_mid_game_is_neither_at_the_start_nor_over():
    for position in bench.middle_positions(5):
        assert not position.over
        assert position.seats == 4
        assert position.last is None
    assert bench.CopySlice()(0.01) > 0


def test_a_view_and_a_world_are_measured_beside_a_copy():
    costs = bench_worlds.measure(bench.middle_positions(2), 2, 0.03)
    assert [len(cost) for cost in costs] == [2, 2, 2]
    copy, view, world = (min(cost) for cost in costs)
    assert 0 < copy < view
    assert copy < world


def test_memory_is_measured_in_a_process_of_its_own(monkeypatch):
    monkeypatch.setattr(bench, "_PROGRAM", "print(12.5)")
    assert bench.memory() == 12.5
    monkeypatch.setattr(bench, "_PROGRAM", "import nothing_at_all")
    with pytest.raises(LabrysError, match=r"cannot be measured: ModuleNotFoundError: .*nothing"):
        bench.memory()


def test_more_positions_take_more_memory():
    program = "bench.POSITIONS, bench.ROOTS = 2000, 4; print(bench.grown())"
    told = subprocess.run(
        [sys.executable, "-c", f"from labrys.lab import bench; {program}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert 2 < float(told.stdout) < 60


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such count")
def test_memory_is_known_where_there_is_no_proc(monkeypatch):
    monkeypatch.setattr(Path, "exists", lambda path: False)
    assert bench.resident() > 1_000_000


def test_catanatron_plays_and_copies():
    pytest.importorskip("catanatron", reason="`make bench` fetches it")
    play, copy = bench._their_slices()
    assert play(0.05) > 10
    assert copy(0.01) > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_drawing_of_boards_is_measured_beside_the_view(name):
    drawing, viewing = bench_boards.measure(bench.middle_positions(2, name), 1, 0.05) or ([], [])
    assert drawing[0] > 0
    assert viewing[0] > 0


def test_a_board_that_is_slow_to_draw_is_told(monkeypatch, capsys):
    monkeypatch.setattr(bench_boards, "measure", lambda *_: ([9000.0], [500.0]))
    assert not bench_boards.report([], 1, 0.1)
    assert "18.0×  target 10× at most: MISSED" in capsys.readouterr().out
