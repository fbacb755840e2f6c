"""The programs of docs/environments.md run as they stand; what is missing is named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from labrys import envs

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_programs_of_the_page_run():
    for package in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(package, reason=f"{package} is not installed: labrys[envs,openspiel]")
    program = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
    names: dict[str, object] = {"__name__": "page"}
    exec(compile(program, "environments.md", "exec"), names)
    assert names["state"]


@pytest.mark.parametrize(
    ("package", "extra", "make"),
    [
        ("pettingzoo", "envs", lambda: envs.pettingzoo("minos")),
        ("gymnasium", "envs", lambda: envs.gymnasium("minos")),
        ("pyspiel", "openspiel", lambda: envs.openspiel("minos")),
        ("mcp", "mcp", lambda: envs.needed("mcp")),
    ],
)
def test_a_missing_package_is_named_with_its_extra(monkeypatch, package, extra, make):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(envs.MissingExtra, match=rf"'{package}': pip install 'labrys\[{extra}\]'"):
        make()


def test_playing_imports_none_of_it():
    program = (
        "import sys, labrys, labrys.cli, labrys.envs, labrys.envs.engine;"
        "labrys.game('minos').new(2, 1);"
        "print([name for name in labrys.envs.EXTRAS if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout.strip() == "[]", ran.stderr
