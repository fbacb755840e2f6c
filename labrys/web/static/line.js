// One bar at the head of the question says how the line is, in words of `#line-words`: whoever has
// something to say sends `labrys:say` with its kind, and `on: false` when it no longer holds. The
// most urgent is shown; some go by themselves.

const ORDER = ["kept", "lost", "overtaken", "failed", "slow", "sent", "played", "back", "showing"];
const ALARMING = new Set(["kept", "lost", "overtaken", "failed"]);
const PASSING = { back: 3000, played: 4000, failed: 8000, overtaken: 12_000 };

const said = new Map(); // a kind, and what it tells besides its own words
const timers = new Map();
let told = "";

function say({ kind, on = true, text = "" }) {
  clearTimeout(timers.get(kind));
  if (!on) said.delete(kind);
  else {
    said.set(kind, text);
    if (kind in PASSING) timers.set(kind, setTimeout(say, PASSING[kind], { kind, on: false }));
  }
  draw();
}

const words = (kind) => document.getElementById("line-words")?.content.querySelector(`[data-kind="${kind}"]`);

function draw() {
  const bar = document.getElementById("line");
  const kind = ORDER.find((one) => said.has(one)) ?? "";
  if (!bar || (kind && !words(kind))) return;
  const text = said.get(kind);
  if (bar.dataset.kind !== kind || bar.dataset.text !== text) {
    bar.replaceChildren(...(kind ? words(kind).cloneNode(true).childNodes : []));
    const place = bar.querySelector("[data-said]");
    if (place) place.textContent = text;
  }
  bar.dataset.kind = kind;
  bar.dataset.text = text ?? "";
  bar.hidden = !kind;
  speak(kind, bar);
}

// The bar comes and goes with the question: who listens is told in places that stay.
function speak(kind, bar) {
  const news = `${kind} ${said.get(kind)}`;
  if (news === told) return;
  told = news;
  const loud = document.getElementById("alarm");
  const spoken = [...bar.querySelectorAll("b, span")].map((part) => part.textContent).join(". ");
  loud.textContent = ALARMING.has(kind) ? spoken : "";
  if (kind && !ALARMING.has(kind)) document.getElementById("announce").textContent = spoken;
}

document.addEventListener("labrys:say", (event) => say(event.detail));
document.addEventListener("htmx:after:swap", draw);
document.addEventListener("click", (event) => {
  if (event.target.closest?.("#line [data-try]")) document.dispatchEvent(new CustomEvent("labrys:try"));
});
