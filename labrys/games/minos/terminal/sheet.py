"""The names of the things of Minos in letters: Goods, dice, clans, cards and tiles."""

from __future__ import annotations

from labrys.boards.terminal import Paint, Sheet
from labrys.games.minos.content.model import COLOURS, GOODS, ROWS, TRACKS, Content
from labrys.games.minos.game import MinosGame
from labrys.games.minos.rules.options import ABILITY_IDS, CARD_IDS, START_IDS, TRADE_IDS
from labrys.games.minos.words.wording import CLANS, MinosWording
from labrys.kernel.text.words import Words


class MinosSheet(Sheet):
    """A sheet that knows the things of the game."""

    def __init__(self, words: Words, width: int, paint: Paint, names: list[str]) -> None:
        super().__init__(words, width, paint, names)
        assert isinstance(words.game, MinosGame)
        assert isinstance(words.wording, MinosWording)
        self.wording: MinosWording = words.wording
        self.letters = [words.say(f"letter-{clan}") for clan in CLANS]
        if names[1:] == [words.say("rival")]:
            self.letters[1] = words.say("letter-rival")
        self.content: Content = words.game.content
        self.numbers = numbers_by_id(self.content)

    # ---- names of things

    def good(self, good: str) -> str:
        return self.words.thing("good", GOODS.index(good))

    def row(self, row: str) -> str:
        return self.words.thing("row", ROWS.index(row))

    def track(self, track: str) -> str:
        return self.words.thing("track", TRACKS.index(track))

    def die(self, die: str) -> tuple[str, str]:
        """A die's colour as a style, and its name."""
        colour, _, value = die.partition("-")
        number = COLOURS.index(colour) * 6 + int(value) - 1
        return colour, self.words.thing("die", number)

    def mark(self, player: int, text: str = "") -> tuple[str, str]:
        """A player's letter, in the player's colour."""
        return CLANS[player], self.letters[player] + text

    def text_of(self, id: str) -> str:
        """A card or tile in full, by its id; a hidden card by its back."""
        if id not in self.numbers:
            return self.words.thing("card", -1 if id == "?I" else -2)
        kind, number = self.numbers[id]
        return self.words.card(number) if kind == "card" else self.words.tile(kind, number)

    def brief_of(self, id: str) -> str:
        kind, number = self.numbers[id]
        return self.words.brief(kind, number)

    # ---- cards and tiles

    def entry(self, id: str) -> list[str]:
        """A card or tile in full, by its id."""
        first, *more = self.text_of(id).splitlines()
        return self.entry_of(first, " ".join(more))

    def short_entry(self, card: str) -> list[str]:
        """A card in few letters: name, cost, VP, effects and Royal Trait."""
        if card not in self.numbers:
            return self.wrap(self.text_of(card))
        number = self.numbers[card][1]
        decree = self.content.decrees[number]
        text = self.say(
            "card-short",
            id=card,
            name=self.words.thing("card", number),
            cost=decree.cost,
            goods=" ".join([""] + [self.good(GOODS[good])[:3] for good in decree.goods]),
            vp=decree.vp,
            effects=self.words.brief("card", number),
            trait=self.words.brief("trait", number),
        )
        return self.hanging(text)

    def trait_entry(self, card: str) -> list[str]:
        """Of a card that has been played: what counts in the Palace."""
        number = self.numbers[card][1]
        text = self.say(
            "card-trait",
            id=card,
            name=self.words.thing("card", number),
            vp=self.content.decrees[number].vp,
            trait=self.words.brief("trait", number),
        )
        return self.hanging(text)


def numbers_by_id(content: Content) -> dict[str, tuple[str, int]]:
    """Every card and tile by its id: its kind and its number in that kind."""
    found: dict[str, tuple[str, int]] = {}
    lists = {
        "card": CARD_IDS,
        "start": START_IDS,
        "ability": ABILITY_IDS,
        "trade": TRADE_IDS,
        "foundation": [tile.id for tile in content.foundations],
        "sea": [tile.id for tile in content.sea_peoples],
        "action-tile": [tile.id for tile in content.action_bonuses],
        "route": [route.id for route in content.routes],
        "solo": [card.id for card in content.solo_cards],
    }
    for kind, ids in lists.items():
        for number, id in enumerate(ids):
            found[id] = (kind, number)
    return found
