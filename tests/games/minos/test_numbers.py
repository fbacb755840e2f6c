"""The numbers in the rulebooks of Minos are those of its content."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import pytest

from labrys.games.minos.content import icons, model
from labrys.games.minos.content.effects import Effect
from labrys.games.minos.content.model import TOP, TRACKS, Content, Space
from labrys.games.minos.rules import draft, extra, solo_actions, solo_end, solo_setup
from tests.games.minos.reading import CONTENT, GAME
from tests.games.numbers import books, expected, faults, numbers, stated

LINES = stated(Path(__file__).parent)
BOOKS = books(GAME.folder)


def amounts(effects: list[Effect]) -> list[int]:
    """What is gained, as prose counts it: two cards or one in the Palace are three times 1."""
    found: list[int] = []
    for effect in effects:
        for item in effect.gain:
            either = item.code == icons.CARDS_OR_PALACE
            found += [1, 1, 1] if either else [item.amount]
    return found


class Names(dict[str, object]):
    """What the lines of `numbers.toml` may name."""

    def __init__(self, content: Content) -> None:
        super().__init__(vars(model))
        for module in (draft, extra, solo_actions, solo_end, solo_setup):
            self |= {name: value for name, value in vars(module).items() if name.isupper()}
        self |= vars(content)
        self.content = content
        boards = content.boards
        self["regions"] = [len(board.regions) for board in boards]
        self["dice"] = [board.dice for board in boards]
        self["trade"] = [board.trade_bonuses for board in boards]
        self["starts"] = [board.starts for board in boards]
        self["vase_spaces"] = boards[4].vase_spaces
        self["vase"] = {vase.number: vase.at_least for vase in content.vases}
        self["vases_listed"] = [self.vase(number) for number in range(1, 13)]
        self["least"] = {row.word: row.at_least for row in icons.ICONS}
        self["at"] = lambda track, space: amounts(content.track_effects[track][space])
        self["track"] = self.track
        self["tower"] = lambda number: amounts(content.tower_effects[number - 1])
        self["sa2"] = lambda level: amounts(content.sa2_effects[level - 1])
        self["points"] = lambda seats, row, space=0: boards[seats].rows[row][space].points
        self["extras"] = lambda seats, row, space: resources(boards[seats].rows[row][space])
        self["region"] = self.region
        self["region_vp"] = [self.region(mark) for mark in content.marks]
        last = [*(mark - 1 for mark in content.marks[1:]), TOP]
        ranges = list(zip(content.marks, last, strict=True))
        self["ranges"] = ranges
        self["region_marks"] = [(span, self.region(span[0])) for span in ranges]
        levels = [
            (effect.gain[0].amount, space)
            for space, effects in enumerate(content.track_effects[1])
            for effect in effects
            if effect.gain[0].code == icons.ABILITY_LEVEL
        ]
        self["levels"] = [level for level, _ in levels]
        self["level_spaces"] = [space for _, space in levels]
        self |= self.spaces()

    def vase(self, number: int) -> list[int]:
        """A Vase's number and what it asks; of the last space no number is told."""
        vase = self.content.vases[number - 1]
        last = number == 1 and vase.at_least == model.INCOME_SPACES - 1
        return [number] if last else [number, vase.at_least]

    def region(self, space: int) -> list[int]:
        mark = self.content.mark_at[space]
        return [self.content.presence_vp[mark], self.content.dominance_vp[mark]]

    def track(self, number: int) -> list[object]:
        """A track's table: each space with what it gives, and what comes beyond."""
        content = self.content
        rows: list[object] = []
        for space, effects in enumerate(content.track_effects[number]):
            rows += [space, amounts(effects)]
            if space in content.marks and TRACKS[number] == "influence":
                rows.append(content.palace_income[content.mark_at[space]])
            elif space in content.marks and TRACKS[number] == "population":
                rows += [content.weaponry_income[content.mark_at[space]], self.region(space)]
        return [*rows, TOP, content.beyond_vp]

    def spaces(self) -> dict[str, object]:
        """The action spaces, as each language lists them (MIN-ACT-08, MIN-ACT-09)."""
        two, three, four = (self.content.boards[seats].rows for seats in (2, 3, 4))
        english = [[space_en(space) for space in row] for row in four]
        french = [
            [[number, space_fr(space)] for number, space in enumerate(row, 1)] for row in four
        ]
        # The strong Prepare space for 3 is told as "as 2 players".
        smaller_en = [
            [space_en(left), right.points, 2 if left.age2 else first.points]
            + [space_en(mid), last.points]
            for (left, right), (first, mid, last) in zip(two, three, strict=True)
        ]
        smaller_fr = [[space_fr(left), right.points] for left, right in two]
        return {
            "spaces_en": english,
            "spaces_fr": french,
            "smaller_en": smaller_en,
            "smaller_fr": smaller_fr,
        }


