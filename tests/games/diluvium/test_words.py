"""Diluvium in words: whatever can be asked, chosen, refused or told has its sentence."""

import random

import pytest

import labrys
from labrys.games.diluvium.content.model import WEAPONS
from labrys.games.diluvium.game import DiluviumGame, as_sea
from labrys.games.diluvium.rules import events
from labrys.games.diluvium.words.wording import DiluviumWording
from labrys.kernel.event import Event
from labrys.kernel.text.words import Words
from tests.ftl import messages, of_opening, variables
from tests.games.diluvium.test_engage import attack

GAME = labrys.game("diluvium")
assert isinstance(GAME, DiluviumGame)
SCENARIOS = GAME.content.scenarios
CARDS = GAME.content.cards
TILES = GAME.content.tiles
FOLDER = GAME.folder / "words"
WORDS = {language: Words(GAME, language, strict=True) for language in ("en", "fr")}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
NAMES = ["Ann", "Ben", "Cid", "Dee"]


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = (messages(FOLDER / f"{language}.ftl") for language in WORDS)
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_every_event_and_setting_has_its_sentence():
    english = messages(FOLDER / "en.ftl")
    for name, parts in events.PARTS.items():
        assert variables(english, f"event-{name}") <= set(parts), name
    assert of_opening(GAME) <= set(english)


@BOTH
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"scenario": "heirs", "heirloom": "yes"}),
        (1, {"level": "raging"}),
        (2, {"side": "b", "boards": "picked"}),
        (3, {"memory": "open"}),
        (4, {"side": "b"}),
    ],
)
def test_whole_games_are_asked_and_told_in_words(words: Words, seats: int, settings: dict):
    pick = random.Random(seats)
    position = GAME.new(seats, 5, dict(settings))
    while not position.over:
        view = position.view(position.seat)
        assert words.prompt(view, NAMES[:seats])
        words.refusals(view)
        said = [words.option(option, view) for option in view.options]
        assert len(set(said)) == len(said)
        assert words.prompt(position.view(-1), NAMES[:seats])
        told: list = []
        position.events = told
        position.play(pick.choice(position.options))
        position.events = None
        for event in told:
            for seat in range(-1, seats):
                assert "⟨" not in words.event(event, seat, NAMES[:seats])


@BOTH
def test_every_card_says_what_it_does(words: Words):
    for card in CARDS:
        assert card.name[words.language] in words.card(card.number)
        assert words.brief("card", card.number)
    assert words.card(-1)


@BOTH
def test_a_fighter_is_asked_by_the_name_of_the_other(words: Words):
    table = attack(mine={"weapons": 2})
    assert "Ben" in words.prompt(table.sea.view(0), ["Ann", "Ben"])
    assert "Ann" in words.prompt(table.sea.view(1), ["Ann", "Ben"])


def test_the_fleet_begins_its_sentences_with_a_capital_and_people_as_they_are_called():
    event = Event("fleet-idle", [1])
    assert WORDS["en"].event(event, 0, ["ann"]) == "The Drowned Fleet finds nothing to do."
    assert WORDS["fr"].event(event, 0, ["ann"]).startswith("La Flotte engloutie ")
    assert WORDS["en"].event(Event("fleet-idle", [0]), 0, ["ann"]).startswith("ann ")
    beaten = WORDS["en"].event(Event("fought", [0, 1]), 0, ["ann"])
    assert beaten == "ann attacks the Drowned Fleet."


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (1, "1 Weapons token is missing", "il manque 1 arme"),
        (2, "2 Weapons are missing", "il manque 2 armes"),
    ],
)
def test_what_is_missing_is_told_as_one_or_several(count, english, french):
    assert WORDS["en"].say("why-weapons", count=count, what="") == english
    assert WORDS["fr"].say("why-weapons", count=count, what="") == french


def test_one_weapon_is_one_in_french():
    gained = WORDS["fr"].event(Event("gained", [0, 1, WEAPONS]), 0, ["Ann"])
    assert gained == "Ann prend 1 arme."
    assert WORDS["fr"].event(Event("gained", [0, 2, WEAPONS]), 0, ["Ann"]) == "Ann prend 2 armes."


@BOTH
def test_every_scenario_is_told(words):
    for number, scenario in enumerate(SCENARIOS):
        told = words.scenario(number)
        assert told.title == scenario.name[words.language]
        assert told.rule == scenario.rule
        assert told.changes
        assert told.aims
        assert len(told.stars) == 1 + len(scenario.stars)
        for gold, text in zip(scenario.stars, told.stars[1:], strict=True):
            assert str(gold) in text


@BOTH
def test_a_voyage_tells_what_its_food_is_for(words: Words):
    said = set()
    for seed in range(3):
        position = GAME.new(3, seed, {})
        pick = random.Random(seed)
        while not position.over:
            view = position.view(position.seat)
            for option in view.options:
                if position.prompt().startswith("ask-sail"):
                    said.add(words.wording.hint(option, view))
            position.play(pick.choice(position.options))
    texts = " | ".join(sorted(said))
    for message in ("hint-free", "hint-reveal"):
        assert words.say(message) in texts
    back, further = words.say("hint-back", food=2), words.say("hint-further", count=1, food=1)
    whole = words.say("hint-voyage", count=3, text=f"{further}, {back}", left=0)
    assert any(text.startswith(whole) for text in said)


@BOTH
def test_two_islands_that_give_the_same_are_told_apart(words: Words):
    position = as_sea(GAME.new(2, 1, {}))
    place = position.layout.places[0]
    orchards = next(tile.number for tile in TILES if tile.id == "T07")
    position.tiles = [*position.tiles[:place], orchards, *position.tiles[place + 1 :]]
    assert isinstance(words.wording, DiluviumWording)
    names = {words.wording.site(position, place * 3 + island) for island in range(2)}
    assert len(names) == 2


@BOTH
def test_no_sentence_begins_with_a_small_letter(words: Words):
    """The Drowned Fleet has an article before its name."""
    pick = random.Random(2)
    position = GAME.new(1, 3, {"scenario": "war"})
    told: list = []
    position.events = told
    while not position.over:
        position.play(pick.choice(position.options))
    said = [words.event(event, 0, ["Ann"]) for event in told]
    assert [text for text in said if text[0].islower()] == []
