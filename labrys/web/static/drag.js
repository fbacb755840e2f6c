// A third way to choose: a part that an option names is dragged onto another part that it names. A
// drop does what two clicks would do, never more: `board.js` is told of the two parts and chooses.
// By mouse a drag begins after a few pixels; by finger after a short hold, so that a page can still
// be scrolled. Escape, or a drop elsewhere, lets go.

const FAR = 6;
const HOLD = 250; // less than the long press that shows a card's words, which still does
const LARGE = 200;
const CARRIED = 34;
const ACROSS = "#board [data-part]";

let from = null; // where the pointer went down, and on which part
let dragged = null; // what follows the pointer
let over = null;
let holding = null;
let dropped = false; // the click that follows a drop is no click

const options = () => [...document.querySelectorAll("#answer .option")];
const named = (option) => option.dataset.parts.split(" ").filter(Boolean);

// The parts that go with a part in some option. Of two of a kind, from region 4 to region 5, the
// first is dragged onto the second; of others, a City's slot and a region, either onto the other.
const kind = (part) => part.split("-")[0];
// What is not seen before the first click is no place to drop anything.
const seen = (part) => document.querySelector(`#board [data-part="${CSS.escape(part)}"]`)?.checkVisibility();

function goesWith(part) {
  const fits = (names) => names.includes(part) && (names[0] === part || kind(names[0]) !== kind(part));
  const others = options().map(named).filter((names) => names.length > 1 && fits(names));
  return new Set(others.flat().filter((name) => name !== part && seen(name)));
}

// The innermost part under a point that can be chosen, as `board.js` finds it for a click: a part
// may stand for another (`data-also`).
function partAt(target, fits) {
  for (let element = target?.closest?.(ACROSS); element; element = element.parentElement?.closest(ACROSS)) {
    for (const name of [element.dataset.part, element.dataset.also]) {
      if (name && fits(name)) return document.querySelector(`#board [data-part="${CSS.escape(name)}"]`);
    }
  }
  return null;
}

const free = () => document.getElementById("table")?.dataset.asked === "true" && !document.querySelector("#table.sent");

document.addEventListener("pointerdown", (event) => {
  stop();
  dropped = false;
  if (!event.isPrimary || event.button !== 0 || !free()) return;
  const part = partAt(event.target, (name) => goesWith(name).size > 0);
  if (!part) return;
  from = { part, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  from.ready = event.pointerType === "mouse";
  if (!from.ready) holding = setTimeout(lift, HOLD);
});

function lift() {
  from.ready = true;
  from.part.classList.add("lifted");
}

document.addEventListener("pointermove", (event) => {
  if (!from || event.pointerId !== from.pointer) return;
  const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR;
  if (!dragged && far && !from.ready) stop(); // it scrolls
  else if (!dragged && far) begin(event.clientX, event.clientY);
  if (dragged) follow(event.clientX, event.clientY);
});

function begin(x, y) {
  if (!from?.part.isConnected) return;
  const { part } = from;
  dragged = likeness(part);
  dragged.classList.add("dragged");
  dragged.setAttribute("aria-hidden", "true");
  (part.closest("#board > *") ?? document.getElementById("board")).append(dragged);
  from.fits = goesWith(part.dataset.part);
  part.classList.add("lifted");
  document.getElementById("table").classList.add("dragging");
  for (const target of document.querySelectorAll(ACROSS)) target.classList.toggle("drop", from.fits.has(target.dataset.part));
  getSelection()?.removeAllRanges();
  document.dispatchEvent(new CustomEvent("labrys:drag"));
  follow(x, y);
}

// A whole region is too large to be carried: a token goes in its place.
function likeness(part) {
  const box = part.getBoundingClientRect();
  const size = (left, top, width, height) => ({ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  if (part.ownerSVGElement || Math.max(box.width, box.height) > LARGE) {
    const token = document.createElement("span");
    token.className = "carried";
    Object.assign(token.style, size(from.x - CARRIED / 2, from.y - CARRIED / 2, CARRIED, CARRIED));
    return token;
  }
  const clone = part.cloneNode(true);
  clone.classList.remove("lifted", "live", "chosen", "other");
  const unnamed = ["id", "data-part", "data-also", "data-piece", "data-flow", "data-count", "tabindex", "role"];
  for (const element of [clone, ...clone.querySelectorAll("*")]) for (const name of unnamed) element.removeAttribute(name);
  for (const tip of clone.querySelectorAll(".tip, .visually-hidden")) tip.remove();
  Object.assign(clone.style, size(box.left, box.top, box.width, box.height));
  return clone;
}

function follow(x, y) {
  dragged.style.translate = `${x - from.x}px ${y - from.y}px`;
  const target = partAt(document.elementFromPoint(x, y), (name) => from.fits.has(name));
  if (target === over) return;
  over?.classList.remove("over");
  over = target;
  over?.classList.add("over");
}

document.addEventListener("pointerup", (event) => {
  if (!from || event.pointerId !== from.pointer) return;
  const { part } = from;
  const target = over;
  const was = dragged !== null;
  stop();
  if (!was) return;
  dropped = true;
  setTimeout(() => (dropped = false));
  if (!target) return;
  const detail = [part.dataset.part, target.dataset.part];
  document.dispatchEvent(new CustomEvent("labrys:drop", { detail }));
});

function stop() {
  clearTimeout(holding);
  dragged?.remove();
  from?.part.classList.remove("lifted");
  if (dragged) {
    document.getElementById("table")?.classList.remove("dragging");
    for (const target of document.querySelectorAll("#board .drop, #board .over")) target.classList.remove("drop", "over");
  }
  [from, dragged, over] = [null, null, null];
}

document.addEventListener(
  "click",
  (event) => {
    if (!dropped) return;
    dropped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !dragged) return;
    event.stopImmediatePropagation();
    stop();
    dropped = true; // the button is still down
  },
  true,
);
document.addEventListener("pointercancel", stop);
document.addEventListener("htmx:before:swap", stop);
addEventListener("blur", stop);
const ready = () => from?.ready === true;
// While a finger drags, nothing scrolls; a picture or a link is not taken along by the browser.
document.addEventListener("touchmove", (event) => ready() && event.cancelable && event.preventDefault(), { passive: false });
document.addEventListener("dragstart", (event) => event.target.closest?.(ACROSS) && event.preventDefault());
document.addEventListener("selectstart", (event) => ready() && event.preventDefault());
document.addEventListener("contextmenu", (event) => ready() && event.preventDefault());