def resources(space: Space) -> list[int]:
    return [amount for amount in (space.coins, space.weaponry) if amount]


def space_en(space: Space) -> list[int]:
    age2 = [1, 2] if space.age2 else []
    return [space.points, *resources(space), *age2, *([1] if space.any_track else [])]


def space_fr(space: Space) -> list[int]:
    return [*resources(space), space.points, *([1, 1, 2] if space.age2 else [])]


def test_every_number_in_both_rulebooks_is_that_of_the_rule_or_of_the_content():
    assert faults(LINES, BOOKS, Names(CONTENT)) == []


def test_no_line_is_about_a_rule_that_is_not_there():
    assert [rule for rule in LINES if not BOOKS["en"].has(rule)] == []


def test_the_french_table_of_the_tracks_says_the_same():
    """It stands before the rules of its section, as a table of all three tracks."""
    text = (GAME.folder / "rulebook" / "fr.md").read_text(encoding="utf-8")
    names = Names(CONTENT)
    for space in range(TOP + 1):
        (row,) = re.findall(rf"^\| {space} \| (.*)$", text.partition("| Case |")[2], re.MULTILINE)
        told = [numbers(cell, "fr") for cell in row.strip("| ").split("|")]
        for track, cell in enumerate(told):
            meant: list[object] = [*amounts(CONTENT.track_effects[track][space])]
            if space in CONTENT.marks and track == 0:
                meant.append(CONTENT.palace_income[CONTENT.mark_at[space]])
            if space in CONTENT.marks and track == 2:
                meant += [CONTENT.weaponry_income[CONTENT.mark_at[space]], *names.region(space)]
            # Space 3 of Influence refers to space 6.
            assert cell == ([6] if (track, space) == (0, 3) else meant), (track, space)


CHANGES = {
    "forfeit_coins": 3,
    "offer_size": 6,
    "offer_surcharge": 2,
    "card_discount": 4,
    "city_discount": 4,
    "tower_discount": 4,
    "ship_discount": 4,
    "route_discount": 2,
    "group_total": 10,
    "resource_divisor": 4,
    "reroll_at": 7,
    "goods_per_stack": 4,
    "goods_per_type": 8,
    "extra_price": 2,
    "warriors": 11,
    "beyond_vp": 4,
    "city_price": [0, 6, 8],
    "city_vp": [0, 4, 9],
    "tower_price": [2, 6, 9],
    "tower_bonus": [0, 0, 1, 3],
    "ship_price": [3, 6, 8],
    "ship_vp": [2, 4, 6],
    "farm_price": [1, 2, 3, 5],
    "farm_income": [1, 2, 2, 1],
    "farm_vp": [0, 2, 4, 8, 13],
    "palace_income": [1, 2, 3, 5],
    "weaponry_income": [1, 2, 3, 5],
    "presence_vp": [1, 2, 3, 5],
    "dominance_vp": [3, 4, 5, 7],
    "sa1_discount": [1, 2, 4],
    "sa3_vp": [2, 2, 4],
    "sa3_discount": [0, 1, 2],
    "sa3_cards": [0, 0, 2],
    "group_total_sa4": [8, 7, 5],
    "sa5_rate": [3, 1, 1],
    "sa5_income": [1, 2, 4],
    "sa5_divisor": [0, 0, 2],
    "good_income": [1, 2, 1, 3],
    "good_cards": [0, 0, 2, 0],
    "income_coins": [5, *CONTENT.income_coins[1:]],
    "marks": [0, 2, 4, 7],
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_number_changed_in_the_content_alone_is_told_by_both_rulebooks(name: str):
    names = Names(CONTENT)
    assert names[name] != CHANGES[name]
    changed = copy(CONTENT)
    setattr(changed, name, CHANGES[name])
    told = faults(LINES, BOOKS, Names(changed))
    languages = {"en"} if name == "income_coins" else {"en", "fr"}
    assert {fault.partition("(")[2][:2] for fault in told} == languages


def test_number_words_count_and_ids_do_not():
    assert numbers("See MIN-ACT-08 and SA5: two Towers, 3–4 and `t_12`.", "en") == [2, 3, 4]
    assert numbers("Avec deux Tours (MIN-SOLO-32, 33), la 3e case.", "fr") == [2, 3]
    assert expected("1 (2,3) x", {"x": [4, 5]}) == [1, 2, 3, 4, 5]
