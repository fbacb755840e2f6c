"""Which rules a question is about: those that the docstring of its step cites.

They are read from the sources, which stand beside the compiled modules: compiled classes need not
keep what was written about them.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from labrys.kernel.game import AnyGame
from labrys.kernel.text.rulebook import RULE_ID


def rules_of_steps(game: AnyGame) -> dict[str, list[str]]:
    """The ids of the rules by the name of the step."""
    return _read(game.folder, game.prefix)


@cache
def _read(folder: Path, prefix: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("rules/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                told = ast.get_docstring(node) or ""
                cited = [id for id in re.findall(RULE_ID, told) if id.startswith(f"{prefix}-")]
                found[node.name] = list(dict.fromkeys(cited))
    return found
