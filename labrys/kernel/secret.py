"""Secrets: where hidden things lie and who knows them, declared once per game.

A position's `secrets()` lists them. Each kind of hiding is a class that says two things: how it
looks to a seat that does not know it (`conceal`), and how it is filled again at random with
something that fits (`imagine`). Views, worlds, the limit of undo and the leak tests go through
these two and nothing else.

    Cards    things in no order: a hand, a bag, a deck that is drawn from at random
    Pile     the same in an order that only its knowers know
    Places   things at fixed places, each known to some: tiles on a map, the top of a deck
    Counts   tokens of several kinds: how many is open, of which kinds is not
    Amounts  numbers, such as the Gold of each seat, or a sealed bid
    Ledger   numbers that the same seats know all of: what one has earned, and with what

Hidden things of one `family` are taken together: what a seat cannot place is known to it as a
whole, because all the rest of the family lies open, and worlds deal it out anew. What is
*remembered* changed in the open, so anybody may know it: views do not show it, worlds keep it.

A secret holds the position's own list and changes it in place, so `copy` must copy that list,
and each list belongs to one secret. Zones that hold most of a family are best declared last:
what is left over falls to them without being dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.kernel.pool import Deal, Pool

if TYPE_CHECKING:
    from labrys.kernel.chance import Chance

NOBODY_KNOWS: Final = 0
ALL_KNOW: Final = -1
EMPTY: Final = -1


def veil(back: int) -> int:
    """How a thing looks from behind: a negative number that tells only its back."""
    return -1 - back


def back_of(veiled: int) -> int:
    return -1 - veiled


def among(seat: int, seats: int) -> bool:
    """Whether a seat belongs to a set of seats, given as a bit mask. A spectator belongs to none
    but ALL_KNOW."""
    return seats == ALL_KNOW or (seat >= 0 and (seats >> seat) & 1 == 1)


def number_of(counts: list[int]) -> int:
    """How many tokens there are in `Counts`, whether their kinds are hidden or not."""
    return back_of(counts[0]) if counts[0] < 0 else sum(counts)


class Secret:
    """A list of the position that not every seat may read."""

    def __init__(self, zone: str, family: str, things: list[int], remembered: bool) -> None:
        self.zone = zone
        self.family = family
        self.things = things
        self.remembered = remembered

    # ---- to be given by each kind

    def put_away(self, seat: int, pool: Pool) -> None:
        """Hide from a seat what it does not know, and gather it in the pool."""
        raise NotImplementedError

    def fill(self, seat: int, deal: Deal) -> None:
        """Put something that fits where `put_away` has hidden things."""
        raise NotImplementedError

    def unknown(self, seat: int) -> list[int]:
        """What a seat cannot know, to be told apart within the family."""
        raise NotImplementedError

    def has_order(self) -> bool:
        """Whether it matters where in the list a thing lies."""
        return True

    # ---- made from these

    def conceal(self, seat: int, pool: Pool) -> None:
        """Leave in the list only what a seat may see."""
        if self.remembered:
            pool.notes.append(self.things[:])
            self.put_away(seat, pool.aside())
        else:
            self.put_away(seat, pool)

    def imagine(self, seat: int, deal: Deal) -> None:
        """Fill a concealed list: the truth where it is remembered, or else what might be there."""
        if self.remembered:
            self.remember(deal.note())
        else:
            self.fill(seat, deal)

    def remember(self, truth: list[int]) -> None:
        things = self.things
        if len(things) == len(truth):
            for place in range(len(truth)):
                things[place] = truth[place]
        else:
            things[:] = truth


class Cards(Secret):
    """Things in no order, such as a hand, a bag or a deck that is drawn from at random.

    `backs` holds the back of each thing number (the kind anybody can tell from outside).
    `knowers` is a bit mask of the seats that know every thing in the zone; `shown` are things
    in it that everybody saw and so knows; `seen` are things that only the seats of the mask
    `seers` saw. Where things of one number are there more than once, nothing can be `shown`.
    """

    def __init__(
        self,
        zone: str,
        family: str,
        things: list[int],
        backs: list[int],
        knowers: int,
        shown: list[int],
        seen: list[int] | None = None,
        seers: int = NOBODY_KNOWS,
        remembered: bool = False,
    ) -> None:
        super().__init__(zone, family, things, remembered)
        self.backs = backs
        self.knowers = knowers
        self.shown = shown
        self.seen = seen
        self.seers = seers

    def has_order(self) -> bool:
        return False

    def known_by(self, seat: int) -> bool:
        return among(seat, self.knowers)

    def hidden_from(self, seat: int) -> list[int]:
        """The indexes of the things this seat cannot know."""
        if self.known_by(seat):
            return []
        seen = self.seen_by(seat)
        shown = self.shown
        return [
            index
            for index, thing in enumerate(self.things)
            if thing not in shown and thing not in seen
        ]

    def seen_by(self, seat: int) -> list[int]:
        seen = self.seen
        return seen if seen is not None and among(seat, self.seers) else []

    def unknown(self, seat: int) -> list[int]:
        return [self.things[index] for index in self.hidden_from(seat)]

    def put_away(self, seat: int, pool: Pool) -> None:
        things = self.things
        if not things or self.known_by(seat):
            return
        backs = self.backs
        shown = self.shown
        seen = self.seen_by(seat)
        if not shown and not seen and self.alike():
            back = backs[things[0]]
            number = len(things)
            pool.hidden(self.family, back).extend(things)
            things.clear()
            things.extend([veil(back)] * number)
            return
        for index in range(len(things)):
            thing = things[index]
            if thing not in shown and thing not in seen:
                pool.hidden(self.family, backs[thing]).append(thing)
                things[index] = veil(backs[thing])
        things.sort()

    def alike(self) -> bool:
        """Whether all things look the same from behind."""
        backs = self.backs
        first = backs[self.things[0]]
        for thing in self.things:
            if backs[thing] != first:
                return False
        return True

    def fill(self, seat: int, deal: Deal) -> None:
        things = self.things
        if not things or self.known_by(seat):
            return
        # Veils stand before things, those of one back together.
        index = 0
        end = len(things)
        while index < end and things[index] < 0:
            veiled = things[index]
            number = things.count(veiled)
            left = deal.left(self.family, back_of(veiled))
            if number == end and number == len(left):
                things.clear()
                things.extend(left)
                left.clear()
                return
            for place in range(index, index + number):
                things[place] = deal.one(left, number == len(left))
                number -= 1
            index = place + 1


class Pile(Cards):
    """Cards in an order that only its knowers know: the others may know what lies in it
    (`shown`, `seen`), never where."""

    def has_order(self) -> bool:
        return True

    def fill(self, seat: int, deal: Deal) -> None:
        super().fill(seat, deal)
        if not self.known_by(seat):
            deal.chance.shuffle(self.things)


class Places(Secret):
    """Things at fixed places, such as face-down tiles on a map or the known top of a deck.

    `knowers` has a bit mask for each place: the seats that know what lies there. An empty place
    holds EMPTY; so that nobody takes a back for an empty place, backs begin at 1.
    """

    def __init__(
        self,
        zone: str,
        family: str,
        things: list[int],
        backs: list[int],
        knowers: list[int],
        remembered: bool = False,
    ) -> None:
        super().__init__(zone, family, things, remembered)
        self.backs = backs
        self.knowers = knowers

    def hidden_from(self, seat: int) -> list[int]:
        """The places where something lies that this seat cannot know."""
        return [
            place
            for place, thing in enumerate(self.things)
            if thing != EMPTY and not among(seat, self.knowers[place])
        ]

    def unknown(self, seat: int) -> list[int]:
        return [self.things[place] for place in self.hidden_from(seat)]

    def put_away(self, seat: int, pool: Pool) -> None:
        things = self.things
        backs = self.backs
        for place in self.hidden_from(seat):
            thing = things[place]
            assert backs[thing] > 0, f"{self.zone}: the backs of things at places begin at 1"
            pool.hidden(self.family, backs[thing]).append(thing)
            things[place] = veil(backs[thing])

    def fill(self, seat: int, deal: Deal) -> None:
        things = self.things
        for place in range(len(things)):
            if things[place] < EMPTY:
                left = deal.left(self.family, back_of(things[place]))
                things[place] = deal.one(left, False)


class Counts(Secret):
    """Tokens of several kinds, given as the number of each kind; how many there are in all is
    open (`number_of`), of which kinds only the `knowers` may see."""

    def __init__(
        self, zone: str, family: str, counts: list[int], knowers: int, remembered: bool = False
    ) -> None:
        super().__init__(zone, family, counts, remembered)
        self.knowers = knowers

    def unknown(self, seat: int) -> list[int]:
        if among(seat, self.knowers):
            return []
        return [kind for kind, number in enumerate(self.things) for _ in range(number)]

    def put_away(self, seat: int, pool: Pool) -> None:
        if among(seat, self.knowers):
            return
        counts = self.things
        gathered = pool.tokens(self.family, len(counts))
        number = 0
        for kind in range(len(counts)):
            number += counts[kind]
            gathered[kind] += counts[kind]
            counts[kind] = veil(0)
        counts[0] = veil(number)

    def fill(self, seat: int, deal: Deal) -> None:
        if among(seat, self.knowers):
            return
        counts = self.things
        number = back_of(counts[0])
        for kind in range(len(counts)):
            counts[kind] = 0
        deal.tokens(self.family, number, counts)


class Amounts(Secret):
    """Numbers that are hidden from some, such as the Gold of each seat, or sealed bids.

    `knowers` has a bit mask for each number. Everybody knows that each is from `least` to
    `most`, and what they are together if the `total_open`. A hidden number looks like HIDDEN.
    """

    def __init__(
        self,
        zone: str,
        amounts: list[int],
        knowers: list[int],
        least: int,
        most: int,
        total_open: bool,
        remembered: bool = False,
    ) -> None:
        super().__init__(zone, zone, amounts, remembered)
        self.knowers = knowers
        self.least = least
        self.most = most
        self.total_open = total_open

    def hidden_from(self, seat: int) -> list[int]:
        return [place for place in range(len(self.things)) if not among(seat, self.knowers[place])]

    def unknown(self, seat: int) -> list[int]:
        return self.hidden_from(seat)

    def put_away(self, seat: int, pool: Pool) -> None:
        amounts = self.things
        total = 0
        for place in self.hidden_from(seat):
            total += amounts[place]
            amounts[place] = HIDDEN
        if self.total_open:
            pool.notes.append([total])

    def fill(self, seat: int, deal: Deal) -> None:
        amounts = self.things
        hidden = self.hidden_from(seat)
        if self.total_open:
            total = deal.note()[0]
            parts = split(total, len(hidden), self.least, self.most, deal.chance)
        else:
            span = self.most - self.least + 1
            parts = [self.least + deal.chance.below(span) for _ in hidden]
        for place, part in zip(hidden, parts, strict=True):
            amounts[place] = part


class Ledger(Secret):
    """Numbers that the `knowers` know all of and the others none. Everybody knows that each is
    from `least` to `most`."""

    def __init__(
        self,
        zone: str,
        amounts: list[int],
        knowers: int,
        least: int,
        most: int,
        remembered: bool = False,
    ) -> None:
        super().__init__(zone, zone, amounts, remembered)
        self.knowers = knowers
        self.least = least
        self.most = most

    def unknown(self, seat: int) -> list[int]:
        return [] if among(seat, self.knowers) else list(range(len(self.things)))

    def put_away(self, seat: int, pool: Pool) -> None:
        if not among(seat, self.knowers):
            amounts = self.things
            for place in range(len(amounts)):
                amounts[place] = HIDDEN

    def fill(self, seat: int, deal: Deal) -> None:
        if not among(seat, self.knowers):
            amounts = self.things
            span = self.most - self.least + 1
            for place in range(len(amounts)):
                amounts[place] = self.least + deal.chance.below(span)


HIDDEN: Final = -1
TRIES: Final = 200


def split(total: int, parts: int, least: int, most: int, chance: Chance) -> list[int]:
    """A total as a sum of so many numbers from `least` to `most`: any such sum, all alike."""
    if parts == 0:
        return []
    spare = total - least * parts
    for _ in range(TRIES):
        # Stars and bars: where the bars stand among the stars makes the parts.
        bars = list(range(spare + parts - 1))
        chance.shuffle(bars)
        ends = sorted(bars[: parts - 1])
        made: list[int] = []
        before = -1
        for end in [*ends, spare + parts - 1]:
            made.append(least + end - before - 1)
            before = end
        if max(made) <= most:
            return made
    # Close to what is possible at all: one after another, each as the rest allows.
    made = []
    for others in range(parts - 1, -1, -1):
        low = max(least, total - most * others)
        high = min(most, total - least * others)
        made.append(low + chance.below(high - low + 1))
        total -= made[-1]
    return made
