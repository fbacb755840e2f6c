"""`labrys rules` tells which rules have tests, and misses nothing that is wrong."""

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

import labrys.games
from labrys.cli import main
from labrys.lab import rules
from labrys.lab.rules import Coverage, coverage, report, run
from tests.rule import rule

TESTS = Path(__file__).parents[1]

BOOK = """\
## The run
- **BUL-RUN-01** You run towards the bull, and you go on running until you are so near that you
  see yourself in its eyes.
- **BUL-RUN-02** The bull runs too.
- **BUL-RUN-03** Take a cushion.
"""

UNTESTABLE = '[BUL-RUN-03]\nreason = "a cushion is no part of the game"\n'

Make = Callable[..., Coverage]


def fill(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), encoding="utf-8")


@pytest.fixture
def cover(tmp_path: Path) -> Make:
    """The coverage of a small game by test files given as name and text."""

    def make(tests: dict[str, str], untestable: str = UNTESTABLE) -> Coverage:
        game = tmp_path / "games" / "bull"
        fill(game, {"rulebook/en.md": BOOK, "rulebook/untestable.toml": untestable})
        fill(tmp_path / "tests", {"rule.py": "", **tests})
        return coverage(game, tmp_path / "tests")

    return make


def names(found: Coverage, cited: str) -> list[str]:
    return [citation.test for citation in found.tests[cited]]


def test_a_test_counts_for_each_rule_it_cites(cover: Make) -> None:
    found = cover(
        {
            "deep/down/test_run.py": """
                @rule("BUL-RUN-01", "BUL-RUN-02")
                def test_running(): ...

                @rule("BUL-RUN-02")
                async def test_the_bull(): ...
            """
        }
    )
    assert names(found, "BUL-RUN-01") == ["test_running"]
    assert names(found, "BUL-RUN-02") == ["test_running", "test_the_bull"]
    assert found.problems == []
    assert found.untested() == []
    assert found.status() == 0


def test_a_parametrised_test_counts_once(cover: Make) -> None:
    found = cover(
        {
            "test_run.py": """
                @pytest.mark.parametrize("speed", [1, 2, 3])
                @tests.rule.rule("BUL-RUN-01")
                def test_running(speed): ...
            """
        }
    )
    assert names(found, "BUL-RUN-01") == ["test_running"]


def test_a_mark_on_a_class_counts_for_each_of_its_tests(cover: Make) -> None:
    found = cover(
        {
            "test_run.py": """
                @rule("BUL-RUN-01")
                class TestRunning:
                    def helper(self): ...
                    def test_slowly(self): ...
                    @rule("BUL-RUN-02", "BUL-RUN-01")
                    def test_fast(self): ...
            """
        }
    )
    assert names(found, "BUL-RUN-01") == ["test_slowly", "test_fast"]
    assert names(found, "BUL-RUN-02") == ["test_fast"]


def test_tests_of_one_name_in_two_files_are_two_tests(cover: Make) -> None:
    text = '@rule("BUL-RUN-01")\ndef test_running(): ...\n'
    found = cover({"test_one.py": text, "test_two.py": text})
    assert names(found, "BUL-RUN-01") == ["test_running", "test_running"]


def test_an_id_in_a_string_or_a_comment_is_no_citation(cover: Make) -> None:
    found = cover(
        {
            "test_run.py": """
                def test_running():
                    '''BUL-RUN-01'''  # BUL-RUN-01
                    rule("BUL-RUN-01")
            """
        }
    )
    assert found.untested() == ["BUL-RUN-01", "BUL-RUN-02"]
    assert found.status() == 1


def test_an_id_that_does_not_exist_is_an_error_with_the_nearest(cover: Make) -> None:
    found = cover({"test_run.py": '@rule("BUL-RUM-01")\ndef test_running(): ...\n'})
    assert found.problems == [
        "test_run.py, line 2: test_running cites BUL-RUM-01, which is not a rule; "
        "did you mean BUL-RUN-01?"
    ]


