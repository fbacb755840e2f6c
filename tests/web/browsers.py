"""Browsers that visit a house."""

from __future__ import annotations

import warnings
from typing import Any

import httpx
from fastapi import FastAPI

from labrys.tables import keys
from labrys.tables.house import House
from labrys.web.security import csrf_token

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the client says that it will be built on another one
    from fastapi.testclient import TestClient

__all__ = ["Browser", "NoBots", "NoReviews", "TestClient", "play_on"]


class NoBots:
    """Bots that never choose: tests say when something happens."""

    def close(self) -> None:
        pass

    def waiting(self) -> int:
        return 0


class NoReviews:
    """Nobody who makes the reviews that are asked for."""

    def wake(self) -> None:
        pass

    def close(self) -> None:
        pass


class Browser:
    """A visitor with a cookie of their own."""

    def __init__(self, app: FastAPI) -> None:
        self.client = TestClient(app, follow_redirects=False, raise_server_exceptions=False)
        self.secret = keys.new_secret()
        self.client.cookies.set("labrys", self.secret, domain="testserver.local", path="/")

    def get(self, path: str, **headers: str) -> httpx.Response:
        answer: httpx.Response = self.client.get(path, headers=headers)
        return answer

    def now(self, path: str) -> httpx.Response:
        """As htmx asks."""
        return self.get(path, **{"HX-Request": "true"})

    def post(self, path: str, htmx: bool = False, **fields: Any) -> httpx.Response:
        """A form as a page of ours sends it."""
        headers = {"HX-Request": "true"} if htmx else {}
        data = {"csrf": csrf_token(self.secret), **_plain(fields)}
        answer: httpx.Response = self.client.post(path, data=data, headers=headers)
        return answer

    def play(
        self, house: House, table: str, seat: int, which: int = 0, **more: Any
    ) -> httpx.Response:
        """Play the n-th of the options that a seat has."""
        look = house.looks.now(table, seat)
        option = look.view.spell(look.view.options[which])
        fields = {"seat": seat, "question": look.question_id, "option": option, **more}
        return self.post(f"/table/{table}/play", **fields)


def _plain(fields: dict[str, Any]) -> dict[str, str]:
    return {name.replace("_", "-"): str(value) for name, value in fields.items()}


def play_on(house: House, table: str, upto: int = 10_000) -> int:
    """Play first options until the game is over, or so many of them."""
    for count in range(upto):
        info = house.tables.info(table)
        if info.over:
            return count
        seat = info.deciders[0]
        look = house.looks.now(table, seat)
        house.play.choose(table, seat, look.view.spell(look.view.options[0]), look.question_id)
    return upto
