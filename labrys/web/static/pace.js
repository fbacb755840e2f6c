// What others chose is shown one choice after the other, at the viewer's pace: `live.js` asks before
// it fetches how long to wait, and whether to go step by step. A click or a key goes to the end. Not
// where the system asks for less motion, nor while the page is not seen.

const KEY = "labrys-pace";
const PACES = { slow: 2200, normal: 900, once: 0 };

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const table = () => document.getElementById("table");
const say = (on, text = "") => document.dispatchEvent(new CustomEvent("labrys:say", { detail: { kind: "showing", on, text } }));

let pace = chosen();
let shownAt = performance.now() - PACES.slow;
let showing = false; // more is to come
let skipping = false;
let go = null; // ends the wait

function chosen() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept in PACES ? kept : "normal";
  } catch {
    return "normal";
  }
}

// How long what is shown now stays. Who is asked waits for nothing.
function wait() {
  if (skipping || calm.matches || document.hidden || table().dataset.asked === "true") return 0;
  return Math.max(0, shownAt + PACES[pace] - performance.now());
}

const stepwise = () => PACES[pace] > 0 && !skipping && !calm.matches && !document.hidden && table().dataset.asked !== "true";

// Where the page is: the undos so far and the ply that its board shows.
function here() {
  const [undos, ply] = table().dataset.question.split("-");
  return `${undos}-${document.getElementById("board").dataset.ply ?? ply}`;
}

document.addEventListener("labrys:follow", ({ detail }) => {
  detail.until = new Promise((done) => {
    const timer = setTimeout(done, wait());
    go = () => {
      clearTimeout(timer);
      done();
    };
  });
  detail.after = () => (stepwise() && table().dataset.question ? here() : "");
});

function skip() {
  if (!showing) return;
  skipping = true;
  go?.();
}

const idOf = (target) => (typeof target === "string" ? target.slice(1) : target?.id);

document.addEventListener("htmx:after:swap", (event) => {
  const into = idOf(event.detail.ctx.target);
  if (into !== "table" && into !== "board") return;
  shownAt = performance.now();
  showing = into === "board";
  const told = document.getElementById("board").dataset.told;
  if (showing && !told) shownAt -= PACES[pace]; // a choice without a word needs no time
  if (!showing) skipping = false;
  say(showing, told);
  offer();
});

// ---- the viewer's say

function offer() {
  const field = document.getElementById("pace");
  if (!field) return;
  field.closest("[hidden]")?.removeAttribute("hidden");
  field.value = pace;
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "pace") return;
  pace = event.target.value;
  if (!PACES[pace]) skip();
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
});

document.addEventListener("click", (event) => event.target.closest?.("#pace, #chat, label") || skip());
document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key !== "Shift" && event.key !== "Tab") skip();
});
document.addEventListener("visibilitychange", () => document.hidden && skip());
offer();
