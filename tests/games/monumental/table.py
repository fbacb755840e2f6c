"""A table of Monumental Duel for tests: set up with a few readable words, played by spelling.

    table = duel("greeks+mughals").city(0, "camp camp/GRE-K1 library", turned="1 2 3")
    table.give(0, p=2, m=3).turn(0).play("acquire BAS-WORKSHOP")

Both Cities, decks and supplies begin empty, and seat 0 is First player. A City is written space by
space: `camp/GRE-K1` is a Work Camp on a Knowledge, `-/GRE-K1` a Knowledge alone, `.` an empty
space. Decks are written from the top.

Rules are tested with `GAME`, which has the values of the ledger from `ledger/`, whatever play has
made of them since. The game of the house is `PLAYED`; `test_tuned.py` says where the two differ.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from labrys.games import find
from labrys.games.monumental.content.language import NONE, RESOURCES, STOCK
from labrys.games.monumental.content.model import COLUMNS, ROWS, SPACES
from labrys.games.monumental.game import MonumentalGame, as_duel, make
from labrys.games.monumental.rules.city import Activate
from labrys.games.monumental.rules.duel import ACTIONS, ACTIVATION, Duel
from labrys.games.monumental.rules.options import PLACE_NAMES, PLACES
from labrys.games.monumental.rules.realm import Realm
from labrys.games.monumental.rules.rounds import BeginActions, EndRound
from labrys.games.monumental.rules.turn import NextTurn
from labrys.kernel.event import Event
from labrys.kernel.question import Refusal

LEDGER = Path(__file__).parent / "ledger"
GAME: MonumentalGame = make(LEDGER)
found = find("monumental")
assert isinstance(found, MonumentalGame)
PLAYED: MonumentalGame = found
LINES = [*ROWS, *COLUMNS]
SHORT = {
    "camp": "CIV-WORKCAMP",
    "library": "CIV-LIBRARY",
    "fort": "CIV-FORT",
    "forum": "CIV-FORUM",
    "mine": "CIV-MINE",
    "workshop": "BAS-WORKSHOP",
    "lab": "BAS-LAB",
    "archery": "BAS-ARCHERY",
    "barricade": "BAS-BARRICADE",
    "unrest": "UNR-1",
}
LONG = {id: short for short, id in SHORT.items()}


def duel(
    civilizations: str = "greeks+aksumites",
    seed: int = 1,
    game: MonumentalGame | None = None,
    **settings: str,
) -> Table:
    """A table with nothing on it but the piles."""
    game = game or GAME
    given = {"civilizations": civilizations, "first": "seat-1", **settings}
    position = as_duel(game.new(2, seed, given))
    position.agenda.clear()
    position.options = ()
    position.round = 3
    position.display = [NONE] * len(position.display)
    for realm in position.realms:
        realm.tops = [NONE] * SPACES
        realm.unders = [NONE] * SPACES
        realm.deck = []
        realm.supply = [0] * RESOURCES
        realm.knowledges = 0
    return Table(position)


@cache
def game_with(*texts: str, **more: str) -> MonumentalGame:
    """A game with Buildings of a pack beside the box, X1, X2 …, one for each text; two abilities
    of a card are joined by `and`. Further cards by their ids are written in full."""
    entries = ['id = "extra"', 'en = "Extra"', 'fr = "Extra"', ""]
    for number, text in enumerate(texts, 1):
        abilities = ", ".join(f'"{each}"' for each in text.split(" and "))
        entries += [
            "[[card]]",
            f'id = "X{number}"',
            f'en = "Extra {number}"',
            f'fr = "Extra {number}"',
            'set = "development"',
            'type = "building"',
            "era = 1",
            "cost = { p = 1 }",
            f"effect = [{abilities}]",
            "",
        ]
    for id, body in more.items():
        entries += ["[[card]]", f'id = "{id}"', f'en = "{id}"', f'fr = "{id}"', body, ""]
    with TemporaryDirectory() as folder:
        copytree(LEDGER, folder, dirs_exist_ok=True)
        (Path(folder) / "pack-extra.toml").write_text("\n".join(entries), encoding="utf-8")
        return make(Path(folder))


class Table:
    """A position with the words tests use."""

    def __init__(self, position: Duel) -> None:
        self.duel = position
        self.events: list[Event] = []

    # ---- setting up

    def number(self, name: str) -> int:
        return self.duel.content.card(SHORT.get(name, name)).number

    def numbers(self, names: str) -> list[int]:
        return [self.number(name) for name in names.split()]

    def city(self, seat: int, cards: str, turned: str = "") -> Table:
        """Cards of the spaces in order; `turned` are those activated, from 1."""
        realm = self.duel.realms[seat]
        for space, entry in enumerate(cards.split()):
            top, _, under = entry.partition("/")
            if top not in (".", "-"):
                realm.tops[space] = self.own(seat, top)
            if under:
                realm.unders[space] = self.own(seat, under)
        for number in turned.split():
            realm.turned |= 1 << int(number) - 1
        return self

    def own(self, seat: int, name: str) -> int:
        """A card that now belongs to a player, Unrest from its stack."""
        card = self.number(name)
        self.duel.owns(seat, card, 1)
        if name == "unrest":
            self.duel.unrest -= 1
        return card

    def give(self, seat: int, **what: Any) -> Table:
        """Resources by letter, `dice`, `deck` (from the top), `discard` (its top last), `policies`
        with their `lines`, `provinces` (from the bottom), `wonder`, `reserved`, `spying`,
        `gained` (all that is given), `used` places."""
        realm = self.duel.realms[seat]
        for resource, name in enumerate(STOCK):
            realm.supply[resource] += what.pop(name, 0)
        if "dice" in what:
            realm.dice = what.pop("dice")
        for name in what.pop("deck", "").split():
            realm.known.insert(0, self.own(seat, name))
        for name in what.pop("bag", "").split():
            realm.deck.append(self.own(seat, name))
        for name in what.pop("discard", "").split():
            realm.discard.append(self.own(seat, name))
        for name in what.pop("policies", "").split():
            card = self.number(name)
            realm.culture.remove(card)
            realm.policies = [*realm.policies, card]
        realm.lines = [*realm.lines, *(LINES.index(line) for line in what.pop("lines", "").split())]
        for name in what.pop("active", "").split():
            realm.active |= 1 << realm.policies.index(self.number(name))
        realm.provinces = [*realm.provinces, *self.numbers(what.pop("provinces", ""))]
        if "wonder" in what:
            realm.wonder = self.number(what.pop("wonder"))
        realm.reserved = [*realm.reserved, *self.numbers(what.pop("reserved", ""))]
        if "spying" in what:
            realm.spying = self.number(what.pop("spying"))
        for name in what.pop("used", "").split():
            realm.tokens[PLACE_NAMES.index(name)] = 1
        for name, number in what.pop("gained", {}).items():
            realm.gained[STOCK.index(name)] = number
        assert not what, f"unknown: {sorted(what)}"
        return self

    def display(self, cards: str) -> Table:
        """The slots from the left, `.` for an empty one."""
        names = cards.split()
        for slot, name in enumerate(names):
            self.duel.display[slot] = NONE if name == "." else self.number(name)
        for era in self.duel.eras:
            for card in self.duel.display:
                if card in era:
                    era.remove(card)
        return self

    def eras(self, one: str = "", two: str = "", three: str = "", met: int = 3) -> Table:
        """What is left of the Development deck; the first `met` separators are gone."""
        self.duel.eras = [self.numbers(one), self.numbers(two), self.numbers(three)]
        self.duel.separators = 0b111 & ~((1 << met) - 1)
        return self

    def advantage(self, seat: int, type: str = "", tokens: int = 0) -> Table:
        self.duel.holder = seat
        self.duel.adv_type = STOCK.index(type) if type else NONE
        self.duel.adv_tokens = tokens
        return self

    def turn(self, seat: int) -> Table:
        """A player's turn in phase 2. The other has 1 Gold at least, and so something to do."""
        self.duel.phase = ACTIONS
        theirs = self.duel.realms[1 - seat].supply
        theirs[STOCK.index("g")] = max(1, theirs[STOCK.index("g")])
        return self.go(NextTurn(seat))

    def activation(self, seat: int = 0) -> Table:
        """A player's City Activation, the last of this round."""
        self.duel.phase = ACTIVATION
        return self.go(BeginActions(), Activate(seat))

    def end_round(self) -> Table:
        """Both have passed."""
        self.duel.realms[0].passed = self.duel.realms[1].passed = True
        return self.go(EndRound())

    def go(self, *steps: Any) -> Table:
        self.duel.agenda = list(steps)
        self.duel.over = False
        self.duel.events = []
        self.duel.advance()
        self.events = self.duel.events or []
        self.duel.events = None
        return self

    # ---- playing

    def play(self, *spellings: str, rolls: tuple[int, ...] = ()) -> Table:
        """Choose options one after another; `rolls` are the faces that the dice will show."""
        self.events = []
        faces = [self.duel.blocks.out_die + face - 1 for face in rolls]
        for spelling in spellings:
            option = self.duel.read(spelling)
            assert option in self.duel.options, f"{spelling} not in {self.options}"
            self.duel.events = []
            if faces:
                self.duel.chance.script = faces
                self.duel.chance.read = 0
            self.duel.play(option)
            faces = faces[self.duel.chance.read :] if self.duel.chance.script else faces
            self.duel.chance.script = None
            self.events += self.duel.events or []
            self.duel.events = None
        return self

    # ---- looking

    @property
    def options(self) -> list[str]:
        return [self.duel.spell(option) for option in self.duel.options]

    def starting(self, verb: str) -> list[str]:
        return [option for option in self.options if option.split()[0] == verb]

    @property
    def asked(self) -> str:
        return type(self.duel.agenda[-1]).__name__ if self.duel.agenda else ""

    @property
    def seat(self) -> int:
        return self.duel.seat

    def realm(self, seat: int = 0) -> Realm:
        return self.duel.realms[seat]

    def has(self, seat: int = 0) -> str:
        """A supply as words: "2p 1g"."""
        supply = self.duel.realms[seat].supply
        return " ".join(f"{supply[r]}{STOCK[r]}" for r in range(RESOURCES) if supply[r])

    def offered(self, spelling: str) -> bool:
        self.duel.read(spelling)
        return spelling in self.options

    def refusal(self, spelling: str) -> Refusal:
        option = self.duel.read(spelling)
        refused = next((r for r in self.duel.refusals() if r.option == option), None)
        assert refused is not None, f"{spelling} is not refused; options: {self.options}"
        assert spelling not in self.options
        return refused

    def why_not(self, spelling: str) -> tuple[str, str]:
        refusal = self.refusal(spelling)
        return refusal.reason, refusal.rule

    def short(self, spelling: str) -> int:
        return self.refusal(spelling).short

    def name(self, card: int) -> str:
        id = self.duel.content.cards[card].id if card >= 0 else "."
        return LONG.get(id, id)

    def names(self, cards: list[int]) -> str:
        return " ".join(self.name(card) for card in cards)

    def deck(self, seat: int = 0) -> str:
        """The known top cards of a City deck, from the top."""
        return self.names(self.realm(seat).known[::-1])

    def discard(self, seat: int = 0) -> str:
        return self.names(self.realm(seat).discard)

    def provinces(self, seat: int = 0) -> str:
        return self.names(self.realm(seat).provinces)

    def policies(self, seat: int = 0) -> str:
        return self.names(self.realm(seat).policies)

    def shown(self) -> str:
        """The display from the left."""
        return self.names(self.duel.display)

    def space(self, seat: int, space: int) -> str:
        realm = self.realm(seat)
        top, under = realm.tops[space - 1], realm.unders[space - 1]
        said = self.name(top) if top != NONE or under == NONE else "-"
        return f"{said}/{self.name(under)}" if under != NONE else said

    def token(self, place: str, seat: int = 0) -> bool:
        return self.realm(seat).tokens[PLACE_NAMES.index(place)] != 0

    def pile(self, name: str) -> int:
        return self.duel.piles[self.duel.content.basics.index(self.number(name))]

    def held(self) -> tuple[int, str, int]:
        """Holder, type and tokens of the Advantage."""
        kind = self.duel.adv_type
        return self.duel.holder, STOCK[kind] if kind != NONE else "", self.duel.adv_tokens

    def told(self, message: str) -> int:
        return sum(event.message == message for event in self.events)

    def facts(self, seat: int) -> dict[str, Any]:
        seen = self.duel.view(seat).facts()["table"]
        assert isinstance(seen, dict)
        return seen


assert len(PLACE_NAMES) == PLACES
