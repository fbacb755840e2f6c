// Lets one see what numbers did. A number with `data-count` runs from what it was to what it is.
// Tokens of one `data-flow` (the Warriors of a clan, counted in each region) that became fewer
// here and more there are seen to walk. Not where the system asks for less motion.

const RUN = 600;
const WALK = { duration: 650, easing: "cubic-bezier(0.4, 0.1, 0.2, 1)" };
// More walkers than this at once are another scene, not a move.
const CROWD = 6;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const counts = () => document.querySelectorAll("#board [data-count]");
const tokens = () => document.querySelectorAll("#board [data-flow]");
const number = (element) => Number.parseInt(element.textContent, 10);

const running = new Map(); // an element, and the run that it is in: its end may be overtaken
let before = null;

// What still runs is at its end, before anything is compared or drawn anew.
function settle() {
  for (const [element, { text }] of running) element.textContent = text;
  running.clear();
  for (const ghost of document.querySelectorAll("#board .walker")) ghost.remove();
}

function look(event) {
  const { target } = event.detail.ctx;
  const into = typeof target === "string" ? target.slice(1) : target?.id;
  if (calm.matches || document.hidden || (into !== "table" && into !== "board" && into !== "replay")) return;
  settle();
  before = { counts: new Map(), tokens: new Map() };
  for (const element of counts()) before.counts.set(element.dataset.count, number(element));
  for (const token of tokens()) {
    before.tokens.set(token.dataset.piece, {
      flow: token.dataset.flow,
      count: number(token),
      box: token.getBoundingClientRect(),
    });
  }
}
// Before the others change anything: then the page need not be laid out anew for it.
document.addEventListener("htmx:before:swap", look, true);

document.addEventListener("htmx:after:swap", () => {
  if (!before) return;
  const was = before;
  before = null;
  for (const element of counts()) {
    const from = was.counts.get(element.dataset.count);
    if (from !== undefined && from !== number(element)) run(element, from);
  }
  walk(was.tokens);
});

function run(element, from) {
  const to = number(element);
  if (Number.isNaN(from) || Number.isNaN(to)) return;
  const begun = performance.now();
  const own = { text: element.textContent };
  running.set(element, own);
  element.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { duration: RUN });
  const tick = (now) => {
    if (running.get(element) !== own) return;
    const share = Math.min(1, (now - begun) / RUN);
    const text = String(Math.round(from + (to - from) * share));
    if (element.textContent !== text) element.textContent = text;
    if (share < 1) requestAnimationFrame(tick);
    else running.delete(element);
  };
  requestAnimationFrame(tick);
}

// Each place that lost tokens sends them to the places of its flow that gained some.
function walk(was) {
  const left = new Map();
  const come = [];
  const seen = new Set();
  const lost = (flow, box, count) => {
    if (!left.has(flow)) left.set(flow, []);
    for (let one = 0; one < count; one += 1) left.get(flow).push(box);
  };
  for (const token of tokens()) {
    const old = was.get(token.dataset.piece);
    seen.add(token.dataset.piece);
    const change = number(token) - (old?.count ?? 0);
    if (change < 0) lost(token.dataset.flow, old.box, -change);
    for (let one = 0; one < change; one += 1) come.push(token);
  }
  for (const [piece, old] of was) if (!seen.has(piece)) lost(old.flow, old.box, old.count);
  if (come.length > CROWD) return;
  for (const token of come) {
    const box = left.get(token.dataset.flow)?.pop();
    if (box?.width) send(token, box);
  }
}

// A likeness of the token comes from where the walker was.
function send(token, from) {
  const to = token.getBoundingClientRect();
  const back = token.parentNode.getScreenCTM?.()?.inverse() ?? { a: 1, b: 0, c: 0, d: 1 };
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const ghost = token.cloneNode(true);
  ghost.classList.add("walker");
  for (const name of ["data-piece", "data-flow"]) ghost.removeAttribute(name);
  ghost.querySelector("text")?.remove();
  ghost.setAttribute("aria-hidden", "true");
  token.after(ghost);
  const start = `${back.a * x + back.c * y}px ${back.b * x + back.d * y}px`;
  const way = ghost.animate([{ translate: start }, { translate: "0 0" }], WALK);
  way.finished.catch(() => {}).finally(() => ghost.remove());
}
