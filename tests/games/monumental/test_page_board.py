"""The page's board of Monumental Duel: everything can be clicked, nothing hidden is shown."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import labrys
from labrys.boards.page import board_of, signs_of
from labrys.boards.people import Sitter
from labrys.games.monumental.content import language as card_language
from labrys.games.monumental.content.language import CLAUSES, NONE, G, P
from labrys.games.monumental.content.model import ABILITIES
from labrys.games.monumental.facts.clock import last_rounds
from labrys.games.monumental.game import as_duel, make
from labrys.games.monumental.page import effects, legend
from labrys.games.monumental.page.board import MonumentalBoard, board
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.order import ACTIVATIONS, ChooseOrder
from labrys.kernel.position import Position
from labrys.kernel.text.words import Words
from tests.drawing import Drawing
from tests.ftl import messages

GAME = make()
FOLDER = GAME.folder / "page"
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {code: Words(GAME, code, [BOARD_WORDS], strict=True) for code in ("en", "fr")}
BOARDS: dict[str, MonumentalBoard] = {code: board(words) for code, words in WORDS.items()}
SITTERS = [Sitter("Ann & <Co>", "purple", you=True), Sitter("Bob", "green", bot=True)]


def new(seed: int = 1, civilizations: str = "greeks+mughals") -> Duel:
    return as_duel(labrys.new("monumental", seed=seed, civilizations=civilizations, first="seat-1"))


def positions(seed: int, civilizations: str = "random") -> Iterator[Position]:
    """A random game, decision by decision."""
    choose = random.Random(seed)
    position = labrys.new("monumental", seed=seed, civilizations=civilizations)
    while not position.over:
        yield position
        position.play(choose.choice(position.options))
    yield position


def drawn(duel: Position, seat: int = 0, code: str = "en") -> str:
    return BOARDS[code].draw(duel.view(seat), SITTERS)


def read(duel: Position, seat: int = 0, code: str = "en") -> Drawing:
    return Drawing(drawn(duel, seat, code))


def play(duel: Duel, *spelled: str) -> Duel:
    for text in spelled:
        duel.play(duel.read(text))
    return duel


def own_icons() -> set[str]:
    lines = (FOLDER / "icons.txt").read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def number(id: str) -> int:
    return GAME.content.card(id).number


# ---- clicking


@pytest.mark.parametrize(("seed", "civilizations"), [(1, "random"), (2, "picked"), (5, "random")])
def test_every_option_is_played_by_clicking_the_board(seed: int, civilizations: str):
    made = BOARDS["en"]
    for position in positions(seed, civilizations):
        if position.over:
            break
        view = position.view(position.seat)
        parts = Counter(re.findall('data-part="([^"]*)"', made.draw(view, SITTERS)))
        seen: set[tuple[str, ...]] = set()
        for option in view.options:
            targets = tuple(made.targets(option, view))
            assert targets, view.spell(option)
            for target in targets:
                assert parts[target] == 1, (view.spell(option), target)
            assert targets not in seen, view.spell(option)
            seen.add(targets)


def test_a_row_and_a_column_are_picked_together_and_then_confirmed():
    duel = new()
    option = duel.read("activate row-2 column-3")
    expected = ["line-row-2", "line-column-3", "line-go-2-3"]
    assert BOARDS["en"].targets(option, duel.view(0)) == expected
    html = drawn(duel)
    assert html.count('data-picks="line-row-2 line-column-3"') == 1
    assert "data-picks" not in drawn(duel, 1).partition('id="mo-far"')[2]


def test_the_preview_of_two_lines_sums_their_resources_and_names_their_effects():
    duel = new()
    realm = duel.realms[0]
    names = ["CIV-WORKCAMP", "CIV-FORT", "CIV-MINE"] * 3
    realm.tops = [number(name) for name in names]
    realm.unders = [NONE] * 9
    realm.tops[4] = duel.content.unrest
    way = re.search(r'<div class="mo-way w23">.*?data-part="line-go-2-3"', drawn(duel), re.S)
    assert way is not None
    shown = Drawing(way[0][: way[0].rindex("<span")] + "</div>").shown
    assert "Row II and column C" in shown
    assert re.search(r"4\s+Production", shown)
    assert "Mine" in shown
    assert "1 Unrest goes back" in shown


# ---- a drawing in general


@pytest.mark.parametrize("code", ["en", "fr"])
def test_drawings_are_clean_in_every_position(code: str):
    icons = own_icons()
    for count, position in enumerate(positions(11)):
        for seat in (0, 1, -1) if count % 6 == 0 or position.over else ():
            html = drawn(position, seat, code)
            page = Drawing(html)
            assert "⟨" not in html
            assert "{" not in html
            assert set(page.icons) <= icons
            assert max(page.pieces.values(), default=1) == 1
            assert all(re.fullmatch("[a-z0-9-]+", piece) for piece in page.pieces)
            assert max(page.ids.values()) == 1
            for tag, name, value in page.attributes:
                assert name != "style", tag
                assert not name.startswith("on"), tag
                assert not value.startswith("data:"), tag


def test_names_of_players_are_escaped():
    *_, last = positions(3)
    html = drawn(last) + BOARDS["en"].account(last.view(0), SITTERS)
    assert "<Co>" not in html
    assert "Ann &amp; &lt;Co&gt;" in html
    assert "&amp;amp;" not in html


@pytest.mark.parametrize("seed", [2, 4])
def test_a_seat_sees_the_same_in_every_world_of_its_view(seed: int):
    for count, position in enumerate(positions(seed)):
        if count % 9:
            continue
        for seat in (0, 1, -1):
            view = position.view(seat)
            html = BOARDS["en"].draw(view, SITTERS)
            for world in (1, 2):
                assert BOARDS["en"].draw(view.world(world).view(seat), SITTERS) == html


def test_drawing_changes_nothing():
    for position in positions(6):
        view = position.view(0)
        before = view.concealed.key()
        BOARDS["en"].draw(view, SITTERS)
        assert view.concealed.key() == before


def test_the_board_is_found_in_the_games_folder():
    assert isinstance(board_of(WORDS["fr"]), MonumentalBoard)
    assert {"P", "S", "M", "C", "G", "VP", "BASIC"} == signs_of(GAME).keys()


# ---- what is shown


def test_the_viewers_city_comes_first_and_seat_0_for_a_spectator():
    duel = new()
    for seat, first in ((0, "Greeks"), (1, "Mughals"), (-1, "Greeks")):
        html = drawn(duel, seat)
        near = html[html.index('id="mo-near"') : html.index('id="mo-river"')]
        assert first in near


def test_a_knowledge_can_be_read_under_its_cover():
    duel = new()
    duel.realms[0].tops[0] = number("CIV-MINE")
    duel.realms[0].unders[0] = number("GRE-K1")
    page = read(duel)
    assert page.parts["at-knowledge-1"] == page.parts["at-city-1"] == 1
    assert "Philosophy" in page.shown


def test_activated_cards_are_turned_and_used_ones_bear_a_token():
    duel = play(new(), "activate row-1 column-1")
    html = drawn(duel)
    assert len(re.findall(r'class="mo-at [^"]*\bon\b', html)) == 5
    duel.realms[0].tokens[0] = 1
    assert read(duel).pieces["used-0-city-1"] == 1


def test_the_cards_that_will_be_washed_away_are_marked():
    duel = new()
    assert drawn(duel).count('class="mo-away"') == 3
    duel.display[0] = NONE
    duel.display[1] = NONE
    assert drawn(duel).count('class="mo-away"') == 1


def test_a_price_tells_what_is_missing_and_what_a_discount_takes_off():
    duel = new()
    duel.display[0] = number("D1-W2")
    duel.realms[0].supply[P] = 1
    duel.realms[0].supply[G] = 0
    river = drawn(duel).partition('data-part="card-D1-W2"')[2][:3000]
    assert '<span class="mo-short">1 short</span>' in river
    duel.realms[0].tops[0] = number("D1-B1")
    duel.realms[0].turned = 1
    river = drawn(duel).partition('data-part="card-D1-W2"')[2][:3000]
    assert "<s>2</s>" in river
    assert "mo-short" not in river.partition("</li>")[0]


def test_the_price_of_a_conquest_counts_the_barricades():
    duel = new()
    duel.realms[1].provinces = [number("D1-P1"), number("BAS-BARRICADE")]
    page = read(duel)
    assert page.parts["conquer"] == 1
    assert re.search(
        r"To conquer this Province, Ann & <Co> pays 5 Military; \d are missing", page.shown
    )


def test_cards_that_both_saw_going_on_top_are_shown_to_both():
    duel = new()
    duel.realms[1].known = [number("BAS-WORKSHOP"), number("D1-K1")]
    for seat in (0, 1):
        assert "On top: Irrigation, Workshop." in read(duel, seat).shown


def test_the_advantage_points_at_its_holder():
    duel = new()
    assert 'class="mo-adv mo-nobody' in drawn(duel)
    duel.holder, duel.adv_type, duel.adv_tokens = 1, P, 2
    assert 'class="mo-adv mo-far green"' in drawn(duel, 0)
    assert 'class="mo-adv mo-near green"' in drawn(duel, 1)
    assert "Bob holds the Advantage, with 2 Production on it." in read(duel).shown


def test_who_leads_a_dominance_stands_out_and_where_both_are_level_nobody_does():
    duel = new()
    duel.realms[0].wonders = 2
    html = drawn(duel)
    wonders = html[html.index("Completed Wonders") :][:700]
    assert 'class="mo-lead purple"' in wonders
    assert 'class="mo-lead green"' not in wonders
    provinces = html[html.index("Provinces:") :][:700]
    assert "mo-lead" not in provinces
    assert "to both, being level" in provinces


def test_points_for_a_dominance_where_both_are_level_are_told_apart_from_those_of_one_alone():
    assert '>1 + <span class="mo-shared">12 level</span>' in drawn(new())
    duel = new()
    duel.realms[0].wonders = 1
    score = drawn(duel).partition('id="mo-score"')[2]
    assert "3 for Dominance held alone and 9 where the two are level" in score


def test_a_card_without_a_text_says_nothing_of_that():
    html = drawn(new(civilizations="greeks+aksumites"))
    assert "Work Camp. Building · gives 1 Production. Not activated." in html
    assert "No text" not in html


def test_policies_of_the_mughals_lie_at_their_lines():
    duel = new()
    realm = duel.realms[1]
    realm.policies, realm.lines = [number("MUG-P2"), number("MUG-P5")], [1, 4]
    realm.active = 1
    html = drawn(duel)
    assert re.search(r'class="mo-card policy mo-niche n2 across awake', html)
    assert re.search(r'class="mo-card policy mo-niche n5 down', html)
    assert html.count('class="mo-niche') == 4


def test_the_clock_tells_when_the_game_can_end():
    duel = new()
    assert last_rounds(duel) == (6, 10)
    assert "Round 1" in read(duel).shown
    assert "ends in 6–10" in read(duel).shown
    duel.last_round = True
    assert "Last round!" in read(duel).shown


def test_dice_lie_on_the_table_with_the_card_they_fall_on():
    duel = play(new(), "activate row-1 column-1", "activate row-1 column-1")
    play(duel, "deploy g")
    for seat in (0, 1):
        page = read(duel, seat)
        assert page.parts["resolve-1"] == 1
        assert "The Agents of Ann & <Co>" in page.shown
        assert "Informers" in page.shown
    assert 'data-part="stop"' in drawn(duel, 0)
    assert 'data-part="stop"' not in drawn(duel, 1)


def test_effects_to_be_put_in_order_lie_open_and_stand_for_their_cards():
    duel = new()
    realm = duel.realms[0]
    realm.tops[:2] = [number("BAS-ARCHERY"), number("MUG-B1")]
    duel.agenda.append(ChooseOrder(0, ACTIVATIONS, [0, ABILITIES]))
    duel.ask_again()
    page = read(duel)
    assert {"order-1", "order-2", "in-order", "in-order-always"} <= page.parts.keys()
    assert {"at-city-1", "at-city-2"} <= set(page.found["data-also"])
    assert "in-order" not in read(duel, 1).parts


def test_tokens_fly_from_the_cards_that_gave_them():
    duel = new()
    duel.realms[0].tops[0] = number("CIV-FORT")
    play(duel, "activate row-1 column-1")
    assert re.search(r'data-piece="token-0-m-0" data-origin="at-city-1"', drawn(duel))


def test_the_cards_of_the_other_discard_are_not_told():
    duel = new()
    duel.realms[1].discard = [number("MUG-K1"), number("CIV-FORT")]
    assert "Gunpowder" in read(duel, 1).shown
    near = read(duel, 0).shown.partition("What the signs mean")[0]
    if number("MUG-K1") not in [*duel.realms[1].unders, *duel.realms[1].tops]:
        assert "Gunpowder" not in near


# ---- the end


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_account_tells_all_sources_and_who_won(code: str):
    *_, last = positions(4)
    html = BOARDS[code].account(last.view(0), SITTERS)
    page = Drawing(html)
    assert html.count('<th scope="row">') == 8
    total = {"en": "points", "fr": "points"}[code]
    assert str(max(last.points)) in page.shown
    assert total in page.shown


# ---- icons and words


def test_every_icon_of_the_card_language_is_drawn_and_told():
    told = {*legend.WHEN, *legend.DOES, *legend.KINDS, *effects.LETTERS, *effects.TOKENS}
    used = {row.icon for row in CLAUSES.rows if row.icon}
    assert used <= told


def test_every_sign_of_the_legend_has_a_meaning_and_every_meaning_a_sign():
    signs = {*legend.WHEN, *legend.DOES, *legend.KINDS, *legend.ON_TABLE, *effects.TOKENS}
    known = messages(BOARD_WORDS / "en.ftl")
    told = {name for name in known if name.startswith("page-means-")}
    assert told == {f"page-means-{name}" for name in signs}


def test_every_card_of_the_box_has_a_picture_of_its_own():
    pictures = {name for name in own_icons() if name.startswith("city-card-")}
    expected = {f"city-card-{card.id.lower()}" for card in GAME.content.cards}
    assert pictures == expected


def test_every_icon_is_used():
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    code += Path(card_language.__file__).read_text(encoding="utf-8")
    peoples = {people.id for people in GAME.content.civilizations}
    for name in own_icons():
        short = name.removeprefix("city-")
        assert short.startswith("card-") or short in peoples or f'"{short}"' in code, name


def test_both_languages_have_the_same_messages():
    english, french = (messages(BOARD_WORDS / f"{code}.ftl") for code in ("en", "fr"))
    assert list(english) == list(french)
