"""The command line: every command, and every mistake that ends in a sentence."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from labrys.cli import main

COMMANDS = ["play", "simulate", "arena", "check", "rules", "replay", "bench", "games"]


@pytest.fixture(autouse=True)
def quiet(tmp_path, monkeypatch):
    """No test reads the keyboard or leaves games behind."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short stretch of a game."""
    position = labrys.new("minos", seats=2, seed=3)
    for _ in range(30):
        position.play(position.options[0])
    path = tmp_path / "game.txt"
    path.write_text(position.record())
    return path


def complaint(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one sentence on stderr that a wrong command line gets."""
    status = main([str(word) for word in words])
    shown = capsys.readouterr()
    assert status == 2, shown
    assert shown.err.count("\n") == 1, shown.err
    assert shown.out == ""
    return shown.err


# ---- help and lists


def test_the_command_alone_shows_its_help(capsys):
    assert main([]) == 0
    shown = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n    {command}" in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command, capsys):
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "examples:" in shown
    assert f"  labrys {command}" in shown


def test_the_version_is_told(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"labrys {labrys.__version__}\n"


def test_the_games_are_listed_with_their_options(capsys):
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "minos: 1, 2, 3, 4 seats" in shown
    assert "--option routes=random" in shown
    assert "Minotaur Lords" in shown
    assert "--option match=no (or yes)\n" in shown
    assert "--option houses=miron+vess\n" in shown


def test_the_help_of_play_names_the_games_and_the_bots(capsys):
    assert main(["play", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in [*labrys.GAMES, *labrys.bots.NAMES]:
        assert name in shown


def test_a_game_without_a_solo_mode_says_so(capsys):
    assert "minotaur has no option 'solo'" in complaint(
        capsys, "play", "minotaur", "--solo", "hard"
    )


@pytest.mark.parametrize("number", ["x", "0", "-1", "1.5"])
def test_a_number_of_games_that_is_none_is_told_in_words(number, capsys):
    assert main(["simulate", "minos", f"--games={number}"]) == 2
    assert f"{number} should be a whole number, 1 or more" in capsys.readouterr().err


def test_the_package_runs_as_a_module(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-m", "labrys", "--version"],
        cwd=Path(labrys.__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("labrys ")


# ---- play


def typed(monkeypatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_play_asks_until_the_input_ends(monkeypatch, capsys):
    typed(monkeypatch, "1")
    assert main(["play", "--seed", "5", "--seats", "you,random"]) == 0
    shown = capsys.readouterr().out
    assert "Minos, game 5." in shown
    assert "The input has ended." in shown


def test_play_is_against_one_greedy_bot_unless_said_otherwise(capsys):
    main(["play", "--seed", "1", "--deal"])
    assert "At the table: Purple (you) and Green (greedy)." in capsys.readouterr().out


def test_play_alone_and_in_french(capsys):
    assert main(["play", "minos", "--solo", "hard", "--seed", "2", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Rhadamanthe" in shown
    assert "Mode\u00a0: difficile" in shown


def test_options_reach_the_game(tmp_path, capsys):
    main(["play", "--seed", "2", "--deal", "--option", "routes=AAB", "--seats", "you,random"])
    (kept,) = (tmp_path / "state" / "labrys").iterdir()
    text = kept.read_text()
    assert "option draft no\n" in text
    assert "option routes AAB\n" in text
    assert "seed 2\n" in text


def test_a_saved_game_is_gone_on_with(record, monkeypatch, capsys):
    typed(monkeypatch, "1")
    assert main(["play", "--load", str(record), "--seats", "you,random"]) == 0
    assert "after 30 choices" in capsys.readouterr().out


def test_a_saved_game_is_gone_on_with_even_if_another_is_named(tmp_path, capsys):
    path = tmp_path / "lords.txt"
    path.write_text(labrys.new("minotaur", seed=3).record())
    assert main(["play", "minos", "--load", str(path)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    said = "lords.txt is a game of Minotaur Lords, not of Minos: you go on with Minotaur Lords."
    assert said in shown
    assert main(["play", "minos", "--load", str(path), "--lang", "fr"]) == 0
    assert "pas de Minos" in capsys.readouterr().out
    for line in (["play", "--load"], ["play", "minotaur", "--load"]):
        assert main([*line, str(path)]) == 0
        shown = capsys.readouterr().out
        assert "Minotaur Lords, game 3" in shown
        assert "not of" not in shown


def test_content_of_your_own_is_played_with(tmp_path, capsys):
    cards = (labrys.game("minos").folder / "content" / "decrees.toml").read_text()
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "decrees.toml").write_text(cards.replace("Spear Levy", "Pointy Sticks"))
    commands = ["play", "--content", str(tmp_path / "own"), "--seed", "1", "--seats", "you,random"]
    sys.stdin.write("card I01\n")
    sys.stdin.seek(0)
    assert main(commands) == 0
    assert "Pointy Sticks" in capsys.readouterr().out


# ---- commands of other rooms


class Stub:
    """Stands for a function of another room: remembers what it was asked, answers a status."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.asked: list[tuple[object, ...]] = []

    def __call__(self, *given: object) -> int:
        self.asked.append(given)
        return self.status


def test_simulate_hands_its_words_on(monkeypatch):
    stub = Stub()
    monkeypatch.setattr("labrys.lab.simulate.main_report", stub)
    line = "simulate minos --seats greedy,random --games 3 --seed 7 --jobs 2 --json"
    assert main([*line.split(), "--option", "routes=AAA"]) == 0
    assert stub.asked == [("minos", ["greedy", "random"], 3, 7, 2, True, {"routes": "AAA"})]


def test_check_hands_its_words_on_and_its_status_back(monkeypatch):
    stub = Stub(1)
    monkeypatch.setattr("labrys.kernel.check.run.run", stub)
    assert main(["check", "minos", "--games", "4", "--seats", "1,3", "--seed", "2"]) == 1
    assert stub.asked == [("minos", 4, [1, 3], 2, 1, {})]
    assert main(["check", "minos"]) == 1
    assert stub.asked[1][:3] == ("minos", 200, [1, 2, 3, 4])
    assert main(["check", "diluvium", "--option", "scenario=sails"]) == 1
    assert stub.asked[2] == ("diluvium", 200, [1], 1, 1, {"scenario": "sails"})


def test_rules_and_bench_hand_their_words_on(monkeypatch):
    stub = Stub()
    monkeypatch.setattr("labrys.lab.rules.run", stub)
    assert main(["rules", "minos", "--untested"]) == 0
    assert main(["rules"]) == 0
    assert main(["rules", "--tests", "elsewhere"]) == 0
    assert stub.asked == [
        ("minos", True, None),
        (None, False, None),
        (None, False, Path("elsewhere")),
    ]
    bench = pytest.importorskip("labrys.lab.bench")
    monkeypatch.setattr(bench, "run", lambda quick: 0 if quick else 1)
    assert main(["bench", "--quick"]) == 0


# ---- mistakes


def test_an_unknown_game_is_named(capsys):
    assert "there is no game 'chess'" in complaint(capsys, "play", "chess")
    assert "there is no game 'chess'" in complaint(capsys, "check", "chess")
    assert "there is no game 'chess'" in complaint(capsys, "simulate", "chess")
    assert "did you mean 'minos'?" in complaint(capsys, "play", "minnos")


def test_an_unknown_command_is_an_error(capsys):
    assert main(["frobnicate"]) == 2
    assert "frobnicate" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--seats you,deepblue", "nobody called 'deepblue'"),
        ("--seats you,", "nobody called ''"),
        ("--seats you,random,random,random,random", "no game for 5 seats"),
        ("--seats you,no_such_module:Bot", "no_such_module:Bot"),
        ("--lang de", "the languages are en, fr"),
        ("--option routes", "name=value"),
        ("--option =AAA", "name=value"),
        ("--option routes=ZZZ", "routes cannot be 'ZZZ'"),
        ("--option colour=red", "no option 'colour'"),
        ("--solo gentle", "solo cannot be 'gentle'"),
        ("--solo hard --seats you,random", "solo is for 1 seat"),
        ("--content /nowhere/at/all", "/nowhere/at/all"),
        ("--load /nowhere/at/all.txt", "No such file"),
    ],
)
def test_a_wrong_word_gets_a_sentence(line, sentence, capsys):
    assert sentence in complaint(capsys, "play", "minos", *line.split())


