"""A small game for tests of the kernel: hidden hands, an open offer, dice, and a secret bid.

In turn order each seat three times takes a card of the offer, draws one, or plays one from its
hand for its number in points. A card above 6 needs a roll of 3 or more to stay on the table.
At the end all seats at once lay one hand card face-down as a bid; the highest bid wins 10.
"""

from __future__ import annotations

from pathlib import Path

from labrys.kernel.game import AnyGame, Game, Setting
from labrys.kernel.lexicon import Lexicon, Part
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.secret import NOBODY_KNOWS, Cards, Secret, veil
from labrys.kernel.step import Simultaneous, Step

CARDS = 20
TURNS = 3
_CARD = Part("card", [f"c{number}" for number in range(1, CARDS + 1)])

LEXICON = Lexicon("duel")
TAKE = LEXICON.block("take", [_CARD])
DRAW = LEXICON.block("draw", [])
PLAY = LEXICON.block("play", [_CARD])
BID = LEXICON.block("bid", [_CARD])

OUTCOMES = Lexicon("the chance of duel")
OUT_CARD = OUTCOMES.block("card", [_CARD])
OUT_DIE = OUTCOMES.block("die", [Part("value", ["1", "2", "3", "4", "5", "6"])])

RULEBOOK = """# Duel
- **DUE-TAKE-01** Take a card of the offer.
- **DUE-PLAY-01** Play a card of the hand.
- **DUE-BID-01** All bid at once.
"""


class Duel(Position):
    """Deck, offer, and each seat's hand and table."""

    def __init__(self, game: AnyGame, seats: int, seed: int, settings: dict[str, str]) -> None:
        super().__init__(game, seats, seed, settings)
        self.deck = list(range(CARDS))
        self.offer: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.tables: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []
        self.scores = [0] * seats

    def copy(self) -> Duel:
        new = Duel.__new__(type(self))
        self.copy_into(new)
        new.deck = self.deck[:]
        new.offer = self.offer[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [shown[:] for shown in self.shown]
        new.tables = [table[:] for table in self.tables]
        new.gone = self.gone[:]
        new.scores = self.scores[:]
        return new

    def secrets(self) -> list[Secret]:
        backs = [0] * CARDS
        secrets: list[Secret] = [Cards("deck", "card", self.deck, backs, NOBODY_KNOWS, [])]
        for seat, hand in enumerate(self.hands):
            secrets.append(Cards(f"hand-{seat}", "card", hand, backs, 1 << seat, self.shown[seat]))
        return secrets

    @property
    def points(self) -> list[int]:
        return self.scores

    def draw(self, seat: int) -> None:
        card = self.chance.draw(self.deck, OUT_CARD)
        self.hands[seat].append(card)
        self.tell_hidden(1 << seat, "drew", seat, card, veil(0))

    def leave(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)


class Deal(Step[Duel]):
    def run(self, duel: Duel) -> None:
        for seat in range(duel.seats):
            duel.draw(seat)
            duel.draw(seat)
        for _ in range(2):
            duel.offer.append(duel.chance.draw(duel.deck, OUT_CARD))
        duel.agenda.append(Bid(list(range(duel.seats)), [[] for _ in range(duel.seats)]))
        for turn in range(TURNS * duel.seats - 1, -1, -1):
            duel.agenda.append(Turn(turn % duel.seats))


class Turn(Step[Duel]):
    def ask(self, duel: Duel, asked: Question) -> None:
        for card in duel.offer:
            asked.offer(TAKE + card)
        asked.offer(DRAW)
        for card in duel.hands[self.seat]:
            if len(duel.hands[self.seat]) > 1:
                asked.offer(PLAY + card)
            else:
                asked.refuse(PLAY + card, "last-card", "DUE-PLAY-01", what=card)

    def take(self, duel: Duel, option: int) -> None:
        if option == DRAW:
            duel.draw(self.seat)
        elif option < DRAW:
            card = option - TAKE
            duel.offer.remove(card)
            duel.hands[self.seat].append(card)
            duel.shown[self.seat].append(card)
            duel.tell("took", self.seat, card)
        else:
            card = option - PLAY
            duel.leave(self.seat, card)
            duel.tell("played", self.seat, card)
            if card < 6 or duel.chance.roll(6, OUT_DIE) >= 2:
                duel.tables[self.seat].append(card)
                duel.scores[self.seat] += card + 1
            else:
                duel.gone.append(card)


class Bid(Simultaneous[Duel]):
    def again(self, waiting: list[int], answers: list[list[int]]) -> Bid:
        return Bid(waiting, answers)

    def ask_seat(self, duel: Duel, seat: int, so_far: list[int], asked: Question) -> None:
        for card in duel.hands[seat]:
            asked.offer(BID + card)

    def complete(self, duel: Duel, seat: int, so_far: list[int]) -> bool:
        return len(so_far) == 1

    def always_asks(self) -> bool:
        return True

    def reveal(self, duel: Duel, answers: list[list[int]]) -> None:
        bids = [given[0] - BID for given in answers]
        for seat, card in enumerate(bids):
            duel.leave(seat, card)
            duel.gone.append(card)
        duel.scores[bids.index(max(bids))] += 10


class DuelGame(Game):
    def __init__(self, folder: Path, kind: type[Duel] = Duel) -> None:
        super().__init__(
            name="duel",
            prefix="DUE",
            rules="1",
            folder=folder,
            seats=[2, 3],
            lexicon=LEXICON,
            outcomes=OUTCOMES,
            settings=[Setting("mood", ["calm", "wild"], "calm")],
        )
        self.kind = kind
        self.first_step: type[Step[Duel]] = Deal

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        duel = self.kind(self, seats, seed, settings)
        duel.agenda.append(self.first_step())
        return duel

    def table_facts(self, position: Position, seat: int) -> dict[str, object]:
        duel = as_duel(position)
        return {"offer": duel.offer, "hands": duel.hands, "tables": duel.tables}

    def value(self, position: Position, seat: int) -> float:
        return float(position.points[seat])

    def parts_of(self, message: str) -> list[str]:
        return {"drew": ["seat", "card"], "took": ["seat", "card"], "played": ["seat", "card"]}[
            message
        ]

    def census(self, position: Position) -> dict[str, int]:
        duel = as_duel(position)
        piles = [duel.deck, duel.offer, duel.gone, *duel.hands, *duel.tables]
        return {"cards": len({card for pile in piles for card in pile})}

    def in_sight(self) -> list[str]:
        return ["offer", "scores", "tables", "gone"]

    def components(self) -> list[str]:
        return [f"card {number}" for number in range(CARDS)]

    def used(self, position: Position) -> list[str]:
        duel = as_duel(position)
        return [f"card {card}" for table in [*duel.tables, duel.gone] for card in table]


def as_duel(position: Position) -> Duel:
    assert isinstance(position, Duel)
    return position


def make(folder: Path, kind: type[Duel] = Duel) -> DuelGame:
    """The game, with its rulebook in a folder."""
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    (folder / "rulebook" / "en.md").write_text(RULEBOOK, encoding="utf-8")
    return DuelGame(folder, kind)


def new(seats: int = 2, seed: int = 1) -> Duel:
    """A game at its first question."""
    return as_duel(DuelGame(Path("nowhere")).new(seats, seed))


def say(duel: Duel, *spellings: str) -> None:
    for spelling in spellings:
        duel.play(duel.read(spelling))
