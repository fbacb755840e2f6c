"""Card texts as sentences in both languages, and as rows of icons."""

from pathlib import Path

import pytest

from labrys.kernel.clauses.reading import parse, parse_body
from labrys.kernel.clauses.rows import Mark
from labrys.kernel.clauses.showing import ability_marks, marks
from labrys.kernel.text.clause_words import ClauseWords
from labrys.kernel.text.words import Messages
from tests.kernel.clauses.duel import DUEL

WORDS = {
    language: ClauseWords(Messages(language, [Path(__file__).parent], strict=True))
    for language in ("en", "fr")
}


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "ACTION: GAIN(p,1); TRAIN(2)",
            "Action: take 1 Production, then take 2 dice.",
            "Action\u00a0: prenez 1 Production, puis prenez 2 dés.",
        ),
        (
            "WHENEVER(CONQUER): PAY(g,1) -> GAIN(vp,2)",
            "Whenever you conquer: pay 1 Gold: take 2 points.",
            "Chaque fois que vous conquérez\u00a0: payez 1 Or\u00a0: prenez 2 points.",
        ),
        (
            "ACTION IF ADV: [TRAIN(1) | UNREST(opp,1) | UNREST(self,1)]",
            "Action, if you have the Advantage: take a die, or the opponent gains 1 Unrest, "
            "or you gain 1 Unrest.",
            "Action, si vous avez l’Avantage\u00a0: prenez un dé, ou l’adversaire gagne 1 Trouble, "
            "ou vous gagnez 1 Trouble.",
        ),
        (
            "ACTION: IF(ADV){GAIN(g,2)}{GAIN(g,1)}",
            "Action: if you have the Advantage, take 2 Gold; otherwise, take 1 Gold.",
            "Action\u00a0: si vous avez l’Avantage, prenez 2 Or\u00a0; sinon, prenez 1 Or.",
        ),
        (
            "ACTION: OPT(GAIN_PER(vp,1,provinces,2)); IF(ADV){!BETRAY(opp)}",
            "Action: if you wish, take 1 point per Province, 2 at most, "
            "then if you have the Advantage, betray (you must).",
            "Action\u00a0: si vous le souhaitez, prenez 1 point par Province, 2 au plus, "
            "puis si vous avez l’Avantage, trahissez (obligatoire).",
        ),
        ("SPY", "Spy.", "Espion."),
    ],
)
def test_an_ability_is_said_in_both_languages(text: str, english: str, french: str) -> None:
    ability = parse(text, DUEL)
    assert WORDS["en"].ability(ability) == english
    assert WORDS["fr"].ability(ability) == french


def test_a_text_without_a_timing_is_a_sentence_too() -> None:
    assert WORDS["en"].sentence(parse_body("GAIN(vp,1)", DUEL)) == "Take 1 point."


def row(found: list[Mark]) -> str:
    return " ".join(mark.icon or f"“{mark.text}”" for mark in found)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("GAIN(g,1)", "gain gold"),
        ("GAIN(g,3); TRAIN(1)", "gain “3” gold train"),
        ("PAY(g,2) -> GAIN(vp,1)", "pay “2” “→” gain point"),
        ("[TRAIN(1) | UNREST(opp,2)]", "train “/” unrest “2”"),
        ("OPT(TRAIN(2))", "“(” train “2” “)”"),
        ("IF(ADV){GAIN(g,2)}{GAIN(g,1)}", "adv “:” gain “2” gold “/” gain gold"),
        ("GAIN_PER(vp,1,provinces,2)", "gain-per point provinces"),
    ],
)
def test_a_text_is_a_row_of_icons_and_letters(text: str, shown: str) -> None:
    assert row(marks(parse_body(text, DUEL))) == shown


def test_timing_and_condition_come_first_in_a_row() -> None:
    shown = row(ability_marks(parse("WHENEVER(CONQUER) IF ADV: GAIN(g,2)", DUEL)))
    assert shown == "whenever conquer adv “:” gain “2” gold"
    assert row(ability_marks(parse("SPY", DUEL))) == "spy"
