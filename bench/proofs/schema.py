"""The API answers as its description says, with many more examples than the tests have."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from bench.proofs.figures import Clock, Figures


def prove(clock: Clock) -> Figures:
    """Twice the examples each time, as long as there is time."""
    examples, passed = 25, 0
    while True:
        before = clock.spent
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "tests/web/api/test_schema.py"],
            capture_output=True,
            text=True,
            env={**os.environ, "LABRYS_EXAMPLES": str(examples)},
        )
        if done.returncode:
            print(done.stdout[-3000:])
            return Figures("API by schemathesis", f"failed with {examples} examples a call", False)
        found = re.search(r"(\d+) passed", done.stdout)
        passed = int(found[1]) if found else 0
        clock.tell(f"{examples} examples for each of {passed} cases")
        if clock.left < 2.2 * (clock.spent - before):
            break
        examples *= 2
    told = f"{examples} examples for each of {passed} cases (call, right or wrong, visitor)"
    return Figures("API by schemathesis", told, True)
