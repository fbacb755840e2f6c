"""One random game, with every promise verified on the way."""

from __future__ import annotations

import json
from collections import Counter
from math import isfinite

from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.travel import observed, round_trip, same_key
from labrys.kernel.check.undeclared import Twins
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.history import History
from labrys.kernel.pool import Deal, Pool
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.record import read
from labrys.kernel.step import Simultaneous
from labrys.kernel.text.rulebook import Rulebook
from labrys.kernel.view import View

# Which promise is verified, in the words of the report
OPTIONS = "options are different, spelled and read back"
REFUSALS = "refusals are of things not offered, and cite a rule of the rulebook"
COPIES = "copies are equal and independent"
VIEWS = "a view does not change with what its seat cannot know"
UNDECLARED = "a seat sees no difference that it is not told"
WORLDS = "a world fits its view and can be played"
RECORDS = "the record replays to the same game"
UNDO = "undo and redo give the same positions back"
CENSUS = "no component appears or vanishes"
EVENTS = "what is told is known to the game"
VALUES = "a position has a value for every seat"
ENDS = "the game comes to an end"
HASHES = "another hash seed changes nothing"
CONTENT = "the game's content stays as it is"
TRAVELS = "positions, views and steps come back the same from pickle and deepcopy"
KEYS = "positions with the same key play on equally"
OBSERVED = "an observation has its fixed length and tells nothing hidden"
PROMISES = (
    OPTIONS,
    REFUSALS,
    COPIES,
    VIEWS,
    UNDECLARED,
    WORLDS,
    RECORDS,
    UNDO,
    CENSUS,
    EVENTS,
    VALUES,
    ENDS,
    HASHES,
    CONTENT,
    TRAVELS,
    KEYS,
    OBSERVED,
)

# Costly promises are verified at a seeded sample of the decisions: one in so many.
SAMPLE = 4
# A world is played on for a while, and one world of each game to its end.
PLIES_IN_A_WORLD = 8
LONGEST_GAME = 20_000
# So often the setup is looked at with another outcome of chance.
SETUPS = 4
# So many cheap tries at once make a random player that gets somewhere.
TRIES = 3


class Broken(Exception):
    """A promise that does not hold."""

    def __init__(self, promise: str, what: str) -> None:
        super().__init__(what)
        self.promise = promise
        self.what = what


