"""Runs of many games: the same whoever plays them, kept as they come, and resumable."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import labrys.games
from labrys.kernel.errors import BadSetting
from labrys.lab.runs.kept import Busy, Kept, OtherRun
from labrys.lab.runs.playing import Sizes, play_all
from labrys.lab.runs.run import OtherRules, Run, run_of
from labrys.lab.runs.watching import play
from labrys.lab.runs.workers import Alone, local
from tests.lab.changes import gift

MINOTAUR = labrys.games.find("minotaur")
GAMES = ("minos", "minotaur", "diluvium", "monumental")


def duel(seed: int = 1, *bots: str) -> Run:
    return run_of(MINOTAUR, bots or ("random", "random"), seed)


def played(folder: Path, run: Run, games: int, jobs: int = 1) -> Kept:
    kept = Kept(folder, run)
    workers = local(jobs)
    try:
        play_all(run, games, kept, workers)
    finally:
        workers.close()
    return kept


# ---- a run


def test_a_game_of_a_run_is_the_same_again():
    assert play(duel(), 5) == play(duel(), 5)
    assert play(duel(), 5) != play(duel(), 6)


def test_two_seeds_have_no_deal_in_common():
    deals = [{duel(seed).deal(number) for number in range(1000)} for seed in (1, 2)]
    assert deals[0].isdisjoint(deals[1])


def test_bots_that_differ_play_each_deal_in_every_seat():
    run = duel(1, "greedy", "random")
    assert [run.seated(number) for number in range(3)] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    assert run.deal(0) == run.deal(1) != run.deal(2)


def test_bots_that_are_alike_play_each_deal_once():
    run = duel()
    assert len({run.deal(number) for number in range(10)}) == 10


def test_a_run_takes_its_content_along(tmp_path):
    broken = labrys.games.make("minotaur", gift("minotaur", tmp_path / "gift"))
    run = run_of(broken, ["random", "random"], 1)
    assert run.made().version == broken.version
    assert run.made() is not labrys.games.find("minotaur")


def test_who_has_other_rules_says_so():
    run = duel()
    other = Run(run.game, "99-0", run.content, run.bots, run.settings, run.seed)
    with pytest.raises(OtherRules, match="the same Labrys has to be installed everywhere"):
        other.made()


def test_nonsense_is_refused_before_anything_is_played():
    with pytest.raises(BadSetting, match="there is no bot 'gready'"):
        run_of(MINOTAUR, ["gready", "random"], 1)
    with pytest.raises(BadSetting, match="no game for 3 seats"):
        run_of(MINOTAUR, ["random"] * 3, 1)


# ---- what is seen of a game


@pytest.mark.parametrize("name", GAMES)
def test_a_row_tells_who_had_what(name):
    game = labrys.games.find(name)
    row = play(run_of(game, ["random", "random"], 3), 0)
    assert len(row["points"]) == 2
    assert row["decisions"] == sum(row["by_seat"]) > 20
    assert row["rounds"] > 0
    assert any(row["played"])
    assert any(row["taken"])
    assert [len(things) for things in row["standing"]] == [len(t) for t in row["offered"]]
    assert len(row["course"]) == 11
    assert all(dict(traits)["order"] in "12" for traits in row["traits"])
    assert {dict(traits)["order"] for traits in row["traits"]} == {"1", "2"}


def test_the_account_over_time_ends_with_the_points():
    row = play(run_of(labrys.games.find("minos"), ["random"] * 3, 1), 0)
    at_end = [sum(source[-1][seat] for _, source in row["earned"]) for seat in range(3)]
    assert at_end == row["points"] == row["course"][-1]


# ---- keeping


def test_the_same_numbers_for_any_number_of_jobs(tmp_path):
    alone = played(tmp_path / "1", duel(), 40)
    several = played(tmp_path / "2", duel(), 40, jobs=2)
    assert alone.rows() == several.rows()
    assert [row["number"] for row in alone.rows()] == list(range(40))


def test_only_what_is_missing_is_played(tmp_path):
    played(tmp_path, duel(), 10)
    kept = Kept(tmp_path, duel())
    assert play_all(duel(), 25, kept, Alone()) == 15
    assert play_all(duel(), 25, kept, Alone()) == 0
    assert [row["number"] for row in kept.rows()] == list(range(25))


def test_a_file_that_was_not_finished_counts_for_nothing(tmp_path):
    kept = played(tmp_path, duel(), 5)
    left = tmp_path / ".games-00000005-00000006.parquet-1.unfinished"
    left.write_bytes(b"PAR1")
    assert kept.numbers() == set(range(5))
    play_all(duel(), 7, kept, Alone())
    assert not left.exists()
    assert kept.numbers() == set(range(7))


def test_any_reader_of_parquet_reads_the_folder(tmp_path):
    played(tmp_path, duel(), 6)
    assert pq.read_table(tmp_path).column("number").to_pylist() == list(range(6))


def test_a_game_that_was_kept_twice_counts_once(tmp_path):
    kept = played(tmp_path, duel(), 3)
    kept.add([play(duel(), 1), play(duel(), 7)])
    assert [row["number"] for row in kept.rows()] == [0, 1, 2, 7]


def test_the_folder_of_another_run_is_refused(tmp_path):
    played(tmp_path, duel(1), 2)
    with pytest.raises(OtherRun, match="holds the games of another run"):
        Kept(tmp_path, duel(2))


def test_a_damaged_file_is_named(tmp_path):
    kept = played(tmp_path, duel(), 2)
    (tmp_path / "games-00000002-00000002.parquet").write_bytes(b"nothing")
    with pytest.raises(OtherRun, match=r"games-00000002-00000002\.parquet' cannot be read"):
        kept.numbers()


def test_two_processes_do_not_add_to_one_folder(tmp_path):
    kept = played(tmp_path, duel(), 1)
    hold = "import fcntl, sys; f = open(sys.argv[1], 'a'); fcntl.lockf(f, fcntl.LOCK_EX); "
    hold += "print('held', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", hold, str(tmp_path / ".lock")]
    with subprocess.Popen(command, stdin=-1, stdout=-1, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Busy, match="another process is adding games"):
            play_all(duel(), 2, kept, Alone())
        other.communicate("")


def test_batches_grow_to_what_takes_a_while():
    sizes = Sizes(10_000, 2)
    assert sizes.next() == 1
    for _ in range(10):
        sizes.learn(sizes.next(), sizes.next() * 0.1)
    assert sizes.next() == 20
    sizes.learn(20, 60.0)
    assert sizes.next() == 1


def test_a_run_goes_on_after_a_kill_and_its_processes_end_with_it(tmp_path):
    folder = tmp_path / "games"
    command = [sys.executable, "-m", "labrys", "lab", "balance", "minotaur"]
    command += ["--bots", "random", "--games", "3000", "--jobs", "2"]
    command += ["--results", str(folder), "--out", str(tmp_path / "report.html")]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    limit = time.monotonic() + 60
    while len(list(folder.glob("games-*.parquet"))) < 5:
        assert running.poll() is None
        assert time.monotonic() < limit
        time.sleep(0.02)
    workers = _children(running.pid)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = Kept(folder, duel())
    there = kept.numbers()
    assert 0 < len(there) < 3000
    upto = max(there) + 3
    assert play_all(duel(), upto, kept, Alone()) == upto - len(there)
    rows = kept.rows()
    assert [row["number"] for row in rows] == list(range(upto))
    for number in (0, min(there), max(there)):
        assert json.dumps(rows[number]) == json.dumps(_as_kept(play(duel(), number)))
    assert workers
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < limit
        time.sleep(0.1)


def _children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    return found


def _as_kept(row: dict) -> dict:
    """A row in the order of the columns, pairs as Parquet gives them back."""
    from labrys.lab.runs.kept import schema

    return {name: row[name] for name in schema().names}


@pytest.mark.skipif(os.name != "posix", reason="needs /proc")
def test_no_process_is_left_after_a_run(tmp_path):
    played(tmp_path, duel(), 10, jobs=2)
    assert _children(os.getpid()) == []
