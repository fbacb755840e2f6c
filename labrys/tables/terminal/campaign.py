"""Campaigns in the terminal. A campaign is a folder with the records of its tables, `01.txt` and so
on, in the order they were played: where it stands is read from them, and nothing else is kept."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from labrys.kernel.campaign import Ended, Standing
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame
from labrys.kernel.text.words import Words
from labrys.tables import saves
from labrys.tables.campaigns import campaign_of, checked
from labrys.tables.terminal.client import Terminal
from labrys.tables.terminal.opening import load_table
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.table import YOU, Table
from labrys.tables.terminal.textboard import words_of

NEW: Final = "new"
RECORD: Final = re.compile(r"[0-9]{2}\.txt")
MOST: Final = 99


class SavedCampaign:
    """A campaign as its folder tells it."""

    def __init__(self, folder: Path, game: AnyGame) -> None:
        self.folder = folder
        self.tables = [(path, load_table(path, game, [YOU])) for path in _records(folder)]
        for path, table in self.tables:
            if table.position.game.name != game.name:
                raise BadSetting(f"{path} is of {table.position.game.name}, not of {game.name}")
            if not campaign_of(table.position.game).includes(dict(table.position.settings)):
                raise BadSetting(f"{path} is of no scenario of the campaign")
        # All its tables are played with the content of the first.
        self.game = self.tables[0][1].position.game if self.tables else game
        self.plan = campaign_of(self.game)
        ended = [_ended(table) for _, table in self.tables if table.position.over]
        self.standing: Standing = self.plan.standing(ended)

    @property
    def running(self) -> tuple[Path, Table] | None:
        if self.tables and not self.tables[-1][1].position.over:
            return self.tables[-1]
        return None

    @property
    def may_leave(self) -> bool:
        return self.running is None and self.plan.may_leave(self.standing)

    def settings(self, chosen: dict[str, str]) -> dict[str, str]:
        """What the owner has chosen: as the first table was begun, or now."""
        if not self.tables:
            return checked(self.game, chosen)
        first = self.tables[0][1].position.settings
        return {name: value for name, value in first.items() if name not in self.plan.decided}

    def next_table(self, chosen: dict[str, str], seed: int, leave: bool) -> tuple[Path, Table]:
        """The table to go on at; a new one is kept before it is played."""
        if self.running is not None:
            return self.running
        place = len(self.tables) + 1
        if place > MOST:
            raise BadSetting(f"{self.folder} holds too many tables")
        settings = {**self.settings(chosen), **self.plan.next_settings(self.standing, leave)}
        table = Table.new(self.game, [YOU], seed + place, settings)
        path = self.folder / f"{place:02}.txt"
        saves.write_text(path, table.text())
        return path, table


def _records(folder: Path) -> list[Path]:
    try:
        found = sorted(path for path in folder.iterdir() if RECORD.fullmatch(path.name))
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise saves.Cannot(f"{folder}: cannot be read: {error}") from None
    return found


def _ended(table: Table) -> Ended:
    position = table.position
    return Ended(dict(position.settings), list(position.points), position.winners())


def folder_of(game: AnyGame, wanted: str) -> Path:
    """The folder that is meant: the last campaign of this game unless it is over, a new one, or the
    one that is named."""
    campaign_of(game)
    if wanted not in ("", NEW):
        return saves.expanded(Path(wanted))
    base = saves.state_folder() / "campaigns"
    last = 0
    while _records(base / f"{game.name}-{last + 1}"):
        last += 1
    here = base / f"{game.name}-{last}"
    if last and wanted != NEW and not SavedCampaign(here, game).standing.over:
        return here
    return base / f"{game.name}-{last + 1}"


def play(
    game: AnyGame, language: str, screen: Screen, folder: Path, chosen: dict[str, str], seed: int
) -> int:
    """Play a campaign until it is over or its player leaves; answers the exit status."""
    saved = SavedCampaign(folder, game)
    if saved.tables and chosen:
        raise BadSetting("a campaign keeps its options: leave them out to go on with it")
    saved.settings(chosen)
    while True:
        saved = SavedCampaign(folder, game)
        words = words_of(saved.game, language)
        show(saved, words, screen)
        if saved.standing.over:
            return 0
        answer = _asked(saved, words, screen)
        if answer is None:
            screen.say(words.say("campaign-kept", path=str(folder)))
            return 0
        path, table = saved.next_table(chosen, seed, answer)
        status = Terminal(table, language, screen, path).run()
        if status or not table.position.over:
            return status


def _asked(saved: SavedCampaign, words: Words, screen: Screen) -> bool | None:
    """Whether to leave a lost scenario; None to leave the campaign for now."""
    message = "campaign-ask-lost" if saved.may_leave else "campaign-ask"
    while True:
        answer = screen.ask(words.say(message) + " ")
        if answer is None:
            return None
        answer = answer.strip().casefold()
        if answer in _spelled(words, "quit"):
            return None
        if not answer or answer in _spelled(words, "yes"):
            return False
        if saved.may_leave and answer in _spelled(words, "leave"):
            return True


def _spelled(words: Words, name: str) -> list[str]:
    return [name, *words.say(f"command-{name}").split()]


# ---- the chart


def show(saved: SavedCampaign, words: Words, screen: Screen) -> None:
    """All scenarios with their stars, the rank, and what comes next."""
    plan, standing = saved.plan, saved.standing
    screen.line()
    screen.say(words.say("campaign-title", title=words.title()), style="heading")
    if words.knows("campaign-ours"):
        screen.say(words.say("campaign-ours"), style="dim")
    screen.line()
    for number in range(len(plan.scenarios)):
        screen.line(_row(saved, words, number))
    screen.line()
    rank = words.thing("rank", plan.rank(standing.total))
    most = plan.most_stars * len(plan.scenarios)
    message = "campaign-rank-final" if standing.over else "campaign-rank-now"
    screen.say(words.say(message, rank=rank, stars=standing.total, most=most))
    if not standing.over:
        _next(saved, words, screen)


def _row(saved: SavedCampaign, words: Words, number: int) -> str:
    standing = saved.standing
    stars = standing.stars[number]
    marks = "*" * max(stars, 0) + "·" * (saved.plan.most_stars - max(stars, 0))
    here = ">" if number == standing.scenario else " "
    lost = words.say("campaign-lost") if stars == 0 else ""
    return f"{here} {number + 1}  {marks}  {words.thing('scenario', number)}  {lost}".rstrip()


def _next(saved: SavedCampaign, words: Words, screen: Screen) -> None:
    told = words.scenario(saved.standing.scenario)
    screen.line()
    screen.say(f"{saved.standing.scenario + 1} {told.title} ({told.rule})", style="heading")
    for text in told.changes:
        screen.say(text, "• ", "  ")
    for text in told.aims:
        screen.say(words.say("campaign-aim", text=text), "• ", "  ")
    for count, text in enumerate(told.stars, 1):
        screen.say(f"{'*' * count} {text}", "• ", "  ")
    if saved.standing.heirloom:
        screen.say(words.say("campaign-heirloom"), "• ", "  ")
