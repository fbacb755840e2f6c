"""The end of a game as a moment: who won, how it went, where it turned. One scene for all games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labrys.boards.people import Sitter
from labrys.kernel.text.words import Words, capital
from labrys.tables.course import Course
from labrys.tables.people import Info, Look, free_colour
from labrys.web import boards, chronicle
from labrys.web.charts import chart
from labrys.web.rendering import game_words, messages


@dataclass(frozen=True)
class Step:
    """A place on the podium."""

    sitter: Sitter
    points: int
    place: int
    won: bool


@dataclass(frozen=True)
class TurningPoint:
    """A choice that turned the game, in words."""

    ply: int
    sitter: Sitter
    swing: int
    text: str


def ending(look: Look, course: Course, code: str) -> dict[str, Any]:
    """What the scene of a finished game shows."""
    words, say = game_words(look.game, code), messages(code).say
    rivals = look.view.concealed.rivals()
    people = _people(look.info, words, len(rivals), code, look.seat)
    points = [*look.info.points, *rivals]
    podium = _podium(people, points, look.info)
    turns = _turns(look, course, people, code) if course.telling else []
    label = words.say("course") if words.knows("course") else say("end-course")
    shown = tuple(
        (f"{say('end-turn', count=at)} {turn.text}", address(look.info.table, turn.ply))
        for at, turn in enumerate(turns, 1)
    )
    return {
        "victory": _victory(look.info, people, words, code),
        "winner": next((step.sitter for step in podium if step.won), None),
        "podium": podium,
        "course_label": label,
        "chart": chart(course, tuple(people), label, shown) if course.telling else "",
        "turns": turns,
    }


def address(table: str, ply: int) -> str:
    return f"/table/{table}/replay/{ply}"


def _people(info: Info, words: Words, rivals: int, code: str, you: int) -> list[Sitter]:
    """Those at the table, and whom nobody plays."""
    people = boards.sitters(info, code, you)
    for _ in range(rivals):
        colour = free_colour("", [sitter.colour for sitter in people])
        people.append(Sitter(capital(words.say("rival")), colour, bot=True))
    return people


def _victory(info: Info, people: list[Sitter], words: Words, code: str) -> str:
    say = messages(code).say
    winners = [people[seat].name for seat in info.winners]
    if not winners:
        return say("end-lost" if len(info.seats) == 1 else "end-drawn")
    if len(winners) == len(info.seats) > 1:
        return say("end-drawn")
    return say("end-wins", name=words.series(winners), count=len(winners))


def _podium(people: list[Sitter], points: list[int], info: Info) -> list[Step]:
    """The places from the first to the last; who has as much shares one."""
    best = sorted(range(len(points)), key=lambda who: (who not in info.winners, -points[who]))
    ranks = [(who not in info.winners, -points[who]) for who in best]
    return [
        Step(people[who], points[who], ranks.index(rank) + 1, who in info.winners)
        for who, rank in zip(best, ranks)
    ]


def _turns(look: Look, course: Course, people: list[Sitter], code: str) -> list[TurningPoint]:
    told = {line.ply: line for line in chronicle.lines(look, code) if not line.note}
    found = []
    for turn in course.turns:
        line, who = told.get(turn.ply), people[turn.who]
        own = [text for colour, text in line.texts if colour == who.colour] if line else []
        text = " ".join(own) if own else line.text if line else ""
        found.append(TurningPoint(turn.ply, who, turn.swing, text))
    return found
