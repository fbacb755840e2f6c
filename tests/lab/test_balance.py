"""The balance report: honest about chance, and a broken card is at its top."""

from __future__ import annotations

import json
import sys
from html.parser import HTMLParser

import numpy as np
import pyarrow.parquet as pq
import pytest

import labrys.games
from labrys.cli import main
from labrys.lab.balance.estimates import Estimate, corrected, difference, rate
from labrys.lab.balance.findings import THING, Candidate, first_of
from labrys.lab.balance.report import Report, report_of
from labrys.lab.balance.writing import as_data, write
from labrys.lab.compare.change import game_with_change
from labrys.lab.runs.run import run_of
from labrys.lab.runs.watching import play
from labrys.lab.telling import FOLDER, Telling
from tests.ftl import messages
from tests.lab.changes import GIFTS, gift

GAMES = ("minos", "minotaur", "diluvium", "monumental")
# In Diluvium a bot that plays at random hardly ever fights a Monster.
ENOUGH = {
    "minos": (360, ["random"] * 3),
    "minotaur": (360, ["random"] * 2),
    "diluvium": (120, ["novice"] * 2),
    "monumental": (240, ["random"] * 2),
}


def report(name: str, games: int, bots: list[str] | None = None, game=None) -> Report:
    game = game or labrys.games.find(name)
    run = run_of(game, bots or ["random", "random"], 1)
    return report_of(run, game, [play(run, number) for number in range(games)])


# ---- estimates


def test_a_rate_knows_that_the_seats_of_a_game_are_not_independent():
    """Where both seats of a game always share its fate, there are half as many observations."""
    won = np.repeat([0.0, 1.0] * 50, 2)
    together = rate(won, np.repeat(np.arange(100), 2))
    apart = rate(won, np.arange(200))
    assert together.value == apart.value == 0.5
    assert together.error == pytest.approx(apart.error * 2**0.5, rel=0.02)


def test_few_that_all_won_are_not_sure_of_it():
    found = rate(np.ones(5), np.arange(5))
    assert found.value == 1
    assert found.low < 0.8


def test_a_difference_is_adjusted_for_who_takes_it():
    """A card that only strong players take does nothing by itself."""
    chance = np.random.default_rng(1)
    strong = chance.random(4000) < 0.5
    having = chance.random(4000) < np.where(strong, 0.8, 0.2)
    won = (chance.random(4000) < np.where(strong, 0.7, 0.3)).astype(float)
    games = np.arange(4000)
    plain = difference(won, having, np.empty((4000, 0)), games)
    adjusted = difference(won, having, strong[:, None].astype(float), games)
    assert plain is not None
    assert adjusted is not None
    assert plain.low > 0.15
    assert adjusted.low < 0 < adjusted.high


def test_too_few_say_nothing():
    having = np.arange(100) < 5
    assert difference(np.ones(100), having, np.empty((100, 0)), np.arange(100)) is None


def test_a_list_of_fair_things_is_almost_always_empty():
    """Of two hundred fair things ten lie outside of their 95 % interval, and none is told."""
    chance = np.random.default_rng(7)
    told = 0
    for _ in range(40):
        found = [
            Candidate(THING, "card", str(n), Estimate(value, 1.0, 100), 0.0)
            for n, value in enumerate(chance.normal(size=200))
        ]
        told += bool(first_of(found))
    assert told <= 6
    assert corrected(200) > corrected(1) == pytest.approx(1.96, abs=0.01)


# ---- the report


@pytest.mark.parametrize("name", GAMES)
def test_a_gift_of_30_points_is_what_to_look_at_first(name, tmp_path):
    broken = game_with_change(name, gift(name, tmp_path / "gift"))
    found = report(name, *ENOUGH[name], broken)
    first = found.first[0].candidate
    assert (first.group, first.id) == (THING, GIFTS[name][1])
    assert first.estimate.value > 0.2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_is_one_file_that_needs_nothing_else(name, language, tmp_path):
    found = report(name, 40)
    telling = Telling(found.run.made(), language)
    written = write(found, telling, tmp_path / "report.html", tmp_path / "games")
    text = written.page.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.outside == []
    assert "⟨" not in text  # a message that is missing
    assert f'lang="{language}"' in text
    assert page.unnamed == 0
    assert "prefers-color-scheme: dark" in text


class Page(HTMLParser):
    """Sees to it that elements are closed, pictures are named and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.unnamed = 0

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag not in ("meta", "path", "rect", "circle"):
            self.open.append(tag)
        if tag in ("script", "link", "img", "iframe") or "src" in given or "href" in given:
            self.outside.append(tag)
        if tag == "svg" and self.open.count("svg") == 1 and not given.get("aria-label"):
            self.unnamed += 1

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_json_and_parquet_say_the_same(tmp_path):
    found = report("minotaur", 60)
    telling = Telling(found.run.made(), "en")
    written = write(found, telling, tmp_path / "report.html", tmp_path)
    data = json.loads(written.json.read_text(encoding="utf-8"))
    assert data == json.loads(json.dumps(as_data(found, telling)))
    rows = pq.read_table(written.parquet).to_pylist()
    seats = [row for row in rows if row["group"] == "seat"]
    assert [row["value"] for row in seats] == [seat["value"] for seat in data["seat"]]
    assert sum(row["value"] for row in seats) == pytest.approx(1)
    played = {row["id"]: row["value"] for row in rows if row["measure"] == "played"}
    assert played == {thing["id"]: thing["played"] for thing in data["things"]}


def test_what_is_kept_apart_is_told():
    found = report("minotaur", 40)
    assert found.adjusted == ["house", "order"]
    data = as_data(found, Telling(found.run.made(), "en"))
    assert data["adjusted"] == ["bot", "seat", "house", "order", "standing"]


def test_a_solo_game_is_weighed_too():
    found = report("minos", 40, ["random"])
    assert found.players == 2
    assert not [f for f in found.first if f.candidate.group == "seat"]


def test_rules_that_came_up_are_those_of_the_rulebook():
    found = report("minos", 10)
    ids = {up.id for up in found.rules}
    assert "MIN-DRAFT-01" in ids
    assert all(id.startswith("MIN-") for id in ids)


def test_both_languages_say_the_same_things():
    english, french = (messages(FOLDER / f"{code}.ftl") for code in ("en", "fr"))
    assert list(english) == list(french)


def test_the_command_writes_three_files(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = ["lab", "balance", "minotaur", "--bots", "random", "--games", "12", "--lang", "fr"]
    assert main(command) == 0
    assert capsys.readouterr().out.split() == [
        "balance-minotaur.html",
        "balance-minotaur.json",
        "balance-minotaur.parquet",
    ]
    assert len(list(tmp_path.glob("lab-runs/minotaur-*/games-*.parquet"))) > 0
    assert main(command) == 0  # nothing is left to play


def test_a_missing_package_is_named(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["lab", "balance", "minotaur", "--games", "2", "--bots", "random"]) == 2
    said = capsys.readouterr().err
    assert "pyarrow" in said
    assert "pip install 'labrys[lab]'" in said


def test_bots_and_seats_must_fit(capsys):
    assert main(["lab", "balance", "minos", "--bots", "random,random", "--seats", "3"]) == 2
    assert "there are 2 bots for 3 seats" in capsys.readouterr().err
