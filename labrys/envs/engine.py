"""`labrys engine`: the rules for programs in any language, a line of JSON each way.

    {"do": "game", "game": "minos", "seats": 2, "seed": 1, "bots": {"1": "greedy"}}
    {"do": "view", "seat": 0}          what the seat sees
    {"do": "options", "seat": 0}       what it may choose, and what is refused, with the rule
    {"do": "choose", "option": "draft red-5 build"}
    {"do": "hint"}                     what `greedy` would choose
    {"do": "quit"}

Every answer says who is asked next; a mistake is answered by {"error": …} and changes nothing. The
bots play by themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TextIO

from labrys import bots, games
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.lexicon import shown
from labrys.kernel.position import Position

LONGEST: Final = 1_000_000
QUIT: Final = "quit"

Request = dict[str, Any]


class Engine:
    """One game after another, asked in plain data."""

    def __init__(self) -> None:
        self.position: Position | None = None
        self.bots: dict[int, bots.Bot] = {}
        self.does: dict[str, Callable[[Request], dict[str, Any]]] = {
            "game": self.game,
            "view": self.view,
            "options": self.options,
            "choose": self.choose,
            "hint": self.hint,
        }

    def answer(self, line: str) -> dict[str, Any]:
        """The answer to one line, whatever it holds."""
        try:
            asked = json.loads(line)
            if not isinstance(asked, dict):
                raise BadSetting('a question is an object such as {"do": "options"}')
            if asked.get("do") == QUIT:
                return {"bye": True}
            does = self.does.get(str(asked.get("do")))
            if does is None:
                known = ", ".join([*self.does, QUIT])
                raise BadSetting(f"'do' is one of {known}; not '{shown(str(asked.get('do')))}'")
            return {**does(asked), **self.state()}
        except (ValueError, RecursionError):
            return {"error": "this line is no JSON"}
        except LabrysError as error:
            return {"error": str(error)}

    def state(self) -> dict[str, Any]:
        position = self.at_hand()
        if position.over:
            return {"over": True, "points": position.points, "winners": position.winners()}
        return {"over": False, "asked": position.deciders()}

    def at_hand(self) -> Position:
        if self.position is None:
            raise BadSetting('there is no game yet: begin with {"do": "game", "game": "minos"}')
        return self.position

    def seat_of(self, asked: Request) -> int:
        """The seat that is named, or the one that is asked."""
        seat = asked.get("seat", self.at_hand().seat)
        if type(seat) is not int:
            raise BadSetting("a seat is a whole number")
        return seat

    # ---- what can be asked

    def game(self, asked: Request) -> dict[str, Any]:
        game = games.find(asked.get("game", ""))
        seed = asked.get("seed", 0)
        position: Position = game.new(asked.get("seats", 2), seed, asked.get("settings"))
        seated: dict[int, bots.Bot] = {}
        given = asked.get("bots", {})
        if not isinstance(given, dict):
            raise BadSetting('bots are names by seats, such as {"1": "greedy"}')
        for seat, name in given.items():
            if not str(seat).isdecimal() or int(seat) >= position.seats:
                raise BadSetting(f"there is no seat {shown(str(seat))}")
            if name not in bots.NAMES:
                raise BadSetting(f"the bots are {', '.join(bots.NAMES)}; not '{shown(str(name))}'")
            seated[int(seat)] = bots.make(name, seed + 1 + int(seat))
        self.position, self.bots = position, seated
        self.let_bots_play()
        return {"game": game.name, "version": game.version, "seats": position.seats}

    def view(self, asked: Request) -> dict[str, Any]:
        return {"view": self.at_hand().view(self.seat_of(asked)).facts()}

    def options(self, asked: Request) -> dict[str, Any]:
        view = self.at_hand().view(self.seat_of(asked))
        refused = [
            {"option": view.spell(refusal.option), "reason": refusal.reason, "rule": refusal.rule}
            for refusal in view.refusals()
            if refusal.option >= 0
        ]
        return {"options": [view.spell(option) for option in view.options], "refused": refused}

    def choose(self, asked: Request) -> dict[str, Any]:
        position = self.at_hand()
        seat = self.seat_of(asked)
        option = position.read(asked.get("option", ""))
        position.play(option, seat)
        self.let_bots_play()
        return {"chose": position.spell(option), "seat": seat}

    def hint(self, asked: Request) -> dict[str, Any]:
        view = self.at_hand().view(self.seat_of(asked))
        if not view.asked:
            raise BadSetting("this seat is not asked now")
        return {"hint": view.spell(bots.make("greedy", 0).choose(view))}

    def let_bots_play(self) -> None:
        position = self.at_hand()
        while not position.over and position.seat in self.bots:
            seat = position.seat
            position.play(self.bots[seat].choose(position.view(seat)))


def run(lines: TextIO, out: TextIO) -> int:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine()
    while line := lines.readline(LONGEST):
        if not line.strip():
            continue
        answer = engine.answer(line)
        out.write(json.dumps(answer, ensure_ascii=False) + "\n")
        out.flush()
        if "bye" in answer:
            break
    return 0
