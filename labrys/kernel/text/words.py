"""Words: every sentence a person reads, made by Fluent from the names the engine gives.

    words = Words(game, "fr")
    words.option(option, view)      # « Construire une Tour dans la région 4 (3 Pièces) »

The kernel knows no game. The messages of a game are `words/en.ftl` and `words/fr.ftl` in its
folder; its own things are named by its `Wording`, made by the function `make` of the module
`words.wording` beside the module of its `Game` class. A game without one is named by its lexicon.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from labrys.kernel.errors import (
    BadSetting,
    LabrysError,
    NotOffered,
    RecordError,
    TextError,
    UnknownSpelling,
)
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.prompt import AMOUNT, COUNT, OPTION, WORD, Prompt, PromptPart
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.text.content import ContentError
from labrys.kernel.text.rulebook import RulebookError
from labrys.kernel.text.scenarios import ScenarioText
from labrys.kernel.view import View

FOLDER = Path(__file__).parent / "messages"

Said: TypeAlias = str | int

# How many sentences are kept in each language: more than the tables of a busy house need at once.
SAID = 20_000
# Fluent can't format larger numbers; no game has them, but a record from elsewhere may.
LARGEST = 10**15

ERRORS: dict[type[LabrysError], str] = {
    BadSetting: "error-setting",
    ContentError: "error-content",
    NotOffered: "error-offer",
    RecordError: "error-record",
    RulebookError: "error-rulebook",
    TextError: "error-content",
    UnknownSpelling: "error-spelling",
}


class WordsError(LabrysError):
    """A message that is missing or lacks a part: a defect of the words."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words for."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))


@cache
def _resource(path: Path) -> ast.Resource:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{path.name}: this is no message: {(entry.content or '').strip()}")
    return resource


