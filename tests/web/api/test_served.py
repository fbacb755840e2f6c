"""Programs and a real server: docs/api.md keeps its word, and events come when they should."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from labrys.web.api import router
from labrys.web.api.describing import PREFIX, describe
from labrys.web.api.problems import KINDS, STATUSES
from tests.web.api.servers import serving

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
PEOPLE = {"game": "minotaur", "seats": [{"name": "A"}, {"name": "B"}], "seed": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


def test_the_bot_of_the_page_plays_a_game_to_its_end(server: str, tmp_path: Path):
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len([line for line in program.splitlines() if line.strip()]) <= 33
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file), server], capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"points \[\d+, \d+\] won by \[.*\]\n", done.stdout)


def test_the_page_names_all_calls_and_no_others():
    named = set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", PAGE, re.MULTILINE))
    there = {
        f"{method.upper()} {path.removeprefix(PREFIX)}"
        for path, methods in describe("test", router.routes)["paths"].items()
        for method in methods
    }
    assert named == there


def test_the_page_tells_every_status():
    told = {int(status) for status in re.findall(r"^\| (\d{3}) \|", PAGE, re.MULTILINE)}
    assert told == {status for status, _ in KINDS.values()} | set(STATUSES) | {400, 500}
    for _, name in KINDS.values():
        assert f"`{name}`" in PAGE or not name


def test_events_tell_the_state_at_once_and_when_it_changes(server: str):
    with httpx.Client(base_url=f"{server}{PREFIX}", timeout=20) as client:
        opened = client.post("/tables", json=PEOPLE).json()
        table = f"/tables/{opened['table']}"
        heads = [{"Authorization": f"Bearer {token}"} for token in opened["tokens"]]
        seat = client.get(f"{table}/view", headers=heads[0]).json()["deciders"][0]
        with client.stream("GET", f"{table}/events", headers=heads[1 - seat]) as stream:
            assert stream.status_code == 200
            assert stream.headers["content-type"].startswith("text/event-stream")
            states = states_of(stream)
            before = client.get(f"{table}/view", headers=heads[1 - seat]).json()
            assert next(states) == before["state"]
            view = client.get(f"{table}/view", headers=heads[seat]).json()
            choice = {"option": view["options"][0]["option"], "question_id": view["question_id"]}
            client.post(f"{table}/choices", headers=heads[seat], json=choice)
            after = next(states)
            assert after != before["state"]
            assert after == client.get(f"{table}/view", headers=heads[1 - seat]).json()["state"]


def test_nobody_follows_a_table_without_its_token(server: str):
    with httpx.Client(base_url=f"{server}{PREFIX}", timeout=20) as client:
        opened = client.post("/tables", json=PEOPLE).json()
        answer = client.get(f"/tables/{opened['table']}/events")
        assert answer.status_code == 401
        assert json.loads(answer.text)["error"] == "house-no-token"


def states_of(stream: httpx.Response) -> Iterator[str]:
    for line in stream.iter_lines():
        if line.startswith("data:"):
            yield line.removeprefix("data:").strip()
