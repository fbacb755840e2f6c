"""Combining boxes (ledger 4.21): an invented pack beside the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from labrys import games
from labrys.games.monumental.content.language import NONE, TYPES
from labrys.games.monumental.content.loading.files import OWN
from labrys.games.monumental.content.model import DEVELOPMENT, load
from labrys.games.monumental.game import as_duel, make
from labrys.kernel.check.run import check
from labrys.kernel.errors import BadSetting
from labrys.kernel.record import read
from labrys.kernel.text.content import ContentError
from tests.games.monumental.table import PLAYED, Table, duel
from tests.rule import rule

FOLDER = Path(__file__).parent / "packs"
BOTH = make(FOLDER / "monumental")


def new(seed=1, **settings):
    return as_duel(BOTH.new(2, seed, settings))


def deck_of(position):
    return [*position.display, *position.eras[0], *position.eras[1], *position.eras[2]]


@rule("MD-MIX-02", "MD-MIX-03")
def test_a_home_made_deck_keeps_a_fixed_number_of_each_era_and_type():
    seen = set()
    for seed in range(12):
        position = new(seed, packs="orient")
        cards = [position.content.cards[card] for card in deck_of(position)]
        kinds = Counter((card.era, TYPES[card.type]) for card in cards)
        for era in (0, 1):
            for kind in ("knowledge", "wonder", "province", "building"):
                assert kinds[era, kind] == 3
        assert kinds[2, "knowledge"] == kinds[2, "wonder"] == kinds[2, "province"] == 2
        assert kinds[2, "building"] == 0
        seen |= {card.id for card in cards if card.pack != NONE}
    assert len(seen) == 10
    own = {c.id for c in PLAYED.content.cards if c.set == DEVELOPMENT}
    assert {position.content.cards[card].id for card in deck_of(new(packs="box"))} == own


@rule("MD-MIX-01")
def test_a_civilization_of_another_box_plays_with_this_module():
    position = new(packs="orient", civilizations="persians+greeks")
    table = Table(position)
    assert position.realms[0].civilization.id == "persians"
    while table.asked != "Turn":
        table.play(table.options[0])
    assert table.starting("train")
    with pytest.raises(BadSetting, match="come with the pack"):
        new(civilizations="persians+greeks")
    peoples = {new(seed).realms[0].civilization.id for seed in range(30)}
    assert "persians" not in peoples


def test_random_games_with_the_pack_keep_every_promise():
    # Made anew: of the many games that tests make, only the newest are there for what travels.
    both = make(FOLDER / "monumental")
    report = check(both, games=3, seats=2, seed=2, settings={"packs": "orient", "first": "random"})
    assert report.holds, report.text()
    named = {"packs": "orient", "civilizations": "persians+mughals"}
    report = check(both, games=2, seats=2, settings=named)
    assert report.holds, report.text()


def test_a_record_names_the_packs_and_the_hash_of_all_that_is_played_with():
    position = new(4, packs="orient")
    for _ in range(12):
        position.play(position.options[0])
    text = position.record(content=True)
    assert "option packs orient" in text
    assert f"content {BOTH.playing.id}" in text
    assert BOTH.playing.id != PLAYED.playing.id
    record = read(text)
    again = games.replayed(record)
    assert again.record() == position.record()
    assert games.of_record(record).playing.id == BOTH.playing.id


def test_what_goes_into_the_deck_is_told_and_in_the_record():
    position = new(4, packs="orient")
    first = position.last
    chosen = [outcome for outcome in first.outcomes if outcome >= position.blocks.out_card]
    assert len(chosen) >= 10


@rule("MD-RULE-28")
def test_bonuses_that_are_no_plain_gains_are_ordered_by_the_player():
    table = duel("persians+greeks", game=BOTH, packs="orient").display("D1-K1 . . . . .")
    table.city(0, "camp").give(0, policies="PER-P1 PER-P4", c=3).turn(0).play("develop PER-P2")
    assert table.options == [
        "in-order",
        "in-order-always",
        "next policy-1",
        "next policy-2",
        "next policy-3",
    ]
    table.play("next policy-3", "next policy-1", "take p")
    assert table.has() == "1p 1s 1g"
    assert table.names(table.realm().reserved) == "D1-K1"


def test_a_pack_is_checked_like_the_box(tmp_path: Path):
    text = (FOLDER / "monumental" / "pack-orient.toml").read_text(encoding="utf-8")
    for right, wrong, told in (
        ('id = "orient"', 'id = "box"', "expected one of its own"),
        ('set = "persians"\ntype = "building"', 'set = "common"\ntype = "building"', "a pack has"),
        ('set = "persians"\ntype = "building"', 'set = "greeks"\ntype = "building"', "another box"),
        ('set = "persians"\ntype = "policy"', 'set = "persians"\ntype = "warlord"', "warlord"),
        ('id = "O1-K1"', 'id = "D1-K1"', "used twice"),
    ):
        assert right in text
        (tmp_path / "pack-orient.toml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
        with pytest.raises(ContentError, match=told):
            load(tmp_path)
    (tmp_path / "pack-orient.toml").unlink()
    (tmp_path / "orient.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="unknown file"):
        load(tmp_path)
    assert OWN.is_dir()


def test_the_house_plays_with_the_packs_of_a_folder(monkeypatch):
    monkeypatch.setenv("LABRYS_PACKS", str(FOLDER))
    monkeypatch.setattr(games, "_loaded", {})
    game = games.find("monumental")
    assert [setting.name for setting in game.settings] == ["civilizations", "first", "packs"]
    assert game.playing.id == BOTH.playing.id
    assert games.find("minotaur").playing.id == games.make("minotaur").playing.id


def test_a_folder_of_packs_that_is_none_is_told(monkeypatch, tmp_path: Path):
    with pytest.raises(BadSetting, match="no folder"):
        games.use_packs(tmp_path / "nowhere")
    (tmp_path / "monumentall").mkdir()
    with pytest.raises(BadSetting, match="monumental"):
        games.use_packs(tmp_path)
