"""Golden playthroughs: whole games, printed with everything public at chosen decisions.

`make golden` renews the text files of this folder; `tests/test_golden.py` compares them. A change
of rules, content, views or observations shows here as a change of text. If it was meant, renew
the files and look at the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import labrys
from labrys.bots import make
from labrys.kernel.position import Position
from labrys.kernel.step import NOBODY
from labrys.kernel.view import View

FOLDER = Path(__file__).parent
SEED = 7
EVERY = 25
LONG = 150
ENDS = 3
WIDTH = 110

GAMES: dict[str, tuple[str, int, dict[str, str]]] = {
    "minos-1": ("minos", 1, {"solo": "normal"}),
    "minos-2": ("minos", 2, {"draft": "no"}),
    "minos-3": ("minos", 3, {}),
    "minos-4": ("minos", 4, {}),
    "minotaur-game": ("minotaur", 2, {}),
    "minotaur-match": ("minotaur", 2, {"match": "yes"}),
    "diluvium-1": ("diluvium", 1, {"scenario": "war"}),
    "diluvium-2": ("diluvium", 2, {}),
    "diluvium-3-b": ("diluvium", 3, {"side": "b"}),
    "diluvium-4-open": ("diluvium", 4, {"memory": "open"}),
    "monumental-random": ("monumental", 2, {}),
    "monumental-picked": ("monumental", 2, {"civilizations": "picked"}),
}


def playthrough(name: str) -> str:
    """The text of one game."""
    game, seats, settings = GAMES[name]
    plies = sum(1 for _ in played(game, seats, settings))
    every = EVERY * (1 + plies // LONG)
    lines = [f"{game}, {seats} seats, seed {SEED}, random bots"]
    lines += [f"option {key} {value}" for key, value in sorted(settings.items())]
    fields = labrys.game(game).observation(seats)
    lines += ["", "observation", *wrapped([f"{name} {length}" for name, length in fields], ", ")]
    shown: dict[str, str] = {}
    for ply, (position, choice) in enumerate(played(game, seats, settings)):
        if ply < ENDS or ply % every == 0 or ply >= plies - ENDS:
            lines += ["", *decision(ply, position, shown), ""]
        if not position.over:
            lines.append(f"{ply} seat {position.seat}: {position.spell(choice)}")
    return "\n".join(lines) + "\n"


def played(game: str, seats: int, settings: dict[str, str]) -> Iterator[tuple[Position, int]]:
    """Every decision of a game with the option that is chosen then, and the end."""
    position: Position = labrys.game(game).new(seats, SEED, settings)
    bots = [make("random", SEED + seat) for seat in range(seats)]
    while not position.over:
        choice = bots[position.seat].choose(position.view(position.seat))
        yield position, choice
        position.play(choice)
    yield position, NOBODY


def decision(ply: int, position: Position, shown: dict[str, str]) -> list[str]:
    """Everything public at one moment; of the table only what changed since it was last shown."""
    points = " ".join(str(number) for number in position.points)
    lines = [f"== ply {ply}: points {points}"]
    if position.over:
        lines.append(f"over, won by {' '.join(str(seat) for seat in position.winners())}")
    else:
        deciders = " ".join(str(seat) for seat in position.deciders())
        lines.append(f"seat {position.seat} of {deciders}: {position.prompt()}")
        lines += wrapped([position.spell(option) for option in position.options], ", ")
        standing = [position.spell(option) for option in position.standing(position.seat)]
        lines += wrapped([f"always {spelling}" for spelling in standing], ", ")
        lines += refused(position)
    public = dict(flat("", position.view(-1).facts()))
    for path, value in public.items():
        if shown.get(path) != value and not path.startswith("options"):
            lines.append(f"  {path} {value}")
    for path in shown:
        if path not in public:
            lines.append(f"  {path} is gone")
    shown.clear()
    shown.update(public)
    for seat in range(-1, position.seats):
        lines += seen(position.view(seat), public)
    return lines


def refused(position: Position) -> list[str]:
    """What is refused, by reason and rule."""
    reasons: dict[str, list[str]] = {}
    for refusal in position.refusals():
        reason = f"{refusal.reason} {refusal.rule}"
        reasons.setdefault(reason, []).append(position.spell(refusal.option))
    lines: list[str] = []
    for reason, spellings in reasons.items():
        lines += wrapped([f"not ({reason}) {spellings[0]}", *spellings[1:]], ", ")
    return lines


def seen(view: View, public: dict[str, str]) -> list[str]:
    """What one seat sees beyond what all see, and the digests of all of it."""
    facts = view.facts()
    numbers = view.concealed.game.observe(view)
    own = dict(flat("", facts))
    lines = [f"seat {view.seat} sees {digest(facts)}, observes {digest(numbers)}"]
    for path, value in own.items():
        if public.get(path) != value and not path.startswith(("options", "viewer")):
            lines.append(f"  {path} {value}")
    return lines


def flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    """A value's parts with the way to each; lists of plain things stay in one piece."""
    if isinstance(value, dict) and value:
        for key, part in sorted(value.items()):
            yield from flat(f"{path}.{key}" if path else str(key), part)
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for index, part in enumerate(value):
            yield from flat(f"{path}.{index}", part)
    elif isinstance(value, list):
        yield path, " ".join(str(part) for part in value) or "nothing"
    else:
        yield path, "-" if value is None else str(value).lower()


def digest(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def wrapped(words: list[str], between: str) -> list[str]:
    """Words in lines of a readable width."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(between) + len(word) <= WIDTH:
            lines[-1] += between + word
        else:
            lines.append("  " + word)
    return lines


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Renew the files, or print those that are named."""
    for name in sys.argv[1:]:
        sys.stdout.write(playthrough(name))
    if not sys.argv[1:]:
        for name in GAMES:
            file_of(name).write_text(playthrough(name), encoding="utf-8")
            print(file_of(name).name)


if __name__ == "__main__":
    main()
