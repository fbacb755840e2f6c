"""`labrys content`: writes out a game's content files, and tells what an overlay changes."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from typing import Final

from labrys import games
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.lexicon import shown
from labrys.kernel.text.entry import read_text, toml_files
from labrys.kernel.text.overlay import HEAD, is_overlay, read_overlay
from labrys.packs import changes_of, content_files

DONE: Final = 0
WRONG: Final = 1
README: Final = "README.md"
TEMPLATES: Final = Path(__file__).parent / "export"


def listing(name: str) -> int:
    """The content files of a game, and what each says of itself at its head."""
    print(f"{name}: content {games.find(name).playing.id}")
    for file, path in content_files(name).items():
        print(f"  {file:20} {_heading(read_text(path))}")
    return DONE


def _heading(text: str) -> str:
    """The first sentence of a file's first remark."""
    remark = " ".join(takewhile(bool, (line.strip() for line in text.splitlines())))
    return re.split(r"[.:] | \(", remark.replace("# ", "") + " ")[0].rstrip(" .")


def export(name: str, folder: Path) -> int:
    """Write the content files into a folder of their own, which is an overlay as it stands."""
    files = content_files(name)
    if not files:
        raise BadSetting(f"the game '{name}' has no content files")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSetting(f"{shown(str(folder))} is there already: name a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    for file, path in files.items():
        (folder / file).write_text(read_text(path), "utf-8")
    for template, target in ((f"{HEAD}.txt", HEAD), (f"{README}.txt", README)):
        text = (TEMPLATES / template).read_text("utf-8")
        (folder / target).write_text(text.replace("GAME", name), "utf-8")
    print(f"{folder}: {len(files)} files of {name}, with {HEAD} and {README}")
    print(f"Now change what you like, then: labrys content check {folder}")
    return DONE


def check(path: Path) -> int:
    """Tell of an overlay, or of each one in a folder, what is wrong or what it changes."""
    if not path.exists():
        raise BadSetting(f"there is no {shown(str(path))}")
    if is_overlay(path):
        return tell(path)
    inside = sorted(path.iterdir()) if path.is_dir() else []
    found = [each for each in inside if is_overlay(each)]
    packs = [each for each in inside if each.name in games.NAMES and each not in found]
    if not found and not packs:
        raise BadSetting(
            f"{shown(str(path))} is no overlay: expected a file.toml, a folder with {HEAD}, "
            "or a folder of these"
        )
    return max(_told(each, each in packs) for each in [*found, *packs])


def _told(path: Path, packs: bool) -> int:
    """As `check` of one, without stopping at a mistake."""
    try:
        return _tell_packs(path) if packs else tell(path)
    except LabrysError as error:
        print(f"wrong: {error}")
        return WRONG


def _tell_packs(folder: Path) -> int:
    """A folder with packs for a game, or with files that stand in for its own."""
    game = games.make(folder.name, folder)
    print(f"{folder.name}: {', '.join(toml_files(folder))}; content {game.playing.id}")
    return DONE


def tell(path: Path, name: str = "") -> int:
    """What an overlay changes, once the game has taken it."""
    overlay = read_overlay(path)
    game = games.laid(name or overlay.game, [overlay])
    changes = changes_of(overlay)
    print(f"{overlay.name['en']} ({overlay.id}), for {overlay.game}: content {game.playing.id}")
    for change in changes:
        print(f"  {change}")
    if not changes:
        print("  It changes nothing.")
    return DONE
