"""`labrys mcp`: a language model takes a seat, with the view and the options of a person there."""

from __future__ import annotations

import secrets
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from labrys import bots, games
from labrys.envs.letters import letters, words_of
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.position import Position
from labrys.kernel.text.rulebook import Rulebook
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

INSTRUCTIONS = """\
Board games of the ancient world. Begin with new_game; then choose one of the options in each
answer until the game is over. Ask rule for the text of a rule by its id, and why_not for the
reason why something is not possible now."""


class Seat:
    """One seat of a game against bots: nothing is told but what it may see."""

    def __init__(self) -> None:
        self.position: Position | None = None
        self.seat = 0
        self.players: dict[int, bots.Bot] = {}

    def begin(self, game: str, seats: int, seat: int, opponents: str, seed: int | None) -> None:
        if opponents not in bots.NAMES:
            raise BadSetting(f"opponents are one of {', '.join(bots.NAMES)}; not '{opponents}'")
        chosen = secrets.randbelow(1_000_000_000) if seed is None else seed
        position: Position = games.find(game).new(seats, chosen)
        if not 0 <= seat < seats:
            raise BadSetting(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        others = [other for other in range(seats) if other != seat]
        self.players = {other: bots.make(opponents, chosen + 1 + other) for other in others}
        self.position, self.seat = position, seat
        self.let_others_play()

    def let_others_play(self) -> None:
        position = self.at_hand()
        while not position.over and position.seat in self.players:
            position.play(self.players[position.seat].choose(position.view(position.seat)))

    def at_hand(self) -> Position:
        if self.position is None:
            raise BadSetting("there is no game yet: begin with new_game")
        return self.position

    def view(self) -> View:
        return self.at_hand().view(self.seat)

    def words(self) -> Words:
        return words_of(self.view(), "en")

    def question(self) -> dict[str, Any]:
        """What is asked now, with every option by its spelling and in words."""
        position, view, words = self.at_hand(), self.view(), self.words()
        if position.over:
            won = self.seat in position.winners()
            return {"over": True, "points": view.points, "you_won": won}
        return {
            "over": False,
            "question": words.prompt(view),
            "options": {view.spell(option): words.option(option, view) for option in view.options},
            "points": view.points,
        }

    def choose(self, option: str) -> dict[str, Any]:
        position = self.at_hand()
        position.play(position.read(option), self.seat)
        self.let_others_play()
        return self.question()

    def why_not(self, option: str) -> dict[str, Any]:
        """The reasons why expected things are not possible; of one option, if it is named."""
        view, words = self.view(), self.words()
        if option and (number := self.at_hand().read(option)) not in view.options:
            found = [refusal for refusal in view.refusals() if refusal.option == number]
            if not found:
                return {"why": words.not_offered(number, view), "rule": ""}
            return {"why": words.refusal(found[0], view), "rule": found[0].rule}
        if option:
            return {"why": "It is possible now.", "rule": ""}
        return {"refused": words.refusals(view)}


def rule_text(game: str, rule: str) -> dict[str, Any]:
    book = Rulebook.read(games.find(game).folder / "rulebook" / "en.md")
    if not rule:
        return {"rules": {one: book.title_of(one) for one in book.ids}}
    return {"rule": rule, "title": book.title_of(rule), "text": book.text(rule)}


def server() -> MCPServer:
    """The server with its tools; one table for the one who is connected."""
    made = MCPServer("labrys", instructions=INSTRUCTIONS)
    table = Seat()

    @made.tool()
    def list_games() -> dict[str, Any]:
        """The games, and with how many seats each can be played."""
        return {name: games.find(name).seat_counts for name in games.NAMES}

    @made.tool()
    def new_game(
        game: str, seats: int = 2, seat: int = 0, opponents: str = "apprentice", seed: int = -1
    ) -> dict[str, Any]:
        """Begin a game in a seat against bots (search, greedy, apprentice, novice or random)."""
        with _Told():
            table.begin(game, seats, seat, opponents, None if seed < 0 else seed)
            return table.question()

    @made.tool()
    def look() -> dict[str, Any]:
        """The board in letters, as your seat sees it, and what is asked."""
        with _Told():
            return {"board": letters(table.view()), **table.question()}

    @made.tool()
    def choose(option: str) -> dict[str, Any]:
        """Play one of the options, by its spelling."""
        with _Told():
            return table.choose(option)

    @made.tool()
    def why_not(option: str = "") -> dict[str, Any]:
        """Why an option is not possible now, with the id of the rule; without one, all refusals."""
        with _Told():
            return table.why_not(option)

    @made.tool()
    def rule(game: str, rule: str = "") -> dict[str, Any]:
        """The text of a rule by its id; without one, the ids of all rules."""
        with _Told():
            return rule_text(game, rule)

    return made


class _Told:
    """A mistake is told in its own sentence, and not as a failure of the server."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, LabrysError):
            raise ToolError(str(error)) from None


def run() -> int:
    server().run("stdio")
    return 0
