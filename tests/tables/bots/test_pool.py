"""Bots in worker processes: whatever they do, the table goes on and no process stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import labrys
from labrys import bots
from labrys.bots.greedy import GreedyBot
from labrys.kernel.chance import Chance
from labrys.kernel.errors import LabrysError, RecordError
from labrys.kernel.position import Position
from labrys.tables.bots import pool as botpool
from labrys.tables.bots.pool import Answer, BotPool, Job
from labrys.tables.bots.worker import Positions, choose

HERE = Path(__file__).parent
NAUGHTY = "naughty_bots"
SECONDS = 0.5
# Two cores are often busy: a bot that does nothing wrong gets all the time it needs.
LONG = 60.0


@pytest.fixture(scope="module", autouse=True)
def naughty_path() -> Iterator[None]:
    """The pool's processes find what the server finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(HERE)
        yield


def named(kind: str) -> str:
    return f"{NAUGHTY}:{kind}"


def own(*kinds: str) -> list[str]:
    return [named(kind) for kind in kinds]


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    module = import_module(NAUGHTY)
    kinds = [name for name, kind in vars(module).items() if isinstance(kind, type)]
    pool = BotPool(1, SECONDS, own(*kinds), patience=LONG)
    yield pool
    pool.close()


@pytest.fixture
def patient() -> Iterator[BotPool]:
    pool = BotPool(2, LONG, own("Peek", "Clear"))
    yield pool
    pool.close()


def somewhere(game: str = "minotaur", choices: int = 10, seed: int = 1) -> Position:
    position = labrys.new(game, seats=2, seed=seed)
    chance = Chance(seed)
    for _ in range(choices):
        position.play(position.options[chance.below(len(position.options))])
    return position


def ask(pool: BotPool, position: Position, bot: str, table: str = "t", seed: int = 5) -> Answer:
    """The pool's answer for the seat that is asked."""
    return wait_for(pool, Job.at(position, table, bot, seed, position.seat))


def wait_for(pool: BotPool, job: Job) -> Answer:
    answers: list[Answer] = []
    there = threading.Event()

    def done(answer: Answer) -> None:
        answers.append(answer)
        there.set()

    pool.submit(job, done)
    assert there.wait(LONG)
    return answers[0]


def until(true: Callable[[], bool]) -> bool:
    """Whether something comes true before long."""
    end = time.monotonic() + LONG
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not buried does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


# ---- a choice


@pytest.mark.parametrize("game", labrys.GAMES)
@pytest.mark.parametrize("bot", [name for name in bots.NAMES if name != "search"])
def test_a_bot_of_the_house_chooses_in_its_process_as_it_would_here(patient, game, bot):
    position = somewhere(game, 12)
    job = Job.at(position, "t", bot, 5, position.seat)
    answer = wait_for(patient, job)
    here = bots.make(bot, job.choice_seed()).choose(position.view(position.seat))
    assert (answer.option, answer.problem, answer.stand_in) == (position.spell(here), "", False)
    assert answer.seconds > 0


@pytest.mark.parametrize("game", labrys.GAMES)
def test_a_bot_that_searches_answers_a_table_in_its_time(patient, game):
    """Uncompiled, its time is up before its steps are: so which option it is depends on the
    machine, but there is one."""
    position = somewhere(game, 12)
    answer = ask(patient, position, "search")
    assert answer.option in [position.spell(option) for option in position.options]
    assert (answer.problem, answer.stand_in) == ("", False)


def test_the_same_seed_chooses_the_same_and_each_choice_has_chance_of_its_own(patient):
    position = somewhere("minos", 30)
    options = {ask(patient, position, "random", seed=seed).option for seed in [7] * 3}
    assert len(options) == 1
    seeds = {Job.at(somewhere("minos", n), "t", "random", 7, 0).choice_seed() for n in range(9)}
    assert len(seeds) == 9


def test_a_bot_gets_a_view_and_nothing_else(patient):
    for choices in (0, 40, 150):
        assert ask(patient, somewhere("minos", choices), named("Peek")).problem == ""


def test_a_person_may_be_told_what_a_bot_would_do_without_anything_being_played(patient):
    position = somewhere()
    before = position.record()
    hints = [ask(patient, position, "greedy").option for _ in range(2)]
    assert hints[0] == hints[1]
    assert position.record() == before