def test_a_broken_content_folder_gets_a_sentence(tmp_path, capsys):
    (tmp_path / "routes.toml").write_text("nope = 3\n")
    assert "routes.toml" in complaint(capsys, "play", "--content", tmp_path)
    (tmp_path / "routes.toml").write_bytes(b"\xff\xfe\x00")
    assert "routes.toml" in complaint(capsys, "play", "--content", tmp_path)


def damaged(record: Path, change) -> Path:
    record.write_text(change(record.read_text()))
    return record


def without_end(text: str) -> str:
    return text[: len(text) // 2]


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]], ids=["replay", "play"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (without_end, "the record is cut"),
        (lambda text: text[:40], "the record is cut"),
        (lambda text: text.replace("draft", "drift", 1), "drift"),
        (lambda text: text.replace("\n0 ", "\n1 ", 1), "line "),
        (lambda text: text.replace("die:", "cat:", 1), "cat:"),
        (lambda text: text.replace("content ", "contents ", 1), "no part of a record's header"),
        (lambda text: text.replace("game minos", "game chess"), "there is no game 'chess'"),
        (lambda text: text.replace("seats 2", "seats 9"), "no game for 9 seats"),
        (lambda text: text.replace("seats 2", f"seats {10**30}"), "no game for"),
        (lambda text: text.replace("seats 2", "seats two"), "should be a number"),
        (lambda text: text.replace("option draft yes", "option draft maybe"), "maybe"),
        (lambda text: text.replace("stop 30", "end 50 50"), "over"),
        (lambda text: "Dear Ariadne\n", "this is no record"),
        (lambda text: "", "this is no record"),
        (lambda text: text + "\x00" * 10, "nothing may follow"),
    ],
)
def test_a_damaged_record_gets_a_sentence_with_its_name(command, change, sentence, record, capsys):
    told = complaint(capsys, *command, damaged(record, change))
    assert sentence in told
    assert str(record) in told


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]], ids=["replay", "play"])
def test_what_is_no_text_file_gets_a_sentence(command, tmp_path, capsys):
    (tmp_path / "picture").write_bytes(bytes(range(256)) * 20)
    assert "not text in UTF-8" in complaint(capsys, *command, tmp_path / "picture")
    (tmp_path / "novel").write_text("labrys record 1\n" + "once upon a time\n" * 300_000)
    assert "far too long" in complaint(capsys, *command, tmp_path / "novel")
    assert "cannot be read" in complaint(capsys, *command, tmp_path)
    if Path("/dev/zero").exists():
        assert "far too long" in complaint(capsys, *command, "/dev/zero")


