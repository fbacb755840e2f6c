"""A choice that is the only one is played unasked, but where that would tell a secret."""

import random

import pytest

import labrys
from labrys import games

# Who holds a Ruins Card is asked even if none can be played (DIL-RULE-38), a bid is secret even if
# it can only be nothing (DIL-RULE-05); who groups dice, or names cards to be removed, says when
# that is all (MIN-RULE-83, ML-MATCH-03).
HIDING = {
    "minos": {("Groups", "grouped")},
    "minotaur": {("Remove", "done")},
    "diluvium": {("PlayCards", "done"), ("Bid", "bid")},
    "monumental": set(),
}


def lone(name: str, seed: int) -> set[tuple[str, str]]:
    """The steps of a random game that ask for the only option, and its verb."""
    choose = random.Random(seed)
    position = labrys.new(name, seed=seed)
    found = set()
    while not position.over:
        options = list(position.options)
        if len(options) == 1:
            verb = position.game.lexicon.of(options[0]).verb
            found.add((type(position.agenda[-1]).__name__, verb))
        position.play(choose.choice(options))
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_a_lone_choice_is_asked_only_where_not_asking_would_tell_something(name):
    asked = {one for seed in range(8) for one in lone(name, seed)}
    assert asked <= HIDING[name]
