"""A real server in a process of its own, for tests."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SECONDS = 60.0


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder."""
    port = free_port()
    environment = {
        **os.environ,
        "LABRYS_BOT_PAUSE": "0",
        "LABRYS_LOG": "quiet",
        **{f"LABRYS_{name.upper()}": value for name, value in settings.items()},
    }
    database = f"sqlite:///{folder / 'house.sqlite3'}"
    command = [sys.executable, "-m", "labrys", "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(command, env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, server)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        assert server.poll() is None, f"the server ended with {server.returncode}"
        try:
            with urlopen(f"{address}/health", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
