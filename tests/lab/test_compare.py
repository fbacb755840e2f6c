"""`labrys lab compare`: the same deals for both contents, and an answer when it is sure."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import labrys.games
from labrys.cli import main
from labrys.kernel.errors import BadSetting
from labrys.lab.compare.change import changed_ids, game_with_change
from labrys.lab.compare.comparing import compare
from labrys.lab.compare.sequential import Sure, radius, sure
from labrys.lab.runs.where import Where
from tests.lab.changes import changed, gift

MINOTAUR = labrys.games.find("minotaur")


def test_an_interval_holds_at_all_looks_together():
    """Who looks after each game and stops at the first sign would be wrong in half of all cases
    with a usual interval of 95 %."""
    chance = np.random.default_rng(3)
    wrong = usual = 0
    looks = np.arange(100, 1501, 20)
    widths = np.array([radius(int(n), 0.05) for n in looks])
    for _ in range(200):
        means = np.cumsum(chance.normal(size=1500))[looks - 1] / looks
        wrong += bool((np.abs(means) > widths).any())
        usual += bool((np.abs(means) > 1.96 / np.sqrt(looks)).any())
    assert wrong <= 10
    assert usual > 30


def test_nothing_is_said_after_few_games():
    assert sure(0.5, np.ones(20), 0.05).radius == float("inf")


def test_a_difference_may_be_sure_or_surely_small():
    assert Sure(0.1, 0.05).differs
    assert not Sure(0.01, 0.05).differs
    assert Sure(0.01, 0.01).within(0.03)
    assert not Sure(0.01, 0.05).within(0.03)


def test_the_entries_that_differ_are_found(tmp_path):
    after = game_with_change("minotaur", gift("minotaur", tmp_path))
    assert changed_ids(MINOTAUR, after) == {"R29"}


def test_a_change_may_be_a_single_file(tmp_path):
    folder = gift("minotaur", tmp_path)
    one = game_with_change("minotaur", folder / "cards.toml")
    assert one.version == game_with_change("minotaur", folder).version != MINOTAUR.version


def test_a_change_may_be_an_overlay():
    overlay = Path(__file__).parents[1] / "games" / "overlays" / "minotaur-runners.toml"
    after = game_with_change("minotaur", overlay)
    assert after.version != MINOTAUR.version
    assert changed_ids(MINOTAUR, after)


def test_no_change_at_all_is_refused(tmp_path):
    with pytest.raises(BadSetting, match="there is no change"):
        game_with_change("minotaur", tmp_path / "nothing.toml")
    same = changed("minotaur", tmp_path, "cards.toml", "R01", "power", "1")
    after = game_with_change("minotaur", same)
    with pytest.raises(BadSetting, match="changes nothing"):
        compare(MINOTAUR, after, ["random"] * 2, 10, 1, {}, Where(results=tmp_path))


def test_a_strong_card_is_found_out_before_all_games_are_played(tmp_path):
    after = game_with_change("minotaur", gift("minotaur", tmp_path / "gift"))
    found = compare(MINOTAUR, after, ["random"] * 2, 700, 1, {}, Where(results=tmp_path / "runs"))
    by_name = {measure.name: measure for measure in found.measures}
    won = by_name["won-with"]
    assert won.change.low > 0
    assert won.after > 0.9 > won.before
    assert by_name["rounds"].change.high < 0
    assert "points" not in by_name  # one of two wins, whatever the cards
    assert not found.same


def test_a_change_that_never_comes_up_is_told_as_such(tmp_path, capsys):
    """The cards of the bonus deck are for a match."""
    change = changed("minotaur", tmp_path / "change", "cards.toml", "W01", "power", "5")
    command = ["lab", "compare", "minotaur", "--change", str(change), "--bots", "random"]
    command += ["--games", "100", "--results", str(tmp_path / "runs")]
    assert main(command) == 0
    assert "the change came up in none" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_changed_is_told_in_lines_and_as_json(language, tmp_path, capsys):
    change = gift("minotaur", tmp_path / "gift")
    command = ["lab", "compare", "minotaur", "--change", str(change), "--bots", "random"]
    command += ["--games", "150", "--results", str(tmp_path / "runs"), "--lang", language]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "⟨" not in said
    assert ("Who has" if language == "en" else "Qui a") in said
    assert main([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 150
    assert {"seat", "decisions", "rounds", "played", "won-with"} == {
        measure["measure"] for measure in data["measures"]
    }
