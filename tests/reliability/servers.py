"""Real servers for tests: `labrys serve` as a process, that can be stopped or killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.reliability.lines import Line, Lost

STARTING: Final = 90.0
ADDRESS: Final = re.compile(r"Labrys is at http://127\.0\.0\.1:(\d+)/")
SETTINGS: Final = {
    "LABRYS_BOT_PAUSE": "0",
    "LABRYS_BOT_PROCESSES": "1",
    "LABRYS_LIMITS": "0",
    "LABRYS_LOG": "quiet",
}


class Server:
    """A server on a port of its own choice. It and its workers are one group of processes."""

    def __init__(
        self,
        database: str,
        folder: Path,
        workers: int = 1,
        settings: Mapping[str, str] | None = None,
        port: int = 0,
        tree: Path | None = None,
    ) -> None:
        """With `tree`, the package that lies in that folder is run."""
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        of_tree = {} if tree is None else {"PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
        command = [sys.executable, "-m", "labrys", "serve", "--port", str(port)]
        command += ["--database", database, "--workers", str(workers)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **SETTINGS, **of_tree, **(settings or {})},
                start_new_session=True,
            )
        self.port = 0
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def _wait(self) -> None:
        """Until it answers; then `port` is known."""
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended at its start:\n{self.said()}")
            if not self.port:
                found = ADDRESS.search(self.said())
                self.port = int(found[1]) if found else 0
            if self.port:
                with suppress(Lost):
                    if Line(self.port).call("GET", "/health")[0] == 200:
                        return
            time.sleep(0.01)
        raise AssertionError(f"the server did not start in {STARTING} s:\n{self.said()}")

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def workers(self) -> list[int]:
        """The processes that it started to answer requests; bots think in groups of their own."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                pid, group = (
                    int(stat.parent.name),
                    int(stat.read_text().rpartition(")")[2].split()[2]),
                )
                command = (stat.parent / "cmdline").read_bytes()
                if group == self.process.pid and pid != group and b"spawn_main" in command:
                    found.append(pid)
        return found

    def busy_seconds(self) -> float:
        """How long its processes have used a processor, without bots."""
        ticks = 0
        for pid in (self.process.pid, *self.workers()):
            with suppress(OSError):
                stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(stat[11]) + int(stat[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def busy_exactly(self) -> float:
        """The same to a millionth of a second, for one process whose threads stay."""
        used = 0
        for stat in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"):
            with suppress(OSError):
                used += int(stat.read_text().split()[0])
        return used / 1e9

    def kill(self) -> None:
        """SIGKILL to all of it at once: nothing can be tidied up."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)

    def stop(self, seconds: float) -> int:
        """Ask it to end, as a system does that shuts down; answers its exit status."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        finally:
            self.kill()
