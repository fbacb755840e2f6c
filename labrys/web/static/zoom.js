// Coming near to a large drawing (boards/zoom.py): wheel and two fingers zoom around where they
// point, a drag moves what is larger than its frame, and there are buttons. How near one is stands
// in variables of the root element, so an update of the board does not touch it.

const MOST = 4;
const STEP = 1.5;
const FAR = 6;

let near = 1;
let [x, y] = [0, 0]; // how far the drawing is moved, in pixels of the frame
const fingers = new Map();
let pan = null;
let moved = false; // the click after a drag is no click

const frame = () => document.querySelector("#board [data-zoom]");

function show() {
  const box = frame();
  if (!box) return;
  const { clientWidth: width, clientHeight: height } = box;
  x = Math.min(0, Math.max(x, width * (1 - near)));
  y = Math.min(0, Math.max(y, height * (1 - near)));
  const { style } = document.documentElement;
  style.setProperty("--zoom", near);
  style.setProperty("--zoom-x", `${x}px`);
  style.setProperty("--zoom-y", `${y}px`);
  document.documentElement.classList.toggle("zoomed", near > 1);
  for (const button of document.querySelectorAll("[data-zooms]")) {
    const last = button.dataset.zooms === "in" ? near >= MOST : near <= 1;
    button.setAttribute("aria-disabled", String(last));
  }
}

// What lies under this point of the frame stays there.
function zoom(times, left, top) {
  const next = Math.min(MOST, Math.max(1, near * times));
  x = left - ((left - x) * next) / near;
  y = top - ((top - y) * next) / near;
  near = next;
  show();
}

function within(event) {
  const box = frame().getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("[data-zooms]")?.dataset.zooms;
  const box = frame();
  if (!way || !box) return;
  if (way === "whole") near = 1;
  const times = way === "in" ? STEP : way === "out" ? 1 / STEP : 1;
  zoom(times, box.clientWidth / 2, box.clientHeight / 2);
});

document.addEventListener(
  "wheel",
  (event) => {
    const box = event.target.closest?.("[data-zoom]");
    // All of it is seen already: the page scrolls.
    if (!box || (near === 1 && event.deltaY > 0) || event.deltaY === 0) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), ...within(event));
  },
  { passive: false },
);

// ---- fingers, and the mouse

const apart = () => {
  const [one, other] = [...fingers.values()];
  return [Math.hypot(one[0] - other[0], one[1] - other[1]), (one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
};

document.addEventListener("pointerdown", (event) => {
  if (event.isPrimary) fingers.clear();
  moved = false;
  if (!event.target.closest?.("[data-zoom]") || event.button !== 0) return;
  fingers.set(event.pointerId, within(event));
  pan = fingers.size === 1 && near > 1 ? [event.clientX, event.clientY, x, y] : null;
});

document.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  if (fingers.size === 2) {
    const [was] = apart();
    fingers.set(event.pointerId, within(event));
    const [is, left, top] = apart();
    moved = true;
    if (was > 0) zoom(is / was, left, top);
    return;
  }
  fingers.set(event.pointerId, within(event));
  if (!pan || document.querySelector("#table.dragging")) return;
  const [left, top] = [event.clientX - pan[0], event.clientY - pan[1]];
  if (!moved && Math.hypot(left, top) <= FAR) return;
  moved = true;
  [x, y] = [pan[2] + left, pan[3] + top];
  show();
});

function lift(event) {
  fingers.delete(event.pointerId);
  pan = null;
  setTimeout(() => (moved = false));
}
document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

document.addEventListener(
  "click",
  (event) => {
    if (!moved || !event.target.closest?.("[data-zoom]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

addEventListener("resize", show);
show();
