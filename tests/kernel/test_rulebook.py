"""A rulebook file becomes rules that can be looked up one by one."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys.games
from labrys.kernel.text.rulebook import RULE_ID, Rulebook, RulebookError

GAMES = Path(labrys.games.__path__[0])
BOOKS = sorted(GAMES.glob("*/rulebook/*.md"))

# How many rules the ledger of Minos has under each heading.
MINOS = {
    "GEN": 11,
    "SETUP": 29,
    "ROUND": 2,
    "DICE": 2,
    "DRAFT": 7,
    "PROG": 7,
    "ACT": 9,
    "PREP": 5,
    "DEV": 9,
    "BUILD": 13,
    "EXP": 3,
    "WILD": 3,
    "TRAIT": 7,
    "EXTRA": 6,
    "VASE": 5,
    "INC": 5,
    "SCORE": 9,
    "AGE": 3,
    "END": 2,
    "GOODS": 8,
    "ABIL": 6,
    "TRACK": 7,
    "ICON": 61,
    "SOLO": 37,
    "EX": 20,
    "RULE": 86,
}

SMALL = """\
# Bull leaping

A word of welcome that is no rule.

## The run

- **BUL-RUN-01** You run
  towards the bull.
- **BUL-RUN-02** The bull has two horns:

  | Horn | Points |
  |---|---|
  | left | 1 |
  | right | 2 |

These words stand between two rules, see **BUL-RUN-01**.

**BUL-RUN-03** A paragraph may be a rule,
over two lines.

## The leap ##

- **BUL-LEAP-01** Leap in this order (BUL-RUN-02):
  - hands first;
  - then feet.

---

