"""Gathers the icons that pages and boards ask for into one file.

An `icons.txt` holds lines of two words: the name that we use, and its name in the game-icons set.
Lines that begin with # are comments. A game's `pictures.txt` is such a list, too: many pictures
that only this game shows, and few at a time, so each goes into a file of its own.
"""

import json
import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from tools.paths import shorten
from tools.problem import Problem

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Wanted:
    """One line of an icons.txt."""

    def __init__(self, own: str, icon: str, where: str) -> None:
        self.own = own
        self.icon = icon
        self.where = where


def lists_of(root: Path) -> list[Path]:
    """The lists of the pages and of each game's board."""
    lists = [root / "labrys/web/icons.txt", *root.glob("labrys/games/*/page/icons.txt")]
    return sorted(path for path in lists if path.is_file())


def whose(path: Path) -> str:
    """The game that a list belongs to; those of the pages are the house's."""
    return "house" if path.parent.name == "web" else path.parent.parent.name


def pictures_of(root: Path) -> dict[str, Path]:
    """The lists of pictures by the games that have one."""
    lists = root.glob("labrys/games/*/page/pictures.txt")
    return {path.parent.parent.name: path for path in sorted(lists)}


def read_list(path: Path, root: Path) -> list[Wanted]:
    wanted = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        where = f"{path.relative_to(root).as_posix()}, line {number}"
        if len(words) != 2 or not all(NAME.fullmatch(word) for word in words):
            raise Problem(
                f"{where}: {line.strip()!r} should be two words, our own name and its name in "
                "the game-icons set, each of small letters, digits and hyphens."
            )
        wanted.append(Wanted(words[0], words[1], where))
    return wanted


def gather(lists: Iterable[Path], root: Path) -> list[Wanted]:
    """All that is wanted, by our own names; a name means one icon everywhere."""
    by_name: dict[str, Wanted] = {}
    problems = []
    for path in lists:
        for wanted in read_list(path, root):
            known = by_name.setdefault(wanted.own, wanted)
            if known.icon != wanted.icon:
                problems.append(
                    f"{wanted.where}: {wanted.own} is {wanted.icon} here and {known.icon} in "
                    f"{known.where}. A name means one icon everywhere: choose another."
                )
    if problems:
        raise Problem("\n".join(problems))
    return [by_name[own] for own in sorted(by_name)]


def sprite(wanted: Iterable[Wanted], package: Path) -> str:
    """One SVG file with a symbol for each icon, painted in the colour of the text around it."""
    icons = json.loads((package / "icons.json").read_text(encoding="utf-8"))
    aliases = {name: alias["parent"] for name, alias in icons.get("aliases", {}).items()}
    width, height = icons["width"], icons["height"]
    symbols = []
    problems = []
    for one in wanted:
        icon = icons["icons"].get(aliases.get(one.icon, one.icon))
        if icon is None:
            near = near_names(one.icon, list(icons["icons"]))
            problems.append(
                f"{one.where}: the game-icons set has no {one.icon!r}. Near it: {', '.join(near)}."
            )
            continue
        box = f"0 0 {icon.get('width', width)} {icon.get('height', height)}"
        body = shorten(icon["body"])
        symbols.append(f'<symbol id="{one.own}" viewBox="{box}">{body}</symbol>\n')
    if problems:
        raise Problem("\n".join(problems))
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(symbols)}</svg>\n'


def near_names(name: str, names: list[str]) -> list[str]:
    """Names written alike, then names that share a word."""
    alike = get_close_matches(name, names, n=4, cutoff=0.6)
    words = set(name.split("-"))
    related = [other for other in names if words & set(other.split("-")) and other not in alike]
    return [*alike, *related][:8] or ["nothing"]
