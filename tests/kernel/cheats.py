"""Tries to get at a game through what it hands out, with whichever kernel is on the path.

Run as a program it prints `ok`; every assertion is about plain and compiled code alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import labrys
from labrys.kernel.check.dump import Dump
from labrys.kernel.errors import BadSetting, LabrysError, NotOffered, UnknownSpelling
from labrys.kernel.position import Position
from labrys.kernel.view import View

STARTS = [("minos", 2), ("minos", 4), ("minotaur", 2)]
HUGE = 10**5000

# No option and no seat, and nothing that may be taken for one.
WRONG: list[object] = [
    HUGE,
    -HUGE,
    2**63,
    -(2**62),
    0.0,
    1.5,
    float("nan"),
    float("inf"),
    True,
    False,
    None,
    "0",
    "x" * 10_000,
    b"0",
    [0],
    (0,),
    {},
    object(),
]


def shuffle(view: View) -> None:
    random.Random(1).shuffle(view.options)  # type: ignore[arg-type]


def append(view: View) -> None:
    view.options.append(0)  # type: ignore[attr-defined]


def clear(view: View) -> None:
    view.options.clear()  # type: ignore[attr-defined]


def replace(view: View) -> None:
    view.options[0] = 7  # type: ignore[index]


def put_other_options(view: View) -> None:
    view.concealed.options = (0, 1, 2)


def empty_the_agenda(view: View) -> None:
    view.concealed.agenda.clear()


def reverse_the_deciders(view: View) -> None:
    deciders = view.concealed.deciders()
    deciders.reverse()
    deciders.append(99)
    deciders.clear()


def forget_refusals(view: View) -> None:
    view.refusals().clear()


def change_the_facts(view: View) -> None:
    facts = view.facts()
    settings, points = facts["settings"], facts["points"]
    assert isinstance(settings, dict)
    assert isinstance(points, list)
    settings.clear()
    points.append(99)
    view.points.clear()


def fill_hidden_places(view: View) -> None:
    for secret in view.concealed.secrets():
        secret.things.clear()


def play_on(view: View) -> None:
    view.concealed.play(view.options[0])


def play_a_world(view: View) -> None:
    world = view.world(1)
    while not world.over:
        world.play(world.options[0])


CHEATS: list[Callable[[View], None]] = [
    shuffle,
    append,
    clear,
    replace,
    put_other_options,
    empty_the_agenda,
    reverse_the_deciders,
    forget_refusals,
    change_the_facts,
    fill_hidden_places,
    play_on,
    play_a_world,
]


def test_no_bot_changes_a_game_through_its_view() -> None:
    for name, seats in STARTS:
        dump = Dump(labrys.game(name))
        position = labrys.new(name, seats=seats, seed=3)
        for choice in range(24):
            before = dump(position)
            for seat in position.deciders():
                for cheat in CHEATS:
                    with suppress(TypeError, AttributeError, LabrysError, IndexError, KeyError):
                        cheat(position.view(seat))
                    assert dump(position) == before, (name, cheat.__name__)
            position.play(position.options[choice % len(position.options)])


def test_no_list_of_a_position_opens_another_door() -> None:
    position = labrys.new("minos", seats=3, seed=3)
    options = position.options
    assert isinstance(options, tuple)
    never = next(o for o in range(position.game.lexicon.size) if o not in options)
    position.deciders().append(2)
    position.deciders().clear()
    position.refusals().clear()
    refused(NotOffered, lambda: position.play(never))
    assert position.options == options
    match = labrys.new("minotaur", match=True, seed=2)
    match.play(match.read("concede"))
    assert sorted(match.deciders()) == [0, 1]
    match.deciders().clear()
    assert sorted(match.deciders()) == [0, 1]


def test_wrong_things_as_options_and_seats_get_a_sentence() -> None:
    for name, seats in STARTS:
        position = labrys.new(name, seats=seats, seed=3)
        dump = Dump(position.game)
        before = dump(position)
        for wrong in WRONG:
            look(position, wrong)
        assert dump(position) == before
        while not position.over:
            position.play(position.options[0])
        refused(NotOffered, lambda ended=position: ended.play(HUGE))  # type: ignore[misc]


def look(position: Position, wrong: object) -> None:
    first = position.options[0]
    refused(NotOffered, lambda: position.play(wrong))
    refused(NotOffered, lambda: position.play(wrong, position.seat))
    refused(NotOffered, lambda: position.play(first, wrong))
    refused(BadSetting, lambda: position.view(wrong))
    refused(BadSetting, lambda: position.world(wrong, 1))
    refused(UnknownSpelling, lambda: position.spell(wrong))
    refused(UnknownSpelling, lambda: position.view(position.seat).spell(wrong))
    refused(BadSetting, lambda: position.game.new(wrong, 1))
    if type(wrong) is not int:
        refused(BadSetting, lambda: position.world(position.seat, wrong))
        refused(BadSetting, lambda: position.game.new(2, wrong))


def refused(kind: type[LabrysError], attempt: Callable[[], object]) -> None:
    said = ""
    try:
        attempt()
    except kind as error:
        said = str(error)
    assert 0 < len(said) < 300, said or "it was accepted"


if __name__ == "__main__":
    test_no_bot_changes_a_game_through_its_view()
    test_no_list_of_a_position_opens_another_door()
    test_wrong_things_as_options_and_seats_get_a_sentence()
    print(Position.__module__, "ok")
