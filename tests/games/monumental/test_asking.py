"""Every question of Monumental Duel is asked in words, with all its options and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from labrys.kernel.text.words import Words
from labrys.tables.terminal.asking import listing
from tests.games.minos.reading import fine
from tests.games.monumental.table import Table, duel, game_with
from tests.games.monumental.test_words import prompts

NAMED = ["Ann", "Ben"]


def using(text: str, **given: object) -> Table:
    """A Building with this text, activated and used at once; with a bit of everything around."""
    table = duel(game=game_with(text))
    table.city(0, "X1 camp fort/GRE-K1 mine unrest", turned="1 2")
    table.give(0, **{"p": 3, "s": 2, "g": 3, "vp": 1, "deck": "fort library", **given})
    return table.display("D1-W1 D1-P1 D1-B1 D1-B2").turn(0).play("use city-1")


SITUATIONS: dict[str, Callable[[], Table]] = {
    "ask-activate": lambda: duel().city(0, "camp unrest fort").activation(),
    "ask-turn": lambda: duel().give(0, p=3, g=2).display("D1-W1 D1-P1").turn(0),
    "ask-archive": lambda: using("ACTION: ARCHIVE(2); GAIN(g,1)"),
    "ask-reinforce": lambda: using("ACTION: REINFORCE(2)"),
    "ask-discard": lambda: using("ACTION: DISCARD_CITY(1); GAIN(g,1)"),
    "ask-calm": lambda: using("ACTION: REMOVE_UNREST(2)", discard="unrest"),
    "ask-branch": lambda: using("ACTION: [TRAIN(1) | UNREST(opp,1) | GAIN_ADV]"),
    "ask-maybe": lambda: using("ACTION: OPT(PAY(g,1) -> GAIN(vp,1)); GAIN(p,1)"),
    "ask-takebasic": lambda: using("ACTION: GAIN_ANY(2,basic)"),
    "ask-convertone": lambda: using("ACTION: CONVERT(basic,basic,2)"),
    "ask-copyone": lambda: using("ACTION: COPY(any)", policies="GRE-P1"),
    "ask-readyone": lambda: using("ACTION: READY(card)", policies="GRE-P1", used="policy-1 city-4"),
    "ask-reserveone": lambda: using("ACTION: RESERVE(2); GAIN(g,1)"),
    "ask-washone": lambda: using("ACTION: DISCARD_DISPLAY(2)"),
    "ask-gainone": lambda: using("ACTION: GAIN_CARD(building)"),
    "ask-buildsection": lambda: using("ACTION: WONDER_SECTION(2)", wonder="D1-W2"),
    "ask-pickdrawn": lambda: using("ACTION: DRAW_PICK(2,1)"),
    "ask-paybasic": lambda: using("ACTION: PAY(basic,2) -> GAIN(c,1)"),
    "ask-chooseuse": lambda: using("ACTION: GAIN(g,1) and ACTION: GAIN(vp,1)"),
    "ask-chooseline": lambda: duel("mughals+greeks").give(0, c=1).turn(0).play("develop MUG-P2"),
    "ask-choosetokens": lambda: duel().give(0, m=2, g=1).turn(0).play("advantage m"),
    "ask-paygold": lambda: (
        duel().give(0, p=2, g=2).turn(0).play("choose-payment", "acquire BAS-WORKSHOP")
    ),
    "ask-reroll": lambda: duel().give(0, p=3, dice=3).turn(0).play("deploy p", rolls=(1, 2, 5)),
    "ask-choosedie": lambda: (
        duel().give(0, p=3, dice=3).turn(0).play("deploy p", "stop", rolls=(1, 2, 5))
    ),
    "ask-switchto": lambda: (
        duel().give(0, p=3, dice=3).turn(0).play("deploy p", "stop", "resolve 2", rolls=(1, 2, 5))
    ),
    "ask-chooseorder": lambda: (
        duel(game=game_with("DURING: PAY(g,1) -> GAIN(vp,1)", "DURING: DRAW_USE(1)"))
        .city(0, "X1 X2 camp")
        .give(0, g=2, deck="fort")
        .activation()
        .play("activate row-1 column-1")
    ),
    "ask-maydo": lambda: (
        duel(game=game_with("DURING: PAY(g,1) -> GAIN(vp,1)"))
        .city(0, "X1 camp camp")
        .give(0, g=2)
        .activation()
        .play("activate row-1 column-1")
    ),
    "ask-chooseability": lambda: (
        duel().give(0, s=2, g=1, deck="D1-W1").give(0, p=3).turn(0).play("progress")
    ),
    "ask-keepwonder": lambda: (
        duel().give(0, p=5, wonder="D1-W2").display("D1-W1").turn(0).play("acquire D1-W1")
    ),
    "ask-keepknowledge": lambda: duel().give(0, deck="GRE-K1 D1-K1 fort").end_round(),
    "ask-pickcivilization": lambda: Table(duel().duel.game.new(2, 1, {"civilizations": "picked"})),
}


def test_every_question_has_its_situation_here():
    assert prompts() == set(SITUATIONS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sorted(SITUATIONS))
def test_every_question_is_asked_in_words(name: str, language: str):
    position = SITUATIONS[name]().duel
    assert position.prompt() == name
    words = Words(position.game, language, strict=True)
    view = position.view(position.seat)
    assert fine(words.prompt(view, NAMED), words)[-1] in ".?"
    said = [fine(words.option(option, view), words) for option in view.options]
    assert len(set(said)) == len(said)
    for text in words.refusals(view):
        assert re.search(r"\(MD-[A-Z]+-(\d\d|[A-Z]+)\)\.$", fine(text, words))


def said(name: str, spelling: str, language: str) -> str:
    position = SITUATIONS[name]().duel
    words = Words(position.game, language, strict=True)
    view = position.view(position.seat)
    return words.option(position.read(spelling), view).replace("\u00a0", " ")


SAID = {
    ("ask-activate", "activate row-1 column-2"): (
        "Activate row I and column B (1 Production and 2 Military; 1 Unrest goes back)",
        "Activer la ligne I et la colonne B "
        "(1 Production et 2 Force militaire ; 1 carte Troubles retourne à la pile)",
    ),
    ("ask-turn", "acquire D1-W1"): (
        "Start Hanging Gardens (2 Production)",
        "Commencer « Jardins suspendus » (2 Production)",
    ),
    ("ask-turn", "train g"): (
        "Spy: train an Agent for 1 Gold",
        "Espionner : former un Agent pour 1 Or",
    ),
    ("ask-turn", "pass"): (
        "Pass (you lose 3 Production)",
        "Passer (vous perdez 3 Production)",
    ),
    ("ask-reroll", "reroll 1+3 p"): (
        "Reroll die 1 (a 1) and die 3 (a 5) for 1 Production",
        "Relancer le dé 1 (un 1) et le dé 3 (un 5) pour 1 Production",
    ),
    ("ask-choosedie", "resolve 3"): (
        "Resolve the 5 (gain 2 Basic resources of your choice)",
        "Résoudre le 5 (gagnez 2 ressources de base de votre choix)",
    ),
    ("ask-paygold", "pay-gold 1"): ("1 Production and 1 Gold", "1 Production et 1 Or"),
    ("ask-branch", "branch 2"): (
        "Your opponent gains 1 Unrest",
        "L’adversaire gagne 1 carte Troubles",
    ),
    ("ask-archive", "archive city-4"): (
        "Archive Mine (row II, column A)",
        "Archiver « Mine » (ligne II, colonne A)",
    ),
    ("ask-buildsection", "complete"): (
        "Complete Great Library (1 Production)",
        "Achever « Grande Bibliothèque » (1 Production)",
    ),
    ("ask-chooseorder", "in-order"): (
        "In this order: Extra 1, Extra 2",
        "Dans cet ordre : « Extra 1 », « Extra 2 »",
    ),
    ("ask-choosetokens", "tokens 2"): (
        "Put 2 on it (for 2 rounds, if nobody pays more)",
        "Y mettre 2 (pour 2 manches, si personne ne paie plus)",
    ),
}


@pytest.mark.parametrize(("name", "spelling"), SAID)
def test_an_option_tells_what_it_brings(name: str, spelling: str):
    english, french = SAID[name, spelling]
    assert said(name, spelling, "en") == english
    assert said(name, spelling, "fr") == french


def test_a_row_with_a_column_tells_in_letters_what_it_would_give():
    position = (
        duel().city(0, "camp fort library forum mine camp fort camp library").activation().duel
    )
    words = Words(position.game, "en", strict=True)
    lines = listing(position.view(0), words, 120)
    assert len(lines) == 9
    assert lines[4].split("  ")[-1] == (
        "Activate row II and column B (3 Production, 2 Military and 1 Culture)"
    )
