"""A small game for tests of the kernel, with every kind of hiding there is.

Two seats explore an isle. Six of twelve tiles lie on it face down (places); the others are unused
(cards). Cards of a deck without order go to hands, and some lie on top of it in an order that both
or one of the two have seen (places). Tokens from open trays go to racks and a discard tray whose
numbers are open and whose kinds can only be remembered; lots are drawn from a sack, so their kinds
are secret (counts). Gold is gained in the open, and remembered; luck is secret; shares are secret
but for their total; and each seat seals a number at the start, to be opened at the end (amounts).
"""

from __future__ import annotations

from pathlib import Path

from labrys.kernel.game import Game, Setting
from labrys.kernel.lexicon import Lexicon, Part
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.secret import (
    ALL_KNOW,
    EMPTY,
    HIDDEN,
    NOBODY_KNOWS,
    Amounts,
    Cards,
    Counts,
    Pile,
    Places,
    Secret,
    number_of,
    veil,
)
from labrys.kernel.step import Simultaneous, Step

TURNS = 12
PLACES = 6
TILES = 12
CARDS = 10
KINDS = 3
TOKENS = 8
MOST_LUCK = 3 * TURNS
# Three tiles of each cost class; those of class 0 look like 1 from behind, and so on.
TILE_BACKS = [1 + tile % 2 for tile in range(TILES)]
CARD_BACKS = [1] * CARDS

_TILE = Part("tile", [f"t{number}" for number in range(TILES)])
_CARD = Part("card", [f"c{number}" for number in range(CARDS)])
_KIND = Part("kind", ["food", "craft", "weapons"])
_PLACE = Part("place", [f"p{number}" for number in range(PLACES)])
_NUMBER = Part("number", ["0", "1", "2", "3"])

LEXICON = Lexicon("isle")
SEAL = LEXICON.block("seal", [_NUMBER])
TAKE = LEXICON.block("take", [_KIND])
DROP = LEXICON.block("drop", [_KIND])
LOT = LEXICON.block("lot", [])
PEEK = LEXICON.block("peek", [_PLACE])
TURN = LEXICON.block("turn", [_PLACE])
FIND = LEXICON.block("find", [])
LOOK = LEXICON.block("look", [])
DRAW = LEXICON.block("draw", [])
SHOW = LEXICON.block("show", [_CARD])
BURY = LEXICON.block("bury", [_CARD])

OUTCOMES = Lexicon("the chance of isle")
OUT_TILE = OUTCOMES.block("tile", [_TILE])
OUT_CARD = OUTCOMES.block("card", [_CARD])
OUT_KIND = OUTCOMES.block("kind", [_KIND])
OUT_NUMBER = OUTCOMES.block("number", [_NUMBER])

PARTS = {
    "laid": ["place", "tile"],
    "shared": ["seat", "number"],
    "sealed": ["seat", "number"],
    "took": ["seat", "kind"],
    "dropped": ["seat", "kind"],
    "drew-lot": ["seat", "kind"],
    "peeked": ["seat", "tile", "place"],
    "turned": ["seat", "tile"],
    "found": ["seat", "number"],
    "looked": ["seat", "card"],
    "drew": ["seat", "card"],
    "showed": ["seat", "card"],
    "buried": ["seat", "card"],
}


