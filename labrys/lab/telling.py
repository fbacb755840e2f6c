"""How the lab names the things of a game and writes numbers, in one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from labrys.kernel.game import AnyGame
from labrys.kernel.text.rulebook import Rulebook, RulebookError
from labrys.kernel.text.words import Words, capital

FOLDER: Final = Path(__file__).parent / "words"
HARD_SPACE: Final = "\N{NO-BREAK SPACE}"
THIN_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
ORDER: Final = "order"
PEOPLE: Final = ("seat", "rival", "holder")


@cache
def _book(path: Path) -> Rulebook | None:
    try:
        return Rulebook.read(path)
    except RulebookError:
        return None


class Telling:
    """The words of a game and of the lab together."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self.words = Words(game, language, [game.folder / "words" / "board", FOLDER])
        self.say = self.words.say
        self.knows = self.words.knows

    # ---- things

    def thing(self, kind: str, number: int) -> str:
        return capital(self.words.thing(kind, number))

    def trait(self, name: str) -> str:
        message = f"lab-trait-{name}"
        return self.say(message) if self.knows(message) else name

    def value(self, name: str, value: str) -> str:
        """A value of a trait: the name of the thing that has this id, where it is one."""
        if name == ORDER:
            return self.say("lab-order", number=value)
        names = list(self.words.wording.names.get(name, []))
        if value in names:
            place = names.index(value) + self.words.wording.first(name)
            return capital(self.words.thing(name, place))
        return value

    def circumstance(self, name: str, value: str) -> str:
        kind, _, number = name.partition("-")
        message = f"lab-circumstance-{kind}"
        if self.knows(message):
            return self.say(message, number=number, value=value)
        return f"{capital(name)}: {value}"

    def kind(self, kind: str) -> str:
        message = f"lab-things-{kind}"
        if self.knows(message):
            return self.say(message)
        return self.say("lab-things-other", kind=capital(kind))

    def source(self, source: str) -> str:
        for prefix in ("source", "page-from"):
            if self.knows(f"{prefix}-{source}"):
                return capital(self.say(f"{prefix}-{source}"))
        return capital(source)

    def event(self, message: str) -> str:
        """What such an event says, without saying of whom and what."""
        name = f"event-{message}"
        if not self.knows(name):
            return message
        somebody, something = self.say("lab-somebody"), self.say("lab-something")
        kinds = self.game.parts_of(message)
        parts = {kind: somebody if kind in PEOPLE else something for kind in kinds}
        return capital(self.say(name, **parts))

    def rule(self, id: str) -> str:
        """The heading under which a rule stands."""
        book = _book(self.game.folder / "rulebook" / f"{self.language}.md")
        return book.title_of(id) if book is not None and book.has(id) else ""

    # ---- numbers

    def number(self, number: float, digits: int = 1) -> str:
        text = f"{number:,.{digits}f}"
        if text.strip("-0.,") == "":
            text = text.lstrip("-")
        text = text.replace("-", "\N{MINUS SIGN}")
        if self.language == "fr":
            return text.replace(",", THIN_SPACE).replace(".", ",")
        return text

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("lab-percent", number=self.number(100 * share, digits))

    def signed(self, share: float) -> str:
        """A difference of two shares."""
        return ("+" if share > 0 else "") + self.percent(share)
