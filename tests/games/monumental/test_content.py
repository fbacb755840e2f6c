"""The box of Monumental Duel: what it holds (ledger 3, 7), and what an editor of it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.games.monumental.content.language import TYPES
from labrys.games.monumental.content.loading.files import OWN
from labrys.games.monumental.content.model import COMMON, load
from labrys.kernel.text.content import ContentError
from tests.games.monumental.table import PLAYED

CONTENT = PLAYED.content


def test_there_are_144_cards_with_separators_helpers_and_the_advantage():
    civilizations = len(CONTENT.civilizations)
    cards = sum(
        card.copies * (civilizations if card.set == COMMON else 1) for card in CONTENT.cards
    )
    assert cards + 3 + 4 + 1 == 144
    kinds = dict.fromkeys(TYPES, 0)
    for card in CONTENT.cards:
        kinds[TYPES[card.type]] += card.copies
    assert kinds["espionage"] == 10
    assert kinds["unrest"] == 10
    assert kinds["policy"] == 15
    assert kinds["scout"] == kinds["warlord"] == 3


def test_names_are_no_playing_data(tmp_path: Path):
    text = (OWN / "common.toml").read_text(encoding="utf-8")
    (tmp_path / "common.toml").write_text(text.replace("Work Camp", "Labour Camp"))
    changed = load(tmp_path)
    assert changed.playing.id == CONTENT.playing.id
    assert changed.card("CIV-WORKCAMP").name["en"] == "Labour Camp"


MISTAKES = [
    ("common.toml", "gives = { p = 1 }", "gives = { x = 1 }", "unknown key 'x'"),
    ("common.toml", "copies = 5\ngives = { p = 1 }", "copies = 4\ngives = { p = 1 }", "13 cards"),
    ("common.toml", "GAIN(g,2)", "GIAN(g,2)", "did you mean 'GAIN'"),
    ("common.toml", "defence = 2", "defence = 0", "from 1 to 20"),
    ("common.toml", 'set = "unrest"', 'set = "basic"', "card of type unrest"),
    ("common.toml", ', 6 = "UNREST(opp,1)" }', " }", "'6' is missing"),
    ("development.toml", "cost = [2, 3]", "cost = [2]", "has 1 members"),
    ("development.toml", "cost = { s = 3 }", "cost = { p = 3 }", "unknown key 'p'"),
    (
        "development.toml",
        'type = "knowledge"\nera = 1',
        'type = "knowledge"\nera = 2',
        "2 cards of",
    ),
    ("development.toml", 'bonus = "GAIN(c,1)"', "", "'bonus' is missing"),
    ("development.toml", "ACTION: TRAIN(1)", "WARLORD: TRAIN(1)", "building with WARLORD"),
    ("civilizations.toml", "MAY: PAY(vp,1) -> GAIN(g,2)", "MAY: GAIN(g,2)", "without a price"),
    ("civilizations.toml", "MAY: PAY(vp,1) -> GAIN(g,2)", "MAY: PAY(vp,1) -> GAIN(vp,2)", "no end"),
    ("civilizations.toml", "MAY: PAY(vp,1) -> GAIN(g,2)", "MAY: PAY(p,1) -> GAIN(g,2)", "no end"),
    ("civilizations.toml", "MAY: PAY(vp,1) -> GAIN(g,2)", "MAY: PAY(g,1) -> READY(card)", "no end"),
    ("civilizations.toml", 'policies = "lines"', 'policies = "rings"', "'rings'"),
    ("civilizations.toml", 'effect = ["SPY"]', "", "0 abilities"),
    ("civilizations.toml", 'id = "GRE-P5"', 'id = "GRE-P4"', "used twice"),
    ("settings.toml", "start_gold = 2", "start_gold = -2", "from 0 to 20"),
]


@pytest.mark.parametrize(("file", "right", "wrong", "told"), MISTAKES)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, file, right, wrong, told):
    text = (OWN / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=told.replace("(", r"\(")) as caught:
        load(tmp_path)
    assert caught.value.file in (file, "civilizations.toml", "development.toml")
