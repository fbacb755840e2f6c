"""Requests that are too large or never whole: the server keeps neither them nor their lines."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from labrys.web.wire import HEAD, SECONDS
from tests.reliability.servers import Server

# How long after its time a request may still be there, on a machine that may be busy.
LATE = 15.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("wire")
    server = Server(f"sqlite:///{folder / 'labrys.sqlite3'}", folder)
    yield server
    server.kill()


def line(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30)


def answer(socket: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    try:
        while some := socket.recv(65536):
            heard += some
    except ConnectionError:
        pass
    return heard


def flood(socket: socket.socket, first: bytes, piece: bytes, size: int) -> bytes:
    """Send so much, as long as the server takes it; then what it says."""
    sent = 0
    try:
        socket.sendall(first)
        while sent < size:
            socket.sendall(piece)
            sent += len(piece)
    except ConnectionError:
        pass
    return answer(socket)


def memory(server: Server) -> int:
    """The most that the server has ever held, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])


FIRST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("first", "piece"),
    [
        (FIRST + b"X-Long: ", b"x" * 65536),
        (FIRST, b"X-Many: " + b"x" * 1000 + b"\r\n"),
        (b"GET /", b"x" * 65536),
        (FIRST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-Trailer: " + b"x" * 900 + b"\r\n"),
        (FIRST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * 65536),
    ],
    ids=["one long header", "many headers", "a long path", "trailers", "a chunk's extension"],
)
def test_a_head_of_many_megabytes_is_cut(server, first, piece):
    before = memory(server)
    for _ in range(4):
        with line(server) as socket:
            flood(socket, first, piece, 20_000_000)
    assert memory(server) - before < 20_000


def test_who_sends_too_large_a_head_is_told_so(server):
    with line(server) as socket:
        socket.sendall(FIRST + b"X-Long: " + b"x" * HEAD + b"\r\n\r\n")
        assert answer(socket).startswith(b"HTTP/1.1 431 ")


def test_a_head_of_thirty_kilobytes_is_read(server):
    with line(server) as socket:
        head = FIRST + b"Connection: close\r\nX-Long: " + b"x" * (HEAD - 2000) + b"\r\n\r\n"
        socket.sendall(head)
        assert answer(socket).startswith(b"HTTP/1.1 200 ")


HALVES = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a head": FIRST,
    "an empty line": b"\r\n",
    "half a body": b"POST /quick/minos HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nx",
    "a request, and half of the next": FIRST + b"\r\n" + FIRST,
}


def test_half_requests_are_dropped_in_time(server):
    with ExitStack() as stack:
        begun = time.monotonic()
        sockets = {name: stack.enter_context(line(server)) for name in HALVES}
        many = [stack.enter_context(line(server)) for _ in range(100)]
        for name, socket in sockets.items():
            socket.sendall(HALVES[name])
        for socket in many:
            socket.sendall(FIRST)
        for socket in (*sockets.values(), *many):
            socket.settimeout(SECONDS + LATE)
            answer(socket)
        took = time.monotonic() - begun
    assert SECONDS - 1 < took < SECONDS + LATE


def test_a_request_that_drips_is_dropped_in_time(server):
    with line(server) as socket:
        socket.sendall(FIRST)
        begun = time.monotonic()
        try:
            while time.monotonic() - begun < SECONDS + LATE:
                socket.sendall(b"X-Drip: x\r\n")
                time.sleep(0.5)
        except ConnectionError:
            pass
        assert time.monotonic() - begun < SECONDS + LATE


def test_a_line_is_kept_for_the_next_request(server):
    with line(server) as socket:
        for wait in (0.0, SECONDS + 2):
            time.sleep(wait)
            socket.sendall(FIRST + b"\r\n")
            heard = b""
            while b'"listeners"' not in heard:
                heard += socket.recv(65536)
            assert heard.startswith(b"HTTP/1.1 200 ")


def test_a_visitor_who_is_too_slow_is_no_defect(server):
    assert "Traceback" not in server.said()
    assert "defect" not in server.said()
