"""The long proofs, apart from `make test`: as long as they are given, with their figures.

python -m bench.prove --hours 2
python -m bench.prove --hours 0.1 --only kills,readers
python -m bench.prove --hours 8 --write        also renews docs/reliability.md
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import date
from pathlib import Path
from typing import Final

from bench.proofs import games, kills, readers, schema, soak
from bench.proofs.figures import Clock, Figures, Proof

# Each with its share of the time
PROOFS: Final[dict[str, tuple[Proof, float]]] = {
    "readers": (readers.prove, 0.02),
    "schema": (schema.prove, 0.08),
    "kills": (kills.prove, 0.25),
    "soak": (soak.prove, 0.30),
    "games": (games.prove, 0.35),
}
PAGE: Final = Path("docs/reliability.md")
BEGIN: Final = "<!-- proofs -->"
END: Final = "<!-- end of proofs -->"


def main() -> int:
    given = _arguments()
    chosen = {name: PROOFS[name] for name in given.only}
    total = sum(share for _, share in chosen.values())
    rows, held = [], True
    for name, (prove, share) in chosen.items():
        clock = Clock(name, given.hours * 3600 * share / total)
        print(f"== {name}: {clock.seconds / 60:.0f} minutes", flush=True)
        figures = _run(name, prove, clock)
        rows.append(figures.row(clock.spent))
        print(rows[-1], flush=True)
        held = held and figures.held
    if given.write:
        _write(rows, given.hours)
    print("Everything held" if held else "Something failed: see above")
    return 0 if held else 1


def _run(name: str, prove: Proof, clock: Clock) -> Figures:
    try:
        return prove(clock)
    except KeyboardInterrupt:
        raise
    except Exception as error:  # the other proofs go on
        return Figures(name, f"it ended with {error!r}"[:300], False)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.prove", description=__doc__.splitlines()[0])
    parser.add_argument("--hours", type=float, default=1.0, help="for all together (default: 1)")
    parser.add_argument(
        "--only",
        type=_names,
        default=list(PROOFS),
        metavar="LIST",
        help=f"some of {', '.join(PROOFS)}",
    )
    parser.add_argument("--write", action="store_true", help=f"renew the table in {PAGE}")
    given = parser.parse_args()
    if not 0 < given.hours < 1000:
        parser.error("--hours takes a number above 0")
    return given


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    wrong = [name for name in names if name not in PROOFS]
    if wrong or not names:
        raise argparse.ArgumentTypeError(f"the proofs are {', '.join(PROOFS)}")
    return names


def _write(rows: list[str], hours: float) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    head = f"Run on {date.today()}, `make prove HOURS={hours:g}`, Python {sys.version.split()[0]}."
    table = "\n".join(["| proof | how far | took | result |", "|---|---|---|---|", *rows])
    told = f"{BEGIN}\n\n{head}\n\n{table}\n\n{END}"
    PAGE.write_text(before + told + after, encoding="utf-8")


if __name__ == "__main__":
    started = time.monotonic()
    status = main()
    print(f"({(time.monotonic() - started) / 60:.1f} minutes)")
    sys.exit(status)