def test_a_wrong_id_fails_even_if_every_rule_has_its_test(cover: Make) -> None:
    found = cover(
        {"test_run.py": '@rule("BUL-RUN-01", "BUL-RUN-02", "X-1")\ndef test_all(): ...\n'}
    )
    assert found.untested() == []
    assert found.status() == 1


def test_ids_of_another_game_are_left_to_its_own_report(cover: Make, tmp_path: Path) -> None:
    fill(tmp_path, {"games/duel/rulebook/en.md": "**DUE-CARD-01** Draw.\n"})
    found = cover({"test_card.py": '@rule("DUE-CARD-01", "DUE-CARD-99")\ndef test_card(): ...\n'})
    assert found.problems == []
    other = coverage(tmp_path / "games" / "duel", tmp_path / "tests")
    assert len(other.problems) == 1
    assert "DUE-CARD-99" in other.problems[0]


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("test_run.py", "def running(): ...", "its name does not begin with test"),
        ("run.py", "def test_run(): ...", "its file is not named test_….py"),
        ("test_run.py", "@pytest.mark.skip\ndef test_run(): ...", "it is marked skip"),
        ("test_run.py", "@mark.xfail(reason='x')\ndef test_run(): ...", "it is marked xfail"),
        ("test_run.py", "class TestRun: ...", "it holds no test"),
        (
            "test_run.py",
            "class Run:\n    def test_run(self): ...",
            "the name of its class does not begin with Test",
        ),
    ],
)
def test_a_test_that_never_runs_proves_nothing(cover: Make, file: str, text: str, why: str) -> None:
    found = cover({file: f'@rule("BUL-RUN-01")\n{text}\n'})
    assert "BUL-RUN-01" in found.untested()
    assert len(found.problems) == 1
    assert found.problems[0].endswith(f"cites BUL-RUN-01, but {why}.")


def test_an_id_that_cannot_be_read_off_is_a_problem(cover: Make) -> None:
    found = cover({"test_run.py": "@rule(*IDS)\ndef test_run(): ...\n"})
    assert found.problems == [
        "test_run.py, line 1: test_run cites a rule by something other than a plain string."
    ]


def test_a_test_file_that_is_no_python_is_a_problem(cover: Make) -> None:
    found = cover({"test_run.py": "def test_run(:\n"})
    assert len(found.problems) == 1
    assert found.problems[0].startswith("test_run.py cannot be read as Python")


def test_an_untestable_rule_asks_for_no_test(cover: Make) -> None:
    found = cover({})
    assert found.untestable == {"BUL-RUN-03": "a cushion is no part of the game"}
    assert "BUL-RUN-03" not in found.untested()


@pytest.mark.parametrize(
    ("untestable", "problem"),
    [
        ("[BUL-RUN-33]\nreason = 'x'", "lists BUL-RUN-33, which is not a rule; did you mean"),
        ("[BUL-RUN-03]", "BUL-RUN-03 needs one key, reason"),
        ("[BUL-RUN-03]\nreason = ' '", "BUL-RUN-03 needs one key, reason"),
        ("[BUL-RUN-03]\nreason = 'x'\nnote = 'y'", "BUL-RUN-03 needs one key, reason"),
        ("BUL-RUN-03 = 'x'", "BUL-RUN-03 needs one key, reason"),
        ("[BUL-RUN-01]\nreason = 'x'", "lists BUL-RUN-01, but test_run tests it"),
    ],
)
def test_a_wrong_untestable_entry_is_a_problem(cover: Make, untestable: str, problem: str) -> None:
    found = cover({"test_run.py": '@rule("BUL-RUN-01")\ndef test_run(): ...\n'}, untestable)
    assert len(found.problems) == 1
    assert problem in found.problems[0]
    assert found.status() == 1


def test_the_report_has_a_line_for_every_rule(cover: Make) -> None:
    found = cover({"test_run.py": '@rule("BUL-RUN-01")\ndef test_run(): ...\n'})
    assert report(found).splitlines() == [
        "BUL-RUN-01       1  test_run",
        "BUL-RUN-02       0  no test",
        "BUL-RUN-03       -  untestable: a cushion is no part of the game",
        "bull: 3 rules, 1 tested, 1 untestable, 1 without a test.",
    ]


