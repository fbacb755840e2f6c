"""From a phone to a wide screen: nothing on a board covers anything, nothing is pushed aside."""

import pytest

from tests.pictures import set_up

WIDTHS = (360, 390, 768, 1024, 1280, 1440, 1920)
HEIGHTS = {1280: 720}
SCENES = (
    ("minos-4-seats", 330, "en"),
    ("minos-2-seats", 0, "fr"),
    ("minos-solo-easy", 70, "fr"),
    ("minotaur-supremacy", 45, "en"),
    ("minotaur-match-2-1", 78, "fr"),
)
# Pieces that lie on others, as they do on a table, pictures behind the words, and the bar at the
# foot of a phone, behind which the page scrolls
APART = ".ways, .art, .ground, .key, .meander, .m-crete, .curses, .counter"
# Without motion each change still takes a moment, for which things are where they were.
SETTLED = """async () => {
  for (let still = 0, tries = 0; still < 3 && tries < 50; tries += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations();
    still = moving.length ? 0 : still + 1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}"""
# Words and icons whose boxes have more than a few pixels in common
COVERED = """(apart) => {
  const hidden = ".tip, .visually-hidden, .part-name, .m-note, [hidden]";
  const texts = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const signs = [...document.querySelectorAll("#board *")].filter((element) =>
    (element.matches("svg.icon") || (element instanceof HTMLElement && texts(element).length)) &&
    element.checkVisibility() && !element.closest(hidden) && !element.closest(apart));
  const box = (element) => {
    if (element.matches("svg")) return element.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(texts(element)[0]);
    range.setEndAfter(texts(element).at(-1));
    const all = range.getBoundingClientRect();
    if (getComputedStyle(element).overflowX === "visible") return all;
    const frame = element.getBoundingClientRect(); // what does not fit is cut off
    return {
      left: Math.max(all.left, frame.left), right: Math.min(all.right, frame.right),
      top: Math.max(all.top, frame.top), bottom: Math.min(all.bottom, frame.bottom),
    };
  };
  // What is seen of a box: a part that scrolls, or is only read aloud, cuts it off.
  const seen = (element) => {
    let { left, top, right, bottom } = box(element);
    for (let around = element; around && around.id !== "board"; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath.startsWith("inset(50%")) return null;
      if (style.overflow === "visible" || style.display === "contents") continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return right > left && bottom > top ? { left, top, right, bottom } : null;
  };
  const boxes = signs.map((element) => [element, seen(element)]).filter(([, found]) => found);
  const name = (element) =>
    `${element.getAttribute("class") ?? element.tagName} ${element.textContent.slice(0, 30)}`;
  const found = [];
  boxes.forEach(([one, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    if (one.contains(other) || other.contains(one)) return;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 3 && height > 5) found.push(`${name(one)} / ${name(other)}`);
  }));
  return found;
}"""


@pytest.mark.parametrize(("record", "upto", "language"), SCENES)
def test_nothing_is_covered_and_nothing_needs_sideways_scrolling(
    arrive, house, record, upto, language
):
    ann = arrive("Ann", locale=language, reduced_motion="reduce")
    scene = set_up(house, record, upto)
    cookie = {"name": "labrys", "value": scene.secret, "url": ann.server.address}
    ann.context.add_cookies([cookie])
    ann.visit(f"/table/{scene.table}")
    ann.page.evaluate("() => document.fonts.ready.then(() => true)")
    for width in WIDTHS:
        ann.page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 900)})
        ann.page.evaluate(SETTLED)
        assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        assert ann.page.evaluate(COVERED, APART) == [], width
