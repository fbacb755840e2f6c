"""Where a run is played and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from labrys.lab.extras import needed
from labrys.lab.runs.run import Run
from labrys.lab.runs.workers import Workers, local

FOLDER = Path("lab-runs")


@dataclass(frozen=True)
class Where:
    """On so many processes here, or on the Ray at an address; in a folder, or in one of its own."""

    jobs: int = 1
    ray: str | None = None
    results: Path | None = None

    def folder(self, run: Run) -> Path:
        return self.results or FOLDER / f"{run.game}-{run.id}"

    @contextmanager
    def workers(self) -> Iterator[Workers]:
        found: Workers
        if self.ray is None:
            found = local(self.jobs)
        else:
            needed("ray")
            found = needed("labrys.lab.runs.on_ray").OnRay(self.ray)
        try:
            yield found
        finally:
            found.close()
