"""An empire: all that one player has on the table and on the Action Board."""

from __future__ import annotations

from typing import Final, Self

from labrys.games.diluvium.content.model import NONE, RESOURCES, ActionBoard

# Where Gold came from, for the account at the end
FROM_MARKERS: Final = 0
FROM_SPACES: Final = 1
FROM_SALES: Final = 2
FROM_FIGHTS: Final = 3
FROM_SCARING: Final = 4
FROM_MONSTERS: Final = 5
FROM_BONUS: Final = 6
FROM_CARDS: Final = 7
FROM_PLACING: Final = 8
FROM_START: Final = 9
SOURCES: Final = [
    "markers",
    "spaces",
    "sales",
    "fights",
    "scaring",
    "monsters",
    "bonus",
    "cards",
    "placing",
    "start",
]


class Empire:
    """One player's pieces. The rack, the hand and what was earned are changed in place; other lists
    are replaced, so that copies can share them."""

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, board: ActionBoard) -> None:
        self.board = board
        self.people = 0
        self.city = NONE
        self.explorer = NONE
        self.warship = NONE
        self.home = board.slots  # the Settlers of each section
        self.marked = 0  # how many markers have left the track
        # Where its Settlers may be sent: its City and the tiles with its markers, in reading order
        self.open_places: list[int] = []
        self.strength = board.start_strength
        self.last = NONE  # the action that the wheel shows
        self.rack = [0] * RESOURCES
        self.hand: list[int] = []
        self.kept: list[int] = []  # cards held since before the deck was made anew
        self.slain = 0
        self.cards_played = 0
        self.fights_won = 0
        self.earned = [0] * len(SOURCES)

    def copy(self) -> Empire:
        new = Empire.__new__(Empire)
        new.board = self.board
        new.people = self.people
        new.city = self.city
        new.explorer = self.explorer
        new.warship = self.warship
        new.home = self.home
        new.marked = self.marked
        new.open_places = self.open_places
        new.strength = self.strength
        new.last = self.last
        new.rack = self.rack[:]
        new.hand = self.hand[:]
        new.kept = self.kept[:]
        new.slain = self.slain
        new.cards_played = self.cards_played
        new.fights_won = self.fights_won
        new.earned = self.earned[:]
        return new

    def take_board(self, board: ActionBoard) -> None:
        """Begin with an Action Board (DIL-SETUP-04, DIL-SETUP-05)."""
        self.board = board
        self.home = board.slots
        self.strength = board.start_strength

    def found_city(self, place: int) -> None:
        """Both ships begin in the City (DIL-SETUP-06)."""
        self.city = place
        self.explorer = place
        self.warship = place
        self.open_places = [place]

    def open_place(self, place: int) -> None:
        """A marker opens a tile to Settlers for the rest of the game (DIL-SETTLE-02)."""
        self.open_places = sorted([*self.open_places, place])

    def empty(self, section: int) -> bool:
        """Whether no Settler remains in a section (DIL-BOARD-03). A section without slots has no
        bonus that could be switched on."""
        return self.home[section] == 0

    def at_home(self) -> int:
        """How many Settlers are on the Action Board."""
        home = self.home
        return home[0] + home[1] + home[2] + home[3]

    def tokens(self) -> int:
        rack = self.rack
        return rack[0] + rack[1] + rack[2]

    def strength_gold(self) -> int:
        """The Gold tied to the marker's position (DIL-MIL-02)."""
        return self.board.strength_gold[self.strength - 1]

    def cards(self) -> list[int]:
        """All Ruins Cards in hand, in order; a world deals them in none."""
        return sorted(self.hand + self.kept) if self.kept else sorted(self.hand)

    def play_card(self, card: int) -> None:
        """A card leaves the hand; of two alike the one held longer."""
        (self.kept if card in self.kept else self.hand).remove(card)

    def shift_home(self, section: int, amount: int) -> None:
        home = self.home[:]
        home[section] += amount
        self.home = home
