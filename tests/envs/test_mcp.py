"""A language model takes a seat."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("mcp", reason="the package mcp is not installed: labrys[mcp]")
from mcp.server.mcpserver.exceptions import ToolError

from labrys.envs.mcpserver import server
from tests.apart import run_apart


@pytest.fixture
def tool():
    made = server()

    def call(name, **arguments):
        answer: Any = run_apart(made.call_tool(name, arguments))
        return answer.structured_content

    return call


def test_a_whole_game_is_played_by_its_spellings(tool):
    answer = tool("new_game", game="minotaur", opponents="random", seed=2)
    while not answer["over"]:
        assert answer["question"]
        answer = tool("choose", option=next(iter(answer["options"])))
    assert answer["you_won"] in (True, False)


def test_it_sees_the_board_of_its_seat_and_reads_rules(tool):
    tool("new_game", game="minotaur", seed=2)
    assert len(tool("look")["board"].splitlines()) > 20
    ids = tool("rule", game="minotaur")["rules"]
    assert len(tool("rule", game="minotaur", rule=next(iter(ids)))["text"]) > 10


def test_it_asks_why_not(tool):
    answer = tool("new_game", game="minos", opponents="random", seed=2)
    for _ in range(60):
        refused = tool("why_not")["refused"]
        if refused:
            break
        answer = tool("choose", option=next(iter(answer["options"])))
    assert refused
    offered = next(iter(answer["options"]))
    assert tool("why_not", option=offered)["why"] == "It is possible now."


def test_mistakes_are_told_in_a_sentence(tool):
    with pytest.raises(ToolError, match="begin with new_game"):
        tool("look")
    with pytest.raises(ToolError, match="there is no game 'chess'"):
        tool("new_game", game="chess")
    tool("new_game", game="minotaur", seed=2)
    with pytest.raises(ToolError, match="no option spelled 'fly'"):
        tool("choose", option="fly")
    with pytest.raises(ToolError, match="has no rule ML-NONE-1"):
        tool("rule", game="minotaur", rule="ML-NONE-1")
    with pytest.raises(ToolError, match="opponents are one of"):
        tool("new_game", game="minotaur", opponents="os:system")
