"""What is handed out is complete, and what is installed is pinned."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.assets import is_current, sources_digest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^[a-z0-9-]+==[0-9][^ ;]*( ; .+)?$")
HASH = re.compile(r"^--hash=sha256:[0-9a-f]{64}$")


def pins(lock: Path) -> list[list[str]]:
    """Each pinned package of a lock file: its version, then its hashes."""
    lines = [line for line in lock.read_text().splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace(" \\\n    ", " \\ ")
    return [line.split(" \\ ") for line in joined.splitlines()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_file_holds_versions_and_hashes_and_no_address(lock):
    assert "://" not in lock.read_text()
    for version, *hashes in pins(lock):
        assert PIN.match(version), version
        assert hashes, version
        assert [word for word in hashes if not HASH.match(word)] == []


def test_lock_files_agree_with_each_other():
    by_name = {lock.name: {tuple(pin) for pin in pins(lock)} for lock in LOCKS}
    assert by_name["runtime.txt"] <= by_name["dev.txt"] <= by_name["bench.txt"]


def test_the_lock_file_of_npm_holds_versions_and_hashes_and_no_address():
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    del locked[""]
    assert locked
    for name, package in locked.items():
        assert "resolved" not in package, name
        assert package["integrity"].startswith("sha512-"), name


def test_npm_is_asked_for_exact_versions_and_they_are_the_locked_ones():
    asked = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in {**asked["dependencies"], **asked["devDependencies"]}.items():
        assert locked[f"node_modules/{name}"]["version"] == version


def test_every_make_target_is_explained_and_needs_no_file_of_its_name():
    text = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    targets = set(re.findall(r"^([a-z]+):(?!=)", text, re.MULTILINE))
    explained = set(re.findall(r"^([a-z]+):.*## ", text, re.MULTILINE))
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert targets - explained == {"again"}
    assert targets - set(phony.split()) == set()


def test_the_build_and_the_tools_use_the_same_mypy():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = [word for word in project["build-system"]["requires"] if word.startswith("mypy")]
    tools = project["dependency-groups"]["dev"]
    assert build[0] in tools


def test_a_wheel_carries_every_file_of_the_package(tmp_path):
    """Pure, because what is compiled is added to a wheel and takes nothing from it."""
    build = [
        "import sys",
        "from setuptools import build_meta",
        "build_meta.build_wheel(sys.argv[1])",
    ]
    if not is_current(sources_digest()):
        pytest.skip("no current assets at hand; `make assets` builds them")
    named = ("labrys", "pyproject.toml", "setup.py", "README.md", "LICENSE")
    for name in (*named, "tools", "package.json", "package-lock.json"):
        (tmp_path / name).symlink_to(ROOT / name)
    subprocess.run(
        [sys.executable, "-c", "; ".join(build), str(tmp_path / "dist")],
        cwd=tmp_path,
        env={**os.environ, "LABRYS_PURE": "1"},
        capture_output=True,
        check=True,
    )
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    carried = {name for name in ZipFile(wheel).namelist() if name.startswith("labrys/")}
    files = (path for path in (ROOT / "labrys").rglob("*") if path.is_file())
    made = (".pyc", ".so")
    wanted = {path.relative_to(ROOT).as_posix() for path in files if path.suffix not in made}
    assert wanted - carried == set()
