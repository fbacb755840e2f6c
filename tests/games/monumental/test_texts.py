"""Card texts of Monumental Duel: every clause of the card language as a sentence, twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys.games
from labrys.games.monumental.content.language import (
    CLAUSES,
    DISCOUNTS,
    FILTERS,
    PROVINCES,
    STOCK,
    TYPES,
)
from labrys.games.monumental.content.model import Skill
from labrys.games.monumental.words import cards
from labrys.games.monumental.words.texts import CardText
from labrys.kernel.clauses.reading import parse
from labrys.kernel.clauses.rows import CONDITION, EFFECT, EVENT, METRIC, PRICE, TIMING
from labrys.kernel.text.words import Messages
from tests.games.minos.reading import fine
from tests.games.monumental.table import GAME

CONTENT = GAME.content
FOLDER = Path(labrys.games.__path__[0]) / "monumental" / "words"
WORDS = {language: Messages(language, [FOLDER], strict=True) for language in ("en", "fr")}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())


def said(text: str, language: str) -> str:
    return CardText(WORDS[language]).skill(Skill(parse(text, CLAUSES), 0)).replace("\u00a0", " ")


def lines(id: str, language: str) -> list[str]:
    found = cards.texts(WORDS[language], CONTENT.card(id))
    return [line.replace("\u00a0", " ") for line in found]


CARDS = {
    "CIV-MINE": (
        ["Action, if you gained at least 3 Production this round: gain 2 Gold."],
        ["Action, si vous avez gagné au moins 3 Production cette manche : gagnez 2 Or."],
    ),
    "GRE-B1": (
        ["Action: gain 1 Basic resource of your choice, or 2 if you hold the Advantage."],
        ["Action : gagnez 1 ressource de base de votre choix, ou 2 si vous détenez l’Avantage."],
    ),
    "GRE-P1": (
        [
            "Action: pay 1 Gold and gain 1 Production, 1 Science and 1 Military.",
            "Bonus: gain 1 Gold.",
        ],
        [
            "Action : payez 1 Or et gagnez 1 Production, 1 Science et 1 Force militaire.",
            "Bonus : gagnez 1 Or.",
        ],
    ),
    "GRE-W1": (
        ["Action, if you hold the Advantage: gain 1 Gold, and 1 more if you control a Province."],
        [
            "Action, si vous détenez l’Avantage : gagnez 1 Or, "
            "et 1 de plus si vous contrôlez une Province."
        ],
    ),
    "AKS-K1": (
        ["Action: gain 1 Gold, and 1 VP for each Agricultural Province you control (at most 2)."],
        ["Action : gagnez 1 Or, et 1 PV par Province Agricole que vous contrôlez (2 au plus)."],
    ),
    "AKS-P2": (
        ["Action: up to twice, pay 1 Gold and gain 1 VP.", "Bonus: gain 1 Gold."],
        ["Action : jusqu’à deux fois, payez 1 Or et gagnez 1 PV.", "Bonus : gagnez 1 Or."],
    ),
    "AKS-P4": (
        [
            "You may (before your action, as often as you like): pay 1 VP and gain 2 Gold.",
            "Bonus: gain 1 Gold.",
        ],
        [
            "Vous pouvez (avant votre action, autant de fois que vous voulez) : "
            "payez 1 PV et gagnez 2 Or.",
            "Bonus : gagnez 1 Or.",
        ],
    ),
    "MUG-K1": (
        ["Ongoing: when you conquer, one Barricade adds nothing.", "Action: gain 1 Military."],
        [
            "Effet permanent : quand vous conquérez, une Barricade n’ajoute rien.",
            "Action : gagnez 1 Force militaire.",
        ],
    ),
    "D1-K2": (
        [
            "Action: archive an inactive card of your City if you wish, then gain 1 Production, "
            "and 1 more if you control a Mountain Province."
        ],
        [
            "Action : archivez une carte inactive de votre Cité si vous voulez, puis gagnez "
            "1 Production, et 1 de plus si vous contrôlez une Province de Montagne."
        ],
    ),
    "D1-P1": (
        ["Bonus: your opponent gains 1 Unrest."],
        ["Bonus : l’adversaire gagne 1 carte Troubles."],
    ),
    "ESP-4": (
        [
            "1: this die goes back to the stock.",
            "2–3: another of your Espionage cards becomes active.",
            "4: gain 1 Culture.",
            "5: gain 1 VP.",
            "6: gain 1 Gold, then your opponent loses an Agent die.",
        ],
        [
            "1 : ce dé retourne à la réserve.",
            "2–3 : une autre de vos cartes Espionnage devient active.",
            "4 : gagnez 1 Culture.",
            "5 : gagnez 1 PV.",
            "6 : gagnez 1 Or, puis l’adversaire perd un dé Agent.",
        ],
    ),
}


@pytest.mark.parametrize("id", CARDS)
def test_a_card_reads_as_a_player_would_say_it(id: str):
    english, french = CARDS[id]
    assert lines(id, "en") == english
    assert lines(id, "fr") == french


@BOTH
def test_every_card_has_a_text_in_full(words: Messages):
    for card in CONTENT.cards:
        for line in cards.full(words, card).splitlines():
            fine(line, words)
        assert cards.name(words, card) in cards.full(words, card)


def bodies() -> list[str]:
    """Each effect of the language, in each of its forms."""
    found = [f"GAIN({each},2)" for each in STOCK] + [
        f"STEAL({each},{n})" for each in STOCK for n in (1, 2)
    ]
    found += [f"GAIN_CARD({each})" for each in FILTERS]
    found += [f"COPY({each})" for each in ("city", "policy", "any")]
    found += [f"READY({each})" for each in ("scout", "warlord", "card")]
    for n in (1, 2):
        found += [f"{name}({n})" for name in NUMBERED]
        found += [
            f"{name}({who},{n})" for name in ("UNREST", "LOSE_DIE") for who in ("opp", "self")
        ]
        found += [f"GAIN_ANY({n},basic)", f"DRAW_PICK({n + 1},{n})", f"WONDER_SECTION({n - 1})"]
        found += [f"CONVERT(basic,basic,{n})"]
        found += [f"PAY({each},{n}) -> GAIN(c,1)" for each in [*STOCK, "basic"]]
        for metric in METRICS:
            found.append(f"GAIN_PER(vp,1,{metric},{n})")
    return [*found, "GAIN_ADV", "SWITCH_ESP"]


NUMBERED = [
    "DRAW_USE",
    "ARCHIVE",
    "REINFORCE",
    "DISCARD_CITY",
    "RESERVE",
    "DISCARD_DISPLAY",
    "REMOVE_UNREST",
    "TRAIN",
]
METRICS = [
    *(f"provinces({each})" for each in PROVINCES),
    *[
        "provinces",
        "knowledges",
        "wonders",
        "policies",
        "active_policies",
        "activated_buildings",
        "agents",
    ],
]
CONDITIONS = [
    "ADV",
    *(f"GAINED({each},3)" for each in STOCK),
    *(f"CONTROL({each},{n})" for each in PROVINCES for n in (1, 2)),
    *(f"OWN({each},{n})" for each in ("knowledge", "wonder", "policy") for n in (1, 2)),
    *(f"AGENTS({n})" for n in (1, 2)),
]
EVENTS = [
    *(row.name for row in CLAUSES.of_kind(EVENT) if row.name != "ACQUIRE"),
    *(f"ACQUIRE({each})" for each in TYPES[:4]),
]
ONGOING = [
    *(f"DISCOUNT({each},1)" for each in DISCOUNTS),
    *(f"{name}({n})" for name in ("IGNORE_BARRICADE", "REROLL") for n in (1, 2)),
]
TEXTS = [
    *(f"ACTION: {body}" for body in bodies()),
    *(f"ACTION IF {condition}: GAIN(g,1)" for condition in CONDITIONS),
    *(f"ACTION: IF({condition}){{DRAW_USE(1)}}{{GAIN(g,1)}}" for condition in CONDITIONS),
    *(f"{timing}({event}): GAIN(g,1)" for timing in ("WHENEVER", "FIRST") for event in EVENTS),
    *(f"ONGOING: {body}" for body in ONGOING),
    *(f"{timing}: GAIN(g,1)" for timing in ("ON_ACTIVATE", "DURING", "MAY", "BONUS")),
    "FACE(2-3): SWITCH_ESP",
    "WARLORD: GAIN(g,2)",
    "SPY",
]


@BOTH
def test_every_clause_of_the_language_has_a_sentence_of_its_own(words: Messages):
    told = {fine(said_by(text, words), words) for text in TEXTS}
    # `provinces` is short for `provinces(any)`
    alike = 2
    assert len(told) == len(TEXTS) - alike, "two clauses read alike"


def said_by(text: str, words: Messages) -> str:
    return CardText(words).skill(Skill(parse(text, CLAUSES), 0))


def test_no_clause_is_left_out_here():
    spelled = " ".join(TEXTS)
    for kind in (EFFECT, PRICE, CONDITION, METRIC, EVENT, TIMING):
        for row in CLAUSES.of_kind(kind):
            assert row.name in spelled, row.name


SENTENCES = {
    "ACTION: [TRAIN(1) | UNREST(opp,1)]": (
        "Action: take an Agent die, or your opponent gains 1 Unrest.",
        "Action : prenez un dé Agent, ou l’adversaire gagne 1 carte Troubles.",
    ),
    "ACTION: RESERVE(1)": (
        "Action: reserve a card of the display.",
        "Action : réservez une carte de la rivière.",
    ),
    "ACTION: OPT(RESERVE(1)); GAIN(g,1)": (
        "Action: reserve a card of the display if you wish, then gain 1 Gold.",
        "Action : réservez une carte de la rivière si vous voulez, puis gagnez 1 Or.",
    ),
    "BONUS: ARCHIVE(1); GAIN(g,1)": (
        "Bonus: archive an inactive card of your City, then gain 1 Gold.",
        "Bonus : archivez une carte inactive de votre Cité, puis gagnez 1 Or.",
    ),
    "ACTION: PAY(basic,2) -> GAIN_ADV": (
        "Action: pay 2 Basic resources and gain the Advantage.",
        "Action : payez 2 ressources de base et gagnez l’Avantage.",
    ),
    "ACTION: IF(AGENTS(2)){DRAW_USE(1)}{GAIN(g,1)}": (
        "Action: if you have at least 2 Agent dice, draw a card and use it; "
        "otherwise, gain 1 Gold.",
        "Action : si vous avez au moins 2 dés Agent, piochez une carte et utilisez-la ; "
        "sinon, gagnez 1 Or.",
    ),
    "FIRST(ACQUIRE(knowledge)): GAIN_PER(c,1,knowledges,2)": (
        "The first time in a round that you acquire a Knowledge: "
        "gain 1 Culture for each Knowledge you own (at most 2).",
        "La première fois de la manche que vous acquérez une Connaissance : "
        "gagnez 1 Culture par Connaissance que vous possédez (2 au plus).",
    ),
    "ONGOING: DISCOUNT(building,1); DISCOUNT(knowledge,1)": (
        "Ongoing: Buildings cost you 1 Production less; Knowledge costs you 1 Science less.",
        "Effet permanent : les Bâtiments vous coûtent 1 Production de moins ; "
        "les Connaissances vous coûtent 1 Science de moins.",
    ),
}


@pytest.mark.parametrize("text", SENTENCES)
def test_clauses_put_together_read_well(text: str):
    assert (said(text, "en"), said(text, "fr")) == SENTENCES[text]
