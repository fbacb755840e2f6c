"""Programs at a table, for tests: what they send and get, in few words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from httpx import Response
from starlette.testclient import TestClient

from labrys.web.api.describing import PREFIX
from labrys.web.app import create
from labrys.web.settings import Settings
from tests.tables.houses import new_house, play_out

NOBODY = "x" * 43


def new_app(folder: Path, **settings: Any) -> FastAPI:
    """The whole application on a new database, without bots. Whoever makes it closes its house."""
    app = create(Settings(**{"limits": 0.0, **settings}))
    app.state.house = new_house(folder)
    return app


class Programs:
    """All programs that use one house."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.client = TestClient(app, raise_server_exceptions=False)

    def call(self, method: str, path: str, token: str = "", **given: Any) -> Response:
        headers = {**given.pop("headers", {})}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        answer: Response = self.client.request(method, f"{PREFIX}{path}", headers=headers, **given)
        return answer

    def get(self, path: str, token: str = "", **given: Any) -> Response:
        return self.call("GET", path, token, **given)

    def post(self, path: str, token: str = "", **given: Any) -> Response:
        return self.call("POST", path, token, **given)

    def opened(self, game: str = "minotaur", seats: Any = 2, **plan: Any) -> Table:
        """A table for programs alone, or with the seats that are given."""
        if isinstance(seats, int):
            seats = [{"name": f"Program {seat}"} for seat in range(seats)]
        given = {"game": game, "seats": seats, "seed": 3, **plan}
        answer = self.post("/tables", json=given)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table with the tokens of its seats."""

    def __init__(self, programs: Programs, opened: dict[str, Any]) -> None:
        self.programs = programs
        self.id: str = opened["table"]
        self.tokens: list[str] = opened["tokens"]
        self.spectator: str = opened["spectator"]

    def token(self, seat: int) -> str:
        return self.spectator if seat < 0 else self.tokens[seat]

    def get(self, seat: int, path: str = "", **given: Any) -> Response:
        return self.programs.get(f"/tables/{self.id}{path}", self.token(seat), **given)

    def post(self, seat: int, path: str, **given: Any) -> Response:
        return self.programs.post(f"/tables/{self.id}{path}", self.token(seat), **given)

    def view(self, seat: int) -> dict[str, Any]:
        answer = self.get(seat, "/view")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def decider(self) -> int:
        deciders: list[int] = self.view(-1)["deciders"]
        return deciders[0]

    def play(
        self, seat: int, option: str | None = None, question_id: str | None = None
    ) -> Response:
        """Play an option, by itself the first, of the question that is asked now."""
        view = self.view(seat)
        spelled = option if option is not None else view["options"][0]["option"]
        given = {"option": spelled, "question_id": question_id or view["question_id"]}
        return self.post(seat, "/choices", json=given)

    def play_out(self) -> None:
        """Play at random to the end."""
        play_out(self.programs.app.state.house, self.id)


@contextmanager
def programs_in(folder: Path, **settings: Any) -> Iterator[Programs]:
    app = new_app(folder, **settings)
    yield Programs(app)
    app.state.house.close()
