"""The scenarios in sentences, made from what they change and what wins them (ledger 8.3, 8.4)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import FOOD, Content, Scenario
from labrys.kernel.text.scenarios import ScenarioText
from labrys.kernel.text.words import Words


def scenario_text(words: Words, content: Content, number: int) -> ScenarioText:
    scenario = content.scenarios[number]
    return ScenarioText(
        scenario.name[words.language],
        tuple(changes(words, content, scenario)),
        tuple(aims(words, scenario)),
        tuple(stars(words, scenario)),
        scenario.rule,
    )


def changes(words: Words, content: Content, scenario: Scenario) -> list[str]:
    """How strong the Fleet begins, and what else is not as in a free game."""
    level = content.levels[scenario.level]
    water = words.say(f"sea-{level.id}")
    said = [words.say("scenario-level", sea=water, strength=level.strength, gold=level.gold)]
    trays, usual = scenario.trays, content.solo_tray
    if trays[FOOD] != trays[-1]:
        said.append(words.say("scenario-food-tray", count=trays[FOOD]))
    if trays[-1] != usual:
        said.append(words.say("scenario-tray", count=trays[-1]))
    if scenario.certain:
        beasts = all(content.tiles[tile].monster for tile in scenario.certain)
        message = "scenario-monsters" if beasts else "scenario-ruins"
        said.append(words.say(message, count=len(scenario.certain)))
    if scenario.start_weapons:
        said.append(words.say("scenario-weapons", count=scenario.start_weapons))
    if scenario.doubled:
        said.append(words.say("scenario-doubled", count=len(scenario.doubled)))
    return said


def aims(words: Words, scenario: Scenario) -> list[str]:
    """What must be so at the end (DIL-SOLO-17)."""
    said: list[str] = []
    if scenario.monsters:
        said.append(words.say("aim-monsters", count=scenario.monsters))
    if scenario.cards:
        said.append(words.say("aim-cards", count=scenario.cards))
    if scenario.fights:
        said.append(words.say("aim-fights", count=scenario.fights))
    if scenario.all_markers:
        said.append(words.say("aim-all-markers"))
    if scenario.all_settlers:
        said.append(words.say("aim-all-settlers"))
    if scenario.gold:
        said.append(words.say("aim-gold", count=scenario.gold))
    if scenario.beat:
        said.append(words.say("aim-beat"))
    return said


def stars(words: Words, scenario: Scenario) -> list[str]:
    """What one, two and three stars take (DIL-SOLO-18)."""
    return [
        words.say("stars-win"),
        *(words.say("stars-gold", count=gold) for gold in scenario.stars),
    ]
