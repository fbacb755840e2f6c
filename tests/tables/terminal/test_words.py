"""The messages of the terminal client and of the board of Minos, in both languages."""

from pathlib import Path

import pytest

import labrys
from labrys.kernel.text.words import FOLDER, languages
from tests.ftl import messages, variables

PACKAGE = Path(labrys.__file__).parent
TABLES = PACKAGE / "tables" / "terminal" / "words"
MINOS = PACKAGE / "games" / "minos"
BOARD = MINOS / "words" / "board"
# Made from a name: command-undo, part-map, letter-purple; those of the page are tested with it.
FAMILIES = ("command-", "part-", "letter-", "page-", "means-")
SHEET = PACKAGE / "boards" / "terminal.py"


@pytest.mark.parametrize("folder", [TABLES, BOARD], ids=["tables", "board"])
def test_both_languages_have_the_same_messages_with_the_same_parts(folder):
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


@pytest.mark.parametrize("language", languages())
def test_no_message_hides_another(language):
    house = [messages(folder / f"{language}.ftl") for folder in (FOLDER, MINOS / "words")]
    tables, board = (messages(folder / f"{language}.ftl") for folder in (TABLES, BOARD))
    for names in house:
        assert set(names).isdisjoint(tables)
        assert set(names).isdisjoint(board)
    assert set(tables).isdisjoint(board)


@pytest.mark.parametrize(
    ("folder", "sources"),
    [
        (TABLES, [*PACKAGE.glob("tables/**/*.py"), *PACKAGE.glob("lab/re*.py")]),
        (BOARD, [*MINOS.glob("page/*.py"), *MINOS.glob("terminal/*.py"), SHEET]),
    ],
    ids=["tables", "board"],
)
def test_every_message_is_used(folder, sources):
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    unused = [
        name
        for name in messages(folder / "en.ftl")
        if not name.startswith(FAMILIES) and f'"{name}"' not in code and f"'{name}'" not in code
    ]
    assert unused == []