The end.
"""


def book(folder: Path, text: str) -> Rulebook:
    path = folder / "en.md"
    path.write_text(text, encoding="utf-8")
    return Rulebook.read(path)


def refusal_of(folder: Path, text: str) -> str:
    with pytest.raises(RulebookError) as caught:
        book(folder, text)
    return str(caught.value)


def test_rules_keep_the_order_of_the_file(tmp_path: Path) -> None:
    rules = book(tmp_path, SMALL)
    assert rules.ids == ["BUL-RUN-01", "BUL-RUN-02", "BUL-RUN-03", "BUL-LEAP-01"]


def test_a_text_has_no_id_and_no_line_breaks_of_the_file(tmp_path: Path) -> None:
    rules = book(tmp_path, SMALL)
    assert rules.text("BUL-RUN-01") == "You run towards the bull."
    assert rules.text("BUL-RUN-03") == "A paragraph may be a rule, over two lines."


def test_a_table_belongs_to_its_rule_and_the_next_paragraph_does_not(tmp_path: Path) -> None:
    assert book(tmp_path, SMALL).text("BUL-RUN-02") == (
        "The bull has two horns:\n\n| Horn | Points |\n|---|---|\n| left | 1 |\n| right | 2 |"
    )


def test_a_table_at_the_margin_belongs_to_the_rule_above_it(tmp_path: Path) -> None:
    rules = book(tmp_path, "**BUL-RUN-01** Horns:\n\n| left | 1 |\n\nProse.\n")
    assert rules.text("BUL-RUN-01") == "Horns:\n\n| left | 1 |"


def test_a_list_inside_a_rule_keeps_its_lines(tmp_path: Path) -> None:
    assert book(tmp_path, SMALL).text("BUL-LEAP-01") == (
        "Leap in this order (BUL-RUN-02):\n- hands first;\n- then feet."
    )


def test_a_rule_knows_its_heading(tmp_path: Path) -> None:
    rules = book(tmp_path, SMALL)
    assert rules.title_of("BUL-RUN-03") == "The run"
    assert rules.title_of("BUL-LEAP-01") == "The leap"


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(tmp_path: Path) -> None:
    plain = book(tmp_path, SMALL)
    path = tmp_path / "windows.md"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    windows = Rulebook.read(path)
    assert [windows.text(rule) for rule in windows.ids] == [plain.text(rule) for rule in plain.ids]


def test_an_id_that_stands_twice_is_refused_with_both_lines(tmp_path: Path) -> None:
    refusal = refusal_of(tmp_path, "- **BUL-RUN-01** Run.\n\n- **BUL-RUN-01** Run again.\n")
    assert refusal.endswith("line 3: BUL-RUN-01 stands here a second time; the first is on line 1")


@pytest.mark.parametrize("wrong", ["BUL-RUN-1", "bul-run-01", "BUL-RUN01", "BUL-RUN-Fast"])
def test_a_misspelt_id_is_refused(tmp_path: Path, wrong: str) -> None:
    refusal = refusal_of(tmp_path, f"- **BUL-RUN-02** Run.\n- **{wrong}** Run.\n")
    assert f"line 2: '{wrong}' is not a rule id" in refusal
    assert "like ABC-DRAFT-01" in refusal


def test_the_end_of_an_id_may_be_the_word_that_the_rule_explains(tmp_path: Path) -> None:
    rules = book(tmp_path, "- **BUL-TERM-HORN** Horn: what a bull has two of.\n")
    assert rules.text("BUL-TERM-HORN") == "Horn: what a bull has two of."


def test_a_rule_without_words_is_refused(tmp_path: Path) -> None:
    assert "line 1: BUL-RUN-01 says nothing" in refusal_of(
        tmp_path, "- **BUL-RUN-01**\n- **BUL-RUN-02** Run.\n"
    )


def test_a_file_without_rules_is_refused(tmp_path: Path) -> None:
    assert "holds no rule" in refusal_of(tmp_path, "# Bull leaping\n\nJust **leap**.\n")


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="cannot be read"):
        Rulebook.read(tmp_path / "nowhere.md")
    (tmp_path / "binary.md").write_bytes(b"**BUL-RUN-01** \xff\xfe")
    with pytest.raises(RulebookError, match="is not UTF-8 text"):
        Rulebook.read(tmp_path / "binary.md")


def test_an_unknown_id_is_answered_with_the_nearest(tmp_path: Path) -> None:
    rules = book(tmp_path, SMALL)
    with pytest.raises(RulebookError, match=r"has no rule BUL-LEEP-01; did you mean BUL-LEAP-01\?"):
        rules.text("BUL-LEEP-01")
    with pytest.raises(RulebookError, match=r"has no rule XYZ-99$"):
        rules.title_of("XYZ-99")
    assert rules.has("BUL-RUN-01")
    assert not rules.has("BUL-RUN-99")


words = st.text(alphabet="abc é(*_`.,;", min_size=1).map(lambda text: "So " + text + "!")


@given(st.lists(words, min_size=1, max_size=20))
def test_what_is_written_is_read(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    lines = [f"- **BUL-RUN-{number:02}** {text}" for number, text in enumerate(texts, 1)]
    rules = book(tmp_path_factory.mktemp("book"), "## Run\n\n" + "\n".join(lines))
    assert [rules.text(rule) for rule in rules.ids] == texts


def test_the_english_rulebook_of_minos_holds_every_rule_of_the_ledger() -> None:
    rules = Rulebook.read(GAMES / "minos" / "rulebook" / "en.md")
    expected = {
        f"MIN-{part}-{number:02}" for part, last in MINOS.items() for number in range(1, last + 1)
    }
    assert set(rules.ids) == expected
    assert Counter(rule.split("-")[1] for rule in rules.ids) == MINOS


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
class TestEveryRulebook:
    def test_has_the_rules_of_the_english_one(self, path: Path) -> None:
        assert set(Rulebook.read(path).ids) == set(Rulebook.read(path.with_name("en.md")).ids)

    def test_refers_only_to_rules_it_has(self, path: Path) -> None:
        rules = Rulebook.read(path)
        for rule in rules.ids:
            for other in re.findall(rf"\b{RULE_ID}", rules.text(rule)):
                assert rules.has(other), f"{rule} refers to {other}"

    def test_puts_every_rule_under_a_heading(self, path: Path) -> None:
        rules = Rulebook.read(path)
        assert [rule for rule in rules.ids if not rules.title_of(rule)] == []