class Checker:
    """Plays one game at random and verifies the promises at its decisions.

    Every third game is not played evenly at random but by the best of a few random
    options, so that things which need some purpose are used too.
    """

    def __init__(
        self,
        game: AnyGame,
        dump: Dump,
        book: Rulebook,
        seats: int,
        seed: int,
        settings: dict[str, str],
    ) -> None:
        self.game = game
        self.dump = dump
        self.book = book
        self.seed = seed
        self.purposeful = seed % 3 == 2
        self.chance = Chance(seed * 2 + 1)
        self.counts: Counter[str] = Counter()
        self.decisions = 0
        self.kept: list[tuple[Position, bytes]] = []
        self.spelled: set[int] = set()
        self.used: set[str] = set()
        self.position: Position = game.new(seats, seed, settings)
        self.census = game.census(self.position)
        self.numbers = len(game.observe(self.position.view(0)))
        self.twins = Twins(game, dump, self.chance)
        self.seats = seats
        self.settings = settings

    def run(self) -> None:
        """Play the game to its end; raises Broken at the first broken promise."""
        position = self.position
        while not position.over:
            if self.decisions >= LONGEST_GAME:
                raise Broken(ENDS, f"no end after {LONGEST_GAME} decisions")
            # The first decision is always in the sample, so that no promise is left out.
            sampled = self.decisions == 0 or self.chance.below(SAMPLE) == 0
            before = self._look(sampled)
            if self.decisions == 0:
                self._setup()
            option = self._choose()
            self.decisions += 1
            if sampled:
                self._undo(option, before)
                if self.decisions == 1 or self.chance.below(SAMPLE) == 0:
                    self._travel(option)
                self._twins(option)
            self._play(option)
        self._look_at_the_end()

    # ---- playing

    def _choose(self) -> int:
        options = self.position.options
        option = options[self.chance.below(len(options))]
        if not self.purposeful:
            return option
        best = float("-inf")
        for _ in range(min(TRIES, len(options))):
            tried = options[self.chance.below(len(options))]
            after = self.position.copy()
            after.take(tried)
            worth = self.game.value(after, self.position.seat)
            if worth > best:
                best = worth
                option = tried
        return option

    def _play(self, option: int) -> None:
        """Play on, listening to what is told."""
        position = self.position
        position.events = []
        position.play(option)
        for event in position.events:
            self._event(event)
        position.events = None

    # ---- at a decision

    def _look(self, sampled: bool) -> bytes:
        position = self.position
        self._options(position)
        self._census(position)
        before = self._copy()
        self._refusals(position)
        if not sampled:
            return before
        self.used.update(self.game.used(position))
        another = self.chance.below(position.seats + 1) - 1
        for seat in {position.seat, another}:
            self._view(seat)
            self._world(seat, PLIES_IN_A_WORLD)
        for seat in range(position.seats):
            self._value(seat)
        if self.dump(position) != before:
            raise Broken(COPIES, "looking at a position changed it")
        return before

    def _options(self, position: Position) -> None:
        self.counts[OPTIONS] += 1
        options = [*position.options, *position.standing(position.seat)]
        if len(set(options)) != len(options):
            raise Broken(OPTIONS, f"an option is offered twice: {self._spell(options)}")
        for option in options:
            if option not in self.spelled:
                self._spelling(option)

    def _spelling(self, option: int) -> None:
        lexicon = self.game.lexicon
        if not 0 <= option < lexicon.size:
            raise Broken(OPTIONS, f"the lexicon has no option {option}")
        spelling = lexicon.spell(option)
        if lexicon.read(spelling) != option:
            raise Broken(OPTIONS, f"option {option} is spelled '{spelling}', which reads otherwise")
        self.spelled.add(option)

    def _refusals(self, position: Position) -> None:
        self.counts[REFUSALS] += 1
        asked = Question(True)
        position.agenda[-1].ask(position, asked)
        if tuple(asked.offers) != position.options:
            raise Broken(REFUSALS, "who asks why is offered other options")
        for refusal in asked.refusals:
            self._spelling(refusal.option)
            spelling = self.game.lexicon.spell(refusal.option)
            if refusal.option in position.options:
                raise Broken(REFUSALS, f"'{spelling}' is offered and refused ({refusal.reason})")
            if not self.book.has(refusal.rule):
                raise Broken(REFUSALS, f"'{spelling}' is refused by an unknown rule {refusal.rule}")

    def _census(self, position: Position) -> None:
        self.counts[CENSUS] += 1
        census = self.game.census(position)
        if census != self.census:
            names = sorted({*census, *self.census})
            wrong = [
                f"{name} {self.census.get(name)} -> {census.get(name)}"
                for name in names
                if census.get(name) != self.census.get(name)
            ]
            raise Broken(CENSUS, ", ".join(wrong))

    def _copy(self) -> bytes:
        """Make a copy, and keep it to see whether it ever changes."""
        self.counts[COPIES] += 1
        position = self.position
        before = self.dump(position)
        copy = position.copy()
        if self.dump(copy) != before:
            wrong = ", ".join(self.dump.differences(position, copy))
            raise Broken(COPIES, f"a copy differs in {wrong}")
        self.kept.append((copy, before))
        return before

    def _view(self, seat: int) -> None:
        """Change all that a seat cannot know: its view must stay the same, to the byte."""
        self.counts[VIEWS] += 1
        position = self.position
        seen = View(position, seat)
        other = View(permuted(position, seat, self.chance), seat)
        if facts(seen) != facts(other):
            raise Broken(VIEWS, f"seat {seat} sees something it cannot know")
        self._alike(seen, other)
        if self.dump(seen.pool) != self.dump(other.pool):
            raise Broken(VIEWS, f"what seat {seat} cannot place holds more than that")
        forgotten = View(permuted(position, seat, self.chance, remembered=True), seat)
        if facts(seen) != facts(forgotten):
            raise Broken(VIEWS, f"seat {seat} sees something that is only remembered")
        self._alike(seen, forgotten)
        self._points(seen)
        self.counts[OBSERVED] += 1
        if problem := observed(self.game, seen, other, self.numbers):
            raise Broken(OBSERVED, problem)

    def _alike(self, seen: View, other: View) -> None:
        if self.dump(seen.concealed) != self.dump(other.concealed):
            wrong = ", ".join(self.dump.differences(seen.concealed, other.concealed))
            raise Broken(VIEWS, f"the view of seat {seen.seat} holds a secret in {wrong}")

    def _points(self, seen: View) -> None:
        """What a view tells of the points is true."""
        for told, points in zip(seen.points, self.position.points, strict=True):
            if told is not None and told != points:
                raise Broken(VIEWS, f"seat {seen.seat} sees {told} points where there are {points}")

    def _value(self, seat: int) -> None:
        self.counts[VALUES] += 1
        if not isfinite(self.game.value(self.position, seat)):
            raise Broken(VALUES, f"the value for seat {seat} is no number")

    def _world(self, seat: int, plies: int, position: Position | None = None) -> None:
        self.counts[WORLDS] += 1
        position = self.position if position is None else position
        view = position.view(seat)
        world = view.world(self.chance.below(1 << 30))
        self._census(world)
        if facts(world.view(seat)) != facts(view):
            raise Broken(WORLDS, f"a world of seat {seat} does not fit its view")
        if seat == position.seat and world.options != position.options:
            raise Broken(WORLDS, f"a world of seat {seat} offers it other options")
        while plies and not world.over:
            world.play(world.options[self.chance.below(len(world.options))])
            plies -= 1
        self._census(world)

    def _travel(self, option: int) -> None:
        self.counts[TRAVELS] += 1
        position = self.position
        view = position.view(self.chance.below(position.seats + 1) - 1)
        if problem := round_trip(position, view, self.dump):
            raise Broken(TRAVELS, problem)
        self.counts[KEYS] += 1
        if problem := same_key(self.game, position, option, self.chance):
            raise Broken(KEYS, problem)

    def _undo(self, option: int, before: bytes) -> None:
        """Play an option and take it back, twice; and the same in a copy alone."""
        self.counts[UNDO] += 1
        history = History(self.position.copy())
        history.play(option)
        after = without_record(self.dump, history.position)
        history.undo(consent=True)
        if self.dump(history.position) != before:
            wrong = ", ".join(self.dump.differences(self.position, history.position))
            raise Broken(UNDO, f"after undo of '{self._spell([option])}' differs {wrong}")
        history.redo()
        if without_record(self.dump, history.position) != after:
            raise Broken(UNDO, f"redo of '{self._spell([option])}' leads elsewhere")
        if self.dump(self.position) != before:
            raise Broken(COPIES, "a position changed when its copy was played")

    def _setup(self) -> None:
        for _ in range(SETUPS):
            self._declared(self.twins.setup(self.seats, self.seed, self.settings))

    def _twins(self, option: int) -> None:
        self._declared(self.twins.choice(self.position, option))

    def _declared(self, wrong: str) -> None:
        self.counts[UNDECLARED] += 1
        if wrong:
            raise Broken(UNDECLARED, wrong)

    def _event(self, event: Event) -> None:
        self.counts[EVENTS] += 1
        try:
            kinds = self.game.parts_of(event.message)
        except KeyError:
            raise Broken(EVENTS, f"the game knows no message '{event.message}'") from None
        if any(event.parts[len(kinds) :]):
            raise Broken(EVENTS, f"'{event.message}' has more parts than the game declares")

    # ---- at the end

    def _look_at_the_end(self) -> None:
        position = self.position
        self.counts[ENDS] += 1
        if position.options or position.agenda or position.deciders():
            raise Broken(ENDS, "the game is over and goes on")
        if len(position.points) != position.seats:
            raise Broken(ENDS, "there are not as many points as seats")
        if not {*position.winners()} <= {*range(position.seats)}:
            raise Broken(ENDS, f"the winners {position.winners()} are no seats")
        self.used.update(self.game.used(position))
        self._census(position)
        self._view(self.chance.below(position.seats + 1) - 1)
        for copy, before in self.kept:
            if self.dump(copy) != before:
                raise Broken(COPIES, "a copy changed when the game went on")
        self._records()
        self._far_world()

    def _records(self) -> None:
        """The whole record, and the record of the game as it stood somewhere in the middle."""
        middle, _ = self.kept[self.chance.below(len(self.kept))]
        for position in (self.position, middle):
            self.counts[RECORDS] += 1
            text = position.record()
            replayed = read(text).replay(self.game)
            if replayed.record() != text:
                raise Broken(RECORDS, "replayed, the record has another text")
            if without_record(self.dump, replayed) != without_record(self.dump, position):
                wrong = ", ".join(self.dump.differences(position, replayed))
                raise Broken(RECORDS, f"the record leads elsewhere: {wrong}")

    def _far_world(self) -> None:
        """A world from somewhere in the game, played to its end."""
        somewhere, _ = self.kept[self.chance.below(len(self.kept))]
        self._world(self.chance.below(somewhere.seats), LONGEST_GAME, somewhere)

    def _spell(self, options: list[int]) -> str:
        return ", ".join(self.game.lexicon.spell(option) for option in sorted(options))


