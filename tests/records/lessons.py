"""Renews the records of the lessons: `python -m tests.records.lessons`.

The choices and what chance did stay as they are written; the header names the rules and the
content of today. A choice that the rules no longer allow is named, and the lesson has to be
thought over.
"""

from __future__ import annotations

from labrys.games import NAMES, find
from labrys.kernel import record


def renewed(text: str) -> str:
    read = record.read(text)
    return record.write(read.replay(find(read.game)))


if __name__ == "__main__":
    for name in NAMES:
        path = find(name).folder / "lessons" / "record.txt"
        if path.is_file():
            path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
            print(f"{name}: {path.name}")
