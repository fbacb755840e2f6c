"""Bots that do all that a bot should not do. The pool's processes import them by name."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from pathlib import Path

from labrys.kernel.chance import Chance
from labrys.kernel.secret import Cards
from labrys.kernel.view import View


class First:
    """Well behaved: what the others do when they do nothing wrong."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.options[0]


class Now(First):
    """Misbehaves, but only every so often: the games of the tests should come to an end."""

    EVERY = 1

    def choose(self, view: View) -> int:
        if Chance(self.seed).below(self.EVERY) == 0:
            return self.misbehave(view)
        return super().choose(view)

    def misbehave(self, view: View) -> int:
        raise NotImplementedError


class Crash(Now):
    def misbehave(self, view: View) -> int:
        raise ValueError("on purpose")


class CrashWhenMade:
    def __init__(self, seed: int) -> None:
        raise ZeroDivisionError("on purpose")


class NoBot:
    """Has nothing to choose with."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Leave(Now):
    """Politely: an exception like any other."""

    def misbehave(self, view: View) -> int:
        sys.exit(3)


class Exit(Now):
    """Ends the process without a word."""

    def misbehave(self, view: View) -> int:
        os._exit(3)


class Sleep(Now):
    def misbehave(self, view: View) -> int:
        time.sleep(1000)
        return view.options[0]


class Spin(Now):
    def misbehave(self, view: View) -> int:
        while True:
            pass


class Eat(Now):
    """Takes more memory than there is for it."""

    def misbehave(self, view: View) -> int:
        return len(bytearray(3 << 30))


class NotOffered(Now):
    def misbehave(self, view: View) -> int:
        return max(view.options) + 100_000


class Nothing(Now):
    def misbehave(self, view: View) -> int:
        return None  # type: ignore[return-value]


class Spelling(Now):
    """The right option in the wrong form."""

    def misbehave(self, view: View) -> int:
        return view.spell(view.options[0])  # type: ignore[return-value]


class Half(Now):
    def misbehave(self, view: View) -> int:
        return float(view.options[0])  # type: ignore[return-value]


class Chatter(Now):
    """Talks where the worker would talk, and waits for an answer."""

    def misbehave(self, view: View) -> int:
        print('{"option": "concede"}', flush=True)
        os.write(1, b"thinking aloud\n")
        try:
            input()
        except EOFError:
            return view.options[0]
        return -1


class Clear(Now):
    """Takes the options away from its own view."""

    def misbehave(self, view: View) -> int:
        first = view.options[0]
        view.concealed.options = ()
        view.concealed.agenda.clear()
        return first


class Parent(Now):
    """Starts a process of its own, writes down its number, and waits for it."""

    def misbehave(self, view: View) -> int:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        Path(os.environ["NAUGHTY_FILE"]).write_text(str(child.pid))
        return child.wait()


class Peek(First):
    """Objects unless it gets a view in which nothing is left of what its seat can't know."""

    def choose(self, view: View) -> int:
        assert type(view) is View
        concealed = view.concealed
        assert concealed.seed == 0
        assert concealed.last is None
        for secret in concealed.secrets():
            if isinstance(secret, Cards) and not secret.known_by(view.seat):
                assert secret.hidden_from(view.seat) == [] or min(secret.things) < 0
        held = [thing for thing in gc.get_referents(self) if not isinstance(thing, type)]
        assert all(isinstance(thing, int | str | dict) for thing in held)
        return view.options[0]


class SometimesCrash(Crash):
    EVERY = 3


class SometimesSleep(Sleep):
    EVERY = 8


class SometimesExit(Exit):
    EVERY = 12


class SometimesNothing(Nothing):
    EVERY = 3
