"""The README and the docs keep their word: programs run, links lead somewhere, commands exist."""

import ast
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def run(program: str) -> dict[str, object]:
    names: dict[str, object] = {"__name__": "readme"}
    exec(compile(program, "README.md", "exec"), names)
    return names


def commands() -> list[str]:
    lines = [line.split("#")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("labrys ")]


@cache
def help_of(command: str) -> str:
    asked = [sys.executable, "-m", "labrys", command, "--help"]
    answer = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_the_first_program_plays_a_game_to_its_end(capsys):
    first = blocks("python")[0]
    run(first)
    *choices, points = capsys.readouterr().out.splitlines()
    assert len(ast.literal_eval(points)) == 3
    assert len(choices) > 100
    assert {choice.split()[0] for choice in choices} == {"0", "1", "2"}


@pytest.mark.parametrize("program", blocks("python")[1:])
def test_the_other_programs_run_after_the_import(program):
    run("import labrys\n" + program)


@pytest.mark.parametrize("command", commands())
def test_the_commands_know_the_words_they_are_shown_with(command):
    _, name, *words = shlex.split(command)
    known = help_of(name)
    assert [word for word in words if word.startswith("--") and word not in known] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_to_a_file(page):
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
