"""Builds labrys/web/static/made, the files that the pages use from npm packages.

    python -m tools.assets             build what is missing or out of date (`make assets`)
    python -m tools.assets --package   only what the package carries, nothing for the tests
    python -m tools.assets --lock      renew package-lock.json from package.json

`versions.json`, among the files, says what they were made from, and gives the hash of each.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from tools.fonts import fonts
from tools.icons import gather, lists_of, pictures_of, sprite, whose
from tools.licences import licences
from tools.npm import digest_of, fetch, lock
from tools.problem import Problem

ROOT = Path(__file__).parent.parent
MADE = ROOT / "labrys" / "web" / "static" / "made"
VERSIONS = "versions.json"
# For the tests of the pages; no part of the package.
AXE = ROOT / "build" / "axe.min.js"


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m tools.assets", description=__doc__)
    reader.add_argument("--package", action="store_true", help="nothing that only tests use")
    reader.add_argument("--lock", action="store_true", help="renew package-lock.json")
    asked = reader.parse_args(words)
    try:
        if asked.lock:
            lock()
        else:
            build(for_tests=not asked.package)
    except Problem as problem:
        print(f"The assets of the pages could not be built.\n{problem}", file=sys.stderr)
        return 1
    return 0


def build(for_tests: bool) -> None:
    """Build what is out of date; a second call finds nothing to do."""
    digest = sources_digest()
    if is_current(digest) and (AXE.is_file() or not for_tests):
        return
    print("Building the icons, fonts and scripts of the pages (npm)", flush=True)
    packages = fetch()
    wanted = gather(lists_of(ROOT), ROOT)
    icons = packages / "@iconify-json/game-icons"
    made = {
        "htmx.min.js": (packages / "htmx.org/dist/htmx.min.js").read_bytes(),
        "icons.svg": sprite(wanted, icons).encode(),
        **{
            f"icons-{whose(path)}.svg": sprite(gather([path], ROOT), icons).encode()
            for path in lists_of(ROOT)
        },
        **{
            f"{game}-{one.own}.svg": sprite([one], icons).encode()
            for game, path in pictures_of(ROOT).items()
            for one in gather([path], ROOT)
        },
        **fonts(packages),
        **licences(packages),
    }
    hashes = {name: short_hash(made[name]) for name in sorted(made)}
    told = {"made_from": digest, "files": hashes}
    replace(MADE, {**made, VERSIONS: (json.dumps(told, indent=2) + "\n").encode()})
    if for_tests:
        AXE.write_bytes((packages / "axe-core/axe.min.js").read_bytes())


def sources_digest() -> str:
    """Changes with the lists of icons, the packages and the way they are put together."""
    tools = sorted(Path(__file__).parent.glob("*.py"))
    packages = [ROOT / "package.json", ROOT / "package-lock.json"]
    return digest_of(*packages, *lists_of(ROOT), *pictures_of(ROOT).values(), *tools)


def is_current(digest: str) -> bool:
    """Whether the files are there, and were made from just these sources."""
    try:
        told = json.loads((MADE / VERSIONS).read_text(encoding="utf-8"))
        return bool(told["made_from"] == digest) and all(
            short_hash((MADE / name).read_bytes()) == made for name, made in told["files"].items()
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def short_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def replace(folder: Path, files: dict[str, bytes]) -> None:
    """Make `folder` hold these files and no others; versions.json last, as the sign of success."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name not in files:
            old.unlink()
    for name in sorted(files, key=lambda name: (name == VERSIONS, name)):
        (folder / name).write_bytes(files[name])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
