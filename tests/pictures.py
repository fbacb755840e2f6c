"""Takes pictures of the boards, to be looked at: `make pictures`, into build/pictures.

Each game at set-up, mid-game and end, from the recorded games, at all widths, by day and by
night. `make pictures ARGS="--only minos-4 --width 1600 --language fr"` takes some of them;
`ARGS=--readme` those that the README shows.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from labrys.kernel.record import read
from labrys.tables import keys
from labrys.tables.house import House
from labrys.tables.people import Plan, SeatPlan
from tests.browser.conftest import ARGUMENTS
from tests.browser.servers import Server, serving

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests" / "records"
NAMES = ("Ariadne", "Daedalus", "Pasiphaë", "Talos")
WIDTHS = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1600: 1000, 1920: 1080}
THEMES = ("light", "dark")
SETTLED = 600

# Recorded games, and the choices after which they are looked at; -1 is the end.
SCENES = {
    "minos-2-seats": {"setup": 0, "mid": 120, "end": -1},
    "minos-3-seats-dealt": {"setup": 0, "mid": 200, "end": -1},
    "minos-4-seats": {"setup": 0, "mid": 330, "end": -1},
    "minos-solo-easy": {"setup": 0, "mid": 70, "end": -1},
    "minotaur-supremacy": {"setup": 0, "mid": 45, "end": -1},
    "minotaur-match-2-1": {"leaving": 78, "coming": 86, "mid": 130, "end": -1},
    "diluvium-2-seats": {"setup": 0, "mid": 60, "end": -1},
    "diluvium-4-seats-b": {"setup": 0, "mid": 150, "end": -1},
    "diluvium-solo-beasts": {"setup": 0, "mid": 25, "end": -1},
    "monumental-greeks-mughals": {"setup": 0, "mid": 110, "end": -1},
    "monumental-picked": {"setup": 0, "mid": 80, "end": -1},
}
README = {
    "minos": ("minos-4-seats", 330),
    "minotaur": ("minotaur-supremacy", 45),
    "diluvium": ("diluvium-4-seats-b", 150),
    "monumental": ("monumental-greeks-mughals", 110),
}


@dataclass(frozen=True)
class Scene:
    """A moment of a recorded game, at a table of the house."""

    name: str
    table: str
    secret: str


def set_up(house: House, record: str, upto: int, moment: str = "") -> Scene:
    """A table at that moment; the picture shows it as the first seat that chooses sees it."""
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    game = read(text)
    secret = keys.new_secret()
    seats = [SeatPlan(name=NAMES[seat]) for seat in range(game.seats)]
    plan = Plan(game.game, tuple(seats), record=text, upto=upto)
    opened = house.open(plan, secret)
    viewer = (house.tables.info(opened.table).deciders or (0,))[0]
    for seat in range(game.seats):
        sitter = secret if seat == viewer else keys.new_secret()
        house.seats.sit(opened.table, seat, sitter, NAMES[seat], "", opened.tokens[seat])
    return Scene(f"{record}-{moment}", opened.table, secret)


def take(
    browser: Browser,
    server: Server,
    scene: Scene,
    file: Path,
    width: int,
    theme: str,
    language: str,
    whole: bool = True,
) -> None:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": "labrys", "value": scene.secret, "url": server.address}])
    page = context.new_page()
    page.goto(f"/table/{scene.table}")
    page.wait_for_load_state("load")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=file, full_page=whole)
    sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    print(f"{file.relative_to(ROOT)}{f'  SCROLLS SIDEWAYS by {sideways}' if sideways > 0 else ''}")
    context.close()


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make pictures", description=__doc__)
    parser.add_argument("--only", default="", help="scenes whose name holds this")
    parser.add_argument("--width", type=int, choices=WIDTHS, help="one width only")
    parser.add_argument("--theme", choices=THEMES, help="one theme only")
    parser.add_argument("--language", default="en", choices=("en", "fr"))
    parser.add_argument("--readme", action="store_true", help="make docs/pictures anew")
    return parser.parse_args()


def main() -> None:
    asked = wanted()
    folder = ROOT / ("docs/pictures" if asked.readme else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium")
    assert program, "no chromium at hand; `make needs` says how to get it"
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        if asked.readme:
            for game, (record, upto) in README.items():
                scene = set_up(server.house, record, upto)
                file = folder / f"{game}.png"
                take(browser, server, scene, file, 1600, "light", asked.language, whole=False)
        else:
            all_scenes(browser, server, folder, asked)
        browser.close()


def all_scenes(browser: Browser, server: Server, folder: Path, asked: argparse.Namespace) -> None:
    for record, moments in SCENES.items():
        for moment, upto in moments.items():
            if asked.only not in f"{record}-{moment}":
                continue
            scene = set_up(server.house, record, upto, moment)
            for width in [asked.width] if asked.width else WIDTHS:
                for theme in [asked.theme] if asked.theme else THEMES:
                    name = f"{scene.name}-{width}-{theme}-{asked.language}.png"
                    take(browser, server, scene, folder / name, width, theme, asked.language)


if __name__ == "__main__":
    main()
