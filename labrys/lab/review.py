"""`labrys review`: the coach looks at the record of a finished game."""

from __future__ import annotations

from pathlib import Path

from labrys import games
from labrys.bots.coach import text
from labrys.bots.coach.review import Weighed
from labrys.bots.coach.summary import Summary
from labrys.kernel.errors import BadSetting, LabrysError, Misfit, RecordError
from labrys.kernel.position import Position
from labrys.kernel.text.progress import Progress
from labrys.kernel.text.words import Words, capital
from labrys.lab.replay import checked_seat
from labrys.tables import saves
from labrys.tables.bots.reviewer import reviewer_of
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import board_of, words_of


def run(path: Path, seat: int | None, language: str, as_json: bool) -> int:
    """Print what the coach found; answers the exit status."""
    record, _ = saves.read_record(path)
    checked_seat(seat, record)
    if record.end is None:
        raise BadSetting(f"{path}: this game is not over; the coach looks at finished games only")
    game = games.of_record(record)
    try:
        reviewer = reviewer_of(record, game)
    except Misfit as misfit:
        raise RecordError(f"{path}: {games.explained(misfit, record, game)}") from None
    except LabrysError as error:
        raise RecordError(f"{path}: {error}") from None
    progress = Progress(f"Looking at {path.name}", reviewer.total)
    try:
        while reviewer.step():
            progress.step()
    finally:
        progress.close()
    if as_json:
        print(text.write(reviewer.review, game.lexicon))
        return 0
    screen = Screen()
    words = words_of(game, language)
    names = board_of(words, screen.width, screen.paint, reviewer.end.view(-1)).names
    for number in range(record.seats) if seat is None else [seat]:
        screen.say(names[number], style="heading")
        positions = [played.before for played in reviewer.played]
        for line in lines(Summary(reviewer.review, number), positions, words):
            screen.say(line)
        screen.say("")
    return 0


def lines(summary: Summary, positions: list[Position], words: Words) -> list[str]:
    """What is said of one seat."""
    found = []
    if summary.accuracy is not None:
        found.append(words.say("coach-accuracy", number=_per_cent(summary.accuracy)))
    found.append(
        words.say(
            "coach-sum",
            own=_per_cent(summary.lost),
            others=_per_cent(summary.others_lost),
            luck=_signed(summary.luck.effect),
        )
    )
    for choice in summary.turns:
        found.append(_turn(choice, positions[choice.ply], words))
    return found


def _turn(choice: Weighed, before: Position, words: Words) -> str:
    view = before.view(choice.seat)
    chosen, best = (
        capital(words.wording.option(option, view)) for option in (choice.option, choice.best)
    )
    message = "coach-found" if choice.best == choice.option else "coach-lost"
    return words.say(
        message,
        ply=choice.ply,
        chosen=chosen,
        best=best,
        chance=_per_cent(choice.chance),
        other=_per_cent(choice.best_chance),
        second=_per_cent(choice.second),
    )


def _per_cent(part: float) -> int:
    return round(part * 100)


def _signed(part: float) -> str:
    number = _per_cent(part)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
