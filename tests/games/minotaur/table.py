"""A table of Minotaur Lords for tests: set up with a few readable words, played by spelling.

    lords = board(mine="UM: R04 R20", theirs="UM: B11/1", hand="R08")
    lords.act().play("pass")

You are seat 0 and own House Miron, the opponent is seat 1 with House Vess; cards named in a
position belong to whoever has them there. `/n` puts n curse counters on a card.
"""

from __future__ import annotations

from labrys.games.minotaur.content.language import GOD
from labrys.games.minotaur.content.model import COLUMNS
from labrys.games.minotaur.game import MinotaurGame, make
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.power import power, totals
from labrys.games.minotaur.rules.setup import clear_board
from labrys.games.minotaur.rules.turn import StartTurn
from labrys.kernel.event import Event
from labrys.kernel.question import Refusal

GAME: MinotaurGame = make()


def board(
    mine: str = "",
    theirs: str = "",
    hand: str = "",
    their_hand: str = "",
    gods: str = "",
    their_gods: str = "",
    discard: str = "",
    counters: str = "",
    deck: int | None = None,
    their_deck: int | None = None,
    turn: int = 5,
    match: bool = False,
    game: MinotaurGame | None = None,
    seed: int = 1,
) -> Table:
    """A position as your turn begins. Columns: "UM: R04 R20, LE: R05/1". Counters you and the
    opponent hold: "UM UR - LM" (yours before the dash). Hands are empty unless named; decks hold
    what is left of each house, or just so many cards."""
    game = game or GAME
    position = game.new(2, seed, {"match": "yes" if match else "no"})
    assert isinstance(position, Lords)
    table = Table(position)
    lords = position
    lords.agenda.clear()
    houses = game.content.houses()
    lords.houses = [game.content.decks[0].number, game.content.decks[1].number]
    assert houses[:2] == ["miron", "vess"]
    clear_board(lords)
    for card in game.content.cards:
        lords.owner[card.number] = card.deck if card.deck < 2 else NONE
    for pool in lords.bonus:
        pool.clear()
    for deck_of in game.content.decks:
        if deck_of.is_bonus:
            lords.bonus[deck_of.back] = list(deck_of.cards)
    for seat, field, cards, centre in ((0, mine, hand, gods), (1, theirs, their_hand, their_gods)):
        table.lay(seat, field)
        for name in cards.split():
            lords.sides[seat].hand.append(table.claim(seat, name))
        for word in centre.split():
            name, _, curses = word.partition("/")
            god = table.claim(seat, name)
            lords.sides[seat].gods.append(god)
            lords.curses[god] = int(curses or 0)
    for name in discard.split():
        lords.sides[0].discard.append(table.claim(0, name))
    ours, _, others = counters.partition("-")
    for seat, names in ((0, ours), (1, others)):
        for name in names.split():
            lords.counters[COLUMNS.index(name)] = seat
    table.fill(0, deck)
    table.fill(1, their_deck)
    lords.turn = turn - 1
    lords.first = 0
    lords.winner = NONE
    lords.wins = [0, 0]
    lords.agenda.append(StartTurn(0))
    lords.over = False
    lords.advance()
    return table


