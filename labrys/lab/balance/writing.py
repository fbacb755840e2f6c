"""Writes a balance report: the page, and beside it the same numbers as JSON and as Parquet."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import labrys
from labrys.lab.balance.estimates import Estimate, corrected
from labrys.lab.balance.page import Page
from labrys.lab.balance.report import CameUp, Report
from labrys.lab.extras import needed
from labrys.lab.telling import Telling


@dataclass(frozen=True)
class Written:
    page: Path
    json: Path
    parquet: Path


def write(report: Report, telling: Telling, out: Path, folder: Path) -> Written:
    """`out` is the page; `folder` is where the games are kept."""
    out.parent.mkdir(parents=True, exist_ok=True)
    written = Written(out, out.with_suffix(".json"), out.with_suffix(".parquet"))
    data = as_data(report, telling)
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    written.json.write_text(text, encoding="utf-8")
    pa = needed("pyarrow")
    needed("pyarrow.parquet").write_table(pa.Table.from_pylist(as_rows(data)), written.parquet)
    beside = {
        "folder": str(folder),
        "json": written.json.name,
        "parquet": written.parquet.name,
    }
    out.write_text(Page(report, telling).draw(beside), encoding="utf-8")
    return written


def as_data(report: Report, telling: Telling) -> dict[str, Any]:
    """The report as JSON has it; names are in the language of the report."""
    run = report.run
    names = {(thing.kind, thing.id): thing.number for thing in report.things}
    return {
        "labrys": labrys.__version__,
        "game": run.game,
        "content": run.version,
        "bots": list(run.bots),
        "options": dict(run.settings),
        "seed": run.seed,
        "games": report.games,
        "seats": report.seats,
        "fair": report.fair,
        "comparisons": report.comparisons,
        "errors": round(corrected(report.comparisons), 4),
        "first": [
            {
                "group": finding.candidate.group,
                "kind": finding.candidate.kind,
                "id": finding.candidate.id,
                "name": _name(telling, names, finding.candidate.kind, finding.candidate.id),
                "fair": round(finding.candidate.fair, 5),
                "beyond": round(finding.beyond, 5),
                **finding.candidate.estimate.data(),
            }
            for finding in report.first
        ],
        "seat": [estimate.data() for estimate in report.by_seat],
        "points": [estimate.data() for estimate in report.points_by_seat],
        "bot": {bot: estimate.data() for bot, estimate in report.by_bot.items()},
        "traits": {
            name: {value: estimate.data() for value, estimate in values.items()}
            for name, values in report.traits.items()
        },
        "adjusted": ["bot", "seat", *report.adjusted, "standing"],
        "circumstances": [
            {
                "name": c.name,
                "value": c.value,
                "games": c.games,
                "first": c.first.data(),
                "points": c.points.data(),
                "decisions": c.decisions.data(),
            }
            for c in report.circumstances
        ],
        "usual": report.usual,
        "things": [
            {
                "kind": thing.kind,
                "id": thing.id,
                "name": telling.thing(thing.kind, thing.number),
                "offered": thing.offered,
                "taken": thing.taken,
                "played": thing.played,
                "won_with": thing.won_with.data(),
                "won_without": thing.won_without.data(),
                "effect": thing.effect.data() if thing.effect is not None else None,
            }
            for thing in report.things
        ],
        "course": [{"winners": w, "others": o} for w, o in report.course],
        "earned": report.earned,
        "earned_at_end": {
            source: {"winners": w, "others": o} for source, (w, o) in report.earned_at_end.items()
        },
        "decisions": report.decisions.data(),
        "rounds": report.rounds.data(),
        "lead_changes": report.lead_changes.data(),
        "behind_at_half": report.behind_at_half.data(),
        "events": _counts(report.events),
        "rules": _counts(report.rules),
        "components": _counts(report.components),
    }


def _name(telling: Telling, numbers: dict[tuple[str, str], int], kind: str, id: str) -> str:
    number = numbers.get((kind, id))
    return telling.value(kind, id) if number is None else telling.thing(kind, number)


def _counts(counted: list[CameUp]) -> list[dict[str, str | float]]:
    return [{"id": up.id, "share": up.share, "each": up.each} for up in counted]


def as_rows(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The estimates of a report as one table: what each is about, and the number."""
    empty = Estimate(0.0, 0.0, 0).data()
    rows: list[dict[str, Any]] = []

    def add(group: str, kind: str, id: str, measure: str, found: dict[str, Any] | float) -> None:
        numbers = found if isinstance(found, dict) else {**dict.fromkeys(empty), "value": found}
        rows.append({"group": group, "kind": kind, "id": id, "measure": measure, **numbers})

    for seat, found in enumerate(data["seat"]):
        add("seat", "seat", str(seat), "won", found)
    for bot, found in data["bot"].items():
        add("bot", "bot", bot, "won", found)
    for name, values in data["traits"].items():
        for value, found in values.items():
            add("trait", name, value, "won", found)
    for thing in data["things"]:
        for measure in ("offered", "taken", "played", "won_with", "won_without", "effect"):
            if thing[measure] is not None:
                add("thing", thing["kind"], thing["id"], measure, thing[measure])
    for measure in ("decisions", "rounds", "lead_changes", "behind_at_half"):
        add("game", "game", "", measure, data[measure])
    return rows
