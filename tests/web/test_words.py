"""The messages of the pages, in both languages."""

from pathlib import Path

import labrys
from tests.ftl import messages, variables

WEB = Path(labrys.__file__).parent / "web"
ENGLISH, FRENCH = (messages(WEB / "words" / f"{language}.ftl") for language in ("en", "fr"))
# Made from a name: bot-greedy, colour-teal, error-404-text, open-who-me
FAMILIES = ("api-", "bot-", "colour-", "error-", "open-change-", "open-who-", "review-luck-")


def test_both_languages_have_the_same_messages_with_the_same_parts():
    assert ENGLISH.keys() == FRENCH.keys()
    for name in ENGLISH:
        assert variables(ENGLISH, name) == variables(FRENCH, name), name


def test_no_message_is_unused():
    sources = [*WEB.rglob("*.py"), *WEB.rglob("*.html")]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    unused = [
        name
        for name in ENGLISH
        if not name.startswith(FAMILIES) and f'"{name}"' not in code and f"'{name}'" not in code
    ]
    assert unused == []
