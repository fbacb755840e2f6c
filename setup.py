"""Builds Labrys: the kernel and the rules compiled with mypyc, or everything as plain Python.

`pip install .` compiles. `LABRYS_PURE=1 pip install .` does not: the same results, more slowly.
`python setup.py compiled` (that is, `make compiled`) makes a compiled copy of the package in
build/compiled and leaves the sources as they are.

A wheel carries what the pages use from npm; tools/assets.py builds it first where it is missing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("labrys")
COPY = Path("build/compiled")
CORES = "2"
# Products and sums are rounded one by one, as plain Python does: so bots choose alike everywhere.
EXACT = [] if sys.platform == "win32" else ["-ffp-contract=off"]

# What is compiled, by folder; every __init__.py is left out.
COMPILED = (
    "kernel/*.py",
    "kernel/clauses/*.py",
    "games/*/*.py",
    "games/*/content/*.py",
    "games/*/facts/*.py",
    "games/*/rules/**/*.py",
    "games/*/value/**/*.py",
    "bots/**/*.py",
)
# A constant of an interpreted module may be copied into compiled code: all of these count, but
# what draws and speaks, which nothing compiled imports.
WATCHED = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py")
UNWATCHED = tuple(f"games/*/{room}/**/*.py" for room in ("page", "terminal", "words"))

NO_COMPILER = """
Labrys could not be compiled: {reason}

Compiling needs a C compiler and Python's header files
(Debian, Ubuntu: gcc, python3-dev; Fedora: gcc, python3-devel; macOS: xcode-select --install).
Labrys also works without compiling, with the same results, only more slowly:

    LABRYS_PURE=1 pip install .
"""


def modules() -> list[str]:
    """The modules that mypyc compiles, as paths."""
    return sorted(p.as_posix() for p in matching(COMPILED) if p.name != "__init__.py")


def matching(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def extensions() -> list[Extension]:
    """Turn the modules into C, as one group: calls between them stay direct."""
    from mypyc.build import mypycify

    options = ["--follow-imports=silent", "--cache-dir=build/mypyc_cache"]
    made = mypycify(
        [*options, *modules()],
        opt_level="3",
        debug_level="0",
        target_dir="build/c",
        group_name="labrys",
    )
    found = [extension for extension in made if isinstance(extension, Extension)]
    for extension in found:
        extension.extra_compile_args += EXACT
    return found


def compiling() -> bool:
    """Whether this run of setup.py builds something, and has not been asked to stay pure."""
    pure = os.environ.get("LABRYS_PURE", "") not in ("", "0")
    building = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
    return not pure and not building.isdisjoint(sys.argv)


class BuildPackage(build_py):
    """Build the assets of the pages before the package's files are gathered."""

    def run(self) -> None:
        # An editable install serves them from the sources, where `make assets` keeps them.
        if not self.editable_mode:
            made = subprocess.run([sys.executable, "-m", "tools.assets", "--package"])
            if made.returncode:
                raise SystemExit("Labrys was not built: its pages miss what they use from npm.")
        super().run()


class BuildExtensions(build_ext):
    """Say what to do when there is no working compiler."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (CCompilerError, ExecError, PlatformError) as error:
            raise SystemExit(NO_COMPILER.format(reason=error)) from None


class Compiled(Command):
    """Keep build/compiled a complete, compiled copy of the package."""

    description = "make a compiled copy of the package in build/compiled"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        self.stamp = COPY / "sources.sha256"

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        digest = sources_digest()
        if self.stamp.is_file() and self.stamp.read_text() == digest:
            print(f"{COPY}: the compiled modules are up to date")
        else:
            self.compile()
        copy_tree(PACKAGE, COPY / PACKAGE)
        self.stamp.write_text(digest)

    def compile(self) -> None:
        print(f"{COPY}: compiling {len(modules())} modules; this takes a minute or two", flush=True)
        shutil.rmtree(COPY, ignore_errors=True)
        self.distribution.ext_modules = list(extensions())
        builder = self.get_finalized_command("build_ext")
        builder.build_lib = COPY.as_posix()
        builder.run()


def sources_digest() -> str:
    """Changes with anything that the compiled modules depend on."""
    import mypy.version

    digest = hashlib.sha256()
    digest.update(f"{sys.version} mypy {mypy.version.__version__}".encode())
    for path in [Path("setup.py"), *sorted(matching(WATCHED) - matching(UNWATCHED))]:
        digest.update(f"\n{path.as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_tree(source: Path, copy: Path) -> None:
    """Make every file of `source` stand in `copy` too, and nothing else but compiled modules."""
    wanted = set(files_of(source))
    for name in set(files_of(copy)) - wanted:
        (copy / name).unlink()
    for name in wanted:
        target = copy / name
        content = (source / name).read_bytes()
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def files_of(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        made = path.suffix in (".so", ".pyd") or "__pycache__" in path.parts
        if path.is_file() and not made:
            yield path.relative_to(folder)


setup(
    ext_modules=extensions() if compiling() else [],
    cmdclass={"build_py": BuildPackage, "build_ext": BuildExtensions, "compiled": Compiled},
    options={"build_ext": {"parallel": CORES}},
)
