"""Who sees what (MD-RULE-36)."""

from __future__ import annotations

from labrys.games.monumental.game import as_duel
from labrys.games.monumental.rules.display import next_card
from tests.games.monumental.table import GAME, duel
from tests.rule import rule


def rich():
    table = duel().city(0, "camp/GRE-K1 fort").city(1, "camp/AKS-K1")
    table.give(0, bag="camp library forum", discard="D1-K1 fort", p=3, policies="GRE-P1")
    table.give(1, bag="fort fort mine", discard="D1-K2 camp", vp=2)
    return table.turn(0)


@rule("MD-RULE-36", "MD-SETUP-14", "MD-TERM-DISCARD")
def test_the_owner_looks_through_discard_and_culture_deck_and_the_other_sees_the_top():
    mine, theirs = rich().facts(0)["realms"]
    assert mine["discard"] == ["CIV-FORT", "D1-K1"]
    assert theirs["discard"] == ["CIV-WORKCAMP", "?"]
    assert sorted(mine["culture"]) == ["GRE-P2", "GRE-P3", "GRE-P4", "GRE-P5"]
    assert theirs["culture"] == ["?"] * 5
    assert mine["deck_cards"] == ["CIV-WORKCAMP", "CIV-LIBRARY", "CIV-FORUM"]
    assert theirs["deck_cards"] == ["?"] * 3
    for realm in rich().facts(-1)["realms"]:
        assert set(realm["deck_cards"]) == {"?"}


@rule("MD-RULE-36")
def test_what_lies_face_up_is_public():
    theirs = rich().facts(1)["realms"][0]
    assert theirs["city"][0]["knowledge"] == "GRE-K1"
    assert theirs["supply"]["p"] == 3
    assert theirs["policies"][0]["card"] == "GRE-P1"
    assert theirs["espionage"] == "ESP-0"
    facts = rich().facts(1)
    assert facts["unrest"] == 10
    assert len(facts["display"]) == 6
    assert sum(len(era) for era in facts["eras"]) == facts["deck"]


@rule("MD-RULE-36")
def test_cards_laid_on_a_deck_stay_known_to_both_in_order_until_they_are_drawn():
    table = rich().play("acquire BAS-WORKSHOP")
    for seat in (-1, 0, 1):
        realm = table.facts(seat)["realms"][0]
        assert realm["known"] == ["BAS-WORKSHOP"]
        assert realm["deck"] == 4
    table.give(0, s=4, p=2).turn(0).play("acquire BAS-LAB")
    assert table.facts(1)["realms"][0]["known"] == ["BAS-LAB", "BAS-WORKSHOP"]
    table.turn(0).play("progress")
    assert table.facts(1)["realms"][0]["known"] == ["BAS-WORKSHOP"]
    for seed in range(20):
        world = table.duel.world(1, seed)
        assert world.realms[0].known == table.realm().known


@rule("MD-RULE-36")
def test_a_world_keeps_what_a_seat_may_remember_and_draws_decks_anew():
    table = rich()
    drawn = set()
    for seed in range(40):
        world = table.duel.world(0, seed)
        assert sorted(world.realms[1].discard) == sorted(table.realm(1).discard)
        assert sorted(world.realms[1].culture) == sorted(table.realm(1).culture)
        assert sorted(world.realms[1].deck) == sorted(table.realm(1).deck)
        drawn.add(world.draw(0))
    assert len(drawn) == 3


@rule("MD-RULE-36")
def test_worlds_permute_the_development_deck_inside_an_era():
    position = GAME.new(2, 3)
    seen = set()
    for seed in range(30):
        world = as_duel(position.world(0, seed))
        for era in range(3):
            assert sorted(world.eras[era]) == sorted(position.eras[era])
        seen.add(next_card(world))
    assert len(seen) > 3
    assert all(position.content.cards[card].era == 0 for card in seen)


@rule("MD-RULE-36")
def test_a_drawn_card_is_told_to_both_before_any_choice():
    table = duel().city(0, "D1-W2", turned="1").give(0, deck="camp fort").turn(0)
    table.play("use city-1")
    assert table.facts(1)["realms"][0]["drawn"] == ["CIV-WORKCAMP", "CIV-FORT"]
    drew = [event for event in table.events if event.message == "drew"]
    assert [event.parts_for(1) for event in drew] == [event.parts_for(0) for event in drew]
    table.play("pick CIV-FORT")
    assert table.discard() == "camp fort"
