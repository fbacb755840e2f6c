// On a phone a board shows one of its parts at a time: that which the question is about, until the
// viewer goes to another by the ways below (`ways` in boards/parts.py). The page has the id of the part
// in `data-stage`; a game's style says what that shows, and only where it is narrow.

const ways = () => [...document.querySelectorAll("#board .ways a[href^='#']")];
const place = (way) => document.getElementById(way.hash.slice(1));
// In a lesson that which is wanted; else all that is not beside the question.
const wanted = () => document.querySelectorAll("#answer .wanted");
const asked = () => (wanted().length ? wanted() : document.querySelectorAll("#answer .option:not([data-aside], [hidden])"));
const chosen = () => new Set([...document.querySelectorAll("#board .chosen")].map(({ dataset }) => dataset.part));
const LATER = 0.1;

let question = null;
let wished = ""; // where the viewer went since the question was put

// By how many options begin with a part that is there, and how many name one later.
function weight(way) {
  const inside = [...(place(way)?.querySelectorAll("[data-part]") ?? [])];
  const names = new Set(inside.flatMap(({ dataset }) => [dataset.part, dataset.also]).filter(Boolean));
  const picked = chosen();
  let sum = 0;
  for (const { dataset } of asked()) {
    const left = dataset.parts.split(" ").filter((part) => !picked.has(part));
    sum += Math.max(0, ...left.map((part, at) => (names.has(part) ? (at ? LATER : 1) : 0)));
  }
  return sum;
}

function arrange() {
  const there = ways().filter(place);
  if (!there.length) return;
  const now = document.getElementById("table")?.dataset.question ?? "";
  const weights = new Map(there.map((way) => [way, weight(way)]));
  const most = Math.max(...weights.values());
  for (const [way, found] of weights) way.classList.toggle("needed", found > 0);
  if (now !== question) {
    question = now;
    if (most > 0) wished = "";
  }
  const best = there.find((way) => way.hash.slice(1) === wished) ?? there.find((way) => weights.get(way) === most);
  show(best);
}

function show(way) {
  document.body.dataset.stage = way.hash.slice(1);
  for (const other of ways()) {
    if (other === way) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("#board .ways a[href^='#']");
  if (!way || !place(way)) return;
  event.preventDefault();
  wished = way.hash.slice(1);
  show(way);
  document.getElementById("board").scrollIntoView({ block: "start" });
});

document.addEventListener("htmx:after:swap", arrange);
// A part was picked: what goes with it may lie elsewhere.
document.addEventListener("labrys:narrowed", () => {
  const here = ways().find((way) => way.hash.slice(1) === document.body.dataset.stage);
  if (here && weight(here) === 0) {
    wished = "";
    arrange();
  }
});
arrange();
