"""A bot in any language: a program that reads questions and writes answers, a line of JSON each.

A package of one file, because those are never compiled: a program has to be let go (`__del__`).
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import threading
from typing import Final

from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.lexicon import shown
from labrys.kernel.view import View

# A name of this form runs a program, so only a command line may give it.
PREFIX: Final = "engine:"
# Set by the commands that may; in the environment, for the processes of a simulation.
ALLOWED: Final = "LABRYS_ENGINES"
SECONDS: Final = 60.0


class ProgramFailed(LabrysError):
    """A program that ended, kept silent or answered nonsense."""


def allow() -> None:
    """From now on, and in all processes that are started, programs may be named as bots."""
    os.environ[ALLOWED] = "yes"


def command_of(name: str) -> str:
    """The command in `engine:COMMAND`, if it may be run here."""
    if os.environ.get(ALLOWED) != "yes":
        raise BadSetting("a program is seated only from the command line of play and simulate")
    command = name[len(PREFIX) :].strip()
    if not command:
        raise BadSetting(f"after '{PREFIX}' comes a command, as in {PREFIX}'node bot.js'")
    return command


class ProgramBot:
    """Asks a program that runs as long as the bot lives."""

    def __init__(self, command: str, seed: int) -> None:
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: View) -> int:
        options = {view.spell(option): option for option in view.options}
        question = {
            "do": "choose",
            "game": view.concealed.game.name,
            "seat": view.seat,
            "seed": self.seed,
            "options": list(options),
            "view": view.facts(),
        }
        answer = self.asked(json.dumps(question, ensure_ascii=False))
        choice = answer.get("choose") if isinstance(answer, dict) else None
        if not isinstance(choice, str) or choice not in options:
            said = shown(json.dumps(answer))
            raise ProgramFailed(f"'{self.command}' answered {said}, which is not offered")
        return options[choice]

    def asked(self, line: str) -> object:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        patience = threading.Timer(SECONDS, process.kill)
        patience.start()
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (BrokenPipeError, UnicodeDecodeError):
            answer = ""
        finally:
            patience.cancel()
        if not answer:
            raise ProgramFailed(
                f"'{self.command}' ended, or gave no answer within {SECONDS:g} seconds"
            )
        try:
            read: object = json.loads(answer)
        except ValueError:
            raise ProgramFailed(
                f"'{self.command}' answered no JSON: {shown(answer.strip())}"
            ) from None
        return read

    def close(self) -> None:
        """Let the program go: its input ends."""
        process, self.process = self.process, None
        if process is None or process.stdin is None or process.stdout is None:
            return
        try:
            process.stdin.write('{"do": "quit"}\n')
            process.stdin.close()
        except OSError:
            pass
        process.stdout.close()
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()

    def _running(self) -> subprocess.Popen[str]:
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                )
            except (OSError, ValueError) as error:
                raise BadSetting(f"'{self.command}' can't be run: {error}") from None
        return self.process
