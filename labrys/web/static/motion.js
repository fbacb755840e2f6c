// Lets one see what happened: things that moved on the board slide from where they were; new ones
// appear, or come out of the part that `data-origin` around them names (a deck, a hand); what went
// into a pile that is shut slides there. Dice roll into place, cards turn over. A piece that
// `data-travels` goes from one `data-station` to the next; what shows another `data-face` turns over;
// `data-comes` says how a new piece comes. Not where the system asks for less motion.

const SLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
const APPEAR = { duration: 320, easing: "ease-out" };
const ROLL = { duration: 650, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" };
const TURN = 450;
const THIN = "0.02 1"; // what has no width at all has no place either
const COMES = {
  drop: [[{ translate: "0 -36px", opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: 260, easing: "ease-in" }],
};
const SINK = { duration: 900, easing: "ease-in" };
// A tile or a region takes a traveller so long, and neighbours are not further apart than this
// many times the nearest two.
const TILE = 220;
const NEIGHBOUR = 1.3;
// More than this many at once is another scene, not a move.
const CROWD = 60;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const pieces = () => document.querySelectorAll("#board [data-piece]");

// Where a piece is, if it can be seen: in a pile that is shut it has a place, but cannot.
const place = (piece) => (piece.checkVisibility() ? piece.getBoundingClientRect() : null);

let before = null;
let likenesses = new Map(); // of what can turn over, by the name of the piece

function look(event) {
  const { target } = event.detail.ctx;
  const into = typeof target === "string" ? target.slice(1) : target?.id;
  if (into !== "table" && into !== "board" && into !== "replay") return;
  // A likeness is no part of the page: the update must not take it for one.
  for (const ghost of document.querySelectorAll("#board .ghost")) ghost.remove();
  if (calm.matches || document.hidden) return;
  before = new Map();
  likenesses = new Map();
  for (const piece of pieces()) {
    before.set(piece.dataset.piece, place(piece));
    if (piece.dataset.face) likenesses.set(piece.dataset.piece, [piece.dataset.face, piece.cloneNode(true)]);
  }
}
// Before the others change anything: then the page need not be laid out anew for it.
document.addEventListener("htmx:before:swap", look, true);

document.addEventListener("htmx:after:swap", () => {
  if (!before) return;
  const was = before;
  before = null;
  const shifts = [];
  const fresh = [];
  for (const piece of pieces()) {
    const from = was.get(piece.dataset.piece);
    const to = place(piece);
    if (!to) {
      if (from) vanish(piece, from);
      continue;
    }
    if (!from) {
      fresh.push(piece);
      continue;
    }
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (to.width && from.width) shifts.push([piece, x, y]);
  }
  const [right, down] = drift(shifts);
  const moved = shifts
    .map(([piece, x, y]) => [piece, x - right, y - down])
    .filter(([, x, y]) => Math.abs(x) + Math.abs(y) > 3);
  let wait = 0; // what a ship finds is seen when it is there
  if (moved.length <= CROWD) {
    const network = moved.some(([piece]) => piece.hasAttribute("data-travels")) ? stations() : [];
    for (const [piece, x, y] of moved) {
      if (piece.hasAttribute("data-travels")) wait = Math.max(wait, travel(piece, x, y, network));
      else slide(piece, x, y);
    }
  }
  turnOver(wait);
  if (was.size && fresh.length <= CROWD) {
    for (const piece of fresh) appear(piece, wait);
  }
});

// A line more above the board moves all of it: what most pieces did is no move.
function drift(shifts) {
  const votes = new Map();
  for (const [, x, y] of shifts) {
    const key = `${Math.round(x)} ${Math.round(y)}`;
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  for (const [key, count] of votes) if (count * 2 > shifts.length) return key.split(" ").map(Number);
  return [0, 0];
}

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

function appear(piece, wait) {
  const later = { delay: wait, fill: "backwards" };
  const comes = piece.dataset.comes;
  if (comes === "sink") {
    sink(piece, later);
    return;
  }
  if (COMES[comes]) {
    const [frames, timing] = COMES[comes];
    piece.animate(frames, { ...timing, ...later });
    return;
  }
  const name = piece.closest("[data-origin]")?.dataset.origin;
  const from = name && document.querySelector(`#board [data-part="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  const to = piece.getBoundingClientRect();
  const kind = piece.dataset.piece.split("-")[0];
  if (kind === "die") {
    const thrown = { opacity: 0, scale: 0.6, rotate: "-540deg", translate: "-4rem -1.5rem" };
    piece.animate([thrown, { opacity: 1, scale: 1, rotate: "0deg", translate: "0 0" }], ROLL);
    return;
  }
  const [hidden, shown] = kind === "card" ? ["y 90deg", "y 0deg"] : ["none", "none"];
  if (!from?.width || !to.width) {
    piece.animate([{ opacity: 0, scale: 0.6, rotate: hidden }, { opacity: 1, scale: 1, rotate: shown }], { ...APPEAR, ...later });
    return;
  }
  const [x, y] = middle(from);
  const [right, down] = middle(to);
  const start = { translate: `${x - right}px ${y - down}px`, scale: 0.35, opacity: 0.4, zIndex: 5, rotate: hidden };
  piece.animate([start, { translate: "0 0", scale: 1, opacity: 1, zIndex: 5, rotate: shown }], SLIDE);
}

// What is only seen: it has no name that a click or an update could find.
function ghostOf(likeness) {
  const unnamed = ["data-part", "data-piece", "data-face", "data-flow", "tabindex", "role", "id"];
  for (const element of [likeness, ...likeness.querySelectorAll("*")]) {
    for (const name of unnamed) element.removeAttribute(name);
  }
  for (const tip of likeness.querySelectorAll(".tip, .visually-hidden")) tip.remove();
  likeness.setAttribute("aria-hidden", "true");
  likeness.classList.add("ghost");
  return likeness;
}

// A likeness of what is now in a pile that is shut slides there and is gone.
function vanish(piece, from) {
  const pile = piece.closest("details:not([open])");
  if (!pile) return;
  const to = pile.querySelector("summary").getBoundingClientRect();
  const ghost = ghostOf(piece.cloneNode(true));
  const above = { position: "fixed", margin: 0, zIndex: 20, pointerEvents: "none" };
  const size = { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` };
  Object.assign(ghost.style, above, size);
  pile.after(ghost);
  const [x, y] = middle(from);
  const [right, down] = middle(to);
  const end = { translate: `${right - x}px ${down - y}px`, scale: 0.3, opacity: 0.3 };
  ghost.animate([{ translate: "0 0", scale: 1, opacity: 1 }, end], SLIDE).finished.finally(() => ghost.remove());
}

function slide(piece, x, y) {
  const [right, down] = inUnits(piece, x, y);
  piece.animate([{ translate: `${right}px ${down}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }], SLIDE);
}

// What shows another face than before: the old one turns away, then the new one turns up.
function turnOver(wait) {
  const turned = [...pieces()].filter((piece) => {
    const [face] = likenesses.get(piece.dataset.piece) ?? [];
    return face !== undefined && face !== piece.dataset.face && piece.checkVisibility();
  });
  if (turned.length > CROWD) return;
  for (const piece of turned) {
    const ghost = ghostOf(likenesses.get(piece.dataset.piece)[1]);
    piece.after(ghost);
    const half = TURN / 2;
    const away = { duration: half, delay: wait, easing: "ease-in", fill: "both" };
    const gone = ghost.animate([{ scale: "1 1" }, { scale: THIN }], away).finished;
    gone.catch(() => {}).finally(() => ghost.remove());
    const up = { duration: half, delay: wait + half, easing: "ease-out", fill: "backwards" };
    piece.animate([{ scale: THIN }, { scale: "1 1" }], up);
  }
  likenesses = new Map();
}

// It goes down behind the line on which it stood, and what is left of it is seen.
function sink(piece, later) {
  const low = `0 ${piece.getBBox?.().height ?? piece.offsetHeight}px`;
  const whole = "inset(-50% -50% 0 -50%)";
  const frames = [
    { translate: "0 0", clipPath: whole, opacity: 1 },
    { translate: low, clipPath: "inset(-50% -50% 100% -50%)", opacity: 1, offset: 0.7 },
    { translate: "0 0", clipPath: whole, opacity: 0, offset: 0.71 },
    { translate: "0 0", clipPath: whole, opacity: getComputedStyle(piece).opacity },
  ];
  piece.animate(frames, { ...SINK, ...later });
}

// ---- from station to station

// The middles of all stations, and whether one may go on from there.
function stations() {
  const found = [...document.querySelectorAll("#board [data-station]")].map((station) => {
    const [x, y] = middle(station.getBoundingClientRect());
    return { x, y, open: station.dataset.station === "open" };
  });
  const gap = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  const pairs = found.flatMap((one, place) => found.slice(place + 1).map((other) => [one, other, gap(one, other)]));
  const reach = NEIGHBOUR * Math.min(...pairs.map(([, , far]) => far));
  for (const station of found) station.near = [];
  for (const [one, other, far] of pairs) {
    if (far > reach) continue;
    one.near.push(other);
    other.near.push(one);
  }
  return found;
}

// A shortest way over stations that are open; nothing if there is none.
function wayBetween(start, end) {
  const from = new Map([[start, null]]);
  for (const here of from.keys()) {
    if (here === end) break;
    if (here !== start && !here.open) continue;
    for (const next of here.near) if (!from.has(next)) from.set(next, here);
  }
  const way = [];
  for (let here = from.has(end) ? end : null; here; here = from.get(here)) way.unshift(here);
  return way;
}

// Along its way at the same place in each station; how long it takes.
function travel(piece, x, y, network) {
  const [right, down] = middle(piece.getBoundingClientRect());
  const nearest = (across, below) =>
    network.reduce((one, other) => (Math.hypot(other.x - across, other.y - below) < Math.hypot(one.x - across, one.y - below) ? other : one));
  const way = network.length ? wayBetween(nearest(right + x, down + y), nearest(right, down)) : [];
  if (way.length < 2) {
    slide(piece, x, y);
    return SLIDE.duration;
  }
  const end = way.at(-1);
  const points = [[x, y], ...way.slice(1).map((station) => [station.x - end.x, station.y - end.y])];
  const frames = points.map(([across, below]) => {
    const [u, v] = inUnits(piece, across, below);
    return { translate: `${u}px ${v}px` };
  });
  const duration = Math.max(SLIDE.duration, TILE * (points.length - 1));
  piece.animate(frames, { duration, easing: "ease-in-out" });
  return duration;
}

// In a drawing, lengths are those of the drawing.
function inUnits(piece, x, y) {
  const matrix = piece.ownerSVGElement && piece.parentNode.getScreenCTM?.();
  if (!matrix) return [x, y];
  const back = matrix.inverse();
  return [back.a * x + back.c * y, back.b * x + back.d * y];
}
