"""What a person may type at a question: an option, or one of the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from labrys import bots
from labrys.kernel.errors import LabrysError
from labrys.kernel.view import View
from labrys.tables import saves
from labrys.tables.keys import bot_seed
from labrys.tables.terminal import asking, explaining
from labrys.tables.terminal.opening import load_table
from labrys.tables.terminal.screen import cut, wrapped
from labrys.tables.terminal.table import NoWayBack

if TYPE_CHECKING:
    from labrys.tables.terminal.client import Terminal

# What to do after a command
AGAIN: Final = "again"
SHOW: Final = "show"
CHANGED: Final = "changed"
LEAVE: Final = "leave"

LOG_LENGTH: Final = 20

Command = Callable[["Terminal", View, str], str]


def obey(terminal: Terminal, view: View, text: str) -> str:
    """Do what was typed. A mistake costs nothing but a sentence."""
    if not text:
        return AGAIN
    if text.isdecimal():
        return by_number(terminal, view, text)
    found = asking.beginning_like(text, view)
    command, rest = command_in(terminal, text)
    if command is not None and len(found) != 1:
        try:
            return command(terminal, view, rest)
        except LabrysError as error:
            terminal.screen.say(terminal.words.error(error))
            return AGAIN
    if len(found) == 1:
        return play(terminal, view, found[0])
    for option in asking.standing(view):
        # Never by a part of its spelling: nobody should concede by mistake.
        if view.spell(option) == text.casefold():
            return play(terminal, view, option)
    if found:
        terminal.say("options-that-begin")
        terminal.screen.lines(
            asking.listing(view, terminal.words, terminal.screen.width, only=found)
        )
        return AGAIN
    terminal.screen.say(explaining.not_understood(terminal, view, text))
    return AGAIN


def command_in(terminal: Terminal, text: str) -> tuple[Command | None, str]:
    """The command a text begins with, in the language spoken or in English, and the rest."""
    if text.startswith("?"):
        return why, text[1:].strip()
    if explaining.names_rule(terminal, text):
        return why, text
    first, _, rest = text.partition(" ")
    first = first.casefold()
    for name, command in COMMANDS.items():
        if first in spellings(terminal, name):
            return command, rest.strip()
    if first.removesuffix("!") in spellings(terminal, "save"):
        return save_over, rest.strip()
    return None, ""


def spellings(terminal: Terminal, name: str) -> list[str]:
    return [name, *terminal.words.say(f"command-{name}").split()]


def by_number(terminal: Terminal, view: View, text: str) -> str:
    number = int(text) if len(text) < 10 else 0
    if not 1 <= number <= len(view.options):
        terminal.say("no-number", number=cut(text), last=len(view.options))
        return AGAIN
    return play(terminal, view, asking.in_order(view, terminal.words)[number - 1])


def play(terminal: Terminal, view: View, option: int) -> str:
    terminal.table.play(option, view.seat)
    return CHANGED


# ---- the commands


def help_(terminal: Terminal, view: View, rest: str) -> str:
    words = terminal.words
    first = asking.in_order(view, words)[0]
    terminal.say("help-intro", example=view.spell(first))
    lines = [
        ("?", "", "help-why"),
        ("?", "help-spelling", "help-why-what"),
        ("?", f"{words.game.prefix}-…", "help-why-rule"),
        ("rules", "help-chapter", "help-rules"),
        ("board", "help-part", "help-board"),
        ("card", "help-id", "help-card"),
        ("log", "", "help-log"),
        ("undo", "", "help-undo"),
        ("redo", "", "help-redo"),
        ("hint", "", "help-hint"),
        ("save", "help-file", "help-save"),
        ("load", "help-file", "help-load"),
        ("quit", "", "help-quit"),
        ("help", "", "help-help"),
    ]
    for option in asking.standing(view):
        text = words.say("help-standing", option=words.option(option, view))
        head = f"  {view.spell(option):<18}"
        terminal.screen.lines(wrapped(text, terminal.screen.width, head, " " * 20))
    parts = ", ".join(terminal.board.parts())
    for name, argument, message in lines:
        spelled = name if name == "?" else words.say(f"command-{name}").split()[0]
        if argument:
            spelled += " " + (words.say(argument) if words.knows(argument) else argument)
        text = words.say(message, parts=parts) if name == "board" else words.say(message)
        head = f"  {spelled:<18}"
        terminal.screen.lines(wrapped(text, terminal.screen.width, head, " " * 20))
    return AGAIN


def why(terminal: Terminal, view: View, rest: str) -> str:
    explaining.why(terminal, view, rest)
    return AGAIN


def rules(terminal: Terminal, view: View, rest: str) -> str:
    explaining.rules(terminal, rest)
    return AGAIN


def board(terminal: Terminal, view: View, rest: str) -> str:
    parts = terminal.board.parts()
    wanted = parts if not rest else [part for part in parts if part == rest.casefold()]
    if not wanted:
        terminal.say("no-part", text=cut(rest), parts=", ".join(parts))
        return AGAIN
    drawn = [line for part in wanted for line in terminal.board.draw(view, part)]
    if not drawn:
        terminal.say("part-empty")
        return AGAIN
    terminal.screen.lines(drawn)
    return SHOW


def card(terminal: Terminal, view: View, rest: str) -> str:
    if not rest:
        terminal.say("card-which")
        return AGAIN
    lines = terminal.board.look_up(rest)
    if lines:
        terminal.screen.lines(lines)
    else:
        terminal.say("no-card", text=cut(rest))
    return AGAIN


def log(terminal: Terminal, view: View, rest: str) -> str:
    plies = length = terminal.table.plies
    if rest.casefold() not in spellings(terminal, "all"):
        length = min(length, int(rest) if rest.isdecimal() and len(rest) < 10 else LOG_LENGTH)
    earlier = plies - length
    if not plies:
        terminal.say("log-empty")
    elif earlier:
        terminal.say("log-more", count=earlier)
    terminal.tell(view.seat, earlier)
    return AGAIN


def undo(terminal: Terminal, view: View, rest: str) -> str:
    try:
        terminal.table.undo(view.seat)
    except NoWayBack as error:
        terminal.say(error.message)
        return AGAIN
    terminal.say("undone")
    return went(terminal)


def redo(terminal: Terminal, view: View, rest: str) -> str:
    try:
        terminal.table.redo()
    except NoWayBack as error:
        terminal.say(error.message)
        return AGAIN
    terminal.say("redone")
    return went(terminal)


def went(terminal: Terminal) -> str:
    """After going back or forth nothing before it is told again."""
    plies = terminal.table.plies
    terminal.told_upto = [min(ply, plies) for ply in terminal.told_upto]
    return CHANGED


def hint(terminal: Terminal, view: View, rest: str) -> str:
    seed = bot_seed(terminal.table.plies, view.seat)
    with terminal.screen.busy(terminal.words.say("hint-thinking")):
        option = bots.make("greedy", seed).choose(view)
    number = asking.in_order(view, terminal.words).index(option) + 1
    terminal.say("hint", number=number, option=terminal.words.option(option, view))
    return AGAIN


def save(terminal: Terminal, view: View, rest: str) -> str:
    save_as(terminal, rest, False)
    return AGAIN


def save_over(terminal: Terminal, view: View, rest: str) -> str:
    save_as(terminal, rest, True)
    return AGAIN


def save_as(terminal: Terminal, name: str, over: bool) -> bool:
    """Save, but never over another file unless that was said; whether it was done."""
    if not name:
        terminal.say("save-which")
        return False
    path = saves.expanded(Path(name))
    if path.is_file() and not over and path not in terminal.saved:
        terminal.say("save-there", path=str(path))
        return False
    if not saves.has_folder(path) and not agreed(terminal, "save-folder", str(path.parent)):
        terminal.say("save-not")
        return False
    saves.write_text(path, terminal.table.text())
    terminal.saved.add(path)
    terminal.say("saved", path=str(path))
    return True


def agreed(terminal: Terminal, message: str, path: str) -> bool:
    """Whether a question is answered with yes, in the language spoken or in English."""
    answer = terminal.screen.ask(terminal.words.say(message, path=path) + " ")
    return answer is not None and answer.strip().casefold() in spellings(terminal, "yes")


def load(terminal: Terminal, view: View, rest: str) -> str:
    """Go on with another game; this one is kept."""
    if not rest:
        terminal.say("load-which")
        return AGAIN
    path = saves.expanded(Path(rest))
    table = load_table(path, game=terminal.table.position.game)
    terminal.autosave()
    if terminal.autosave_path is not None:
        terminal.say("load-left", path=str(terminal.autosave_path))
    terminal.sit(table, path)
    terminal.greet()
    return CHANGED


def quit_(terminal: Terminal, view: View, rest: str) -> str:
    """Leave; the game is kept, and may be saved under another name too."""
    terminal.leave()
    while True:
        message = "quit-ask" if terminal.autosave_path is not None else "quit-ask-only"
        name = terminal.screen.ask(terminal.words.say(message) + " ")
        if name is None or not name.strip():
            return LEAVE
        try:
            if save_as(terminal, name.strip(), False):
                return LEAVE
        except LabrysError as error:
            terminal.screen.say(terminal.words.error(error))


COMMANDS: Final[dict[str, Command]] = {
    "help": help_,
    "rules": rules,
    "board": board,
    "card": card,
    "log": log,
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "save": save,
    "load": load,
    "quit": quit_,
}