# ---- a bot that misbehaves


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("Crash", botpool.CRASHED),
        ("CrashWhenMade", botpool.CRASHED),
        ("Leave", botpool.CRASHED),
        ("Exit", botpool.CRASHED),
        ("Eat", botpool.CRASHED),
        ("Sleep", botpool.TOO_SLOW),
        ("Spin", botpool.TOO_SLOW),
        ("NotOffered", botpool.NONSENSE),
        ("Nothing", botpool.NONSENSE),
        ("Spelling", botpool.NONSENSE),
        ("Half", botpool.NONSENSE),
        ("NoBot", botpool.UNKNOWN_BOT),
        ("Missing", botpool.UNKNOWN_BOT),
    ],
)
def test_for_a_bot_that_misbehaves_greedy_chooses(pool, kind, problem):
    pool.known.update(own("Missing"))
    position = somewhere(choices=14)
    answer = ask(pool, position, named(kind))
    assert (answer.problem, answer.stand_in) == (problem, True)
    seed = Job.at(position, "t", "greedy", 5, position.seat).choice_seed()
    wanted = GreedyBot(seed).choose(position.view(position.seat))
    assert answer.option == position.spell(wanted)


@pytest.mark.parametrize("bot", ["gredy", named("First"), "os:system", ""])
def test_code_that_the_owner_has_not_named_is_never_run(bot):
    pool = BotPool(1, LONG)
    try:
        answer = ask(pool, somewhere(), bot)
    finally:
        pool.close()
    assert (answer.problem, answer.stand_in) == (botpool.UNKNOWN_BOT, True)
    assert answer.option


def test_what_a_bot_prints_and_reads_has_nothing_to_do_with_the_pool(capfd):
    pool = BotPool(1, LONG, own("Chatter"))
    position = somewhere()
    try:
        answers = [ask(pool, position, named("Chatter")) for _ in range(3)]
    finally:
        pool.close()
    first = position.spell(position.options[0])
    assert [(answer.option, answer.problem) for answer in answers] == [(first, "")] * 3
    assert capfd.readouterr().err.count("thinking aloud") == 3


def test_a_bot_that_spoils_its_view_spoils_nothing_else(patient):
    position = somewhere()
    for _ in range(3):
        answer = ask(patient, position, named("Clear"))
        assert (answer.option, answer.problem) == (position.spell(position.options[0]), "")


def test_the_start_of_a_process_and_the_import_of_a_bot_do_not_count(pool):
    slow = "slow_bots:First"
    pool.known.add(slow)
    answer = ask(pool, somewhere(), slow)
    assert answer.problem == ""
    assert answer.seconds > pool.seconds


def test_a_bot_is_not_blamed_for_a_process_that_ended_while_it_was_idle(patient):
    ask(patient, somewhere(), "random")
    (worker,) = patient._workers
    os.kill(worker.process.pid, signal.SIGKILL)
    assert until(lambda: worker.gone)
    assert ask(patient, somewhere(), "random").problem == ""


# ---- when all else fails


def test_if_greedy_fails_too_any_option_is_taken(monkeypatch):
    monkeypatch.setattr(botpool, "STAND_IN", named("Nothing"))
    pool = BotPool(1, LONG, own("Crash", "Nothing"))
    position = somewhere()
    try:
        answer = ask(pool, position, named("Crash"))
    finally:
        pool.close()
    assert (answer.problem, answer.stand_in) == (botpool.CRASHED, True)
    assert position.read(answer.option) in position.options


