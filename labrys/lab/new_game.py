"""`labrys new-game NAME`: a small complete game to begin from, as a package of its own.

The game is Nim, the one that docs/your-own-game.md builds step by step. It plays, in the terminal
and in the browser, from the first minute on; what is its own is then changed bit by bit.
"""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Final

from labrys import games
from labrys.kernel.errors import BadSetting

SKELETON: Final = Path(__file__).parent / "skeleton"
ENDING: Final = ".txt"  # so that no tool takes the files of the skeleton for ours
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")


def write(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game into a folder; answers its files."""
    problem = why_not(name)
    if problem:
        raise BadSetting(f"a game cannot be called '{name[:40]}': {problem}")
    target = folder / name
    if target.exists():
        raise BadSetting(f"'{target}' is there already; choose another name or folder")
    written: list[Path] = []
    for path, text in files_of(name).items():
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def why_not(name: str) -> str:
    """What is wrong with a name; nothing if it will do."""
    if not NAME.fullmatch(name):
        return "expected 2 to 30 small letters, digits and '_', a letter first"
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name == "labrys":
        return "Python knows something else by that name"
    if name in games.NAMES:
        return "there is such a game already"
    return ""


def files_of(name: str) -> dict[str, str]:
    """The files of the package by their paths, with the name of the game put in."""
    found = {}
    for path in sorted(SKELETON.rglob(f"*{ENDING}")):
        shown = path.relative_to(SKELETON).as_posix().removesuffix(ENDING)
        found[_named(shown, name)] = _named(path.read_text(encoding="utf-8"), name)
    return found


def _named(text: str, name: str) -> str:
    """The name in place of Nim's, as it stands in code, in titles and in ids of rules."""
    title = "".join(word.capitalize() for word in name.split("_"))
    prefix = name.replace("_", "")[:3].upper()
    text = re.sub(r"(?<![A-Za-z])nim(?![a-z])", name, text)
    text = re.sub(r"(?<![A-Za-z])Nim", title, text)
    return text.replace("NIM", prefix)
