"""The rules for programs, and programs as bots."""

from __future__ import annotations

import io
import json
import sys

import pytest

from labrys import bots
from labrys.bots import program
from labrys.bots.program import ProgramFailed
from labrys.cli import main
from labrys.envs.engine import Engine, run
from labrys.kernel.errors import BadSetting
from labrys.lab.simulate import simulate

BEGIN = {"do": "game", "game": "minotaur", "seed": 3, "bots": {"1": "random"}}


def ask(engine, **question):
    return engine.answer(json.dumps(question))


def test_a_game_is_played_line_by_line_to_its_end():
    engine = Engine()
    answer = ask(engine, **BEGIN)
    assert (answer["game"], answer["seats"], answer["over"]) == ("minotaur", 2, False)
    while not answer["over"]:
        offered = ask(engine, do="options")["options"]
        answer = ask(engine, do="choose", option=offered[0])
    assert set(answer["winners"]) <= {0, 1}


def test_a_view_holds_what_its_seat_sees_and_a_hint_is_one_of_the_options():
    engine = Engine()
    ask(engine, **BEGIN)
    assert ask(engine, do="view", seat=0)["view"]["viewer"] == 0
    assert ask(engine, do="hint")["hint"] in ask(engine, do="options")["options"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "this line is no JSON"),
        ("[1]", "a question is an object"),
        ('{"do": "dance"}', "'do' is one of game, view, options, choose, hint, quit"),
        ('{"do": "view", "seat": 9}', "there is no seat 9"),
        ('{"do": "view", "seat": "x"}', "a seat is a whole number"),
        ('{"do": "choose", "option": "fly"}', "has no option spelled 'fly'"),
        ('{"do": "game", "game": "chess"}', "there is no game 'chess'"),
        ('{"do": "game", "game": "minos", "bots": {"1": "os:system"}}', "the bots are search"),
    ],
)
def test_a_mistake_is_told_and_changes_nothing(line, said):
    engine = Engine()
    ask(engine, **BEGIN)
    before = engine.at_hand().key()
    assert said in engine.answer(line)["error"]
    assert engine.at_hand().key() == before


def test_without_a_game_there_is_nothing_to_ask():
    assert "there is no game yet" in Engine().answer('{"do": "options"}')["error"]


def test_it_ends_with_quit_or_with_its_input():
    out = io.StringIO()
    assert run(io.StringIO(json.dumps(BEGIN) + '\n\n{"do": "quit"}\n{"do": "view"}\n'), out) == 0
    assert [*json.loads(out.getvalue().splitlines()[-1])] == ["bye"]
    assert len(out.getvalue().splitlines()) == 2


def test_the_command_speaks_it(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"do": "hint"}\n'))
    assert main(["engine"]) == 0
    assert "there is no game yet" in json.loads(capsys.readouterr().out)["error"]


# ---- programs as bots

FIRST = "import sys, json\nfor l in sys.stdin:\n q = json.loads(l)\n if q['do'] == 'quit': break\n "


@pytest.fixture
def allowed(monkeypatch):
    monkeypatch.setenv(program.ALLOWED, "yes")


def script(tmp_path, body):
    file = tmp_path / "bot.py"
    file.write_text(FIRST + body, encoding="utf-8")
    return f"engine:{sys.executable} {file}"


def test_a_program_plays_a_game(tmp_path, allowed):
    name = script(tmp_path, "print(json.dumps({'choose': q['options'][0]}), flush=True)")
    assert len(simulate("minotaur", [name, "random"], games=1).outcomes) == 1


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print(json.dumps({'choose': 'fly'}), flush=True)", "which is not offered"),
        ("print('hello', flush=True)", "answered no JSON: hello"),
        ("sys.exit()", "ended, or gave no answer"),
    ],
)
def test_a_program_that_fails_is_told_of(tmp_path, allowed, body, said):
    with pytest.raises(ProgramFailed, match=said):
        simulate("minotaur", [script(tmp_path, body), "random"], games=1)


def test_a_silent_program_is_ended(tmp_path, allowed, monkeypatch):
    monkeypatch.setattr(program, "SECONDS", 0.2)
    with pytest.raises(ProgramFailed, match="no answer within"):
        simulate("minotaur", [script(tmp_path, "import time; time.sleep(600)"), "random"], games=1)


def test_only_the_command_line_may_name_a_program(monkeypatch):
    monkeypatch.setenv(program.ALLOWED, "")
    with pytest.raises(BadSetting, match="only from the command line"):
        bots.make("engine:true", 0)


def test_a_program_that_is_not_there_is_told(allowed):
    with pytest.raises(BadSetting, match="can't be run"):
        simulate("minotaur", ["engine:/no/such/program", "random"], games=1)
