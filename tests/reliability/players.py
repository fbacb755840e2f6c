"""Programs that play at tables and write down what they were told, to compare it with the store."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

from tests.reliability.lines import API, Line, Lost

PERSON: Final = "person"
LATE: Final = ("house-stale", "house-over")


@dataclass
class Try:
    """A choice that was sent. What became of it is not known until the server has answered."""

    seat: int
    option: str
    question_id: str
    stored: bool | None = None

    @property
    def given(self) -> dict[str, str]:
        return {"option": self.option, "question_id": self.question_id}


@dataclass
class Player:
    """All persons of one table, by their tokens, one choice after another."""

    game: str
    seats: list[str]  # "person", or the name of a bot
    chance: random.Random
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    spectator: str = ""
    tries: list[Try] = field(default_factory=list)
    over: bool = False
    interrupted: bool = False  # whether the line broke before the last choice was answered
    line: type[Line] = Line
    _view: Any = None

    def open(self, port: int) -> None:
        seats: list[dict[str, str]] = [
            {"name": f"Program {seat}"} if who == PERSON else {"kind": "bot", "bot": who}
            for seat, who in enumerate(self.seats)
        ]
        status, opened = self.line(port).call(
            "POST", f"{API}/tables", given={"game": self.game, "seats": seats}
        )
        assert status == 201, opened
        self.table, self.tokens, self.spectator = (
            opened["table"],
            opened["tokens"],
            opened["spectator"],
        )

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def acknowledged(self) -> list[tuple[int, str]]:
        return [(one.seat, one.option) for one in self.tries if one.stored]

    @property
    def unanswered(self) -> Try | None:
        """The last choice, if the line broke before it was answered."""
        return self.tries[-1] if self.tries and self.tries[-1].stored is None else None

    def play(self, port: int, seconds: float, most: int = 1_000_000) -> None:
        """Play until the line breaks, the game is over, the time is up, or so many choices."""
        line = self.line(port)
        self._view = None
        end = time.monotonic() + seconds
        try:
            self._settle(line)
            while most and not self.over and time.monotonic() < end:
                if self._play_one(line):
                    most -= 1
                else:
                    time.sleep(0.02)  # bots are to choose
        except Lost:
            return
        finally:
            line.close()

    def _settle(self, line: Line) -> None:
        """Send the last choice again, as a browser might that never saw the answer: it must count
        once, heard or not."""
        last = self.tries[-1] if self.tries else None
        if last is None or not self.interrupted:
            return
        again = Try(last.seat, last.option, last.question_id)
        if not last.stored:
            last.stored = None  # until this one is answered
        self._send(line, again)
        assert not (last.stored and again.stored), "a choice was played twice"
        last.stored = last.stored or again.stored
        self.interrupted = False

    def _play_one(self, line: Line) -> bool:
        """Whether there was something to choose."""
        view = self._asked(line)
        if view is None:
            return False
        seat = view["seat"]
        option = self.chance.choice(view["options"])["option"]
        self.tries.append(Try(seat, option, view["question_id"]))
        self.interrupted = True
        self._view = self._send(line, self.tries[-1])
        self.interrupted = False
        return True

    def _asked(self, line: Line) -> Any:
        """The view of a person who is to choose, if there is one."""
        view = self._view or self._get(line, self.spectator, "/view")
        self._view = None
        self.over = view["over"]
        asked = [seat for seat in view["deciders"] if seat in self.people]
        if self.over or not asked:
            return None
        seat = self.chance.choice(asked)
        if seat != view["seat"]:
            view = self._get(line, self.tokens[seat], "/view")
        return view if view["asked"] else None

    def _send(self, line: Line, one: Try) -> Any:
        """The new view if the choice was played.

        Where several choose at once, the rest may be forced as soon as another has finished:
        then the table moves on by itself, and who is late is told so.
        """
        path = f"{API}/tables/{self.table}/choices"
        status, answer = line.call("POST", path, self.tokens[one.seat], one.given)
        assert status == 200 or (status == 409 and answer["error"] in LATE), answer
        one.stored = status == 200
        return answer if one.stored else None

    def _get(self, line: Line, token: str, path: str) -> Any:
        status, answer = line.call("GET", f"{API}/tables/{self.table}{path}", token)
        assert status == 200, answer
        return answer

    def record(self, port: int) -> str:
        text: str = self._get(Line(port), self.spectator, "/record")
        return text
