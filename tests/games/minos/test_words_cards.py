"""The texts of things, cards, tiles and effects of Minos in English and French."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.games.minos.content import model as box
from labrys.games.minos.content.effects import Effect, Item, parse
from labrys.games.minos.content.icons import VOCABULARY
from labrys.games.minos.rules.options import CARD_IDS
from labrys.games.minos.words import effects as wording_effects
from labrys.games.minos.words.wording import MinosWording
from labrys.kernel.secret import veil
from labrys.kernel.text.words import Words
from tests.games.minos.reading import BOTH, CONTENT, WORDS, fine

TILES: dict[str, Sequence[object]] = {
    "trade": CONTENT.trade_bonuses,
    "sea": CONTENT.sea_peoples,
    "foundation": CONTENT.foundations,
    "action-tile": CONTENT.action_bonuses,
    "ability": CONTENT.abilities,
    "start": CONTENT.starts,
    "route": CONTENT.routes,
    "solo": CONTENT.solo_cards,
    "tower": CONTENT.tower_effects,
    "track": box.TRACKS,
}


@BOTH
def test_things_have_names(words: Words):
    assert words.thing("region", 4) in ("region 4", "région 4")
    assert words.thing("route", 0).endswith(" 1")
    assert words.thing("vase", 3) == "Vase 3"
    assert words.thing("trade", 0) == words.say("trade-B01") != "B01"
    assert words.thing("sea", 10) == "II-01"
    assert words.thing("card", veil(1)).endswith("Âge II" if words.language == "fr" else "Age II")
    counts = {"good": 6, "row": 5, "action": 4, "track": 3, "source": 14, "colour": 4, "die": 24}
    counts |= {"seat": 4, "resource": 2, "rival": 1, "condition": 0, "card": 144}
    for kind, count in counts.items():
        names = {fine(words.thing(kind, member), words) for member in range(count)}
        assert len(names) == count, kind


@BOTH
def test_every_card_has_its_text(words: Words):
    texts = {fine(words.card(number), words) for number in range(144)}
    assert len(texts) == 144
    for number in range(144):
        name, *rest = words.card(number).split("\n")
        assert len(rest) == 2
        assert CONTENT.decrees[number].id in name
        fine(words.brief("card", number), words)
        fine(words.brief("trait", number), words)
    assert words.card(veil(0)) != words.card(veil(1))
    assert words.brief("card", veil(0)) == words.thing("card", veil(0))


@BOTH
def test_every_tile_has_its_text(words: Words):
    for kind, tiles in TILES.items():
        texts = {fine(words.tile(kind, number), words) for number in range(len(tiles))}
        assert len(texts) == len(tiles), kind
        for number in range(len(tiles)):
            fine(words.brief(kind, number), words)
    for number in range(1, 13):
        fine(words.tile("vase", number), words)
        fine(words.brief("vase", number), words)
    wording = words.wording
    assert isinstance(wording, MinosWording)
    for seats in (2, 3, 4):
        for row, spaces in enumerate(CONTENT.boards[seats].rows):
            for space in range(1, len(spaces) + 1):
                fine(wording.space(seats, row, space), words)
    for track in range(3):
        for space in range(10):
            fine(wording.track_space(track, space), words)


CARDS = (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8").strip().split("\n\n")


@pytest.mark.parametrize("text", CARDS, ids=[text.split(" (")[0] for text in CARDS])
def test_a_dozen_cards_read_as_written_down(text: str):
    """`cards.txt` holds each card's three lines in English, then in French."""
    found = re.search(r"\((II?\d\d)\)", text)
    assert found is not None
    number = CARD_IDS.index(found[1])
    assert WORDS["en"].card(number) + "\n" + WORDS["fr"].card(number) == text


