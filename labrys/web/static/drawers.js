// Drawers of a board (boards/layout.py): open by themselves as long as the question names a part
// inside, else as the viewer wishes, else where the window is wide enough. A key toggles each.

const KEY = "labrys-drawers";

const drawers = () => document.querySelectorAll("#board details.drawer");
// How wide the window is, in rem; to ask for it after each update would lay the page out anew.
const width = () => innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
let room = width();
const wishes = load(); // whether a drawer is to be open, by its id

const shut = new Set(); // those the viewer shut although the question names what is inside
let question = "";

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function wish(drawer, open) {
  wishes[drawer.id] = open;
  if (open) shut.delete(drawer.id);
  else shut.add(drawer.id);
  store();
}

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Without storage a wish lasts as long as the page.
  }
}

// The parts that options name and that are not picked yet, of each its own; nothing if none names any.
function named(choices) {
  const picked = new Set([...document.querySelectorAll("#board .chosen")].map(({ dataset }) => dataset.part));
  const left = [...document.querySelectorAll(choices)].filter(({ hidden }) => !hidden);
  const found = left.map(({ dataset }) => dataset.parts.split(" ").filter((part) => part && !picked.has(part)));
  return found.some((parts) => parts.length) ? found : null;
}

const LATER = 0.1; // what is named after another part can often be told without it

// How much the question needs a drawer: by how many options begin with a part inside, and how many
// name one later. What is beside the question opens something only if there is nothing else;
// in a lesson, what is wanted opens all.
function need(drawer, options) {
  const inside = new Set([...drawer.querySelectorAll("[data-part]")].flatMap(({ dataset }) => [dataset.part, dataset.also]).filter(Boolean));
  const weight = (part, place) => (inside.has(part) ? (place ? LATER : 1) : 0);
  return options.reduce((sum, parts) => sum + Math.max(0, ...parts.map(weight)), 0);
}

function arrange() {
  const now = document.getElementById("table")?.dataset.question ?? "";
  if (now !== question) shut.clear();
  question = now;
  const options = named("#answer .wanted") ?? named("#answer .option:not([data-aside])") ?? named("#answer .option") ?? [];
  const groups = new Map();
  for (const drawer of drawers()) {
    const needed = need(drawer, options);
    const wide = room >= Number(drawer.dataset.wide);
    const wished = needed && !shut.has(drawer.id) ? needed : 0;
    drawer.classList.toggle("needed", needed > 0);
    const { group } = drawer.dataset;
    if (group) groups.set(group, [...(groups.get(group) ?? []), [drawer, wished]]);
    else drawer.open = wished > 0 || (wishes[drawer.id] ?? wide);
  }
  for (const [group, found] of groups) tabs(group, found);
}

// Of a group one is open: what the question needs most, then what the viewer opened last, then the first.
function tabs(group, found) {
  const most = Math.max(...found.map(([, wished]) => wished));
  const best = found.filter(([, wished]) => wished === most);
  const [chosen] = best.find(([drawer]) => drawer.id === wishes[group]) ?? best[0];
  for (const [drawer] of found) drawer.open = drawer === chosen;
}

// A drawer of a group is opened, and the others with it shut. Whoever shuts it wants the first again.
function turnTo(drawer, open) {
  const { group } = drawer.dataset;
  const others = [...drawers()].filter((other) => other.dataset.group === group);
  const shown = open ? drawer : others[0];
  wish(shown, true);
  for (const other of others) {
    if (other !== shown) shut.add(other.id);
    other.open = other === shown;
  }
  wishes[group] = shown.id;
  store();
}

document.addEventListener("click", (event) => {
  const drawer = event.target.closest?.("details.drawer > summary")?.parentElement;
  if (drawer?.dataset.group) {
    event.preventDefault();
    turnTo(drawer, !drawer.open);
  } else if (drawer) wish(drawer, !drawer.open); // the click toggles it after this
  // A way to a part leads to what is in it.
  const way = event.target.closest?.("a[href^='#']");
  const there = way && document.getElementById(way.hash.slice(1));
  for (const inside of there?.querySelectorAll(":scope > details.drawer") ?? []) {
    if (inside.dataset.group) turnTo(inside, true);
    else inside.open = true;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
  const drawer = [...drawers()].find(({ dataset }) => dataset.key && dataset.key === event.key.toLowerCase());
  if (!drawer) return;
  if (drawer.dataset.group) turnTo(drawer, !drawer.open);
  else {
    drawer.open = !drawer.open;
    wish(drawer, drawer.open);
  }
  const handle = drawer.querySelector("summary");
  handle.focus({ preventScroll: true });
  if (drawer.open) drawer.scrollIntoView({ block: "nearest" });
});

document.addEventListener("htmx:after:swap", arrange);
document.addEventListener("labrys:narrowed", arrange);
addEventListener("resize", () => {
  room = width();
  arrange();
});
arrange();
