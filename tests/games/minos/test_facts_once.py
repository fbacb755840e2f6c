"""Each fact stands once: what is drawn, said and judged of a Vase, a condition or a track's space
is read from its row, in both languages.

Wrong facts planted in the rows, the words or the pages are to fail here or be impossible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import labrys
from labrys.games.minos.content import icons
from labrys.games.minos.content.effects import Effect, Item
from labrys.games.minos.content.model import TOP, TRACKS, Vase
from labrys.games.minos.page import effects as page
from labrys.games.minos.page.tiles import Tiles
from labrys.games.minos.page.tracks import space_icons
from labrys.games.minos.rules import minos as minos_module
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.measures import MEASURES, WORDS, Measure
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.vases import met
from labrys.games.minos.value.worth import nearness
from labrys.games.minos.words import effects, hints
from labrys.games.minos.words.cards import track_space
from labrys.kernel.chance import Chance
from labrys.kernel.text.words import Words
from tests.drawing import Drawing
from tests.games.minos.reading import BOTH, CONTENT
from tests.games.minos.reading import WORDS as SAID
from tests.games.minos.table import bare
from tests.games.numbers import numbers

# What each measure is drawn with: its icon, and the sign that tells it from others
DRAWN = {
    "cities": "city", "towers": "tower", "farms": "farm", "ships": "ship", "voyage": "ship",
    "voyages": "ship Σ", "sea": "sea", "warriors": "warrior", "presence": "region",
    "dominance": "dominance", "influence": "track-influence", "cultural": "track-cultural",
    "population": "track-population", "lowest": "track-any ↓", "income": "income",
    "goods": "good =", "area": "area", "palace": "palace", "trigger": "palace =",
}  # fmt: skip


def digits(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# ---- Vases and conditions


def test_every_measure_has_an_icon_of_its_own():
    assert {m.word: f"{m.glyph} {m.sign}".strip() for m in MEASURES} == DRAWN
    assert len({(m.glyph, m.sign, m.place) for m in MEASURES}) == len(MEASURES)


@BOTH
@pytest.mark.parametrize("measure", MEASURES, ids=WORDS)
def test_a_measure_is_said_with_the_number_it_is_given_and_no_other(measure: Measure, words: Words):
    for count in range(1, 13):
        at_top = count == measure.most
        unsaid = at_top and measure.word == "income"
        assert digits(effects.measured(words, measure, count)) == ([] if unsaid else [count])
    texts = {effects.measured(words, other, 2) for other in MEASURES}
    assert len(texts) == len(MEASURES)


@BOTH
@pytest.mark.parametrize("vase", CONTENT.vases, ids=lambda vase: vase.id)
def test_a_vase_is_said_and_drawn_as_it_is_judged(vase: Vase, words: Words):
    measure = MEASURES[vase.measure]
    text = effects.measured(words, measure, vase.at_least)
    assert words.brief("vase", vase.number) == text
    assert words.tile("vase", vase.number).endswith(f"{text}.")
    tile = Drawing(Tiles(words, CONTENT).tile("vase", vase.id))
    assert tile.icons == ["vase", measure.glyph]
    drawn = Drawing(page.measured(vase.measure, vase.at_least)).text
    assert tile.text.startswith(drawn)
    assert digits(drawn) == ([] if "max" in drawn else [vase.at_least])


CONDITIONS = [row for row in icons.ICONS if row.at_least]


@BOTH
@pytest.mark.parametrize("row", CONDITIONS, ids=lambda row: row.word)
def test_a_condition_is_said_and_drawn_as_it_is_judged(row: icons.Icon, words: Words):
    measure = MEASURES[WORDS.index(row.measure)]
    assert digits(row.word) == [row.at_least]
    text = effects.measured(words, measure, row.at_least)
    assert effects.condition(words, row.number).endswith(text)
    sign = Drawing(page.signs()[row.word])
    assert sign.icons == [measure.glyph]
    assert digits(sign.text) == [row.at_least]
    brief = effects.brief(words, [Effect(row.number, [], [Item(icons.COIN, 1, 0)])])
    assert digits(brief.split(":")[0]) == [row.at_least]


def test_no_two_words_of_the_effect_language_are_drawn_alike():
    drawn = page.signs()
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("number", range(len(MEASURES)), ids=WORDS)
def test_a_vase_is_met_and_wholly_near_from_its_number_on_and_not_before(number: int):
    """Whatever a clan has just now of a measure is enough for a Vase that asks for so much."""
    made = bare().give(0, tracks="3 4 5", goods="stone stone", area="I01 I02", palace="I03 I04")
    made.city(0, 2).tower(0, 2).farm(0, 2).ships(0, "1 2 0").warriors(0, {2: 2, 3: 1})
    minos = made.minos
    minos.clans[0].sea = [1]
    minos.clans[0].income = 4
    has = MEASURES[number].count(minos, 0)
    assert has > 0
    enough, more = (Vase("V1", 1, "red", number, at_least) for at_least in (has, has + 1))
    assert met(minos, 0, enough)
    assert nearness(minos, 0, enough) == 1.0
    assert not met(minos, 0, more)
    assert nearness(minos, 0, more) == has / (has + 1)


def moments(seats: int, seed: int) -> Iterator[Minos]:
    position = labrys.new("minos", seats=seats, seed=seed)
    assert isinstance(position, Minos)
    chance = Chance(seed)
    while not position.over:
        position.take(position.options[chance.below(len(position.options))])
        yield position


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_no_measure_changes_unless_it_is_told_that_it_may_have(seats: int, monkeypatch):
    """So a Vase need only be judged when something of its kind has changed."""
    told: list[int] = []

    def claim(minos: Minos) -> None:
        told.append(minos.changed)
        vases.claim_vases(minos)

    monkeypatch.setattr(minos_module, "claim_vases", claim)
    for seed in range(3):
        before: list[list[int]] = []
        for minos in moments(seats, seed):
            now = [[m.count(minos, seat) for seat in range(minos.seats)] for m in MEASURES]
            changed = minos.changed
            for flags in told:
                changed |= flags
            if before and minos.round:
                for measure, old, new in zip(MEASURES, before, now, strict=True):
                    assert old == new or measure.changed_by & changed, measure.word
            before = now
            if not minos.changed:
                told.clear()


# ---- tracks


def given(track: int, space: int) -> list[int]:
    """The numbers of a track's space: gains, income, and the worth of regions."""
    found: list[int] = []
    for effect in CONTENT.track_effects[track][space]:
        for item in effect.gain:
            found += [1, 1, 1] if item.code == icons.CARDS_OR_PALACE else [item.amount]
    mark = CONTENT.mark_at[space]
    if space in CONTENT.marks and track == 0:
        found.append(CONTENT.palace_income[mark])
    if space in CONTENT.marks and track == 2:
        found.append(CONTENT.weaponry_income[mark])
        found += [CONTENT.presence_vp[mark], CONTENT.dominance_vp[mark]]
    return found