def test_without_any_process_any_option_is_taken(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    pool = BotPool(1, LONG)
    position = somewhere()
    try:
        answer = ask(pool, position, "greedy")
    finally:
        pool.close()
    assert (answer.problem, answer.stand_in) == (botpool.CRASHED, True)
    assert position.read(answer.option) in position.options


def test_where_nothing_can_be_chosen_the_answer_says_so(patient):
    position = somewhere("minos", 40)
    answer = wait_for(patient, Job.at(position, "t", "random", 5, 1 - position.seat))
    assert (answer.option, answer.problem, answer.stand_in) == ("", botpool.STUCK, False)
    assert ask(patient, position, "random").problem == ""


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 7},
        {"lines": []},
        {"lines": ["setup ~ nothing"]},
        {"game": "chess"},
        {"header": ""},
        {"header": "labrys record 1\ngame minos\nrules 99\nseats 9\nseed 1\n"},
    ],
)
def test_a_job_that_makes_no_sense_is_answered_by_a_sentence(wrong):
    position = somewhere("minos", 40)
    job = Job.at(position, "t", "random", 5, position.seat)
    with pytest.raises(LabrysError):
        Positions().view(Job(**{**vars(job), **wrong}))
    assert botpool.any_option(Job(**{**vars(job), **wrong})) == ""
    assert position.read(botpool.any_option(job)) in position.options


def test_a_listener_that_fails_does_not_stop_the_pool(patient):
    def done(answer: Answer) -> None:
        raise RuntimeError("on purpose")

    position = somewhere()
    for _ in range(3):
        patient.submit(Job.at(position, "t", "random", 1, position.seat), done)
    assert ask(patient, position, "random").problem == ""


# ---- whole games


def play_out(pool: BotPool, game: str, names: list[str], table: str) -> tuple[Position, list[str]]:
    """A game to its end through the pool, and the problems there were."""
    position = labrys.new(game, seats=2, seed=3)
    problems = []
    while not position.over:
        answer = ask(pool, position, names[position.seat], table, seed=11)
        position.play(position.read(answer.option), position.seat)
        if answer.problem:
            assert answer.stand_in
            problems.append(answer.problem)
    return position, problems


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("SometimesCrash", botpool.CRASHED),
        ("SometimesExit", botpool.CRASHED),
        ("SometimesSleep", botpool.TOO_SLOW),
        ("SometimesNothing", botpool.NONSENSE),
    ],
)
def test_a_game_with_a_bot_that_misbehaves_goes_on_to_its_end(pool, kind, problem):
    position, problems = play_out(pool, "minotaur", [named(kind), "novice"], kind)
    assert position.over
    assert problem in problems


def test_a_whole_game_of_minos_is_the_same_through_the_pool_as_without(patient):
    position, problems = play_out(patient, "minos", ["random", "random"], "t")
    assert problems == []
    again = labrys.new("minos", seats=2, seed=3)
    while not again.over:
        job = Job.at(again, "t", "random", 11, again.seat)
        bot = bots.make("random", job.choice_seed())
        again.play(bot.choose(again.view(again.seat)))
    assert again.record() == position.record()


def test_many_tables_at_once_are_spread_over_the_processes(patient):
    answers: list[Answer] = []
    tables = [(f"t{n}", somewhere("minos", n, seed=n)) for n in range(12)]
    for table, position in tables:
        job = Job.at(position, table, "novice", 1, position.seat)
        patient.submit(job, answers.append)
    assert until(lambda: len(answers) == len(tables))
    assert all(answer.option and not answer.problem for answer in answers)
    assert len(patient._workers) == 2


def test_a_process_is_started_before_it_is_needed_and_the_next_only_when_needed(patient):
    assert len(patient._workers) == 1
    for _ in range(3):
        ask(patient, somewhere(), "random")
    assert len(patient._workers) == 1


# ---- positions that a worker keeps