@pytest.mark.skipif("sys.platform == 'win32' or __import__('os').getuid() == 0")
def test_a_file_that_may_not_be_read_gets_a_sentence(record, capsys):
    record.chmod(0)
    assert "Permission denied" in complaint(capsys, "replay", record)


def test_a_saved_game_takes_no_seed_or_options(record, capsys):
    assert "leave them out" in complaint(capsys, "play", "--load", record, "--seed", 3)
    assert "has 2 seats" in complaint(capsys, "play", "--load", record, "--seats", "you")


@pytest.mark.parametrize("line", ["--seat 2", "--seat -1", "--to 31", "--to -1", "--lang de"])
def test_a_replay_outside_the_record_gets_a_sentence(line, record, capsys):
    complaint(capsys, "replay", record, *line.split())


@pytest.mark.parametrize("line", ["--seats 9", "--seats two", "--seats 2,,3"])
def test_a_check_of_seats_that_do_not_exist_gets_a_sentence(line, capsys):
    complaint(capsys, "check", "minos", *line.split())


@pytest.mark.parametrize("line", ["--games 0", "--games many", "--jobs -2", "--seed x"])
def test_numbers_are_numbers(line, capsys):
    assert main(["simulate", "minos", *line.split()]) == 2
    assert "error: argument" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["simulate --games", "simulate --seed", "play --seed"])
def test_a_number_of_thousands_of_digits_gets_a_short_sentence(line, capsys):
    command, flag = line.split()
    assert main([command, "minos", flag, "9" * 5000]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "should be a whole number" in said
    assert len(said) < 200
    complaint(capsys, "check", "minos", "--seats", "9" * 5000)


def test_a_sentence_carries_no_commands_to_the_terminal(capsys):
    assert "\x1b" not in complaint(capsys, "play", "\x1b[2Jchess")


# ---- interruptions


def test_an_interruption_ends_with_130(monkeypatch, capsys):
    def interrupted(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr("labrys.lab.rules.run", interrupted)
    assert main(["rules"]) == 130
    assert capsys.readouterr().err == "labrys: interrupted\n"


def run_in_shell(command: str) -> subprocess.CompletedProcess[str]:
    root = Path(labrys.__file__).parent.parent
    return subprocess.run(
        command, shell=True, cwd=root, capture_output=True, text=True, timeout=120
    )


@pytest.mark.skipif("sys.platform == 'win32'")
def test_a_closed_pipe_or_stream_is_no_traceback():
    labrys_ = f"{sys.executable} -m labrys"
    for command in (
        f"{labrys_} play --seed 1 --deal --seats you,random </dev/null | head -1",
        f"{labrys_} play --seed 1 --deal --seats you,random <&-",
        f"{labrys_} games >&-",
    ):
        assert "Traceback" not in run_in_shell(command).stderr


@pytest.mark.skipif("sys.platform == 'win32'")
def test_a_screen_without_box_drawing_gets_plain_letters():
    command = f"PYTHONIOENCODING=ascii {sys.executable} -m labrys play --seed 1 --deal </dev/null"
    ran = run_in_shell(f"{command} --seats you,random")
    assert ran.returncode == 0, ran.stderr
    assert "+-----" in ran.stdout
    assert ran.stdout.isascii()
