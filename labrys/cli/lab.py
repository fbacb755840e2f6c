"""Commands about many games and for programs: `simulate`, `arena`, `check`, `rules`, `replay`,
`bench`, `engine`, `mcp` and `new-game`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import labrys
from labrys.cli.arguments import (
    Commands,
    add_changes,
    add_command,
    add_content,
    add_language,
    add_numbers,
    add_options,
    add_packs,
    counts_of,
    positive,
    settings_of,
    whole,
)


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    add_simulate(commands)
    add_arena(commands)
    add_check(commands)
    add_rules(commands)
    add_replay(commands)
    add_review(commands)
    add_bench(commands)
    add_command(
        commands,
        "engine",
        run_engine,
        "the rules for a program in any language: lines of JSON on standard input and output",
        ["""echo '{"do": "game", "game": "minotaur"}' | labrys engine"""],
    )
    add_command(
        commands,
        "mcp",
        run_mcp,
        "a server of the Model Context Protocol on standard input and output: a model takes a seat",
        ["labrys mcp"],
    )
    add_new_game(commands)


def add_simulate(commands: Commands[argparse.ArgumentParser]) -> None:
    simulate = add_command(
        commands,
        "simulate",
        run_simulate,
        "let bots play many games and report wins, points and speed",
        [
            "labrys simulate minos --seats greedy,random --games 200 --jobs 2",
            "labrys simulate minos --seats greedy,random,random --seed 1 --json",
            "labrys simulate minotaur --option match=yes --games 20",
            "labrys simulate minos --seats 'engine:node bot.js,random' --games 10",
        ],
    )
    simulate.add_argument("game", help="which game")
    simulate.add_argument(
        "--seats", metavar="LIST", default="greedy,random", help="the bots (default: greedy,random)"
    )
    add_numbers(simulate, 200)
    simulate.add_argument("--json", action="store_true", help="report as JSON")
    add_options(simulate)
    add_packs(simulate)
    add_changes(simulate)


def add_arena(commands: Commands[argparse.ArgumentParser]) -> None:
    arena = add_command(
        commands,
        "arena",
        run_arena,
        "let bots meet each other on the same deals in all seats, and rate them",
        [
            "labrys arena minos --bots greedy,novice,my_bots:Careful --games 400 --jobs 2",
            "labrys arena minos --bots greedy,novice,random --seats 4 --games 100",
            "labrys arena minotaur --bots my_bots:Careful,greedy --until-sure",
            "labrys arena minotaur --bots greedy,novice --keep arena.jsonl   ends and goes on",
            "labrys arena diluvium --bots greedy,novice,random --markdown    a table for a page",
        ],
    )
    arena.add_argument("game", help="which game")
    arena.add_argument("--bots", metavar="LIST", required=True, help="two or more, with commas")
    arena.add_argument(
        "--games",
        type=positive,
        metavar="N",
        help="games of each pair, in whole deals; with more seats, of each field of bots "
        "(default: 400; with --until-sure 4000 at most)",
    )
    arena.add_argument("--seats", type=positive, metavar="N", help="(default: 2)")
    arena.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="the first deal (default: 1)"
    )
    arena.add_argument(
        "--jobs", type=positive, default=1, metavar="N", help="processes at once (default: 1)"
    )
    arena.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="write each finished deal there, and go on with those that are there",
    )
    arena.add_argument(
        "--until-sure",
        action="store_true",
        help="play until it is sure whether the first of two bots is the stronger",
    )
    arena.add_argument(
        "--elo",
        metavar="LOW,HIGH",
        help="what --until-sure tells apart: no more than LOW, or HIGH and more (default: 0,35)",
    )
    told = arena.add_mutually_exclusive_group()
    told.add_argument("--json", action="store_true", help="report as JSON")
    told.add_argument("--markdown", action="store_true", help="report as a table in Markdown")
    add_options(arena)
    add_packs(arena)


def add_check(commands: Commands[argparse.ArgumentParser]) -> None:
    check = add_command(
        commands,
        "check",
        run_check,
        "play random games and verify every promise at every decision",
        [
            "labrys check minotaur",
            "labrys check minos --games 20 --seats 2,4 --jobs 2",
            "labrys check diluvium --option side=b",
        ],
    )
    check.add_argument("game", help="which game")
    add_packs(check)
    add_changes(check)
    check.add_argument(
        "--seats",
        metavar="LIST",
        help="numbers of seats (default: all the game has that go with the options)",
    )
    add_numbers(check, 200)
    add_options(check)


def add_rules(commands: Commands[argparse.ArgumentParser]) -> None:
    rules = add_command(
        commands,
        "rules",
        run_rules,
        "list every rule with the tests that show it; fails if a rule has none",
        [
            "labrys rules",
            "labrys rules minotaur --untested",
            "labrys rules --tests ../labrys/tests",
        ],
    )
    rules.add_argument("game", nargs="?", help="which game (default: all)")
    rules.add_argument("--untested", action="store_true", help="only the rules without a test")
    rules.add_argument(
        "--tests",
        type=Path,
        metavar="DIR",
        help="the folder of tests (default: that of the checkout the package is in)",
    )


def add_replay(commands: Commands[argparse.ArgumentParser]) -> None:
    replay = add_command(
        commands,
        "replay",
        run_replay,
        "tell a recorded game again, as one seat or a spectator saw it",
        [
            "labrys replay game.txt",
            "labrys replay game.txt --seat 0 --to 40 --lang fr",
            "labrys replay game.txt --step",
        ],
    )
    replay.add_argument("file", type=Path, help="a record, as save and the end of a game write it")
    replay.add_argument("--to", type=whole, metavar="N", help="only the first N choices")
    replay.add_argument("--seat", type=whole, metavar="S", help="as seat S saw it, the first is 0")
    add_language(replay)
    replay.add_argument("--step", action="store_true", help="wait for Enter after each choice")
    add_content(replay)


def add_review(commands: Commands[argparse.ArgumentParser]) -> None:
    review = add_command(
        commands,
        "review",
        run_review,
        "have the coach look at a finished game: what each choice was worth, and what luck did",
        [
            "labrys review game.txt",
            "labrys review game.txt --seat 1 --lang fr",
            "labrys review game.txt --json",
        ],
    )
    review.add_argument("file", type=Path, help="the record of a game that is over")
    review.add_argument("--seat", type=whole, metavar="S", help="only seat S, the first is 0")
    add_language(review)
    review.add_argument("--json", action="store_true", help="everything that was found, as JSON")


def add_bench(commands: Commands[argparse.ArgumentParser]) -> None:
    bench = add_command(
        commands,
        "bench",
        run_bench,
        "measure speed and memory, beside catanatron in the same run",
        ["labrys bench", "labrys bench --quick", "labrys bench --envs"],
    )
    bench.add_argument("--quick", action="store_true", help="fewer and shorter slices")
    bench.add_argument(
        "--envs", action="store_true", help="the environments' steps beside the engine's instead"
    )


def run_simulate(given: argparse.Namespace) -> int:
    from labrys.bots import program
    from labrys.lab import simulate

    program.allow()
    names = [name.strip() for name in given.seats.split(",")]
    settings = settings_of(given)
    return simulate.main_report(
        given.game, names, given.games, given.seed, given.jobs, given.json, settings
    )


def run_arena(given: argparse.Namespace) -> int:
    from labrys.bots import program
    from labrys.lab.arena import command
    from labrys.lab.arena.deal import Plan

    program.allow()
    bots = [name.strip() for name in given.bots.split(",") if name.strip()]
    seats = given.seats or command.seats_of(given.game)
    plan = Plan(given.game, bots, seats, given.seed, settings_of(given))
    return command.run(
        command.Wanted(
            plan,
            given.games,
            given.jobs,
            given.keep,
            given.until_sure,
            given.elo,
            given.json,
            given.markdown,
        )
    )


def run_check(given: argparse.Namespace) -> int:
    from labrys.kernel.check import run as check

    game = labrys.game(given.game)
    settings = settings_of(given)
    seats = counts_of(given.seats) if given.seats else check.counts_for(game, settings)
    for count in seats:
        game.checked_seats(count, dict(settings))
    return check.run(given.game, given.games, seats, given.seed, given.jobs, settings)


def run_rules(given: argparse.Namespace) -> int:
    from labrys.lab import rules

    return rules.run(given.game, given.untested, given.tests)


def run_replay(given: argparse.Namespace) -> int:
    from labrys.lab import replay

    return replay.run(given.file, given.to, given.seat, given.lang, given.step, given.content)


def run_review(given: argparse.Namespace) -> int:
    from labrys.lab import review

    return review.run(given.file, given.seat, given.lang, given.json)


def run_bench(given: argparse.Namespace) -> int:
    if given.envs:
        from labrys.lab import bench_envs

        return bench_envs.run(given.quick)
    from labrys.lab import bench

    return bench.run(given.quick)


def run_engine(given: argparse.Namespace) -> int:
    from labrys.envs import engine

    return engine.run(sys.stdin, sys.stdout)


def run_mcp(given: argparse.Namespace) -> int:
    from labrys.envs import needed

    needed("mcp")
    status: int = needed("labrys.envs.mcpserver").run()
    return status


def run_new_game(given: argparse.Namespace) -> int:
    from labrys.lab import new_game

    written = new_game.write(given.name, given.folder)
    for path in written:
        print(path)
    print(f"\nNow: pip install --editable {given.folder / given.name}")
    print(f"Then: labrys play {given.name}, and labrys check {given.name}.")
    return 0


def add_new_game(commands: Commands[argparse.ArgumentParser]) -> None:
    new_game = add_command(
        commands,
        "new-game",
        run_new_game,
        "write a small complete game of your own to begin from",
        ["labrys new-game harvest", "labrys new-game harvest --folder games"],
    )
    new_game.add_argument("name", metavar="NAME", help="small letters, digits and _")
    new_game.add_argument(
        "--folder",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="where its package is made (default: here)",
    )