class Counting:
    """Counts how often a game is begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.games = 0
        game = labrys.game("minos")
        new = type(game).new

        def counted(*given: object, **named: object) -> Position:
            self.games += 1
            return new(*given, **named)  # type: ignore[arg-type, no-any-return]

        monkeypatch.setattr(type(game), "new", counted)


def test_of_a_table_that_is_kept_only_the_new_choices_are_played(monkeypatch):
    position = somewhere("minos", 30)
    counting = Counting(monkeypatch)
    positions = Positions()
    for _ in range(40):
        seen = positions.view(Job.at(position, "t", "random", 1, position.seat))
        assert seen.facts() == position.view(position.seat).facts()
        position.play(position.options[-1])
    assert counting.games == 1


def test_after_an_undo_or_with_another_record_the_position_is_built_again(monkeypatch):
    short, other = somewhere("minos", 30), somewhere("minos", 40, seed=2)
    long = short.copy()
    long.play(long.options[0])
    counting = Counting(monkeypatch)
    positions = Positions()
    for number, position in enumerate([long, short, other], 1):
        seen = positions.view(Job.at(position, "t", "random", 1, position.seat))
        assert seen.facts() == position.view(position.seat).facts()
        assert counting.games == number


def test_only_the_tables_that_were_asked_for_last_are_kept():
    positions = Positions(most=2)
    position = somewhere()
    for table in ("a", "b", "a", "c"):
        positions.view(Job.at(position, table, "random", 1, position.seat))
    assert list(positions.kept) == ["a", "c"]


def test_a_position_that_could_not_be_played_on_is_kept_no_longer():
    positions = Positions()
    position = somewhere()
    good = Job.at(position, "t", "random", 1, position.seat)
    positions.view(good)
    with pytest.raises(RecordError):
        positions.view(Job(**{**vars(good), "lines": [*good.lines, "0 fly"]}))
    assert positions.view(good).facts() == position.view(position.seat).facts()


def test_a_number_of_another_library_is_a_number(monkeypatch):
    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    position = somewhere()
    last = position.options[-1]
    monkeypatch.setattr("naughty_bots.First.choose", lambda self, view: Number(last))
    said: list[dict[str, str]] = []
    job = Job.at(position, "t", named("First"), 1, position.seat)
    choose(Positions(), job, said.append)
    assert said[-1] == {"option": position.spell(last)}


# ---- the end


def test_closing_is_quick_and_leaves_no_process_even_while_bots_think():
    pool = BotPool(2, LONG, own("Sleep", "Spin"))
    position = somewhere()
    answers: list[Answer] = []
    for kind in ("Sleep", "Spin", "Sleep", "Spin"):
        pool.submit(Job.at(position, kind, named(kind), 1, position.seat), answers.append)
    assert until(lambda: len(pool._workers) == 2 and all(w.ready for w in pool._workers))
    pids = [worker.process.pid for worker in pool._workers]
    began = time.monotonic()
    pool.close()
    assert time.monotonic() - began < 5
    assert not [pid for pid in pids if alive(pid)]
    assert not [thread for thread in pool._threads if thread.is_alive()]
    assert answers == []
    with pytest.raises(RuntimeError, match="closed"):
        pool.submit(Job.at(position, "t", "random", 1, position.seat), answers.append)
    pool.close()


def test_a_process_that_a_bot_has_started_ends_with_it(tmp_path, monkeypatch):
    file = tmp_path / "pid"
    monkeypatch.setenv("NAUGHTY_FILE", str(file))
    pool = BotPool(1, 2.0, own("Parent"))
    try:
        assert ask(pool, somewhere(), named("Parent")).problem == botpool.TOO_SLOW
    finally:
        pool.close()
    assert not alive(int(file.read_text()))


def test_a_worker_does_not_mind_ctrl_c(patient):
    ask(patient, somewhere(), "random")
    (worker,) = patient._workers
    os.kill(worker.process.pid, signal.SIGINT)
    assert ask(patient, somewhere(), "random").problem == ""
    assert patient._workers == {worker}


SERVER = """
import json, sys, time
import labrys
from labrys.tables.bots.pool import BotPool, Job

if __name__ == "__main__":
    position = labrys.new("minotaur", seats=2)
    pool = BotPool(2, 1000, ["naughty_bots:Spin"])
    pool.submit(Job.at(position, "t", "naughty_bots:Spin", 1, position.seat), print)
    while not all(worker.ready for worker in pool._workers):
        time.sleep(0.02)
    print(json.dumps([worker.process.pid for worker in pool._workers]), flush=True)
    time.sleep(1000)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_workers_end_with_the_server_however_it_ends(how):
    path = os.pathsep.join([str(HERE), str(Path(labrys.__file__).parents[1])])
    server = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVER],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert server.stdout is not None
        pids = json.loads(server.stdout.readline())
        assert pids
        assert all(alive(pid) for pid in pids)
        server.send_signal(how)
        server.wait(LONG)
        assert until(lambda: not any(alive(pid) for pid in pids))
    finally:
        server.kill()
        server.communicate()
