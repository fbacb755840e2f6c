"""Cards, tiles and clans of Minos for the browser: every effect has its icons, nothing is lost."""

import re
from html import escape

import pytest

import labrys
from labrys.boards.people import COLOURS, Sitter
from labrys.bots.random import RandomBot
from labrys.games.minos.content.effects import parse
from labrys.games.minos.content.icons import VOCABULARY
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.game import MinosGame
from labrys.games.minos.page import effects as page_effects
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.clans import Clans
from labrys.games.minos.page.marks import everybody
from labrys.games.minos.page.tiles import KINDS
from labrys.games.minos.rules.options import CARD_IDS
from labrys.kernel.text.words import Words
from tests.drawing import Drawing
from tests.games.minos.table import table

GAME = labrys.game("minos")
assert isinstance(GAME, MinosGame)
CONTENT = GAME.content
FOLDER = GAME.folder / "page"
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {language: Words(GAME, language, [BOARD_WORDS], strict=True) for language in ("en", "fr")}
CARDS = {language: Cards(words) for language, words in WORDS.items()}
CLANS = {language: Clans(WORDS[language], cards) for language, cards in CARDS.items()}
PICTURES = [
    tuple(line.split())
    for line in (FOLDER / "pictures.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
LINES = (FOLDER / "icons.txt").read_text().splitlines()
ICONS = {line.split()[0] for line in LINES if line and not line.startswith("#")}
ICONS |= {own for own, _ in PICTURES}
TILES = {
    "start": [start.id for start in CONTENT.starts],
    "ability": list(CONTENT.abilities),
    "vase": [vase.id for vase in CONTENT.vases],
    "trade": [tile.id for tile in CONTENT.trade_bonuses],
    "foundation": [tile.id for tile in CONTENT.foundations],
    "sea": [tile.id for tile in CONTENT.sea_peoples],
    "action": [tile.id for tile in CONTENT.action_bonuses],
    "solo": [card.id for card in CONTENT.solo_cards],
}


def sitters(seats):
    return [Sitter(f"Seat {seat}", COLOURS[seat], you=not seat) for seat in range(seats)]


def clans(position, seat=0, language="en"):
    return drawn(position.view(seat), sitters(position.seats), language)


def drawn(view, people, language="en"):
    """The clans in all places of the page."""
    facts, on_page = table_of(view), CLANS[language]
    people = everybody(facts, people, WORDS[language])
    parts = [on_page.choices(facts), on_page.turn(facts, people)]
    if view.seat >= 0:
        parts += [
            on_page.mine(view, facts, people),
            on_page.own(facts, view.seat, people),
            on_page.palace(facts, view.seat, people),
        ]
    return "".join([*parts, on_page.others(facts, view.seat, people)])


def moments(seats, seed, every):
    """Questions of a random game, each so many choices apart, and its end."""
    position = labrys.new("minos", seats=seats, seed=seed)
    bot = RandomBot(seed)
    count = 0
    while not position.over:
        if count % every == 0:
            yield position
        position.play(bot.choose(position.view(position.seat)))
        count += 1
    yield position


# ---- effects


@pytest.mark.parametrize("word", [*VOCABULARY.gains, *VOCABULARY.costs])
def test_every_code_of_the_effect_language_has_an_icon(word):
    text = f"{word} -> vp" if word not in VOCABULARY.gains else word
    icons = Drawing(page_effects.row_of([parse(text, VOCABULARY)])).icons
    assert icons
    assert set(icons) <= ICONS


@pytest.mark.parametrize("word", VOCABULARY.conditions)
def test_every_condition_is_drawn_before_its_gain(word):
    icons = Drawing(page_effects.drawn(parse(f"{word}: 2 coin", VOCABULARY))).icons
    assert set(icons) <= ICONS
    assert len(icons) > 1
    assert icons[-1] == "coin"


@pytest.mark.parametrize("word", VOCABULARY.multipliers)
def test_every_multiplier_is_drawn_after_its_gain(word):
    icons = Drawing(page_effects.drawn(parse(f"2 coin {word}", VOCABULARY))).icons
    assert set(icons) <= ICONS
    assert icons[0] == "coin"
    assert len(icons) == 2


def test_a_conversion_shows_cost_arrow_and_gain():
    page = Drawing(page_effects.drawn(parse("repeat 2 weapon -> 3 vp", VOCABULARY)))
    assert page.icons == ["repeat", "weapon", "vp"]
    assert page.text == "2→3"


def test_what_comes_instead_stands_in_a_frame_with_its_condition():
    html = page_effects.drawn(parse("2 temp instead if_cultural5: good", VOCABULARY))
    first, _, second = html.partition('<span class="instead">')
    assert Drawing(first).icons == ["temp"]
    assert "track-cultural" in second
    assert "5+" in second


def test_what_is_free_has_its_price_struck_out():
    html = page_effects.drawn(parse("palace_free", VOCABULARY))
    assert Drawing(html).icons == ["palace", "vp"]
    assert 'class="spared"' in html


# ---- cards


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("size", ["small", "large", "strip"])
def test_every_card_shows_its_name_and_tells_its_words(language, size):
    for number, card in enumerate(CARD_IDS):
        page = Drawing(CARDS[language].face(card, size=size))
        words = WORDS[language].card(number)
        assert WORDS[language].thing("card", number) in page.text
        assert page.found["aria-label"] == [words.replace("\n", " ")]
        assert set(page.icons) <= ICONS
        assert "style" not in page.names


def test_a_face_shows_age_cost_goods_points_effects_and_trait():
    page = Drawing(CARDS["en"].face("I09"))
    goods = ["good-copper", "good-stone"]
    effects = ["weapon", "tower", "coin"]
    trait = ["row-build", "weapon"]
    assert page.icons == ["coin", *goods, "vp", "decree-i09", *effects, *trait]
    assert page.text.startswith("I73Citadel Smithy")


def test_a_card_back_tells_its_age_and_nothing_else():
    for back, text in (("?I", "a card of Age I"), ("?II", "a card of Age II")):
        page = Drawing(CARDS["en"].face(back))
        assert page.found["aria-label"] == [text]
        assert page.text == back.lstrip("?")


def test_a_part_can_be_clicked_and_focused_and_a_piece_can_move():
    html = CARDS["en"].face("I17", "card-I17", "card-i17")
    page = Drawing(html)
    assert page.found["data-part"] == ["card-I17"]
    assert page.found["data-piece"] == ["card-i17"]
    assert "tabindex" in page.names
    assert "tabindex" not in Drawing(CARDS["en"].face("I17")).names


# ---- tiles


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("kind", TILES)
def test_every_tile_is_drawn_in_icons_and_tells_its_words(language, kind):
    for id in TILES[kind]:
        page = Drawing(CARDS[language].tile(kind, id))
        assert page.icons
        assert set(page.icons) <= ICONS
        (label,) = page.found["aria-label"]
        assert page.text.replace(" ", "").endswith(label.replace(" ", ""))


def test_a_tile_s_words_are_those_of_the_game():
    html = CARDS["en"].tile("sea", "I-08")
    words = WORDS["en"].tile("sea", [tile.id for tile in CONTENT.sea_peoples].index("I-08"))
    assert Drawing(html).found["aria-label"] == [words]
    assert escape(words) in html


def test_a_vase_is_found_by_its_id_and_by_its_number():
    cards = CARDS["en"]
    assert cards.tile("vase", "V4") == cards.tile("vase", "4")


def test_every_kind_of_tile_is_known_to_the_words():
    for kind in set(KINDS.values()):
        assert WORDS["en"].tile(kind, 1) != f"{kind} 1"


# ---- clans


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_clans_are_well_made_in_every_moment_of_a_game_and_both_languages(seats):
    for position in moments(seats, seed=seats, every=97):
        for seat in (-1, *range(position.seats)):
            for language in WORDS:
                page = Drawing(clans(position, seat, language))
                for name in ("data-part", "data-piece", "id"):
                    assert len(page.found[name]) == len(set(page.found[name])), name
                assert set(page.icons) <= ICONS
                assert "style" not in page.names
                assert "⟨" not in page.text


@pytest.mark.parametrize("seats", [1, 3])
def test_all_own_cards_can_be_clicked_and_no_others(seats):
    for position in moments(seats, seed=5, every=61):
        view = position.view(0)
        clan = table_of(view)["clans"][0]
        parts = Drawing(clans(position)).found["data-part"]
        own = clan["hand"] + clan["area"] + clan["palace"]
        assert sorted(f"card-{card}" for card in own) == sorted(
            part for part in parts if part.startswith("card-")
        )
        assert {f"trade-{tile}" for tile in clan["trade"]} == {
            part for part in parts if part.startswith("trade-")
        }


def test_a_spectator_sees_all_clans_alike_and_clicks_none():
    position = labrys.new("minos", seats=2, seed=1)
    page = Drawing(clans(position, -1))
    assert "Seat 0" in page.text
    assert not [part for part in page.found["data-part"] if part.startswith(("card", "temp"))]


def test_the_set_up_offers_starting_cards_and_abilities_to_click():
    position = labrys.new("minos", seats=2, seed=1)
    facts = table_of(position.view(position.seat))
    parts = Drawing(clans(position, position.seat)).found["data-part"]
    for start in facts["starts"]:
        assert f"start-{start}" in parts
    for ability in facts["abilities"]:
        assert f"ability-{ability}" in parts


def test_hidden_cards_leave_no_trace():
    for position in moments(2, seed=9, every=53):
        view = position.view(0)
        html = drawn(view, sitters(2))
        for seed in (1, 2):
            other = view.world(seed).view(0)
            assert drawn(other, sitters(2)) == html


def test_names_are_escaped():
    position = labrys.new("minos", seats=2, seed=1)
    view = position.view(0)
    strange = [Sitter("<q>", "teal"), Sitter('"&', "rust")]
    html = drawn(view, strange)
    assert "<q>" not in html
    assert "&lt;q&gt;" in html
    assert "&amp;" in html


def test_the_palace_is_grouped_by_what_sets_off_its_traits():
    minos = table(seats=2)
    numbers = {card: number for number, card in enumerate(CARD_IDS)}
    minos.minos.clans[0].palace = [numbers[card] for card in ("I01", "I04", "I02")]
    html = clans(minos.minos)
    palace = html[html.index('class="cards palace"') :]
    found = re.findall(r'data-part="card-(I\d\d)"', palace)
    assert found == ["I04", "I01", "I02"]
    assert "<b>4</b>" in palace[: palace.index("</h4>")]


def test_the_next_piece_shows_its_price_and_what_it_gives():
    minos = table(seats=2)
    minos.minos.clans[0].towers = 1
    labels = Drawing(clans(minos.minos)).found["aria-label"]
    assert any(label.startswith("Tower 1, built: ") for label in labels)
    assert any(label.startswith("Tower 2: costs 6 Coins; ") for label in labels)


def test_the_rival_shows_pieces_and_cards_but_no_board():
    position = labrys.new("minos", seats=1, seed=1)
    html = clans(position)
    rival = html[html.index("clan rival") :]
    assert "Rhadamanthus" in rival
    assert "page-" not in rival
    assert 'class="pieces"' not in rival


def test_cards_that_are_given_back_are_pale_until_all_have_chosen():
    position = labrys.new("minos", seats=2, seed=1, draft=False)
    seat = position.seat
    given = position.spell(position.options[0]).split()[1]
    before = len(Drawing(clans(position, seat)).found["data-part"])
    position.play(position.options[0])
    html = clans(position, seat)
    assert len(Drawing(html).found["data-part"]) == before
    pale = html[html.index('<li class="leaving">') :]
    assert re.findall(r'data-part="card-(\w+)"', pale)[0] == given
    assert html.count('class="leaving"') == 1


def test_every_decree_has_a_picture_of_its_own():
    assert [own for own, _ in PICTURES] == [f"decree-{card.id.lower()}" for card in CONTENT.decrees]
    drawings = [drawing for _, drawing in PICTURES]
    assert len(set(drawings)) == len(drawings)
    for card in CONTENT.decrees:
        for size in ("large", "small", "strip"):
            own = f"decree-{card.id.lower()}"
            assert f"/minos-{own}.svg#{own}" in CARDS["en"].face(card.id, size=size)
