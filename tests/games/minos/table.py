"""A table of Minos for tests: set up with a few readable words, played by spelling.

    minos = table(seats=4).at_draft(pool="r5 b2 r2 g1")
    minos.play("draft red-5 prepare")
    assert minos.row("prepare") == "r5"

Dice are a colour's letter (r, y, b, g for gray) and a value. Every `at_…` and `give` changes
the position by hand and asks anew, so a test can begin in the middle of a game.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import labrys
from labrys.games.minos.content.effects import parse
from labrys.games.minos.content.icons import VOCABULARY
from labrys.games.minos.content.model import GOODS, ROWS
from labrys.games.minos.rules import (
    effects,
    income,
    passes,
    points,
    progress,
    rounds,
    scoring,
    solo_actions,
    turn,
)
from labrys.games.minos.rules.clan import MAP, SOURCES, Clan
from labrys.games.minos.rules.draft import push_draft
from labrys.games.minos.rules.minos import DICE, NONE, Minos
from labrys.games.minos.rules.options import ABILITY_IDS, CARD_IDS, OUTCOMES, PER_AGE, TRADE_IDS
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.question import Refusal

LETTERS = "rybg"
SOLO_CARDS = Path(__file__).parent / "solo_cards.toml"


@cache
def solo_game() -> AnyGame:
    """Minos with the Solo cards that the tests name, whichever the game has now."""
    return labrys.games.changed("minos", SOLO_CARDS)


def die(text: str) -> int:
    """`r5` is the red die showing 5."""
    return LETTERS.index(text[0]) * 6 + int(text[1]) - 1


def card(text: str) -> int:
    return CARD_IDS.index(text)


def names(cards: list[int]) -> str:
    return " ".join(CARD_IDS[number] for number in cards)


def goods(numbers: list[int]) -> str:
    return " ".join(name for name, number in zip(GOODS, numbers) for _ in range(number))


def table(seats: int = 2, seed: int = 1, **settings: str | bool) -> Table:
    """A game past its set-up, at the first draft of round 1 (set-up choices: the first option)."""
    if seats == 1:
        position = solo_game().new(1, seed, settings)
    else:
        position = labrys.new("minos", seats=seats, seed=seed, **settings)
    assert isinstance(position, Minos)
    while position.round == 0 or not position.pool:
        position.play(position.options[0])
    return Table(position)


def bare(seats: int = 2, seed: int = 1, **settings: str | bool) -> Table:
    """The same with everything personal taken away: no Coins, Weaponry, VP, Goods, cards,
    abilities or Temporary Goods; a City, one Warrior and three in Reserves stay."""
    made = table(seats, seed, **settings)
    minos = made.minos
    for seat in range(minos.seats):
        clan = minos.clans[seat]
        for pile in (clan.hand, clan.palace, clan.area):
            for number in list(pile):
                minos.decks[minos.backs[number]].append(number)
            pile.clear()
        clan.shown.clear()
        for good in range(6):
            minos.stacks[good] += clan.goods[good]
            minos.temps[good] += clan.temps[good]
        clan.goods = [0] * 6
        clan.temps = [0] * 6
        clan.coins = clan.weaponry = clan.vp = clan.income = 0
        clan.track = [0, 0, 0]
        clan.ability = -1
        clan.level = 0
    return made


def solo(region: int = 1, level: str = "normal") -> Table:
    """A bare solo game, no die drafted yet, whose human lives in region 1 (the rival's home is
    then 4) or 3 (then 7). Routes are the A sides: 6, 8 and 7 VP at the top."""
    for seed in range(1, 100):
        made = bare(1, seed, solo=level, routes="AAA")
        if made.minos.city_at[region] == 0:
            return made.clear().rival(top="S01")
    raise AssertionError(f"no solo game starts in region {region}")


def calm(seats: int = 2) -> Table:
    """`bare` with the A sides of the routes, seat 0 at home in region 1, and no Vases."""
    made = bare(seats, seed=3, routes="AAA").vases()
    assert made.minos.city_at[1] == 0
    return made


class Table:
    """A position with the words tests use."""

    def __init__(self, minos: Minos) -> None:
        self.minos = minos
        self.events: list[Event] = []

    # ---- playing and looking

    def play(self, *spellings: str) -> Table:
        """Play options by their spelling; refusals and unknown spellings raise."""
        for spelling in spellings:
            self.minos.events = []
            self.minos.play(self.minos.read(spelling))
            self.events = self.minos.events
            self.minos.events = None
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.minos.seat

    @property
    def asked(self) -> str:
        """The class of the step that asks."""
        return type(self.minos.agenda[-1]).__name__ if self.minos.agenda else ""

    @property
    def options(self) -> list[str]:
        return [self.minos.spell(option) for option in self.minos.options]

    def offered(self, spelling: str) -> bool:
        self.minos.read(spelling)
        return spelling in self.options

    def starting(self, verb: str) -> list[str]:
        """The options of one verb."""
        return [option for option in self.options if option.split()[0] == verb]

    def refusal(self, spelling: str) -> Refusal | None:
        """Why an option is not possible, None if nothing is said of it."""
        option = self.minos.read(spelling)
        return next((r for r in self.minos.refusals() if r.option == option), None)

    def why_not(self, spelling: str) -> tuple[str, str, int]:
        """Reason, rule and what is missing of a refused option."""
        refusal = self.refusal(spelling)
        assert refusal is not None, f"{spelling} is not refused; options: {self.options}"
        return refusal.reason, refusal.rule, refusal.short

    def told(self, message: str) -> bool:
        """Whether the last play told this message."""
        return any(event.message == message for event in self.events)

    def paid(self) -> int:
        """The Coins paid in the last play."""
        return sum(event.parts[1] for event in self.events if event.message == "paid-coins")

    def facts(self, seat: int = 0) -> Any:
        """What a seat, or a spectator as seat -1, sees of the table."""
        return self.minos.view(seat).facts()["table"]

    def clan(self, seat: int = 0) -> Clan:
        return self.minos.clans[seat]

    def home(self, seat: int = 0) -> int:
        """The region of a clan's first City."""
        return self.minos.content.starts[self.minos.clans[seat].start].region

    def earned(self, seat: int, source: str) -> int:
        """The VP a clan has from one source: "vases", "farms", "regions", …"""
        return self.minos.clans[seat].earned[SOURCES.index(source)]

    def row(self, name: str) -> str:
        """The dice of a row from the left, `..` where one was taken back: `b2 r5`."""
        dice = self.minos.rows[ROWS.index(name)]
        return " ".join(".." if d == NONE else f"{LETTERS[d % DICE // 6]}{d % 6 + 1}" for d in dice)

    def owners(self, name: str) -> list[int]:
        """The owners of a row's dice from the left."""
        return [d // DICE for d in self.minos.rows[ROWS.index(name)] if d != NONE]

    def hand(self, seat: int = 0) -> str:
        """The cards of a hand by their ids: `I22 II01`."""
        return names(self.minos.clans[seat].hand)

    def area(self, seat: int = 0) -> str:
        return names(self.minos.clans[seat].area)

    def palace(self, seat: int = 0) -> str:
        return names(self.minos.clans[seat].palace)

    def discards(self, age: int = 1) -> str:
        """The discard pile of an Age (1 or 2)."""
        return names(self.minos.discards[age - 1])

    def on_offer(self) -> str:
        """The cards of the offer from the left."""
        return names(self.minos.offer)

    def goods(self, seat: int = 0) -> str:
        """The Goods of a clan: `stone stone herb`."""
        return goods(self.minos.clans[seat].goods)

    def temps(self, seat: int = 0) -> str:
        """The Temporary Goods of a clan."""
        return goods(self.minos.clans[seat].temps)

    # ---- changing the position by hand

    def ask(self) -> Table:
        """Work out anew what is asked, after a change by hand."""
        self.minos.over = False
        self.minos.advance()
        return self

    def give(
        self,
        seat: int = 0,
        coins: int | None = None,
        weaponry: int | None = None,
        vp: int | None = None,
        goods: str = "",
        temps: str = "",
        hand: str = "",
        area: str = "",
        palace: str = "",
        trade: str = "",
        tracks: str = "",
        ability: str = "",
        level: int = 0,
        reserves: int | None = None,
    ) -> Table:
        """Set resources; add Goods, Temporary Goods and cards; tracks as "influence cultural
        population" numbers such as "3 0 5". Conservation of the components is kept."""
        minos = self.minos
        clan = minos.clans[seat]
        clan.coins = clan.coins if coins is None else coins
        clan.weaponry = clan.weaponry if weaponry is None else weaponry
        clan.vp = clan.vp if vp is None else vp
        for good in goods.split():
            clan.goods[GOODS.index(good)] += 1
            minos.stacks[GOODS.index(good)] -= 1
        for good in temps.split():
            clan.temps[GOODS.index(good)] += 1
            minos.temps[GOODS.index(good)] -= 1
        for text, pile in ((hand, clan.hand), (area, clan.area), (palace, clan.palace)):
            for name in text.split():
                pile.append(self.fetch(card(name)))
        for name in trade.split():
            tile = TRADE_IDS.index(name)
            for tiles in (*minos.blue, *minos.red):
                if tile in tiles:
                    tiles.remove(tile)
            clan.trade.append(tile)
        if tracks:
            clan.track = [int(place) for place in tracks.split()]
        if ability:
            clan.ability = ABILITY_IDS.index(ability)
            clan.level = level
        if reserves is not None:
            clan.supply += clan.reserves - reserves
            clan.reserves = reserves
        return self.ask()

    def fetch(self, number: int) -> int:
        """Take a card from wherever it lies."""
        minos = self.minos
        piles = [*minos.decks, *minos.discards, minos.offer, minos.boxed, minos.boxed_seen]
        for clan in minos.clans:
            piles += [clan.hand, clan.area, clan.palace, clan.shown]
        for pile in piles:
            if number in pile:
                pile.remove(number)
        return number

    def offer(self, names: str) -> Table:
        """Make these cards the offer, from the left."""
        minos = self.minos
        for number in list(minos.offer):
            minos.decks[0 if number < PER_AGE else 1].append(number)
        minos.offer = []
        minos.offer = [self.fetch(card(name)) for name in names.split()]
        return self.ask()

    def warriors(self, seat: int, places: dict[int, int]) -> Table:
        """Put exactly so many Warriors of a clan into these regions; the rest of the ten stays in
        the Reserves as far as they were gained."""
        clan = self.minos.clans[seat]
        gained = clan.reserves + sum(clan.warriors)
        clan.warriors = [places.get(region, 0) for region in range(len(clan.warriors))]
        on_map = sum(clan.warriors)
        clan.reserves = max(0, gained - on_map)
        clan.supply = self.minos.content.warriors - on_map - clan.reserves
        self.minos.changed |= MAP
        return self.ask()

    def city(self, seat: int, region: int) -> Table:
        clan = self.minos.clans[seat]
        clan.cities += 1
        self.minos.city_at[region] = seat
        self.minos.foundations[region] = NONE
        return self.ask()

    def tower(self, seat: int, region: int) -> Table:
        self.minos.clans[seat].towers += 1
        self.minos.tower_at[region] = seat
        return self.ask()

    def farm(self, seat: int, region: int) -> Table:
        self.minos.clans[seat].farms += 1
        self.minos.farm_at[region] = seat
        return self.ask()

    def ships(self, seat: int, spaces: str) -> Table:
        """Ship spaces on routes 1, 2, 3: "3 0 1"."""
        self.minos.clans[seat].ships = [int(space) for space in spaces.split()]
        return self.ask()

    def foundation(self, region: int, name: str) -> Table:
        """Put this Foundation tile into a region; if it lay in another, the two change places."""
        tiles = self.minos.foundations
        tile = [tile.id for tile in self.minos.content.foundations].index(name)
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[region]
        tiles[region] = tile
        return self.ask()

    def round(self, number: int) -> Table:
        """Make it this round; from round 3 on Age II is active."""
        minos = self.minos
        if number > 2 and minos.age == 0:
            minos.agenda.append(rounds.AgeChange())
        minos.round = number
        return self.ask()

    def vases(self, *numbers: int) -> Table:
        """Make these the Vases in play, claimed by nobody."""
        self.minos.vases = list(numbers)
        self.minos.vase_marks = [[], [], []]
        for clan in self.minos.clans:
            clan.vases = 0
        return self

    def deck(self, age: int, cards: str) -> Table:
        """The deck of an Age (1 or 2) holds only these cards; its other cards are boxed."""
        minos = self.minos
        chosen = [self.fetch(card(name)) for name in cards.split()]
        minos.boxed += minos.decks[age - 1]
        minos.decks[age - 1] = chosen
        return self.ask()

    def pile(self, names: str) -> Table:
        """The face-down Goods pile holds only these."""
        self.minos.pile = [GOODS.index(name) for name in names.split()]
        return self.ask()

    def action_bonus(self, name: str) -> Table:
        """The Action Bonus tile in play: AB1 to AB5."""
        self.minos.action_bonus = int(name[2:]) - 1
        return self.ask()

    def nothing_after(self) -> Table:
        """Forget what follows the step that asks: the game stops behind it."""
        del self.minos.agenda[:-1]
        return self

    # ---- moments of a round

    def clear(self) -> Table:
        """Forget what is pending and the dice on the rows."""
        minos = self.minos
        minos.agenda.clear()
        minos.rows = [[], [], [], [], []]
        minos.spent = []
        minos.together = False
        minos.turn_seat = NONE
        minos.over = False
        return self

    def at_draft(self, pool: str, first: int = 0) -> Table:
        """At the first draft of the round with this pool."""
        self.clear()
        self.minos.pool = [die(text) for text in pool.split()]
        self.minos.first = first
        self.minos.agenda.append(progress.Progress())
        push_draft(self.minos, 0)
        return self.ask()

    def placed(self, seat: int, **rows: str) -> Table:
        """Put dice of a seat on rows: placed(0, build="r3 g1"), in the order given."""
        for name, dice in rows.items():
            for text in dice.split():
                self.minos.rows[ROWS.index(name)].append(seat * DICE + die(text))
        return self

    def at_progress(self, first: int = 0) -> Table:
        """At the Progress step, with the dice put down by `placed` (call `clear` before it)."""
        self.minos.agenda.clear()
        self.minos.first = first
        self.minos.agenda.append(progress.Progress())
        return self.ask()

    def at_actions(self, first: int = 0) -> Table:
        """At the first turn of the action step, with the dice put down by `placed`."""
        self.minos.agenda.clear()
        self.minos.first = first
        self.minos.agenda.append(turn.Actions())
        return self.ask()

    def at_turn(self, row: str, space: int = 1, seat: int = 0, die_is: str = "r3") -> Table:
        """In a seat's turn, the die just taken back from a space; after it the round's Income."""
        self.clear()
        minos = self.minos
        minos.agenda.append(income.Income())
        dice = minos.rows[ROWS.index(row)]
        while len(dice) < space:
            dice.append(NONE)
        dice[space - 1] = seat * DICE + die(die_is)
        turn.retrieve(minos, seat, ROWS.index(row), space - 1)
        minos.agenda.append(turn.Turn(seat))
        return self.ask()

    def at_income(self, first: int = 0) -> Table:
        self.clear()
        self.minos.first = first
        self.minos.agenda.append(income.Income())
        return self.ask()

    def at_scoring(self, final: bool, first: int = 0) -> Table:
        """At a scoring alone: nothing follows it."""
        self.clear()
        self.minos.first = first
        self.minos.agenda.append(scoring.Scoring(final))
        return self.ask()

    def effects(self, seat: int, *texts: str) -> Table:
        """Begin these effects for a seat now, on top of whatever is pending."""
        effects.begin(self.minos, seat, [parse(text, VOCABULARY) for text in texts])
        self.minos.settle()
        return self.ask()

    def build_points(self, seat: int, number: int = 1, free: int = 0) -> Table:
        """Give waiting Build points, as in the Progress step, and come to their pass."""
        minos = self.minos
        minos.begin_together()
        minos.clans[seat].aside += number
        minos.clans[seat].free_aside += free
        if not any(isinstance(step, passes.EndPart) for step in minos.agenda):
            minos.agenda.append(passes.EndPart(True))
        return self

    def use(self, seat: int, code: int, amount: int = 1) -> Table:
        """Give points of one code (an icon's number, icons.EXPAND, icons.BUILD_FREE)."""
        points.start(self.minos, seat, code, amount, True)
        return self.ask()

    # ---- chance and the solo rival

    def lucky(self, *outcomes: str) -> Table:
        """Go on to the next question with these outcomes of chance, all of them and no others,
        as a record spells them: lucky("will stone", "solo S05")."""
        chance = self.minos.chance
        script = [OUTCOMES.read(text) for text in outcomes]
        chance.script = script
        chance.read = 0
        self.minos.events = []
        self.ask()
        self.events = self.minos.events
        self.minos.events = None
        assert chance.read == len(script), f"only {chance.read} of {outcomes} happened"
        chance.script = None
        return self

    def sea(self, region: int, tiles: str) -> Table:
        """The Sea Peoples tiles of a region: "I-01 II-04", "II-04" alone, or "" for none."""
        numbers = {tile.id: tile.number for tile in self.minos.content.sea_peoples}
        self.minos.sea_one[region] = self.minos.sea_two[region] = NONE
        for name in tiles.split():
            level = self.minos.sea_two if name.startswith("II") else self.minos.sea_one
            level[region] = numbers[name]
        return self.ask()

    def rival(
        self, top: str = "", drawn: str = "", down: str = "", up: str = "", vases: str = ""
    ) -> Table:
        """The rival's Solo card on top and those drawn this round (all others are the deck);
        cards he took face-down and face-up; his Vase markers on "0 3 7 10" spaces."""
        minos = self.minos
        if top:
            cards = [card.id for card in minos.content.solo_cards]
            minos.solo_top = cards.index(top)
            minos.solo_drawn = [cards.index(name) for name in drawn.split()]
            minos.solo_discards = []
            out = [minos.solo_top, *minos.solo_drawn]
            minos.solo_deck = [number for number in range(len(cards)) if number not in out]
        minos.rival_down += [self.fetch(card(name)) for name in down.split()]
        minos.rival_up += [self.fetch(card(name)) for name in up.split()]
        if vases:
            minos.solo_vases = [[0, 3, 7, 10].index(int(space)) for space in vases.split()]
        return self

    def rival_draft(self, pool: str, draws: str, then: str) -> Table:
        """The rival drafts from the pool: he draws one Solo card, and this card is on top then
        (or several, each turned up after the other)."""
        minos = self.minos
        self.rival(top=draws)
        minos.agenda.clear()
        minos.pool = [die(text) for text in pool.split()]
        minos.first = 1
        push_draft(minos, 0)
        return self.lucky(*(f"solo {name}" for name in then.split()))

    def rival_turn(
        self, row: str, space: int = 1, wild: str = "", will: str | None = None
    ) -> Table:
        """The rival takes back his only die, a red 3, and acts; nothing follows. `wild` is what
        his Wild die is marked with, `will` are the Goods he draws from the bag."""
        minos = self.clear().minos
        minos.rows[ROWS.index(row)] = [NONE] * (space - 1) + [DICE + die("r3")]
        minos.solo_wild = [NONE] * (space - 1) + [ROWS.index(wild)] if wild else []
        minos.agenda.append(solo_actions.RivalTurn())
        if will is None:
            return self.ask()
        return self.lucky(*(f"will {good}" for good in will.split()))
