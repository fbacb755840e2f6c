"""Altered records, handed in to a compiled server: each is refused in words, or played."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys
from tests.reliability.lines import API, Line
from tests.reliability.servers import Server

RECORDS = Path(__file__).parent.parent / "records"
NUMBERS = ("-1", "0", "999", "99999999999999999999", "x", "~", "")


def altered(record: str) -> list[str]:
    """The record with each word of its set-up replaced by others, or by its neighbour."""
    lines = record.splitlines()
    (at,) = (at for at, line in enumerate(lines) if line.startswith("setup"))
    words = lines[at].split(" ")
    found = []
    for place in range(1, len(words)):
        name, _, _ = words[place].partition(":")
        odd = [*NUMBERS, f"{name}:", f"{name}:-1", f"{name}:999999", words[place - 1], words[-1]]
        for other in (one for one in odd if one != words[place]):
            changed = " ".join([*words[:place], other, *words[place + 1 :]])
            found.append("\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n")
    return found


@pytest.mark.parametrize("game", labrys.GAMES)
def test_an_altered_set_up_is_no_defect_of_a_compiled_server(compiled, tmp_path, game):
    records = sorted(path for path in RECORDS.rglob(f"{game}*.txt"))
    assert records
    settings = {"PYTHONPATH": str(compiled), "PYTHONSAFEPATH": "1"}
    server = Server(f"sqlite:///{tmp_path / 'labrys.sqlite3'}", tmp_path, settings=settings)
    try:
        line = Line(server.port)
        texts = [text for path in records for text in altered(path.read_text())]
        for text in texts[:: max(1, len(texts) // 200)]:
            count = int(text.partition("\nseats ")[2].split()[0])
            seats = [{"name": f"Program {seat}"} for seat in range(count)]
            given = {"game": game, "seats": seats, "record": text}
            status, answer = line.call("POST", f"{API}/tables", given=given)
            assert status in (201, 422), (answer, text[:600])
        assert "defect" not in server.said()
    finally:
        server.kill()
