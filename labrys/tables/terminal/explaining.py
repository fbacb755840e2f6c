"""Answers to "why?": what is asked, why something is not possible, what a rule says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.kernel.errors import UnknownSpelling
from labrys.kernel.view import View
from labrys.tables.terminal import asking
from labrys.tables.terminal.reading import Book
from labrys.tables.terminal.screen import cut

if TYPE_CHECKING:
    from labrys.tables.terminal.client import Terminal


def why(terminal: Terminal, view: View, rest: str) -> None:
    """What is asked and why other things are not possible; or about one option, or one rule."""
    words, screen = terminal.words, terminal.screen
    if names_rule(terminal, rest):
        tell_rule(terminal, rest.upper())
        return
    if rest:
        why_not(terminal, view, rest)
        return
    screen.say(words.prompt(view, terminal.names))
    refused = asking.refusals(view, words, screen.width)
    screen.say(words.say("refusals" if refused else "refusals-none"))
    screen.lines(refused)


def why_not(terminal: Terminal, view: View, text: str) -> None:
    words = terminal.words
    ordered = asking.in_order(view, words)
    if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(view.options):
        found = [ordered[int(text) - 1]]
    else:
        found = asking.beginning_like(text, view)
    if len(found) == 1:
        number = ordered.index(found[0]) + 1
        terminal.say("possible", number=number, option=words.option(found[0], view))
        describe(terminal, found[0])
        return
    refused = [
        refusal
        for refusal in view.refusals()
        if view.spell(refusal.option).casefold().split()[: len(text.split())]
        == text.casefold().split()
    ]
    if found or refused:
        lines = asking.listing(view, words, terminal.screen.width, only=found) if found else []
        terminal.screen.lines(lines)
        for refusal in refused:
            terminal.screen.say(words.refusal(refusal, view), "  ")
        return
    terminal.screen.say(not_understood(terminal, view, text))


def describe(terminal: Terminal, option: int) -> None:
    """The cards and tiles that an option names, in full."""
    for word in terminal.words.game.lexicon.spell(option).split()[1:]:
        terminal.screen.lines(terminal.board.look_up(word))


def tell_rule(terminal: Terminal, id: str) -> None:
    book = Book(terminal.words)
    if not book.rules.has(id):
        terminal.say("no-rule", rule=cut(id))
        return
    terminal.screen.lines([f"{id} · {book.rules.title_of(id)}"])
    terminal.screen.lines(book.text(id, terminal.screen.width))


def rules(terminal: Terminal, rest: str) -> None:
    """What the game is about and the chapters of its rulebook; or one chapter, or one rule."""
    if names_rule(terminal, rest):
        tell_rule(terminal, rest.upper())
        return
    book, screen = Book(terminal.words), terminal.screen
    if not rest:
        screen.say(terminal.board.about())
        terminal.say("rules-chapters")
        screen.lines(book.contents(book.chapters))
        return
    found = book.found(rest)
    if len(found) == 1:
        screen.lines(book.chapter(found[0], screen.width))
    elif found:
        terminal.say("rules-which")
        screen.lines(book.contents(found))
    else:
        terminal.say("no-chapter", text=cut(rest))


def names_rule(terminal: Terminal, text: str) -> bool:
    """Whether a text looks like the id of a rule of this game."""
    prefix = terminal.words.game.prefix.casefold()
    return asking.RULE.match(text) is not None and text.casefold().startswith(f"{prefix}-")


def not_understood(terminal: Terminal, view: View, text: str) -> str:
    """Why a text is no option now: it is refused, not offered, misspelt or no option at all."""
    words = terminal.words
    try:
        option = words.game.lexicon.read(text)
    except UnknownSpelling:
        if begins_an_option(terminal, text):
            return words.say("none-begins", text=cut(text))
        verb = text.split()[0].casefold()
        if verb in [block.verb for block in words.game.lexicon.blocks]:
            return words.unknown(cut(text))
        return words.say("unknown-command", text=cut(text))
    if option in asking.standing(view):
        return words.say("possible-always", text=view.spell(option))
    return words.not_offered(option, view)


def begins_an_option(terminal: Terminal, text: str) -> bool:
    """Whether a text is the first words of something that the game offers at other times."""
    verb, *rest = text.casefold().split()
    return any(
        block.verb == verb
        and len(rest) < len(block.parts)
        and all(
            word in [name.casefold() for name in part.names]
            for word, part in zip(rest, block.parts)
        )
        for block in terminal.words.game.lexicon.blocks
    )
