"""What the house says, in both languages."""

from pathlib import Path

import labrys
from tests.ftl import messages, variables

PACKAGE = Path(labrys.__file__).parent
FOLDER = PACKAGE / "tables" / "words"


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = messages(FOLDER / "en.ftl"), messages(FOLDER / "fr.ftl")
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_every_message_is_used():
    sources = [*PACKAGE.glob("tables/**/*.py"), *PACKAGE.glob("web/**/*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    problems = ("crashed", "too-slow", "nonsense", "unknown-bot")
    families = {f"note-bot-{problem}" for problem in problems}
    english = set(messages(FOLDER / "en.ftl")) - families
    assert [name for name in sorted(english) if f'"{name}"' not in code] == []