def facts(view: View) -> str:
    """All that a view tells, as JSON."""
    return json.dumps([view.facts(), view.options, [r.reason for r in view.refusals()]])


def without_record(dump: Dump, position: Position) -> bytes:
    """A position's dump but for its record, whose lines are new when it is played again."""
    copy = position.copy()
    copy.last = None
    return dump(copy)


def permuted(position: Position, seat: int, chance: Chance, remembered: bool = False) -> Position:
    """The position with all that a seat cannot know exchanged at random: hidden things among the
    places where they may lie, what others secretly chose, and chance itself. With `remembered`,
    the same is done with what a seat could only remember."""
    other = position.copy()
    secrets = other.secrets()
    pool = Pool()
    for secret in secrets:
        secret.remembered = secret.remembered and not remembered
        secret.conceal(seat, pool)
    pool.sort()
    deal = Deal(pool, chance)
    for secret in secrets:
        secret.imagine(seat, deal)
    for index, step in enumerate(other.agenda):
        # The kernel's own way to conceal answers, whatever a game has made of it.
        bare = (
            Simultaneous.concealed(step, seat)
            if isinstance(step, Simultaneous)
            else step.concealed(seat)
        )
        other.agenda[index] = bare.imagined(other, seat, chance)
    other.chance = Chance(chance.below(1 << 30))
    other.seed = chance.below(1 << 30)
    return other