class Table:
    """A position with the words tests use."""

    def __init__(self, lords: Lords) -> None:
        self.lords = lords
        self.events: list[Event] = []

    # ---- setting up

    def number(self, name: str) -> int:
        return next(card.number for card in self.lords.content.cards if card.id == name)

    def claim(self, seat: int, name: str) -> int:
        """Make a card a seat's own, wherever it comes from."""
        card = self.number(name)
        for pool in self.lords.bonus:
            if card in pool:
                pool.remove(card)
        self.lords.owner[card] = seat
        return card

    def lay(self, seat: int, field: str) -> None:
        for part in field.split(","):
            if not part.strip():
                continue
            column, _, cards = part.partition(":")
            for word in cards.split():
                name, _, curses = word.partition("/")
                card = self.claim(seat, name)
                self.lords.sides[seat].field.append(card)
                self.lords.column[card] = COLUMNS.index(column.strip())
                self.lords.curses[card] = int(curses or 0)

    def fill(self, seat: int, size: int | None) -> None:
        """The rest of a seat's cards become its deck, or go to its discard pile beyond a size."""
        side = self.lords.sides[seat]
        used = side.field + side.gods + side.hand + side.discard
        rest = [c for c, owner in enumerate(self.lords.owner) if owner == seat and c not in used]
        cut = len(rest) if size is None else size
        side.deck = rest[:cut]
        side.discard += rest[cut:]

    # ---- playing and looking

    def play(self, *spellings: str) -> Table:
        for spelling in spellings:
            self.lords.events = []
            self.lords.play(self.lords.read(spelling))
            self.events = self.lords.events or []
            self.lords.events = None
        return self

    def act(self, until: str = "0") -> Table:
        """Choose to act and pass up to a phase ("0", "1", "2", "supremacy")."""
        self.play("act")
        return self.phase(until)

    def phase(self, name: str) -> Table:
        """Pass until a phase has come; phases without any option pass by themselves."""
        wanted = ["0", "1", "2", "supremacy"].index(name)
        while self.lords.phase != NONE and self.lords.phase < wanted:
            self.play("pass")
        return self

    @property
    def options(self) -> list[str]:
        return [self.lords.spell(option) for option in self.lords.options]

    @property
    def asked(self) -> str:
        """The class of the step that asks."""
        return type(self.lords.agenda[-1]).__name__ if self.lords.agenda else ""

    @property
    def seat(self) -> int:
        return self.lords.seat

    def is_over(self) -> bool:
        return self.lords.over

    def offered(self, spelling: str) -> bool:
        self.lords.read(spelling)
        return spelling in self.options

    def starting(self, verb: str) -> list[str]:
        return [option for option in self.options if option.split()[0] == verb]

    def refusal(self, spelling: str) -> Refusal | None:
        option = self.lords.read(spelling)
        return next((r for r in self.lords.refusals() if r.option == option), None)

    def why_not(self, spelling: str) -> tuple[str, str]:
        """Reason and rule of a refused option."""
        refusal = self.refusal(spelling)
        assert refusal is not None, f"{spelling} is not refused; options: {self.options}"
        return refusal.reason, refusal.rule

    def told(self, message: str) -> bool:
        return any(event.message == message for event in self.events)

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.lords.content.cards[c].id for c in self.lords.sides[seat].hand)

    def discard(self, seat: int = 0) -> list[str]:
        return [self.lords.content.cards[c].id for c in self.lords.sides[seat].discard]

    def gods(self, seat: int = 0) -> list[str]:
        return [self.lords.content.cards[c].id for c in self.lords.sides[seat].gods]

    def column(self, seat: int, name: str) -> list[str]:
        """The cards of a seat in a column, in the order they came."""
        column = COLUMNS.index(name)
        field = self.lords.sides[seat].field
        return [self.lords.content.cards[c].id for c in field if self.lords.column[c] == column]

    def deck(self, seat: int = 0) -> int:
        return self.lords.sides[seat].deck_size()

    def curses(self, name: str) -> int:
        return self.lords.curses[self.number(name)]

    def power(self, name: str) -> int:
        return power(self.lords, self.number(name))

    def total(self, seat: int, name: str) -> int:
        return totals(self.lords)[seat][COLUMNS.index(name)]

    def counter(self, name: str) -> int | None:
        """Whose side a column's counter lies on."""
        holder = self.lords.counters[COLUMNS.index(name)]
        return None if holder == NONE else holder

    def is_god(self, name: str) -> bool:
        return self.lords.content.cards[self.number(name)].type == GOD


def full() -> Table:
    """A table with something of everything: cards, curses, a god, discards, counters."""
    return board(
        mine="UM: R04 R20 R02, UR: R13/1, LE: R05/2",
        theirs="UM: B11, UR: B20 B13, LR: B17/5",
        hand="R01 R25",
        their_hand="B01 B12",
        their_gods="B24",
        discard="R21",
        counters="UM - UR",
    )
