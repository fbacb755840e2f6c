"""Every French text is typeset as French is: in the games, at the tables, on the pages."""

import re
from pathlib import Path

import pytest

import labrys

FOLDER = Path(labrys.__file__).parent
TEXTS = sorted([*FOLDER.rglob("fr.ftl"), *FOLDER.rglob("fr.md")])

# In the terminal's prompt the question mark is a command.
PROMPT = "ou ? >"


def lines(path: Path) -> list[str]:
    """What is read: the values of the messages, or the lines of a rulebook."""
    text = path.read_text(encoding="utf-8").replace(PROMPT, "")
    told = [line for line in text.splitlines() if path.suffix == ".md" or not line.startswith("#")]
    return [re.sub(r"^[a-z][\w-]* = ", "", line) for line in told]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_line_begins_with_a_colon_and_quotes_hold_to_their_words(path: Path):
    wrong = r"(?<=\S) [:;?!»](?!\w)|«(?!\u00a0)|(?<!\u00a0)»|\w'\w|(?<!Bearer)(?<!>) …"
    assert [line for line in lines(path) if re.search(wrong, line)] == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_bot_is_a_bot(path: Path):
    assert [line for line in lines(path) if re.search(r"\b[Rr]obots?\b", line)] == []


def test_games_tables_and_pages_have_french_texts():
    assert {path.relative_to(FOLDER).parts[0] for path in TEXTS} >= {
        "games",
        "kernel",
        "tables",
        "web",
    }
