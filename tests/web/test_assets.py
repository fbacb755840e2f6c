"""What the pages use from npm: gathered by name, told with its licence, carried by the package."""

import json
import re
from pathlib import Path

import pytest

from labrys.web.versions import version_of
from tools import npm
from tools.assets import AXE, MADE, is_current, sources_digest
from tools.icons import gather, lists_of, near_names, sprite
from tools.problem import Problem

ROOT = Path(__file__).parent.parent.parent
SOURCES = [
    path
    for pattern in ("labrys/**/*.py", "labrys/**/*.html", "labrys/**/*.js", "labrys/**/*.svg")
    for path in ROOT.glob(pattern)
    if MADE not in path.parents
]
# `icon("coin")` in Python or a template, `icons.svg#coin` written out.
USED = re.compile(r"""(?:\bicon\(\s*["']|icons\.svg#)([a-z0-9][a-z0-9-]*)(?=["'])""")


@pytest.fixture(scope="module")
def made() -> Path:
    if not is_current(sources_digest()):
        pytest.skip("no current assets at hand; `make assets` builds them")
    return MADE


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A set of three icons, one of them with a second name."""
    icons = {
        "amphora": {"body": '<path d="M1"/>'},
        "two-coins": {"body": '<path d="M2"/>'},
        "coins-pile": {"body": '<path d="M3"/>'},
    }
    aliases = {"jar": {"parent": "amphora"}}
    told = {"icons": icons, "aliases": aliases, "width": 512, "height": 512}
    (tmp_path / "icons.json").write_text(json.dumps(told))
    return tmp_path


def drawn(package: Path, *lists: str) -> str:
    """The sprite for these lists of icons."""
    files = []
    for number, text in enumerate(lists):
        files.append(package / f"icons-{number}.txt")
        files[-1].write_text(text)
    return sprite(gather(files, package), package)


def test_icons_are_drawn_under_our_own_names_in_order(package):
    text = drawn(package, "# things\nvase jar\n\ncoin two-coins # money\n")
    assert text.splitlines() == [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        '<symbol id="coin" viewBox="0 0 512 512"><path d="M2"/></symbol>',
        '<symbol id="vase" viewBox="0 0 512 512"><path d="M1"/></symbol>',
        "</svg>",
    ]


def test_two_lists_may_agree_on_a_name(package):
    assert drawn(package, "coin two-coins", "coin two-coins").count("<symbol") == 1


def test_two_lists_that_disagree_on_a_name_are_told_where(package):
    with pytest.raises(Problem) as told:
        drawn(package, "coin two-coins", "vase amphora\ncoin coins-pile")
    assert "icons-1.txt, line 2: coin is coins-pile here and two-coins in icons-0.txt" in str(
        told.value
    )


def test_an_icon_that_the_set_has_not_is_told_with_names_near_it(package):
    with pytest.raises(Problem) as told:
        drawn(package, "vase amphora\ncoin coins")
    assert "icons-0.txt, line 2: the game-icons set has no 'coins'" in str(told.value)
    assert "two-coins" in str(told.value)


@pytest.mark.parametrize("line", ["coin", "coin two coins", "Coin two-coins", 'coin" two-coins'])
def test_a_line_that_is_not_two_names_is_told(package, line):
    with pytest.raises(Problem, match="should be two words"):
        drawn(package, line)


def test_names_near_a_name_are_alike_or_share_a_word():
    names = ["amphora", "column-vase", "vase", "wheat"]
    assert near_names("greek-vase", names) == ["column-vase", "vase"]
    assert near_names("zzz", names) == ["nothing"]


def test_every_icon_that_pages_name_is_on_a_list():
    listed = {wanted.own for wanted in gather(lists_of(ROOT), ROOT)}
    missing = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in SOURCES
        for name in USED.findall(path.read_text(encoding="utf-8"))
        if name not in listed
    }
    assert missing == set()


def test_every_listed_icon_is_made(made):
    symbols = re.findall(r'<symbol id="([^"]+)"', (made / "icons.svg").read_text())
    assert symbols == [wanted.own for wanted in gather(lists_of(ROOT), ROOT)]


def test_icons_take_the_colour_of_the_text_around_them(made):
    text = (made / "icons.svg").read_text()
    assert set(re.findall(r'fill="([^"]*)"', text)) == {"currentColor"}
    assert "style" not in text


def test_fonts_show_text_at_once_and_come_from_here(made):
    css = (made / "fonts.css").read_text()
    files = re.findall(r'url\("([^"]+)"\)', css)
    assert sorted(files) == sorted(path.name for path in made.glob("*.woff2"))
    assert "://" not in css
    assert css.count("font-display: swap") == len(files) == 5
    assert set(re.findall('font-family: "([^"]+)"', css)) == {"Cinzel", "Alegreya Sans"}


def test_whoever_made_what_is_carried_is_named(made):
    told = json.loads((made / "licences.json").read_text(encoding="utf-8"))
    by_name = {one["name"]: one for one in told}
    assert set(by_name) == {"game-icons", "Cinzel", "Alegreya Sans", "htmx"}
    assert by_name["game-icons"]["licence"] == "CC BY 3.0"
    assert "Lorc" in by_name["game-icons"]["authors"]
    for one in told:
        assert one["version"]
        assert one["terms"].startswith("https://")
    # The fonts' licence asks that its text goes with them.
    for font in ("Cinzel", "Alegreya Sans"):
        assert "SIL OPEN FONT LICENSE" in (made / by_name[font]["text"]).read_text()


def test_what_every_page_loads_stays_light(made):
    """A first page may weigh 300 kB; fonts can't be compressed further."""
    fonts = sum(path.stat().st_size for path in made.glob("*.woff2"))
    assert fonts < 110_000
    assert (made / "htmx.min.js").stat().st_size < 80_000


def test_nothing_for_tests_is_carried_by_the_package(made):
    assert not list(made.glob("axe*"))
    assert AXE.relative_to(ROOT).parts[0] == "build"


def test_files_are_made_again_when_one_of_them_is_damaged(made, tmp_path, monkeypatch):
    for path in made.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr("tools.assets.MADE", tmp_path)
    assert is_current(sources_digest())
    assert not is_current("other sources")
    (tmp_path / "htmx.min.js").write_text("cut")
    assert not is_current(sources_digest())


@pytest.mark.parametrize("says", ["exit 1", "echo 6.14.4", "echo nonsense"])
def test_an_npm_that_is_broken_or_too_old_is_not_used(tmp_path, monkeypatch, says):
    fake = tmp_path / "npm"
    fake.write_text(f"#!/bin/sh\n{says}\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert npm.npm_of_machine() is None


def test_an_npm_on_the_path_is_used(tmp_path, monkeypatch):
    fake = tmp_path / "npm"
    fake.write_text("#!/bin/sh\necho 10.2.4\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert npm.npm_of_machine() == [str(fake)]


def test_a_file_that_changes_gets_another_version(tmp_path):
    style, other = tmp_path / "style.css", tmp_path / "other.css"
    style.write_text("a {}")
    other.write_text("b {}")
    first = version_of(style)
    assert re.fullmatch("[0-9a-f]{12}", first)
    assert version_of(style) == first
    assert version_of(style, other) not in (first, version_of(other))
    style.write_text("c {}")
    assert version_of(style) != first