@BOTH
@pytest.mark.parametrize("track", range(3), ids=TRACKS)
def test_every_space_of_a_track_is_said_as_it_gives(track: int, words: Words):
    for space in range(TOP + 1):
        assert numbers(track_space(words, CONTENT, track, space), words.language) == given(
            track, space
        )
    beyond = track_space(words, CONTENT, track, TOP + 1)
    assert digits(beyond) == [CONTENT.beyond_vp]


@pytest.mark.parametrize("track", range(3), ids=TRACKS)
def test_every_space_of_a_track_is_drawn_with_the_icons_of_its_gains(track: int):
    for space in range(TOP + 1):
        drawing = Drawing(space_icons(CONTENT, track, space))
        effects_here = CONTENT.track_effects[track][space]
        gained = [item for effect in effects_here for item in effect.gain]
        first = [name for item in gained for name in icons.ROW[item.code].glyphs]
        assert drawing.icons[: len(first)] == first or gained[0].code == icons.PLACE
        shown = [item.amount for item in gained if icons.ROW[item.code].counted]
        assert digits(drawing.text)[: len(shown)] == shown


# ---- words of the effect language


@BOTH
def test_no_message_of_an_effect_has_a_number_of_its_own(words: Words):
    """The number is the content's; only who has two cards or a Palace card to choose is told 1."""
    for row in icons.ROW.values():
        if row.measure or not (row.gain or row.cost):
            continue
        families = ["brief"] if row.word in icons.VOCABULARY.codes else []
        families += ["n" if row.noun else "do"] if row.gain else []
        families += ["pay"] if row.cost and row.asks else []
        for family in families:
            text = words.say(row.message(family), count=7)
            once = row.number == icons.CARDS_OR_PALACE
            some = [1, 1, 1] if once else [7]
            assert digits(text) in (some, [7, 1]), row.message(family)


def test_the_hint_of_a_step_is_the_text_of_its_space():
    made = bare().give(0, tracks="2 0 0").use(0, icons.ANY_TRACK)
    view = made.minos.view(0)
    option = made.minos.read("step influence")
    text = track_space(SAID["en"], CONTENT, 0, 3)
    assert text in hints.hint(SAID["en"], made.minos, 0, option)
    assert text in SAID["en"].option(option, view)
