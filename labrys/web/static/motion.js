// Lets one see what happened: things that moved on the board slide from where they were; new ones
// appear, or come out of the part that `data-origin` around them names (a deck, a hand); what went
// into a pile that is shut slides there. Dice roll into place, cards turn over. Not where the
// system asks for less motion.

const SLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
const APPEAR = { duration: 320, easing: "ease-out" };
const ROLL = { duration: 650, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" };
// More than this many at once is another scene, not a move.
const CROWD = 60;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const pieces = () => document.querySelectorAll("#board [data-piece]");

// Where a piece is, if it can be seen: in a pile that is shut it has a place, but cannot.
const place = (piece) => (piece.checkVisibility() ? piece.getBoundingClientRect() : null);

let before = null;

document.addEventListener("htmx:before:swap", (event) => {
  const into = event.detail.ctx.target?.id;
  if (into !== "table" && into !== "replay") return;
  // A likeness is no part of the page: the update must not take it for one.
  for (const ghost of document.querySelectorAll("#board .ghost")) ghost.remove();
  if (calm.matches || document.hidden) return;
  before = new Map();
  for (const piece of pieces()) before.set(piece.dataset.piece, place(piece));
});

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
  if (moved.length <= CROWD) for (const [piece, x, y] of moved) slide(piece, x, y);
  if (was.size && fresh.length <= CROWD) {
    for (const piece of fresh) appear(piece);
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

function appear(piece) {
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
    piece.animate([{ opacity: 0, scale: 0.6, rotate: hidden }, { opacity: 1, scale: 1, rotate: shown }], APPEAR);
    return;
  }
  const [x, y] = middle(from);
  const [right, down] = middle(to);
  const start = { translate: `${x - right}px ${y - down}px`, scale: 0.35, opacity: 0.4, zIndex: 5, rotate: hidden };
  piece.animate([start, { translate: "0 0", scale: 1, opacity: 1, zIndex: 5, rotate: shown }], SLIDE);
}

// A likeness of what is now in a pile that is shut slides there and is gone.
function vanish(piece, from) {
  const pile = piece.closest("details:not([open])");
  if (!pile) return;
  const to = pile.querySelector("summary").getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  for (const name of ["data-part", "data-piece", "tabindex", "role", "id"]) ghost.removeAttribute(name);
  for (const tip of ghost.querySelectorAll(".tip, .visually-hidden")) tip.remove();
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
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

// In a drawing, lengths are those of the drawing.
function inUnits(piece, x, y) {
  const matrix = piece.ownerSVGElement && piece.parentNode.getScreenCTM?.();
  if (!matrix) return [x, y];
  const back = matrix.inverse();
  return [back.a * x + back.c * y, back.b * x + back.d * y];
}
