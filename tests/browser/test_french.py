"""The whole house in French."""

from pathlib import Path

import pytest
from fluent.syntax import ast
from playwright.sync_api import expect

import labrys
from tests.browser.tables import seat_at
from tests.ftl import messages

ROOT = Path(labrys.__file__).parent
# Shorter words may well stand in a French text by chance.
TELLING = 10


def plain(path):
    """The messages of a file that are one fixed text."""
    found = {}
    for name, message in messages(path).items():
        elements = message.value.elements if message.value else []
        if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
            found[name] = elements[0].value
    return found


def english_texts():
    """Every fixed text of the house that French says otherwise."""
    texts = set()
    for path in ROOT.rglob("words/en.ftl"):
        if "terminal" in path.parts:
            continue
        french = plain(path.with_name("fr.ftl"))
        for name, text in plain(path).items():
            if french.get(name) != text and len(text) >= TELLING and "\n" not in text:
                texts.add(text)
    assert len(texts) > 300
    return texts - set().union(*(plain(path).values() for path in ROOT.rglob("words/fr.ftl")))


@pytest.fixture(scope="module")
def english():
    return english_texts()


@pytest.fixture
def anne(arrive):
    """A browser that asks for French."""
    return arrive("Anne", locale="fr-FR")


def english_in(person, english):
    text = person.page.content()
    return [words for words in english if f">{words}<" in text or f'"{words}"' in text]


def test_the_language_is_switched_and_stays(ann, english):
    ann.visit("/")
    ann.press("Français")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.sees("Jeux de société du monde antique")
    assert english_in(ann, english) == []
    ann.visit("/tables")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.press("English")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    assert ann.page.url.endswith("/tables")


@pytest.mark.parametrize(
    "path", ["/", "/tables", "/open/minos", "/open/minotaur", "/load", "/about", "/rules"]
)
def test_a_page_has_no_english_left(anne, english, path):
    anne.visit(path)
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    assert english_in(anne, english) == []


@pytest.mark.parametrize(
    ("record", "upto"),
    [("minos-2-seats", 0), ("minos-2-seats", 90), ("minos-2-seats", -1)]
    + [("minotaur-supremacy", 0), ("minotaur-supremacy", 40), ("minotaur-supremacy", -1)],
)
def test_a_table_has_no_english_left_and_takes_a_choice(anne, house, english, record, upto):
    table = seat_at(house, [anne], record, upto=upto)
    anne.visit(f"/table/{table}")
    if upto >= 0:
        expect(anne.main).to_have_attribute("data-asked", "true")
        anne.choose()
        anne.page.locator("#why-not").or_(anne.page.locator("#log-heading")).first.click()
    anne.sees("Ce qui s’est passé")
    assert english_in(anne, english) == []
    anne.visit(f"/table/{table}/replay/0")
    assert english_in(anne, english) == []
