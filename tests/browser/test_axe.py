"""axe-core finds nothing to complain of: by day and by night, on a wide screen and on a phone."""

from pathlib import Path

import pytest

from tests.browser.tables import seat_at
from tests.browser.visitors import UNFOLD

AXE = Path(__file__).parent.parent.parent / "build" / "axe.min.js"
WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
# By night only the colours are others.
LOOKS = [("light", WIDE, []), ("dark", WIDE, ["color-contrast"]), ("light", PHONE, [])]
PAGES = [
    "/",
    "/open/minos",
    "/open/minotaur",
    "/tables",
    "/load",
    "/about",
    "/rules",
    "/rules/minotaur",
    "/rules/minos/MIN-DRAFT-04",
    "/api",
]
RUN = """async (only) => {
  // The colours of day fade into those of night, one element after the other.
  for (let still = 0, tries = 0; still < 5 && tries < 100; tries += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations();
    still = moving.length ? 0 : still + 1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
  const rules = only.length ? { runOnly: { type: "rule", values: only } } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return found.violations.flatMap(({ id, help, nodes }) => nodes.map((node) =>
    `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 240)}`));
}"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def ann(arrive):
    """Without motion: what is half way in is neither here nor there."""
    return arrive("Ann", reduced_motion="reduce")


def complaints(person):
    """What axe finds in a page in each look; and that nothing sticks out sideways."""
    if not AXE.is_file():
        pytest.skip("axe-core is not at hand; `make assets` fetches it")
    page, found = person.page, []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, size, only in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size(size)
        look = f"{scheme} {size['width']}"
        found += [f"{look}: {text}" for text in page.evaluate(RUN, only)]
        wider = page.evaluate(WIDER)
        found += [f"{look}: {wider} px wider than the screen"] if wider > 0 else []
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_of_the_house_is_for_everybody(ann, house, path):
    if path in ("/", "/tables"):
        seat_at(house, [ann], "minotaur-supremacy")
        seat_at(house, [ann], "minos-2-seats", upto=10)
    ann.visit(path)
    assert complaints(ann) == []


@pytest.mark.parametrize(
    ("record", "upto"),
    [
        ("minotaur-supremacy", 0),
        ("minotaur-supremacy", 50),
        ("minotaur-supremacy", -1),
        ("minos-2-seats", 0),
        ("minos-2-seats", 110),
        ("minos-2-seats", -1),
    ],
)
def test_a_table_is_for_everybody(ann, house, record, upto):
    table = seat_at(house, [ann], record, upto=upto)
    ann.visit(f"/table/{table}")
    if upto >= 0:
        ann.page.wait_for_selector("#table[data-asked=true]")
        ann.page.locator("#why-not").click()
        ann.page.wait_for_selector("#why > *")
    assert complaints(ann) == []


def test_a_table_without_a_line_is_for_everybody(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    ann.page.wait_for_selector("#table[data-asked=true]")
    ann.page.route("**/play", lambda route: None)
    ann.page.route("**/events*", lambda route: None)
    ann.page.evaluate("() => dispatchEvent(new Event('offline'))")
    ann.forgive("AbortError")
    ann.options.first.evaluate(UNFOLD)
    ann.options.first.click()
    ann.page.wait_for_selector("#answer .pending")
    assert complaints(ann) == []


@pytest.mark.parametrize("record", ["minotaur-supremacy", "minos-2-seats"])
def test_a_replay_is_for_everybody(ann, house, record):
    table = seat_at(house, [ann], record)
    ann.visit(f"/table/{table}/replay/60?seat=open")
    assert complaints(ann) == []


def test_sitting_down_handing_over_going_on_and_the_log_are_for_everybody(arrive, ann, house):
    ben = arrive("Ben", reduced_motion="reduce")
    ben.visit("/about")
    opened = seat_at(house, [ben, ann], game="minotaur")
    ann.visit(house_link(house, opened))
    assert complaints(ann) == []
    over = seat_at(house, [ann], "minotaur-supremacy")
    for path in (f"/table/{over}/fork/20", f"/table/{over}/log", f"/table/{over}/why"):
        ann.visit(path)
        assert complaints(ann) == []


def house_link(house, table):
    """The link of the first seat, where somebody sits already."""
    return f"/seat/{house.seats.new_key(table, 0)}"
