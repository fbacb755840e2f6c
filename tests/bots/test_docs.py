"""The programs of docs/bots.md run as they stand."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from labrys.cli import main
from labrys.lab.simulate import simulate

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def my_bots(tmp_path, monkeypatch):
    """The bots of the page, saved as it says."""
    builder, dreamer, _, _ = blocks("python")
    (tmp_path / "my_bots.py").write_text(builder + "\n\n" + dreamer, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("my_bots", None)


def test_the_bots_of_the_page_play(my_bots):
    result = simulate("minos", ["my_bots:Builder", "my_bots:Dreamer"], games=2, seed=3)
    builder, dreamer = result.tallies()
    assert dreamer.wins > builder.wins
    assert min(builder.points) >= 0


def test_the_command_of_the_page_names_a_bot_that_is_there(my_bots):
    command = blocks("sh")[0]
    words = shlex.split(command)
    assert words[:4] == ["PYTHONPATH=.", "labrys", "simulate", "minos"]
    names = words[words.index("--seats") + 1].split(",")
    assert len(simulate("minos", names, games=2).outcomes) == 2


def test_the_program_of_the_page_runs(capsys):
    exec(compile(blocks("python")[3], "bots.md", "exec"), {"__name__": "page"})
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("random 2.0 [")


def test_the_numbers_of_the_page_are_there():
    names: dict[str, object] = {"__name__": "page"}
    exec(compile(blocks("python")[2], "bots.md", "exec"), names)
    allowed = names["allowed"]
    assert isinstance(allowed, list)
    assert 0 < sum(allowed) < len(allowed)


@pytest.mark.skipif(shutil.which("node") is None, reason="a bot in JavaScript needs Node, not here")
def test_the_bot_in_javascript_plays(tmp_path, monkeypatch, capsys):
    (program,) = blocks("js")
    assert len(program.splitlines()) <= 40
    (tmp_path / "bot.js").write_text(program, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LABRYS_ENGINES", "")
    words = shlex.split(blocks("sh")[1])[1:]
    words[words.index("--games") + 1] = "2"
    assert main(words) == 0
    assert "engine:node bot.js" in capsys.readouterr().out
