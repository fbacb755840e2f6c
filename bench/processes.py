"""What processes have used, as Linux tells it: processor time, and memory."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def descendants(pid: int) -> set[int]:
    """A process and all that it and they have started, as far as they live."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(stat.parent.name))
    found: set[int] = set()
    left = [pid]
    while left:
        one = left.pop()
        found.add(one)
        left += children.get(one, [])
    return found


def command_of(pid: int) -> str:
    """Its command line; nothing if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def processor_seconds(pids: Iterable[int], with_ended: bool = False) -> float:
    """How long they have used a processor; `with_ended` adds what they started and has ended."""
    ticks = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[11 : 15 if with_ended else 13])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pids: Iterable[int]) -> int:
    """The bytes they hold; what several share is divided among them."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
    return total