def test_the_short_report_has_only_what_is_missing_and_says_what_it_is(cover: Make) -> None:
    assert report(cover({}), untested=True).splitlines() == [
        "BUL-RUN-01       0  You run towards the bull, and you go on running until you …",
        "BUL-RUN-02       0  The bull runs too.",
        "bull: 3 rules, 0 tested, 1 untestable, 2 without a test.",
    ]


def test_the_report_shows_problems(cover: Make) -> None:
    found = cover({"test_run.py": '@rule("BUL-RUM-01")\ndef test_run(): ...\n'})
    assert "Problem: test_run.py, line 2: test_run cites BUL-RUM-01" in report(found, untested=True)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the small game alone, every rule tested."""
    fill(
        tmp_path,
        {
            "labrys/games/bull/rulebook/en.md": BOOK,
            "labrys/games/bull/rulebook/untestable.toml": UNTESTABLE,
            "tests/rule.py": "",
            "tests/test_run.py": '@rule("BUL-RUN-01", "BUL-RUN-02")\ndef test_run(): ...\n',
        },
    )
    monkeypatch.setattr(labrys.games, "__path__", [str(tmp_path / "labrys" / "games")])
    return tmp_path


def test_the_command_finds_the_tests_beside_the_package(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("bull") == rules.COVERED
    assert "3 rules, 2 tested, 1 untestable, 0 without a test." in capsys.readouterr().out


def test_without_a_name_the_command_goes_through_all_games(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(house, {"labrys/games/duel/rulebook/en.md": "**DUE-CARD-01** Draw.\n"})
    assert run() == rules.NOT_COVERED
    out = capsys.readouterr().out
    assert "bull: 3 rules" in out
    assert "duel: 1 rules" in out


def test_an_unknown_game_is_a_sentence(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bulls") == rules.CANNOT_TELL
    assert capsys.readouterr().err == "There is no game called 'bulls'; did you mean bull?\n"
    assert run("../bull") == rules.CANNOT_TELL
    assert run("go") == rules.CANNOT_TELL
    assert "there is bull." in capsys.readouterr().err


def test_an_installed_package_without_tests_is_a_sentence(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (house / "tests" / "rule.py").unlink()
    assert run("bull") == rules.CANNOT_TELL
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("The tests are not part of the installed package")
    # The flag that it names is there.
    assert "--tests" in captured.err
    (house / "tests" / "rule.py").touch()
    assert main(["rules", "bull", "--tests", str(house / "tests")]) == rules.COVERED


def test_a_named_folder_that_is_not_there_is_a_sentence(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("bull", tests=house / "nowhere") == rules.CANNOT_TELL
    assert "There is no folder of tests at" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("en.md", "**BUL-RUN-01** One.\n\n**BUL-RUN-01** Two.\n"),
        ("en.md", "nothing"),
        ("untestable.toml", "[BUL-RUN-03\n"),
    ],
)
def test_a_broken_file_is_a_sentence(
    house: Path, capsys: pytest.CaptureFixture[str], file: str, text: str
) -> None:
    fill(house / "labrys" / "games" / "bull" / "rulebook", {file: text})
    assert run("bull") == rules.CANNOT_TELL
    assert file in capsys.readouterr().err


def test_every_citation_in_this_project_is_sound() -> None:
    for book in sorted(Path(labrys.games.__path__[0]).glob("*/rulebook/en.md")):
        assert coverage(book.parent.parent, TESTS).problems == []


def test_the_mark_keeps_the_ids_on_the_test() -> None:
    @rule("BUL-RUN-01")
    @rule("BUL-RUN-02", "BUL-RUN-03")
    def shown() -> int:
        return 5

    assert shown() == 5
    assert shown.rule_ids == ("BUL-RUN-02", "BUL-RUN-03", "BUL-RUN-01")  # type: ignore[attr-defined]
