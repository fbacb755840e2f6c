"""The campaign in the terminal: a folder of records, from which everything follows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import labrys
from labrys import bots
from labrys.cli import main
from labrys.kernel.campaign import Standing
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.tables import saves
from labrys.tables.terminal import campaign
from labrys.tables.terminal.campaign import SavedCampaign
from labrys.tables.terminal.screen import Screen
from tests.rule import rule
from tests.tables.terminal.screens import Typist

GAME = labrys.game("diluvium")


def sailed(folder: Path, won: bool, leave: bool = False) -> SavedCampaign:
    """The campaign after one more table, which a bot has won or, at random, lost."""
    bot = bots.make("greedy" if won else "random", 1)
    for seed in range(40):
        saved = SavedCampaign(folder, GAME)
        path, table = saved.next_table({}, seed, leave)
        while not table.position.over:
            table.play(bot.choose(table.position.view(0)), 0)
        if bool(table.position.winners()) == won:
            saves.write_text(path, table.text())
            return SavedCampaign(folder, GAME)
        path.unlink()
    raise AssertionError("no such game in forty")


@rule("DIL-SOLO-30", "DIL-SOLO-31")
def test_a_campaign_is_the_records_in_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    won = sailed(folder, won=True)
    assert [path.name for path, _ in won.tables] == ["01.txt"]
    assert (won.standing.scenario, won.standing.heirloom) == (1, True)
    stars = won.standing.total
    lost = sailed(folder, won=False)
    assert (lost.standing.scenario, lost.standing.tries, lost.may_leave) == (1, 1, True)
    assert lost.tables[1][1].position.settings["heirloom"] == "yes"
    path, running = lost.next_table({}, 1, leave=True)
    assert running.position.settings["scenario"] == "beasts"
    again = SavedCampaign(folder, GAME)
    assert again.running is not None
    assert again.running[0] == path
    assert again.standing.total == stars
    path.unlink()
    assert sailed(folder, won=False).standing.stars[:2] == [stars, 0]


def played(state: Path, answers: dict[str, str], **given: str) -> str:
    """What is shown while each question of the campaign is answered once, and each of the game
    with its first option."""
    out = io.StringIO()
    left = dict(answers)

    def answer() -> str:
        asked = out.getvalue().rstrip().splitlines()[-1]
        for question, text in left.items():
            if question in asked:
                del left[question]
                return text
        return "quit" if "Enter to" in asked else "1"

    screen = Screen(out, Typist(answer), 100)
    folder = campaign.folder_of(GAME, "")
    assert campaign.play(GAME, "en", screen, folder, given, 5) == 0
    return out.getvalue()


@rule("DIL-SOLO-30")
def test_a_campaign_is_played_at_the_keyboard(state: Path) -> None:
    shown = played(state, {"Enter to play": ""}, side="b")
    assert "our own design" in shown
    assert "> 1  ···  First Sails" in shown
    assert "To win: End with more Gold than the Fleet." in shown
    folder = state / "campaigns" / "diluvium-1"
    (record,) = folder.iterdir()
    assert "option side b\n" in record.read_text("utf-8")
    assert "\nend " in record.read_text("utf-8")
    saved = SavedCampaign(folder, GAME)
    assert saved.settings({}) == {"side": "b", "boards": "dealt"}
    shown = played(state, {"Enter to try again": "leave"})
    assert "lost" in shown
    second = SavedCampaign(folder, GAME).tables[1][1].position.settings
    assert (second["scenario"], second["side"]) == ("granaries", "b")


class Finished:
    """A campaign that is over, whatever lies in its folder."""

    def __init__(self, folder: Path, game: AnyGame) -> None:
        self.standing = Standing(0)


def test_a_campaign_that_is_over_makes_room_for_another(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = campaign.folder_of(GAME, "")
    assert first == state / "campaigns" / "diluvium-1"
    SavedCampaign(first, GAME).next_table({}, 1, leave=False)
    assert campaign.folder_of(GAME, "") == first, "it is not over"
    assert campaign.folder_of(GAME, "new") == state / "campaigns" / "diluvium-2"
    assert campaign.folder_of(GAME, "elsewhere") == Path("elsewhere")
    monkeypatch.setattr(campaign, "SavedCampaign", Finished)
    assert campaign.folder_of(GAME, "") == state / "campaigns" / "diluvium-2"


def test_what_is_wrong_with_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "01.txt").write_text("no record", "utf-8")
    with pytest.raises(LabrysError, match=r"01\.txt"):
        SavedCampaign(tmp_path, GAME)
    (tmp_path / "01.txt").write_text(labrys.new("minos", seats=1).record(), "utf-8")
    with pytest.raises(LabrysError, match="is of minos, not of diluvium"):
        SavedCampaign(tmp_path, GAME)
    (tmp_path / "01.txt").write_text(labrys.new("diluvium", seats=1).record(), "utf-8")
    with pytest.raises(LabrysError, match="no scenario of the campaign"):
        SavedCampaign(tmp_path, GAME)
    with pytest.raises(LabrysError, match="cannot be read"):
        SavedCampaign(tmp_path / "01.txt", GAME)


def test_the_command_line_says_what_a_campaign_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in [
        (["minos", "--campaign"], "minos has no campaign"),
        (["diluvium", "--campaign", "--seats", "you,greedy"], "leave out --seats and --load"),
        (["diluvium", "--campaign", "--load", "x.txt"], "leave out --seats and --load"),
        (["diluvium", "--campaign", "--option", "scenario=war"], "the campaign itself decides"),
    ]:
        assert main(["play", *words]) == 2
        assert told in capsys.readouterr().err
