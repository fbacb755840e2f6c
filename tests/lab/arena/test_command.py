"""The command `labrys arena`: what it prints, and every mistake that ends in a sentence."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from labrys.cli import main
from labrys.lab.arena.kept import Kept

ROOT = Path(__file__).parents[3]


def told(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main(["arena", *(str(word) for word in words)]) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main(["arena", *(str(word) for word in words)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def test_the_report_tells_ratings_wins_and_who_beats_whom(capsys):
    shown = told(capsys, "minotaur", "--bots", "random,greedy", "--games", 8)
    assert shown.startswith("minotaur for 2: 8 games; deals 1 to 4, each in 2 rotations\n")
    first, second = re.findall(r"^ \d\. (\w+) +(-?\d+\.\d)", shown, re.MULTILINE)
    assert (first[0], second[0]) == ("greedy", "random")
    assert float(first[1]) > 25 > float(second[1])
    assert "who beats whom" in shown
    assert re.search(r"greedy +– +100 % \(\d+–100\)", shown)
    assert "games/s (interpreted, Python" in shown


def test_an_odd_number_of_games_is_played_in_whole_deals(capsys):
    assert "minotaur for 2: 4 games; deals 7 to 8" in told(
        capsys, "minotaur", "--bots", "random,random", "--games", 3, "--seed", 7
    )


def test_the_report_as_json_depends_on_its_arguments_alone(capsys):
    words = ("minotaur", "--bots", "novice,random,random", "--games", 6, "--json")
    one = json.loads(told(capsys, *words))
    other = json.loads(told(capsys, *words, "--jobs", 2))
    assert one.pop("speed").keys() == other.pop("speed").keys()
    assert one == other
    assert (one["deals"], one["games"], one["seats"]) == (3, 18, 2)
    assert one["bots"] == ["novice", "random", "random"]
    assert set(one["against"]) == {"novice", "random", "random (2)"}
    low, high = one["standing"][0]["rating_95"]
    assert low < one["standing"][0]["rating"] < high


def test_the_table_for_a_page_has_the_day_and_the_command(capsys):
    shown = told(
        capsys, "minotaur", "--bots", "novice,random", "--games", 4, "--option", "match=no",
        "--markdown",
    )  # fmt: skip
    rows = [line for line in shown.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in rows}) == 1
    assert len(rows) == 4
    assert re.search(r"^\d{4}-\d\d-\d\d, Labrys ", shown, re.MULTILINE)
    assert "`labrys arena minotaur --bots novice,random --games 4 --seed 1 --option match=no`" in (
        shown
    )


def test_the_sequential_test_says_what_it_concluded_and_after_how_many_deals(capsys):
    shown = told(
        capsys, "minotaur", "--bots", "greedy,random", "--until-sure", "--elo", "0,400", "--jobs", 2
    )
    found = re.search(r"sure after (\d+) deals \((\d+) games\): greedy is stronger than ran", shown)
    assert found
    assert int(found[2]) == 2 * int(found[1]) < 100
    assert "of 0 Elo or less against 400 or more" in shown
    data = json.loads(
        told(capsys, "minotaur", "--bots", "greedy,random", "--until-sure", "--elo=0,400", "--json")
    )
    assert (data["sure"]["verdict"], data["sure"]["deals"]) == ("stronger", int(found[1]))


def test_a_test_that_is_not_sure_says_so(capsys):
    shown = told(capsys, "minotaur", "--bots", "random,random", "--until-sure", "--games", 4)
    assert "not sure after 2 deals (4 games) whether random is stronger than random (2)" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["minos", "--bots", "greedy"], "an arena needs two bots or more"),
        (["minos", "--bots", ","], "an arena needs two bots or more"),
        (["minos", "--bots", "gredy,random"], "did you mean 'greedy'?"),
        (["minos", "--bots", "nowhere:Bot,random"], "'nowhere:Bot' cannot be made"),
        (["minos", "--bots", "greedy,random", "--seats", "5"], "no game for 5 seats"),
        (["minos", "--bots", "greedy,random", "--seats", "1"], "two seats or more"),
        (["chess", "--bots", "greedy,random"], "there is no game 'chess'"),
        (["minos", "--bots", "greedy,random", "--option", "food=bread"], "no option 'food'"),
        (["minos", "--bots", "a,b,c", "--until-sure"], "there is no bot 'a'"),
        (["minos", "--bots", "random,random,greedy", "--until-sure"], "takes two bots"),
        (["minos", "--bots", "random,greedy", "--elo", "0,9"], "--elo belongs to --until-sure"),
        (["minos", "--bots", "random,greedy", "--until-sure", "--elo", "x"], "two numbers such"),
        (["minos", "--bots", "random,greedy", "--until-sure", "--elo=9,1"], "the lower one first"),
        (["minos", "--bots", "random,greedy", "--keep", "/no/such/folder/file"], "No such file"),
        (["minos"], "required: --bots"),
        (["minos", "--bots", "random,greedy", "--games", "0"], "1 or more"),
    ],
)
def test_a_mistake_ends_in_a_sentence(words, said, capsys):
    assert said in complaint(capsys, *words)


def test_a_mistake_leaves_no_file_behind(tmp_path, capsys):
    complaint(
        capsys, "minos", "--bots", "random,random,greedy", "--until-sure", "--keep", tmp_path / "a"
    )
    assert not (tmp_path / "a").exists()


def test_an_interruption_tells_how_to_go_on(tmp_path, monkeypatch, capsys):
    file = tmp_path / "arena.jsonl"
    real = Kept.add

    def interrupted(kept, deal):
        real(kept, deal)
        raise KeyboardInterrupt

    monkeypatch.setattr(Kept, "add", interrupted)
    words = ["arena", "minotaur", "--bots", "random,random", "--games", "6", "--keep", str(file)]
    assert main(words) == 130
    error = capsys.readouterr().err
    assert "interrupted after " in error
    assert f"of 3 deals, which are kept; to go on: labrys {' '.join(words[:5])}" in error
    assert f"--keep {file}" in error
    monkeypatch.setattr(Kept, "add", real)
    assert main(words) == 0
    assert "6 games" in capsys.readouterr().out


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is another thing there")
def test_ctrl_c_in_the_middle_of_deals_keeps_what_is_finished(tmp_path):
    """Sent to the whole group of processes, as a terminal does."""
    file = tmp_path / "arena.jsonl"
    words = ["arena", "minotaur", "--bots", "greedy,greedy", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "labrys", *words, "--keep", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 4):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, error = running.communicate(timeout=60)
    assert running.returncode == 130, error
    assert "which are kept; to go on: labrys arena minotaur" in error
    assert error.count("\n") == 1, error
    assert "who beats whom" in out
    assert all(json.loads(line) for line in file.read_text().splitlines())
