"""The server as a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx
import pytest

from labrys.cli import main

START = 30


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


@contextmanager
def serving(folder, *flags, **environment):
    """A server, once it answers; it is stopped at the end."""
    port = free_port()
    command = [sys.executable, "-m", "labrys", "serve", "--port", str(port), *flags]
    env = {**os.environ, "LABRYS_DATA": str(folder), **environment}
    process = subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True)
    try:
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and process.poll() is None:
            try:
                if httpx.get(f"{address}/health", timeout=2).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield process, address
    finally:
        process.kill()
        process.communicate()


def quick_game(client):
    csrf = re.findall(r'name="csrf" value="([^"]+)"', client.get("/").text)
    answer = client.post("/quick/minotaur", data={"csrf": csrf[0]})
    return answer.headers["location"]


def test_a_bot_answers_the_stream_tells_it_and_the_server_stops_at_once(tmp_path):
    with (
        serving(tmp_path, LABRYS_BOT_PAUSE="0", LABRYS_LOG="json") as (process, address),
        httpx.Client(base_url=address, timeout=20) as client,
    ):
        table = quick_game(client)
        states = []
        with client.stream("GET", f"{table}/events") as stream:
            lines = stream.iter_lines()
            for line in lines:
                if line.startswith("data: "):
                    states.append(line)
                    if 'data-asked="true"' in client.get(f"{table}/now").text:
                        break
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            for _ in lines:
                pass
        _, told = process.communicate(timeout=15)
        assert states
        assert process.returncode in (0, -signal.SIGTERM)
        assert time.monotonic() - begun < 6
        assert "Traceback" not in told
        assert '"path": "/quick/minotaur"' in told


def test_a_taken_port_gets_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LABRYS_DATA", str(tmp_path))
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        line.listen()
        port = line.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "word"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://x"], "sqlite:///file or postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "the database can't be used"),
        (["--host", "256.0.0.1"], "can't listen at"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(tmp_path, monkeypatch, capsys, flags, word):
    monkeypatch.setenv("LABRYS_DATA", str(tmp_path))
    assert main(["serve", *flags]) == 2
    assert word in capsys.readouterr().err


def test_the_help_lists_every_setting(capsys):
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    for word in ("--host", "--workers", "--open", "LABRYS_BOT_SECONDS", "LABRYS_PUBLIC_URL"):
        assert word in told