class Isle(Position):
    """The map, the deck, and what each of the two seats has."""

    def __init__(self, game: AnyIsleGame, seats: int, seed: int, settings: dict[str, str]) -> None:
        super().__init__(game, seats, seed, settings)
        self.places = [EMPTY] * PLACES
        self.explorers = [NOBODY_KNOWS] * PLACES
        self.unused = list(range(TILES))
        self.deck = list(range(CARDS))
        self.top: list[int] = []
        self.top_known: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.shown: list[list[int]] = [[], []]
        self.seen: list[list[int]] = [[], []]
        self.graves: list[list[int]] = [[], []]
        self.trays = [TOKENS] * KINDS
        self.racks = [[0] * KINDS, [0] * KINDS]
        self.dropped = [0] * KINDS
        self.sack = [TOKENS] * KINDS
        self.lots = [[0] * KINDS, [0] * KINDS]
        self.gold = [0, 0]
        self.luck = [0, 0]
        self.shares = [0, 0, 0]
        self.sealed = [0, 0]

    def copy(self) -> Isle:
        new = Isle.__new__(type(self))
        self.copy_into(new)
        new.places = self.places[:]
        new.explorers = self.explorers[:]
        new.unused = self.unused[:]
        new.deck = self.deck[:]
        new.top = self.top[:]
        new.top_known = self.top_known[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [shown[:] for shown in self.shown]
        new.seen = [seen[:] for seen in self.seen]
        new.graves = [grave[:] for grave in self.graves]
        new.trays = self.trays[:]
        new.racks = [rack[:] for rack in self.racks]
        new.dropped = self.dropped[:]
        new.sack = self.sack[:]
        new.lots = [lot[:] for lot in self.lots]
        new.gold = self.gold[:]
        new.luck = self.luck[:]
        new.shares = self.shares[:]
        new.sealed = self.sealed[:]
        return new

    def secrets(self) -> list[Secret]:
        own = [0b01, 0b10]
        secrets: list[Secret] = [
            Places("map", "tile", self.places, TILE_BACKS, self.explorers),
            Cards("unused", "tile", self.unused, TILE_BACKS, NOBODY_KNOWS, []),
            Places("top", "card", self.top, CARD_BACKS, self.top_known),
        ]
        for seat in range(2):
            hand, shown, seen = self.hands[seat], self.shown[seat], self.seen[seat]
            other = own[1 - seat]
            secrets += [
                Cards("hand", "card", hand, CARD_BACKS, own[seat], shown, seen, other),
                Pile("grave", "card", self.graves[seat], CARD_BACKS, own[seat], []),
                Counts("rack", "token", self.racks[seat], own[seat], remembered=True),
                Counts("lot", "lot", self.lots[seat], own[seat]),
            ]
        secrets += [
            Cards("deck", "card", self.deck, CARD_BACKS, NOBODY_KNOWS, []),
            Counts("dropped", "token", self.dropped, NOBODY_KNOWS, remembered=True),
            Counts("sack", "lot", self.sack, NOBODY_KNOWS),
        ]
        if not self.over:
            secrets += [
                Amounts("gold", self.gold, own, 0, 100, total_open=False, remembered=True),
                Amounts("luck", self.luck, own, 0, MOST_LUCK, total_open=False),
                Amounts("shares", self.shares, [*own, NOBODY_KNOWS], 0, 3, total_open=True),
                Amounts("sealed", self.sealed, own, 0, 3, total_open=False),
            ]
        return secrets

    @property
    def points(self) -> list[int]:
        return [
            self.gold[seat] + self.luck[seat] + self.shares[seat] + self.sealed[seat]
            for seat in range(2)
        ]

    def points_for(self, seat: int) -> list[int | None]:
        """Everything in them is known to the owner alone, until the end."""
        return [
            points if self.over or owner == seat else None
            for owner, points in enumerate(self.points)
        ]


class Deal(Step[Isle]):
    def run(self, isle: Isle) -> None:
        for place in range(PLACES):
            tile = isle.chance.draw(isle.unused, OUT_TILE)
            isle.places[place] = tile
            isle.tell_hidden(NOBODY_KNOWS, "laid", place, tile, veil(TILE_BACKS[tile]))
        for share in range(3):
            isle.shares[share] = isle.chance.roll(4, OUT_NUMBER)
            known_to = 1 << share if share < 2 else NOBODY_KNOWS
            isle.tell_hidden(known_to, "shared", share, isle.shares[share], HIDDEN)
        for turn in range(TURNS):
            isle.agenda.append(Turn(turn % 2))
        isle.agenda.append(Seal([0, 1], [[], []]))


class Seal(Simultaneous[Isle]):
    def again(self, waiting: list[int], answers: list[list[int]]) -> Seal:
        return type(self)(waiting, answers)

    def ask_seat(self, isle: Isle, seat: int, so_far: list[int], asked: Question) -> None:
        for number in range(4):
            asked.offer(SEAL + number)

    def complete(self, isle: Isle, seat: int, so_far: list[int]) -> bool:
        return len(so_far) == 1

    def reveal(self, isle: Isle, answers: list[list[int]]) -> None:
        for seat in range(2):
            isle.sealed[seat] = answers[seat][0] - SEAL
            isle.tell_hidden(1 << seat, "sealed", seat, isle.sealed[seat], HIDDEN)


class Turn(Step[Isle]):
    def ask(self, isle: Isle, asked: Question) -> None:
        seat = self.seat
        for kind in range(KINDS):
            if isle.trays[kind]:
                asked.offer(TAKE + kind)
            if isle.racks[seat][kind]:
                asked.offer(DROP + kind)
        if number_of(isle.sack):
            asked.offer(LOT)
        for place in range(PLACES):
            if isle.explorers[place] != ALL_KNOW:
                asked.offer(TURN + place)
                if not isle.explorers[place] >> seat & 1:
                    asked.offer(PEEK + place)
        asked.offer(FIND)
        if isle.deck:
            asked.offer(LOOK)
        if isle.deck or isle.top:
            asked.offer(DRAW)
        for card in isle.hands[seat]:
            asked.offer(SHOW + card)
            asked.offer(BURY + card)

    def take(self, isle: Isle, option: int) -> None:
        block = LEXICON.of(option)
        _TAKES[block.verb](isle, self.seat, option - block.base)


def take(isle: Isle, seat: int, kind: int) -> None:
    isle.trays[kind] -= 1
    isle.racks[seat][kind] += 1
    isle.tell("took", seat, kind)


def drop(isle: Isle, seat: int, kind: int) -> None:
    isle.racks[seat][kind] -= 1
    isle.dropped[kind] += 1
    isle.tell("dropped", seat, kind)


def lot(isle: Isle, seat: int, _: int) -> None:
    tokens = [kind for kind in range(KINDS) for _ in range(isle.sack[kind])]
    kind = isle.chance.draw(tokens, OUT_KIND)
    isle.sack[kind] -= 1
    isle.lots[seat][kind] += 1
    isle.tell_hidden(1 << seat, "drew-lot", seat, kind, HIDDEN)


def peek(isle: Isle, seat: int, place: int) -> None:
    isle.explorers[place] |= 1 << seat
    tile = isle.places[place]
    isle.tell_hidden(1 << seat, "peeked", seat, tile, veil(TILE_BACKS[tile]), place)


def turn(isle: Isle, seat: int, place: int) -> None:
    isle.explorers[place] = ALL_KNOW
    isle.gold[seat] += isle.places[place] % 3
    isle.tell("turned", seat, isle.places[place])


def find(isle: Isle, seat: int, _: int) -> None:
    found = isle.chance.roll(4, OUT_NUMBER)
    isle.luck[seat] += found
    isle.tell_hidden(1 << seat, "found", seat, found, HIDDEN)


def look(isle: Isle, seat: int, _: int) -> None:
    """At a card of the deck, which then lies on top."""
    card = isle.chance.draw(isle.deck, OUT_CARD)
    isle.top.append(card)
    isle.top_known.append(1 << seat)
    isle.tell_hidden(1 << seat, "looked", seat, card, veil(1))


def draw(isle: Isle, seat: int, _: int) -> None:
    known = NOBODY_KNOWS
    if isle.top:
        card = isle.top.pop()
        known = isle.top_known.pop()
    else:
        card = isle.chance.draw(isle.deck, OUT_CARD)
    isle.hands[seat].append(card)
    if known == ALL_KNOW:
        isle.shown[seat].append(card)
    elif known >> (1 - seat) & 1:
        isle.seen[seat].append(card)
    isle.tell_hidden(known | 1 << seat, "drew", seat, card, veil(1))


def leave(isle: Isle, seat: int, card: int) -> None:
    isle.hands[seat].remove(card)
    for known in (isle.shown[seat], isle.seen[seat]):
        if card in known:
            known.remove(card)


def show(isle: Isle, seat: int, card: int) -> None:
    leave(isle, seat, card)
    isle.top.append(card)
    isle.top_known.append(ALL_KNOW)
    isle.tell("showed", seat, card)


def bury(isle: Isle, seat: int, card: int) -> None:
    leave(isle, seat, card)
    isle.graves[seat].append(card)
    isle.tell_hidden(1 << seat, "buried", seat, card, veil(1))


_TAKES = {
    "take": take,
    "drop": drop,
    "lot": lot,
    "peek": peek,
    "turn": turn,
    "find": find,
    "look": look,
    "draw": draw,
    "show": show,
    "bury": bury,
}


class IsleGame(Game[Isle]):
    def __init__(self, folder: Path, kind: type[Isle] = Isle) -> None:
        super().__init__(
            name="isle",
            prefix="ISL",
            rules="1",
            folder=folder,
            seats=[2],
            lexicon=LEXICON,
            outcomes=OUTCOMES,
            settings=[Setting("wind", ["calm"], "calm")],
        )
        self.kind = kind
        self.deal: type[Step[Isle]] = Deal

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Isle:
        isle = self.kind(self, seats, seed, settings)
        isle.agenda.append(self.deal())
        return isle

    def table_facts(self, isle: Isle, seat: int) -> dict[str, object]:
        return {
            "places": isle.places,
            "unused": len(isle.unused),
            "top": isle.top,
            "deck": len(isle.deck),
            "hands": isle.hands,
            "racks": [rack if rack[0] >= 0 else number_of(rack) for rack in isle.racks],
            "lots": [lot if lot[0] >= 0 else number_of(lot) for lot in isle.lots],
            "dropped": number_of(isle.dropped),
            "gold": isle.gold,
            "luck": isle.luck,
        }

    def value(self, isle: Isle, seat: int) -> float:
        return float(isle.points[seat])

    def parts_of(self, message: str) -> list[str]:
        return PARTS[message]

    def census(self, isle: Isle) -> dict[str, int]:
        cards = [*isle.deck, *isle.top, *isle.hands[0], *isle.hands[1]]
        cards += [*isle.graves[0], *isle.graves[1]]
        return {
            "tiles": len({*isle.places, *isle.unused}),
            "cards": len(set(cards)),
            "tokens": sum(map(sum, [isle.trays, isle.dropped, *isle.racks])),
            "lots": sum(map(sum, [isle.sack, *isle.lots])),
        }

    def components(self) -> list[str]:
        return []

    def used(self, isle: Isle) -> list[str]:
        return []


AnyIsleGame = Game[Isle]


def make(folder: Path, kind: type[Isle] = Isle) -> IsleGame:
    """The game, with a rulebook in a folder."""
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    (folder / "rulebook" / "en.md").write_text(
        "# Isle\n- **ISL-TURN-01** Explore.\n", encoding="utf-8"
    )
    return IsleGame(folder, kind)


def new(seed: int = 1) -> Isle:
    """A game after both have sealed a 2."""
    isle = IsleGame(Path("nowhere")).new(2, seed)
    say(isle, "seal 2", "seal 2")
    return isle


def say(isle: Isle, *spellings: str) -> None:
    for spelling in spellings:
        isle.play(isle.read(spelling))
