// A few small sounds of our own, made as they are needed: a die, a card, a coin, and that it is one's
// turn. The key S or the button beside the seats turns them off and on; on phones they are off until
// somebody turns them on. A browser lets nothing sound before the page was touched.

const KEY = "labrys-sound";
const desk = matchMedia("(hover: hover) and (pointer: fine)");
const button = () => document.getElementById("sound");

let context = null;
let on = chosen();
let before = new Map();
let asked = document.getElementById("table")?.dataset.asked;

function chosen() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? kept === "on" : desk.matches;
  } catch {
    return desk.matches;
  }
}

// ---- what it sounds like

function envelope(start, length, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

function tone(pitch, after, length, loud, shape = "sine") {
  const start = context.currentTime + after;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(envelope(start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function rustle(pitch, after, length, loud) {
  const start = context.currentTime + after;
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = grains.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = grains;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(start, length, loud));
  source.start(start);
}

const SOUNDS = {
  die: () => [0, 0.07, 0.12, 0.16].forEach((after, bounce) => rustle(2600 - 300 * bounce, after, 0.04, 0.25 / (bounce + 1))),
  card: () => rustle(4200, 0, 0.11, 0.12),
  coin: () => {
    tone(1975, 0, 0.18, 0.05);
    tone(2637, 0.06, 0.3, 0.05);
  },
  turn: () => {
    tone(392, 0, 0.5, 0.08, "triangle");
    tone(587, 0.14, 0.7, 0.08, "triangle");
  },
};

function play(name) {
  document.dispatchEvent(new CustomEvent("labrys:sound", { detail: { name, on } }));
  if (on && context?.state === "running") SOUNDS[name]();
}

// ---- when

// What lies where, and what is counted: a sound for what has changed most noticeably.
function seen() {
  const found = new Map();
  for (const piece of document.querySelectorAll("#board [data-piece]")) {
    const place = piece.parentElement?.closest("[data-part], [id]");
    found.set(`piece ${piece.dataset.piece}`, place?.dataset.part ?? place?.id ?? "");
  }
  for (const count of document.querySelectorAll("#board [data-count]")) found.set(`count ${count.dataset.count}`, count.textContent);
  return found;
}

function heard(after) {
  const changed = [...after].filter(([name, value]) => before.has(name) && before.get(name) !== value).map(([name]) => name);
  const fresh = [...after.keys()].filter((name) => !before.has(name));
  const moved = [...changed, ...fresh];
  if (moved.some((name) => /^piece (die|dice)/.test(name))) return "die";
  if (moved.some((name) => /^piece (card|back|token)/.test(name))) return "card";
  if (changed.some((name) => name.startsWith("count"))) return "coin";
  return "";
}

document.addEventListener("htmx:before:swap", () => (before = seen()));
document.addEventListener("htmx:after:swap", (event) => {
  const { target } = event.detail.ctx;
  if (!["table", "board"].includes(typeof target === "string" ? target.slice(1) : target?.id)) return;
  const now = document.getElementById("table").dataset.asked;
  const name = now === "true" && asked !== "true" ? "turn" : heard(seen());
  asked = now;
  if (name) play(name);
  show();
});

// ---- off and on

function show() {
  const here = button();
  if (!here) return;
  here.hidden = false;
  here.setAttribute("aria-pressed", String(on));
  here.querySelector("span").textContent = on ? here.dataset.on : here.dataset.off;
}

function toggle() {
  on = !on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  wake();
  show();
  if (on) play("coin");
}

function wake() {
  if (!on || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
}

for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake);
document.addEventListener("click", (event) => event.target.closest?.("#sound") && toggle());
document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key.toLowerCase() === "s" && document.getElementById("table")) toggle();
});
show();