EFFECT_TEXTS = {
    "2 coin": ("Gain 2 Coins.", "Gagnez 2 Pièces."),
    "5 coin -> palace": (
        "Pay 5 Coins: put 1 card into your Palace.",
        "Payez 5 Pièces : placez 1 carte dans votre Palais.",
    ),
    "play instead if_farms2: play_free": (
        "Play 1 card from your hand; instead, with 2 or more Farms, play 1 card for free.",
        "Jouez 1 carte de votre main ; à la place, avec 2 Fermes ou plus, "
        "jouez 1 carte gratuitement.",
    ),
    "coin per_warrior": (
        "Gain 1 Coin for each of your Warriors on the map.",
        "Gagnez 1 Pièce par Guerrier que vous avez sur le planisphère.",
    ),
    "if_towers2: 4 vp": (
        "With 2 or more Towers: gain 4 VP.",
        "Avec 2 Tours ou plus : gagnez 4 PV.",
    ),
    "3 discard -> influence": (
        "Discard 3 cards: take 1 step on Influence.",
        "Défaussez 3 cartes : avancez d’une case sur Influence.",
    ),
    "2 place": ("Place up to 2 Warriors.", "Placez jusqu’à 2 Guerriers."),
    "2 wild": (
        "Use 2 Wild points for one action.",
        "Utilisez 2 points d’action Joker pour une même action.",
    ),
    "card + coin": ("Draw 1 card, then gain 1 Coin.", "Piochez 1 carte, puis gagnez 1 Pièce."),
    "coin + temp + vp": (
        "Gain 1 Coin, 1 Temporary Good and 1 VP.",
        "Gagnez 1 Pièce, 1 Denrée Temporaire et 1 PV.",
    ),
    "build instead if_towers2: 2 coin -> build + 2 temp": (
        "Use 1 Build point; instead, with 2 or more Towers, pay 2 Coins: use 1 Build point, then "
        "gain 2 Temporary Goods.",
        "Utilisez 1 point d’action Construction ; à la place, avec 2 Tours ou plus, payez "
        "2 Pièces : utilisez 1 point d’action Construction, puis gagnez 2 Denrées Temporaires.",
    ),
    "if_sea2: coin + discard -> 2 vp per_sea": (
        "With 2 or more Sea Peoples tiles won, pay 1 Coin and discard 1 card: gain 2 VP for each "
        "Sea Peoples tile you have won.",
        "Avec 2 Peuples de la Mer vaincus ou plus, payez 1 Pièce et défaussez 1 carte : "
        "gagnez 2 PV par Peuple de la Mer que vous avez vaincu.",
    ),
}


@pytest.mark.parametrize("text", EFFECT_TEXTS)
def test_effects_read_as_sentences(text: str):
    effect = parse(text, VOCABULARY)
    english, french = EFFECT_TEXTS[text]
    assert wording_effects.sentences(WORDS["en"], [effect]) == english
    assert wording_effects.sentences(WORDS["fr"], [effect]).replace("\u00a0", " ") == french


def items(codes: dict[str, int], per: bool) -> st.SearchStrategy[list[Item]]:
    multipliers = [0, *VOCABULARY.multipliers.values()] if per else [0]
    item = st.builds(
        Item,
        st.sampled_from(sorted(codes.values())),
        st.integers(1, 99),
        st.sampled_from(multipliers),
    )
    return st.lists(item, min_size=1, max_size=3)


CONDITIONS = st.sampled_from([0, *VOCABULARY.conditions.values()])
NOTHING_PAID: st.SearchStrategy[list[Item]] = st.just([])
PAYS = st.one_of(NOTHING_PAID, items(VOCABULARY.costs, False))
PLAIN = st.builds(Effect, CONDITIONS, PAYS, items(VOCABULARY.gains, True), st.booleans())
SECOND = PLAIN.filter(lambda effect: effect.condition > 0)
ANY = st.builds(
    Effect,
    CONDITIONS,
    PAYS,
    items(VOCABULARY.gains, True),
    st.booleans(),
    st.one_of(st.none(), SECOND),
)


@given(st.lists(ANY, min_size=1, max_size=3), st.integers(0, 7))
def test_any_effect_at_all_can_be_said(some: list[Effect], trigger: int):
    for words in WORDS.values():
        text = fine(wording_effects.sentences(words, some), words)
        assert text[0].isupper()
        assert text[-1] == "."
        fine(wording_effects.clauses(words, some), words)
        fine(wording_effects.brief(words, some), words)
        fine(wording_effects.trait(words, trigger, some[0]), words)
        fine(wording_effects.brief_trait(words, trigger, some[0]), words)
