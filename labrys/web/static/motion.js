// Lets one see what happened: things that moved on the board slide from where they were, new
// ones appear, numbers that changed flash. Not where the system asks for less motion.

const SLIDE = { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
const APPEAR = { duration: 320, easing: "ease-out" };
// More than this many at once is another scene, not a move.
const CROWD = 60;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const pieces = () => document.querySelectorAll("#board [data-piece]");

let before = null;

document.addEventListener("htmx:before:swap", (event) => {
  const into = event.detail.ctx.target?.id;
  if (calm.matches || document.hidden || (into !== "table" && into !== "replay")) return;
  before = new Map();
  for (const piece of pieces()) before.set(piece.dataset.piece, piece.getBoundingClientRect());
});

document.addEventListener("htmx:after:swap", () => {
  if (!before) return;
  const was = before;
  before = null;
  const moved = [];
  const fresh = [];
  for (const piece of pieces()) {
    const from = was.get(piece.dataset.piece);
    if (!from) {
      fresh.push(piece);
      continue;
    }
    const to = piece.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (to.width && from.width && Math.abs(x) + Math.abs(y) > 3) moved.push([piece, x, y]);
  }
  if (moved.length <= CROWD) for (const [piece, x, y] of moved) slide(piece, x, y);
  if (was.size && fresh.length <= CROWD) {
    for (const piece of fresh) piece.animate([{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], APPEAR);
  }
});

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
