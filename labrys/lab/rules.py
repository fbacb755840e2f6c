"""Which rules of a game's ledger are shown by tests: ``labrys rules``.

A test says by ``@rule("MIN-DRAFT-04")`` that it would fail without that rule. The tests are read
here, never run.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

import labrys.games
from labrys.kernel.errors import LabrysError
from labrys.kernel.text.rulebook import Rulebook, suggestion

COVERED = 0
NOT_COVERED = 1
CANNOT_TELL = 2

_ROOM = 60

Decorated = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class RulesError(LabrysError):
    """The rules or the tests cannot be found or read; the message says what to do."""


@dataclass(frozen=True)
class Citation:
    """One test that cites one rule. ``idle`` says why the test does not run, if so."""

    rule: str
    test: str
    file: str
    line: int
    idle: str

    def place(self) -> str:
        return f"{self.file}, line {self.line}: {self.test}"


@dataclass(frozen=True)
class Coverage:
    """Every rule of one game with the tests that cite it, and what is wrong with the citations."""

    game: str
    book: Rulebook
    tests: dict[str, list[Citation]]
    untestable: dict[str, str]
    problems: list[str]

    def untested(self) -> list[str]:
        """The rules that need a test and have none, in the order of the rulebook."""
        return [
            rule for rule in self.book.ids if not self.tests[rule] and rule not in self.untestable
        ]

    def status(self) -> int:
        """The exit status: 0 if every rule has its test and every citation is sound."""
        return NOT_COVERED if self.untested() or self.problems else COVERED


def run(game: str | None = None, untested: bool = False, tests: Path | None = None) -> int:
    """Print the report of one game, or of every game, and return the exit status.

    0: every rule has a test or a reason; 1: some rule has none, or a citation is wrong;
    2: the rules or the tests cannot be found or read.
    """
    try:
        folders = [_folder_of(game)] if game else _folders()
        where = tests or _tests_of_the_checkout()
        if not where.is_dir():
            raise RulesError(f"There is no folder of tests at {where}.")
        found = [coverage(folder, where) for folder in folders]
    except LabrysError as error:
        print(error, file=sys.stderr)
        return CANNOT_TELL
    print("\n\n".join(report(each, untested) for each in found))
    return max(each.status() for each in found)


def report(found: Coverage, untested: bool = False) -> str:
    """The coverage as text: a line per rule, then what is wrong, then the sum.

    With ``untested`` only the rules without a test, each with the beginning of its text.
    """
    missing = found.untested()
    if untested:
        lines = [_line(rule, "0", _beginning(found.book.text(rule))) for rule in missing]
    else:
        lines = [_line_of(found, rule) for rule in found.book.ids]
    lines += [f"Problem: {problem}" for problem in found.problems]
    tested = sum(1 for rule in found.book.ids if found.tests[rule])
    lines.append(
        f"{found.game}: {len(found.book.ids)} rules, {tested} tested, "
        f"{len(found.untestable)} untestable, {len(missing)} without a test."
    )
    return "\n".join(lines)


def coverage(game: Path, tests: Path) -> Coverage:
    """Hold the rulebook of a game's folder against the ``@rule`` marks of a folder of tests."""
    book = Rulebook.read(game / "rulebook" / "en.md")
    untestable, problems = _untestable(game / "rulebook" / "untestable.toml", book)
    cited, unread = citations(tests)
    problems += unread
    others = _prefixes_of_other_games(game, book)
    shown: dict[str, list[Citation]] = {rule: [] for rule in book.ids}
    for citation in cited:
        if not book.has(citation.rule):
            if _prefix(citation.rule) not in others:
                problems.append(_no_such_rule(f"{citation.place()} cites", citation.rule, book))
        elif citation.idle:
            problems.append(f"{citation.place()} cites {citation.rule}, but {citation.idle}.")
        elif citation not in shown[citation.rule]:
            shown[citation.rule].append(citation)
    for rule in untestable:
        if shown[rule]:
            problems.append(f"untestable.toml lists {rule}, but {shown[rule][0].test} tests it.")
    return Coverage(game.name, book, shown, untestable, problems)


def citations(tests: Path) -> tuple[list[Citation], list[str]]:
    """All citations in a folder of tests, and what could not be read."""
    found: list[Citation] = []
    problems: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests).as_posix()
        try:
            module = ast.parse(path.read_bytes(), filename=name)
        except (OSError, SyntaxError, ValueError) as error:
            problems.append(f"{name} cannot be read as Python: {error}.")
            continue
        reader = _Reader(name)
        reader.read(module.body, [], "")
        found += reader.found
        problems += reader.problems
    return found, problems


