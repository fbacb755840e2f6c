"""Three hundred greedy readers, six hundred half requests, and somebody who wants to play."""

from __future__ import annotations

import http.client
import random
import socket
import statistics
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from bench.proofs.figures import Clock, Figures
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server

READERS: Final = 300
HALF: Final = 600
GREEDY: Final = "127.0.0.2"
MOST_RATIO: Final = 3.0


class Greedy(threading.Thread):
    """Reads the same page again and again."""

    def __init__(self, port: int, path: str, ended: threading.Event) -> None:
        super().__init__(daemon=True)
        self.port, self.path, self.ended = port, path, ended
        self.read = 0

    def run(self) -> None:
        while not self.ended.is_set():
            line = http.client.HTTPConnection(
                "127.0.0.1", self.port, timeout=30, source_address=(GREEDY, 0)
            )
            with suppress(OSError, http.client.HTTPException):
                while not self.ended.is_set():
                    line.request("GET", self.path)
                    line.getresponse().read()
                    self.read += 1
            line.close()


def half(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), 10, source_address=(GREEDY, 0))
    line.sendall(b"GET / HTTP/1.1\r\nHost: 127")
    return line


def median_choice(player: Player, port: int, seconds: float) -> float:
    """How long a look and a choice take, in the median."""
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if player.over:
            player = opened(port)
        begun = time.monotonic()
        player.play(port, 30.0, most=1)
        times.append(time.monotonic() - begun)
        time.sleep(0.05)
    return statistics.median(times)


def opened(port: int) -> Player:
    player = Player("minotaur", [PERSON, PERSON], random.Random(3))
    player.open(port)
    return player


def prove(clock: Clock) -> Figures:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as lines:
        settings = {"LABRYS_LIMITS": "1"}
        server = Server(f"sqlite:///{folder}/house.sqlite3", Path(folder), settings=settings)
        lines.callback(server.kill)
        part = min(20.0, clock.seconds / 3)
        player = opened(server.port)
        quiet = median_choice(player, server.port, part)
        ended = threading.Event()
        readers = [Greedy(server.port, "/rules/minos", ended) for _ in range(READERS)]
        for reader in readers:
            reader.start()
        for _ in range(HALF):
            lines.callback(half(server.port).close)
        clock.tell("the greedy are at work")
        time.sleep(2)
        loud = median_choice(player, server.port, part)
        ended.set()
        served = sum(reader.read for reader in readers)
    found = (
        f"{READERS} readers ({served} answers) and {HALF} half requests: another's turn takes "
        f"{1000 * loud:.1f} ms beside {1000 * quiet:.1f} ms, {loud / quiet:.1f} × "
        f"(target {MOST_RATIO:.0f} ×)"
    )
    return Figures("greedy readers", found, loud <= MOST_RATIO * quiet)
