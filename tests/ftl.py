"""Looking into Fluent files: which messages they hold, and which parts each needs."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from labrys.kernel.game import AnyGame


class _Names(Visitor):
    """Collects the variables and messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file in its order; anything that is none fails."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def variables(known: dict[str, ast.Message], name: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    names = _Names()
    names.visit(known[name])
    found = set(names.variables)
    for other in names.messages:
        found |= variables(known, other)
    return found


def references(message: ast.Message) -> set[str]:
    """The messages that a message refers to."""
    names = _Names()
    names.visit(message)
    return names.messages


# What a game may say besides: what it is about in a line, and what the chart at its end shows
MAY_SAY = frozenset({"line", "course"})


def of_opening(game: AnyGame) -> set[str]:
    """The messages of a game that the first page and the form for opening a table may say."""
    names = {"pitch", "minutes"}
    for setting in game.settings:
        about = f"setting-{setting.name}"
        names |= {about, f"{about}-help", *(f"{about}-{value}" for value in setting.values)}
    return names
