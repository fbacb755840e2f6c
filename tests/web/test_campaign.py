"""The page of a campaign: begun, sailed, lost, won; and nobody else's."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from labrys.tables.house import House
from labrys.tables.storage import schema
from tests.rule import rule
from tests.web.browsers import Browser, play_on


def begun(browser: Browser, **fields: Any) -> str:
    answer = browser.post("/campaign/new/diluvium", name="Ann", colour="teal", **fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def went_on(browser: Browser, path: str, **fields: Any) -> str:
    """The id of the table to which "go on" leads."""
    answer = browser.post(f"{path}/go-on", **fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def decide(house: House, table: str, gold: int) -> None:
    tables = schema.tables
    ends = {"over": True, "points": [gold], "winners": [0] if gold else [], "deciders": []}
    with house.store.database.writing() as connection:
        change = update(tables).where(tables.c.id == table)
        connection.execute(change.values(version=tables.c.version + 1, **ends))


def buttons(page: str) -> set[str]:
    return set(re.findall(r'id="(go-on|leave|begin-new)"', page))


def test_a_campaign_is_begun_from_the_welcome_page_and_the_form(ann: Browser) -> None:
    assert 'href="/campaign/new/diluvium"' in ann.get("/").text
    assert 'href="/campaign/new/minos"' not in ann.get("/").text
    assert 'href="/campaign/new/diluvium"' in ann.get("/open/diluvium?seats=1").text
    form = ann.get("/campaign/new/diluvium").text
    assert "our own design" in form
    assert "setting-side" in form
    assert "setting-scenario" not in form
    path = begun(ann, setting_side="b")
    page = ann.get(path).text
    assert "First Sails" in page
    assert "our own design" in page
    assert buttons(page) == {"go-on"}
    for list_ in ("/", "/tables"):
        assert f'href="{path}"' in ann.get(list_).text


def test_the_form_says_what_is_wrong(ann: Browser) -> None:
    answer = ann.post("/campaign/new/diluvium", name="x" * 40)
    assert answer.status_code == 400
    assert "too long" in answer.text
    answer = ann.post("/campaign/new/diluvium", name="Ann", setting_side="q")
    assert answer.status_code == 400
    assert "side cannot be" in answer.text
    assert ann.get("/campaign/new/minos").status_code == 400
    assert ann.get("/campaign/new/atlantis").status_code == 404
    assert ann.get("/campaign/xyz").status_code == 404


@rule("DIL-SOLO-30", "DIL-SOLO-31", "DIL-SOLO-32")
def test_a_campaign_is_sailed_to_its_end(ann: Browser, house: House) -> None:
    path = begun(ann)
    table = went_on(ann, path)
    assert went_on(ann, path) == table
    running = ann.get(f"/table/{table}").text
    assert f'href="{path}"' in running
    assert 'id="dl-aims"' in running
    play_on(house, table)
    over = ann.get(f"/table/{table}").text
    assert 'id="to-campaign"' in over
    assert 'id="campaign-ending"' in over
    assert f"/table/{table}/again" not in over

    path = begun(ann)
    decide(house, went_on(ann, path), 0)
    lost = ann.get(path).text
    assert buttons(lost) == {"go-on", "leave"}
    assert "once more" in lost
    decide(house, went_on(ann, path), 36)
    won = ann.get(path).text
    assert "You won First Sails" in won
    assert buttons(won) == {"go-on"}
    decide(house, went_on(ann, path), 0)
    table = went_on(ann, path, leave="yes")
    assert house.tables.info(table).settings["scenario"] == "beasts"
    for gold in (46, 36, 36, 60):
        decide(house, went_on(ann, path), gold)
    end = ann.get(path).text
    assert "Your rank: Archon" in end
    assert "12 of 18 stars" in end
    assert buttons(end) == {"begin-new"}
    assert ann.post(f"{path}/go-on").status_code == 409
    french = ann.get(path, **{"Accept-Language": "fr"}).text
    assert "Votre rang\u00a0: Archonte" in french


def test_nobody_else_sees_a_campaign(ann: Browser, ben: Browser, house: House) -> None:
    path = begun(ann)
    table = went_on(ann, path)
    for answer in (
        ben.get(path),
        ben.post(f"{path}/go-on"),
        ben.post(f"{path}/delete"),
        ben.get("/campaign/2222222222"),
    ):
        assert answer.status_code == 404
        assert "Ann" not in answer.text
    for list_ in ("/", "/tables"):
        assert path not in ben.get(list_).text
    links = house.seats.links(table, ann.secret)
    assert links is not None
    ben.get(f"/watch/{links.spectator}")
    watched = ben.get(f"/table/{table}")
    assert watched.status_code == 200
    assert path not in watched.text
    decide(house, table, 40)
    assert ann.get(path).status_code == 200


def test_a_form_of_another_site_does_nothing(ann: Browser) -> None:
    path = begun(ann)
    for what in ("go-on", "delete"):
        answer = ann.client.post(f"{path}/{what}", data={"csrf": "wrong"})
        assert answer.status_code == 403
    assert ann.get(path).status_code == 200


def test_a_campaign_is_deleted(ann: Browser, house: House) -> None:
    path = begun(ann)
    table = went_on(ann, path)
    assert ann.post(f"{path}/delete").headers["location"] == "/tables"
    assert ann.get(path).status_code == 404
    page = ann.get(f"/table/{table}")
    assert page.status_code == 200
    assert path not in page.text


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_word_is_missing(visit: Callable[[], Browser], house: House, code: str) -> None:
    ann = visit()
    path = begun(ann)
    pages = [ann.get("/campaign/new/diluvium", **{"Accept-Language": code})]
    for gold in (36, 0, 0, 50):
        pages.append(ann.get(path, **{"Accept-Language": code}))
        table = went_on(ann, path)
        pages.append(ann.get(path, **{"Accept-Language": code}))
        decide(house, table, gold)
    for page in pages:
        assert page.status_code == 200
        assert "⟨" not in page.text
