"""`labrys lab compare`: tells what a change of the content does, as text or as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from labrys.kernel.game import AnyGame
from labrys.lab.compare.change import game_with_change
from labrys.lab.compare.comparing import WRONG, Comparison, compare
from labrys.lab.compare.measures import SHARE, Measure
from labrys.lab.runs.where import Where
from labrys.lab.telling import Telling

DONE: Final = 0
MOST_USED: Final = 10

__all__ = ["Where", "run"]


def run(
    game: AnyGame,
    change: Path,
    bots: list[str],
    games: int,
    seed: int,
    settings: dict[str, str],
    where: Where,
    language: str,
    as_json: bool,
) -> int:
    telling = Telling(game, language)
    after = game_with_change(game.name, change)
    found = compare(game, after, bots, games, seed, settings, where)
    if as_json:
        print(json.dumps(as_data(found, telling), indent=1, ensure_ascii=False))
    else:
        print(as_text(found, telling, change))
    return DONE


def as_text(found: Comparison, telling: Telling, change: Path) -> str:
    say = telling.say
    title = say("lab-compare-title", game=telling.words.title(), change=change.name)
    games = telling.number(found.games, 0)
    lines = [title, say("lab-compare-games", games=games), ""]
    if found.same:
        return "\n".join([*lines, say("lab-compare-same")])
    rows = [*found.measures, *_besides(found)]
    names = [name_of(measure, telling) for measure in rows]
    wide = max(len(name) for name in names)
    for name, measure in zip(names, rows):
        mark = "■" if measure.change.differs else "○" if measure.decided else "?"
        lines.append(f"{mark} {name:{wide}}  {_change(measure, telling)}")
    surely = [n for n, m in zip(names, found.measures) if m.change.differs]
    error = telling.percent(WRONG, 0)
    lines.append("")
    if surely:
        what = "; ".join(surely)
        lines.append(say("lab-compare-sure", what=what, error=error))
    if not found.decided:
        lines.append(say("lab-compare-unsure", games=games))
    elif not surely:
        lines.append(say("lab-compare-small", error=error))
    lines.append(say("lab-compare-how", error=telling.percent(1 - WRONG, 0)))
    return "\n".join(lines)


def _besides(found: Comparison) -> list[Measure]:
    """Other things that are used more or less than before."""
    told = [measure.about for measure in found.measures if measure.name == "played"]
    return [measure for measure in found.used if measure.about not in told][:MOST_USED]


def name_of(measure: Measure, telling: Telling) -> str:
    message = f"lab-compare-{measure.name}"
    if measure.about is None:
        return telling.say(message)
    kind, number = measure.about
    if measure.name == "seat":
        return telling.say(message, number=number + 1)
    return telling.say(message, name=telling.thing(kind, number))


def _change(measure: Measure, telling: Telling) -> str:
    def shown(number: float) -> str:
        return telling.percent(number) if measure.unit == SHARE else telling.number(number, 2)

    def signed(number: float) -> str:
        text = shown(number)
        return f"+{text}" if number > 0 and text != shown(0.0) else text

    change = measure.change
    said = telling.say(
        "lab-compare-change",
        value=signed(change.value),
        low=signed(change.low),
        high=signed(change.high),
    )
    was = telling.say("lab-compare-was", before=shown(measure.before), after=shown(measure.after))
    return f"{said}, {was}"


def as_data(found: Comparison, telling: Telling) -> dict[str, Any]:
    return {
        "game": found.before.game,
        "before": found.before.version,
        "after": found.after.version,
        "bots": list(found.before.bots),
        "options": dict(found.before.settings),
        "seed": found.before.seed,
        "games": found.games,
        "same": found.same,
        "decided": found.decided,
        "error": WRONG,
        "measures": [_measure(measure, telling) for measure in found.measures],
        "used": [_measure(measure, telling) for measure in found.used],
    }


def _measure(measure: Measure, telling: Telling) -> dict[str, Any]:
    change = measure.change
    return {
        "measure": measure.name,
        "kind": measure.about[0] if measure.about else None,
        "number": measure.about[1] if measure.about else None,
        "name": name_of(measure, telling),
        "unit": measure.unit,
        "before": measure.before,
        "after": measure.after,
        "change": change.value,
        "low": change.low if change.radius != float("inf") else None,
        "high": change.high if change.radius != float("inf") else None,
        "differs": change.differs,
        "decided": measure.decided,
    }