class _Reader:
    """Collects the citations of one file, from functions and from classes of tests."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Citation] = []
        self.problems: list[str] = []
        stem = Path(file).stem
        collected = stem.startswith("test_") or stem.endswith("_test")
        self._file_is_idle = "" if collected else "its file is not named test_….py"

    def read(self, body: list[ast.stmt], inherited: list[str], idle: str) -> None:
        for node in _definitions(body):
            own = self._rules_of(node)
            why = self._file_is_idle or idle or _why_idle(node)
            if isinstance(node, ast.ClassDef):
                before = len(self.found)
                self.read(node.body, inherited + own, why)
                if len(self.found) == before:
                    self._cite(node, own, "it holds no test")
            elif node.name.startswith("test"):
                self._cite(node, inherited + own, why)
            else:
                self._cite(node, own, "its name does not begin with test")

    def _cite(self, node: Decorated, rules: list[str], idle: str) -> None:
        for rule in rules:
            self.found.append(Citation(rule, node.name, self.file, node.lineno, idle))

    def _rules_of(self, node: Decorated) -> list[str]:
        rules: list[str] = []
        for decorator in node.decorator_list:
            if not isinstance(decorator, ast.Call) or _last_name(decorator.func) != "rule":
                continue
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    rules.append(argument.value)
                else:
                    self.problems.append(
                        f"{self.file}, line {argument.lineno}: {node.name} cites a rule by "
                        "something other than a plain string."
                    )
        return rules


def _definitions(body: list[ast.stmt]) -> Iterator[Decorated]:
    """Functions and classes of a module or class, also those behind an ``if`` or ``try``."""
    for node in body:
        if isinstance(node, Decorated):
            yield node
        elif isinstance(node, ast.If | ast.Try):
            yield from _definitions(node.body)
            yield from _definitions(node.orelse)


def _why_idle(node: Decorated) -> str:
    """Why pytest leaves out a test or a class of tests, as far as its own lines tell."""
    if isinstance(node, ast.ClassDef) and not node.name.startswith("Test"):
        return "the name of its class does not begin with Test"
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if _last_name(called) in ("skip", "xfail"):
            return f"it is marked {_last_name(called)}"
    return ""


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _folders() -> list[Path]:
    """The folders of all games that have a rulebook."""
    home = Path(labrys.games.__path__[0])
    folders = sorted(book.parent.parent for book in home.glob("*/rulebook/en.md"))
    if not folders:
        raise RulesError(f"No game in {home} has a rulebook.")
    return folders


def _folder_of(game: str) -> Path:
    folders = {folder.name: folder for folder in _folders()}
    if game not in folders:
        hint = suggestion(game, list(folders)) or f"; there is {', '.join(folders)}."
        raise RulesError(f"There is no game called '{game}'{hint}")
    return folders[game]


def _tests_of_the_checkout() -> Path:
    """The tests beside the package, told by rule.py from what another project left there."""
    tests = Path(labrys.games.__path__[0]).parent.parent / "tests"
    if not (tests / "rule.py").is_file():
        raise RulesError(
            "The tests are not part of the installed package: run this in a checkout of the "
            "repository, or name the folder of its tests, such as --tests ../labrys/tests."
        )
    return tests


def _untestable(path: Path, book: Rulebook) -> tuple[dict[str, str], list[str]]:
    """The rules that no program can break, each with its reason, and what is wrong with them."""
    if not path.exists():
        return {}, []
    try:
        with path.open("rb") as file:
            entries = tomllib.load(file)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulesError(f"{path}: cannot be read as TOML: {error}.") from error
    reasons: dict[str, str] = {}
    problems: list[str] = []
    for rule, entry in entries.items():
        reason = entry.get("reason") if isinstance(entry, dict) else None
        if not book.has(rule):
            problems.append(_no_such_rule("untestable.toml lists", rule, book))
        elif not isinstance(reason, str) or not reason.strip() or len(entry) != 1:
            problems.append(f"untestable.toml: {rule} needs one key, reason, with a sentence.")
        else:
            reasons[rule] = reason.strip()
    return reasons, problems


def _prefixes_of_other_games(game: Path, book: Rulebook) -> set[str]:
    """Beginnings such as ``DIL``, whose ids are for another game's report to judge."""
    prefixes: set[str] = set()
    for other in game.parent.glob("*/rulebook/en.md"):
        if other.parent.parent.name != game.name:
            prefixes |= {_prefix(rule) for rule in Rulebook.read(other).ids}
    return prefixes - {_prefix(rule) for rule in book.ids}


def _prefix(rule: str) -> str:
    return rule.partition("-")[0]


def _no_such_rule(who: str, rule: str, book: Rulebook) -> str:
    return f"{who} {rule}, which is not a rule{suggestion(rule, book.ids) or '.'}"


def _line_of(found: Coverage, rule: str) -> str:
    shown = found.tests[rule]
    if shown:
        return _line(rule, str(len(shown)), ", ".join(citation.test for citation in shown))
    if rule in found.untestable:
        return _line(rule, "-", f"untestable: {found.untestable[rule]}")
    return _line(rule, "0", "no test")


def _line(rule: str, count: str, words: str) -> str:
    return f"{rule:<14} {count:>3}  {words}"


def _beginning(text: str) -> str:
    return shorten(text.split("\n", 1)[0], _ROOM, placeholder=" …")