class Messages:
    """The messages of some folders in one language; those of a later folder go first.

    `strict` raises where a file or message is missing or lacks a part, for tests. Else the reader
    sees the message's name in angle brackets.
    """

    def __init__(self, language: str, folders: Sequence[Path] = (), strict: bool = False) -> None:
        if language not in languages():
            known = ", ".join(languages())
            raise BadSetting(f"there are no words in '{language}'; the languages are {known}")
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        for folder in (FOLDER, *folders):
            self._add(folder / f"{language}.ftl")

    def _add(self, path: Path) -> None:
        if path.is_file():
            self._bundle.add_resource(_resource(path), allow_overrides=True)
        elif self.strict:
            raise WordsError(f"the file {path} is missing")

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **parts: Said) -> str:
        """Any message with its parts. The same is said again and again, and is kept."""
        key = (message, *parts.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= SAID:
                self._said.clear()
            text = self._said[key] = self._say(message, parts)
        return text

    def _say(self, message: str, parts: dict[str, Said]) -> str:
        pattern = self._bundle.get_message(message).value if self.knows(message) else None
        if pattern is None:
            if self.strict:
                raise WordsError(f"no message '{message}' in '{self.language}'")
            return f"⟨{message}⟩"
        text, errors = self._bundle.format_pattern(pattern, _sayable(parts))
        if errors and self.strict:
            raise WordsError(f"'{message}' in '{self.language}': {errors[0]}")
        return str(text)

    def series(self, items: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
        if not items:
            return ""
        first = items[0]
        for item in items[1:-1]:
            first = self.say("series-next", first=first, last=item)
        return self.say("series-last", first=first, last=items[-1]) if items[1:] else first

    def error(self, error: LabrysError) -> str:
        """What went wrong, led in by a sentence; the detail is in English."""
        kinds = [ERRORS[kind] for kind in type(error).__mro__ if kind in ERRORS]
        said = self.say(kinds[0] if kinds else "error", text=str(error).rstrip("."))
        return said.removesuffix(".") if said.endswith("?.") else said


class Words(Messages):
    """A game in one language. `folders` hold further messages, an `en.ftl` and `fr.ftl` each."""

    def __init__(
        self, game: AnyGame, language: str, folders: Sequence[Path] = (), strict: bool = False
    ) -> None:
        super().__init__(language, [game.folder / "words", *folders], strict)
        self.game = game
        self.wording = _wording(self)

    def title(self) -> str:
        """The game's name, for people."""
        return self.say("title") if self.knows("title") else capital(self.game.name)

    def option(self, option: int, view: View | None = None) -> str:
        """What an option does; with a view also what it costs or gives there."""
        text = self.wording.option(option, view)
        hint = self.wording.hint(option, view) if view is not None else ""
        return self.say("hinted", text=text, hint=hint) if hint else text

    def prompt(self, view: View, names: Sequence[str] = ()) -> str:
        """What is asked, and why; or who is choosing. `names` are those of the seats."""
        if view.over:
            return self.say("over")
        if not view.asked:
            deciders = sorted(view.concealed.deciders())
            if len(deciders) > 1:
                seats = self.series([self._seat(seat, names) for seat in deciders])
                return self.say("waiting-several", seats=seats)
            return self.say("waiting", seat=self._seat(view.decider, names))
        return self.say(view.concealed.prompt(), **self._asked(view, names))

    def _asked(self, view: View, names: Sequence[str]) -> dict[str, Said]:
        """The parts of the sentence that says what is asked, named by the step that asks."""
        prompt = Prompt()
        position = view.concealed
        position.agenda[-1].name_parts(position, view.seat, prompt)
        return {part.name: self._prompt_part(part, names) for part in prompt.parts}

    def _prompt_part(self, part: PromptPart, names: Sequence[str]) -> Said:
        wording = self.wording
        if part.kind == COUNT:
            return part.number
        if part.kind == WORD:
            return part.text
        if part.kind == AMOUNT:
            return self.say(part.text, count=part.number)
        if part.kind == OPTION:
            return self.plain(part.number)
        if part.own is not None:
            return wording.own(part.kind, part.own)
        if part.kind == "seat":
            return self._seat(part.number, names)
        if part.numbers is not None:
            return self.series([str(wording.part(part.kind, number)) for number in part.numbers])
        return wording.part(part.kind, part.number)

    def refusal(self, refusal: Refusal, view: View | None = None) -> str:
        """What is not possible, why, and by which rule: one sentence."""
        what = self.wording.what(refusal)
        reason = self.say(f"why-{refusal.reason}", count=refusal.short, what=what)
        option = self.wording.refused(refusal, view)
        return self.say("refusal", option=option, reason=reason, rule=refusal.rule)

    def refusals(self, view: View) -> list[str]:
        """All that is not possible; refusals that read alike are told once."""
        return list(dict.fromkeys(self.refusal(refusal, view) for refusal in view.refusals()))

    def event(self, event: Event, seat: int, names: Sequence[str]) -> str:
        """What happened, as that seat may know it; `names` are those of the seats."""
        parts: dict[str, Said] = {}
        rival = ""
        for kind, number in zip(self.game.parts_of(event.message), event.parts_for(seat)):
            is_seat = kind in self.wording.seats and number >= 0
            parts[kind] = self._seat(number, names) if is_seat else self.wording.part(kind, number)
            if is_seat and number >= len(names):
                rival = str(parts[kind])
        said = self.say(f"event-{event.message}", **parts)
        # A rival of the game's own may have an article, which is no way to begin a sentence.
        return capital(said) if rival and said.startswith(rival) else said

    def thing(self, kind: str, member: int) -> str:
        """The name of a card, region, good, die …; a negative number is a hidden thing's back."""
        return self.wording.thing(kind, member)

    def card(self, number: int) -> str:
        """A card in full, in several lines."""
        return self.wording.card(number)

    def tile(self, kind: str, number: int) -> str:
        """A tile, or another thing of the box that is no card of a hand, in full."""
        return self.wording.tile(kind, number)

    def brief(self, kind: str, number: int) -> str:
        """What a card or tile does, abbreviated for narrow space."""
        return self.wording.brief(kind, number)

    def scenario(self, number: int) -> ScenarioText:
        """A scenario of the game's campaign."""
        return self.wording.scenario(number)

    def not_offered(self, option: int, view: View) -> str:
        """Why an option cannot be played now."""
        for refusal in view.refusals():
            if refusal.option == option:
                return self.refusal(refusal, view)
        return self.say("not-offered", option=self.option(option))

    def unknown(self, spelling: str) -> str:
        """What to say of a text that names no option."""
        wanted = " ".join(spelling.split())
        near = get_close_matches(wanted, list(self.game.lexicon.numbers), 1)
        if near:
            return self.say("unknown-option-near", text=wanted, near=near[0])
        return self.say("unknown-option", text=wanted)

    def plain(self, option: int) -> str:
        """The message of an option's verb with its parts."""
        block = self.game.lexicon.of(option)
        parts: dict[str, Said] = {}
        for part, member in zip(block.parts, block.members(option)):
            number = member + self.wording.first(part.kind)
            parts[part.kind] = self.wording.part(part.kind, number)
        return self.say(f"option-{block.verb}", **parts)

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        if not names:
            return self.thing("seat", seat)
        return names[seat] if seat < len(names) else self.thing("rival", seat - len(names))


class Wording:
    """How a game names its things. Each game subclasses it; this one knows the lexicon alone.

    `seats` are the kinds of an event's parts that are seats, called by the names at the table;
    a negative number of such a kind is no seat and goes to `part`.
    """

    seats: Sequence[str] = ("seat",)

    def __init__(self, words: Words) -> None:
        self.words = words
        self.names: dict[str, Sequence[str]] = {}
        for block in words.game.lexicon.blocks:
            for part in block.parts:
                self.names.setdefault(part.kind, part.names)

    def thing(self, kind: str, member: int) -> str:
        """A thing's name, standing alone: the message `good-stone`, if there is one."""
        if kind in ("seat", "rival") and kind not in self.names:
            return self.words.say(kind, count=member + 1)
        index = member - self.first(kind)
        names = self.names.get(kind, [])
        if not 0 <= index < len(names):
            return f"{kind} {member}"
        message = f"{kind}-{names[index]}"
        return self.words.say(message) if self.words.knows(message) else names[index]

    def part(self, kind: str, member: int) -> Said:
        """A thing as a part of a sentence."""
        return member if kind == "count" else self.thing(kind, member)

    def first(self, kind: str) -> int:
        """The number of the first member of a kind."""
        return 0

    def option(self, option: int, view: View | None) -> str:
        return self.words.plain(option)

    def hint(self, option: int, view: View) -> str:
        """What an option costs or gives now; empty where there is nothing to add."""
        return ""

    def own(self, kind: str, what: object) -> Said:
        """What a question names that is no thing of the lexicon: see `Prompt.own`."""
        raise NotImplementedError

    def setting(self, name: str, value: str) -> str:
        """A value of a setting, for the form that opens a table."""
        message = f"setting-{name}-{value}"
        return self.words.say(message) if self.words.knows(message) else value

    def what(self, refusal: Refusal) -> Said:
        """The thing a refusal is about."""
        return "" if refusal.what == NOTHING else refusal.what

    def refused(self, refusal: Refusal, view: View | None) -> str:
        """The option a refusal is about, without its price."""
        return self.option(refusal.option, view)

    def card(self, number: int) -> str:
        return self.thing("card", number)

    def tile(self, kind: str, number: int) -> str:
        return self.thing(kind, number)

    def brief(self, kind: str, number: int) -> str:
        return self.thing(kind, number)

    def scenario(self, number: int) -> ScenarioText:
        return ScenarioText(self.thing("scenario", number))


def _wording(words: Words) -> Wording:
    package = type(words.game).__module__.rpartition(".")[0]
    name = f"{package}.words.wording"
    if not package or not (words.game.folder / "words" / "wording.py").is_file():
        return Wording(words)
    wording = import_module(name).make(words)
    assert isinstance(wording, Wording)
    return wording


def _sayable(parts: dict[str, Said]) -> dict[str, Said]:
    large = {name: str(n) for name, n in parts.items() if isinstance(n, int) and abs(n) > LARGEST}
    return {**parts, **large} if large else parts


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
