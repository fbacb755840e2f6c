"""The look of the house: readable by day and by night, and within what the pages' policy allows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import labrys.web
from labrys.boards.people import COLOURS

WEB = Path(labrys.web.__file__).parent
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
PICTURES = sorted([*(WEB / "static" / "art").glob("*.svg"), *WEB.parent.glob("games/*/page/*.svg")])
HOUSE_CSS = [
    WEB / "static" / f"{name}.css"
    for name in ("style", "parts", "forms", "badges", "house", "table")
]

COLOUR = re.compile(r"--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));")

ON_PAPER = ["ink", "ink-soft", "terracotta", "aegean", "olive", "wine"]
PAPERS = ["limestone", "plaster", "plaster-deep"]
ON_COLOUR = [
    ("on-terracotta", "terracotta"),
    ("on-aegean", "aegean"),
    ("on-ochre", "ochre"),
    ("ink", "ochre-pale"),
    *((f"on-p-{name}", f"p-{name}") for name in COLOURS),
    *((f"on-die-{name}", f"die-{name}") for name in ("red", "yellow", "blue", "gray")),
]


def tokens(night: bool) -> dict[str, str]:
    found = COLOUR.findall((WEB / "static" / "style.css").read_text(encoding="utf-8"))
    return {name: both or (dark if night else light) for name, light, dark, both in found}


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("words", "ground"), [*((w, g) for w in ON_PAPER for g in PAPERS), *ON_COLOUR]
)
def test_words_stand_out_from_their_ground(words: str, ground: str, night: bool) -> None:
    colours = tokens(night)
    assert contrast(colours[words], colours[ground]) >= 4.5


def test_the_style_of_the_house_is_light() -> None:
    assert sum(css.stat().st_size for css in HOUSE_CSS) < 60_000


@pytest.mark.parametrize("file", [*TEMPLATES, *PICTURES], ids=lambda file: file.name)
def test_no_page_or_picture_has_styles_or_scripts_inside(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|data:\w+/", text)
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("css", HOUSE_CSS, ids=lambda css: css.name)
def test_styles_name_only_files_that_are_there(css: Path) -> None:
    for address in re.findall(r'url\("([^"]+)"\)', css.read_text(encoding="utf-8")):
        assert (css.parent / address).is_file(), address


def messages(language: str) -> set[str]:
    text = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def test_english_and_french_have_the_same_messages() -> None:
    assert messages("en") == messages("fr")


def test_every_message_of_the_templates_is_there() -> None:
    said = re.compile(r"say\(\s*[\"']([\w-]+)[\"']\s*[,)]")
    for file in TEMPLATES:
        missing = set(said.findall(file.read_text(encoding="utf-8"))) - messages("en")
        assert not missing, file.name
