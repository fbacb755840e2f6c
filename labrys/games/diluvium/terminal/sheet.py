"""The names of the things of Diluvium in letters: players, kinds, places, cards."""

from __future__ import annotations

from labrys.boards.people import COLOURS
from labrys.boards.terminal import Paint, Sheet
from labrys.games.diluvium.content.model import ACTIONS, KINDS, Content
from labrys.games.diluvium.facts.table import Table
from labrys.games.diluvium.game import DiluviumGame
from labrys.kernel.text.words import Words


class SeaSheet(Sheet):
    """A sheet that knows the things of the game. A player has the letter of the people."""

    def __init__(self, words: Words, width: int, paint: Paint, table: Table) -> None:
        peoples = [fleet["people"] for fleet in table["empires"]]
        assert isinstance(words.game, DiluviumGame)
        self.content: Content = words.game.content
        numbers = {people.id: number for number, people in enumerate(self.content.peoples)}
        names = [words.thing("people", numbers[people]) for people in peoples]
        if table["scenario"] is not None:
            names[1] = words.say("rival")
        super().__init__(words, width, paint, names)
        self.letters = letters_of(peoples)
        self.kinds = {kind: words.say(f"letter-{kind}") for kind in KINDS}
        self.cards = {card.id: card.number for card in self.content.cards}

    def mark(self, player: int, text: str) -> tuple[str, str]:
        """Something of a player, in the player's colour."""
        return COLOURS[player], text

    def action(self, action: str) -> str:
        return self.words.thing("action", ACTIONS.index(action))

    def kind(self, kind: str) -> str:
        return self.words.thing("kind", KINDS.index(kind))

    def amounts(self, numbers: dict[str, int]) -> str:
        """Tokens by kind, those that there are."""
        held = [self.say(f"n-{kind}", count=count) for kind, count in numbers.items() if count]
        return ", ".join(held) or self.say("board-none")

    def entry(self, id: str) -> list[str]:
        """A Ruins Card in full."""
        title, *text = self.words.card(self.cards[id]).splitlines()
        return self.entry_of(title, " ".join(line.strip() for line in text))


def letters_of(peoples: list[str]) -> list[str]:
    """The first letters of the peoples; numbers where two are alike."""
    letters = [people[0].upper() for people in peoples]
    if len(set(letters)) == len(letters):
        return letters
    return [str(number) for number in range(1, len(peoples) + 1)]
