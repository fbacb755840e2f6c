"""Overlays of the house: offered where a table is opened, named there, kept by all it becomes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from labrys import games, packs
from labrys.kernel import record as records
from labrys.tables.house import House
from labrys.web import serving
from tests.web.browsers import Browser

OVERLAYS = Path(__file__).parents[1] / "games" / "overlays"


@pytest.fixture(autouse=True)
def offering(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that was started with `--packs tests/games/overlays`."""
    monkeypatch.setenv(games.PACKS, str(OVERLAYS))


def opened(browser: Browser, game: str, overlay: str) -> str:
    answer = browser.post(
        f"/open/{game}",
        seats=2,
        name="Ann",
        seat_0="me",
        seat_1="here",
        seat_1_name="Zoe",
        overlay=overlay,
    )
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].removeprefix("/table/").partition("?")[0])


def played(house: House, table: str) -> None:
    luck = Random(3)
    while not (look := house.looks.now(table, 0)).info.over:
        seat = look.info.deciders[0]
        now = house.looks.now(table, seat)
        option = luck.choice(now.view.options)
        house.play.choose(table, seat, look.game.lexicon.spell(option), now.question_id)


def test_the_form_offers_the_overlays_of_the_game_by_name_with_what_they_change(
    ann: Browser,
) -> None:
    page = ann.get("/open/minos").text
    assert '<option value="cheap">Cheap decrees</option>' in page
    assert "Runners" not in page
    assert "<li>I17 (Coastal Barter): cost 5 → 1</li>" in page
    assert "<li>settings: offer_size 5 → 6</li>" in page
    french = ann.get("/open/minotaur", **{"accept-language": "fr"}).text
    assert "R01 (Recrues de bronze)\u00a0: retiré" in french
    assert "⟨" not in page


def test_a_house_without_overlays_asks_nothing(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(games.PACKS)
    assert 'name="overlay"' not in ann.get("/open/minos").text


def test_a_table_is_played_with_the_overlay_and_names_it(ann: Browser, house: House) -> None:
    table = opened(ann, "minotaur", "runners")
    look = house.looks.now(table, 0)
    assert look.game.playing.id == packs.offered("minotaur")["runners"].playing.id
    assert "Played with: Runners" in ann.get(f"/table/{table}").text
    plain = opened(ann, "minotaur", "")
    assert "Played with" not in ann.get(f"/table/{plain}").text


def test_replay_fork_record_and_rematch_keep_it(
    ann: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(ann, "minotaur", "runners")
    played(house, table)
    content = packs.offered("minotaur")["runners"].playing.id
    # From here on the house has never heard of the overlay.
    monkeypatch.delenv(games.PACKS)
    house.tables._tables.clear()
    assert "Played with: Runners" in ann.get(f"/table/{table}/replay/3").text
    record = records.read(house.looks.record(table))
    assert record.content == content
    assert games.replayed(record).over
    again = ann.post(f"/table/{table}/again").headers["location"].removeprefix("/table/")
    forked = ann.post(f"/table/{table}/fork/2", name="Ann", seat_0="me", seat_1="here")
    for other in (again, forked.headers["location"].removeprefix("/table/")):
        assert house.looks.now(other.partition("?")[0], 0).game.playing.id == content


def test_a_rematch_without_an_overlay_is_played_with_the_cards_of_today(
    ann: Browser, house: House
) -> None:
    table = opened(ann, "minotaur", "")
    played(house, table)
    again = ann.post(f"/table/{table}/again").headers["location"].removeprefix("/table/")
    assert house.looks.now(again.partition("?")[0], 0).game is games.find("minotaur")


def test_the_options_are_those_of_the_changed_game(
    ann: Browser, tmp_path: Path, monkeypatch
) -> None:
    pack = OVERLAYS.parent / "monumental" / "packs" / "monumental" / "pack-orient.toml"
    (tmp_path / "orient.toml").write_text(
        'game = "monumental"\n' + pack.read_text("utf-8"), "utf-8"
    )
    monkeypatch.setenv(games.PACKS, str(tmp_path))
    assert "persians+greeks" not in ann.get("/open/monumental").text
    page = ann.post("/open/monumental", change=2, overlay="orient").text
    assert "persians+greeks" in page
    assert '<option value="orient" selected>' in page


def test_an_unknown_overlay_gets_a_sentence(ann: Browser) -> None:
    answer = ann.post("/open/minos", seats=1, seat_0="me", overlay="<script>")
    assert answer.status_code == 400
    assert "there is no overlay" in answer.text
    assert "<script>'" not in answer.text


@pytest.mark.parametrize("game", ["minos", "minotaur", "diluvium", "monumental"])
def test_names_of_an_overlay_are_text_and_never_markup(
    game: str, ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every name of the game is markup now: the pages show it as it was typed."""
    evil = "<img src=x onerror=alert(1)>"
    lines = [f'game = "{game}"', 'id = "evil"', f'en = "{evil}"', f'fr = "{evil}"']
    key, file = {
        "minos": ("decree", "decrees.toml"),
        "minotaur": ("card", "cards.toml"),
        "diluvium": ("tile", "tiles.toml"),
        "monumental": ("card", "development.toml"),
    }[game]
    entries = games.find(game).playing.files()[file][key]
    assert isinstance(entries, list)
    for number, entry in enumerate(entries):
        names = [f'{code} = "{evil}{number}"' for code in ("en", "fr")]
        lines += [f"[[{key}]]", f'id = "{entry["id"]}"', *names]
    (tmp_path / "evil.toml").write_text("\n".join(lines), "utf-8")
    monkeypatch.setenv(games.PACKS, str(tmp_path))
    assert packs.offers().faults == []
    form = ann.get(f"/open/{game}").text
    table = opened(ann, game, "evil")
    pages = [form, ann.get(f"/table/{table}").text, ann.get(f"/table/{table}/replay/0").text]
    for page in pages:
        assert "<img src=x" not in page
        assert not re.search(r"<[^>]*\bonerror=[^>&]*>", page.replace("&lt;", ""))
    assert "&lt;img src=x" in pages[0]
    assert "&lt;img src=x" in pages[1]


def test_programs_find_and_open_it_too(ann: Browser, house: House) -> None:
    told = {each["name"]: each for each in ann.client.get("/api/v1/games").json()}
    assert told["minos"]["overlays"] == {"cheap": "Cheap decrees"}
    given = {"game": "minos", "seats": [{"name": "A"}, {"name": "B"}], "overlay": "cheap"}
    answer = ann.client.post("/api/v1/tables", json=given)
    assert answer.status_code == 201, answer.text
    info = house.tables.info(answer.json()["table"])
    assert info.overlays_in("fr") == ["Décrets bon marché"]


def test_a_server_says_which_overlays_it_offers_and_which_it_leaves_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    good = (OVERLAYS / "minos-cheap.toml").read_text("utf-8")
    (tmp_path / "good.toml").write_text(good, "utf-8")
    (tmp_path / "bad.toml").write_text(good.replace("cost = 1", "cost = 300"), "utf-8")
    monkeypatch.setenv(games.PACKS, str(tmp_path))
    with caplog.at_level("INFO", "labrys.web"):
        serving._tell_packs()
    assert "minos can be played with the overlay 'cheap'" in caplog.text
    expected = (
        "an overlay is left out: bad.toml: decrees.toml, I17: 'cost' is 300; expected a whole"
    )
    assert expected in caplog.text
