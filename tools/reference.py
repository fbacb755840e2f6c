"""Makes the API reference from docstrings: `make docs` writes build/docs/index.html."""

import sys
from pathlib import Path

import pdoc
import pdoc.render

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "docs"

# What others build on; games show how it is used.
MODULES = ("labrys", "labrys.kernel", "labrys.boards", "labrys.bots", "labrys.games")


def build(target: Path = TARGET) -> Path:
    """The reference of all public modules in a folder; answers its first page."""
    pdoc.render.configure(docformat="markdown", footer_text="Labrys", search=True)
    pdoc.pdoc(*MODULES, "!labrys.tables", "!labrys.web", "!labrys.lab", output_directory=target)
    return target / "index.html"


if __name__ == "__main__":
    print(build().relative_to(ROOT).as_posix())
    sys.exit(0)
