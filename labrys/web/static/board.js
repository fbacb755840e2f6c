// The board as a second way to choose: every option's button names parts of the board
// (`data-parts`), and those parts can be clicked. A click plays the one option that names the
// part, or narrows to those that do. Parts that are refused answer why.

const LONG_PRESS = 500;
const PREVIEWED = 3;
const NATIVE = "a[href], button, input, select, textarea, summary";

const table = () => document.getElementById("table");
const parts = () => document.querySelectorAll("#board [data-part]");
const options = () => [...document.querySelectorAll("#answer .option")];
const named = (option) => option.dataset.parts.split(" ").filter(Boolean);
const refused = () => new Set((table().dataset.refused ?? "").split(" ").filter(Boolean));

let picked = [];
let pressed = null; // the timer of a long press
let held = false; // a long press has just shown a tip: its click is no choice

const candidates = () => options().filter((option) => picked.every((part) => named(option).includes(part)));

function mark() {
  const left = candidates();
  const live = new Set(left.flatMap(named).filter((part) => !picked.includes(part)));
  const asked = new Set(left.filter((option) => !("aside" in option.dataset)).flatMap(named));
  const other = new Set(options().flatMap(named)); // who clicks one of these has thought again
  const no = refused();
  for (const element of parts()) {
    const { part } = element.dataset;
    const chosen = picked.includes(part);
    const can = live.has(part);
    element.classList.toggle("live", can);
    element.classList.toggle("aside", can && !asked.has(part)); // beside what is asked
    element.classList.toggle("chosen", chosen);
    element.classList.toggle("other", !can && !chosen && other.has(part));
    element.classList.toggle("refused", !can && !chosen && !other.has(part) && no.has(part));
    reachable(element, can || chosen, chosen);
  }
  for (const option of options()) option.hidden = picked.length > 0 && !left.includes(option);
  for (const heading of document.querySelectorAll("#answer .group")) {
    let next = heading.nextElementSibling;
    let some = false;
    for (; next?.matches(".option"); next = next.nextElementSibling) some ||= !next.hidden;
    heading.hidden = !some;
  }
  for (const fold of document.querySelectorAll("#answer .fold")) {
    fold.hidden = !fold.querySelector(".option:not([hidden])");
    if (picked.length && !fold.hidden) fold.open = true;
    const ways = fold.querySelector("summary small"); // of all, not of those that are left
    if (ways) ways.hidden = picked.length > 0;
  }
  const word = document.getElementById("narrowed");
  if (word) word.hidden = picked.length === 0;
  for (const [id, shown] of [["narrowed-more", left.length !== 1], ["narrowed-one", left.length === 1]]) {
    document.getElementById(id)?.toggleAttribute("hidden", !shown);
  }
  const where = document.getElementById("where");
  if (where) where.hidden = !live.size;
}

function letGo() {
  picked = [];
  mark();
}

// What a part was before it could be clicked: that comes back when it no longer can.
const plain = new WeakMap();
const ATTRIBUTES = ["tabindex", "role", "aria-label"];

function reachable(element, can, chosen) {
  if (!element.matches(NATIVE)) {
    if (can && element.getAttribute("role") !== "button") {
      plain.set(element, ATTRIBUTES.map((name) => element.getAttribute(name)));
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      nameByContent(element);
    } else if (!can && plain.has(element)) {
      plain.get(element).forEach((value, index) => {
        if (value === null) element.removeAttribute(ATTRIBUTES[index]);
        else element.setAttribute(ATTRIBUTES[index], value);
      });
      plain.delete(element);
      for (const name of element.querySelectorAll(":scope > .part-name")) name.remove();
      for (const child of element.querySelectorAll(":scope > [data-unread]")) {
        child.removeAttribute("data-unread");
        child.removeAttribute("aria-hidden");
      }
    }
  }
  if (chosen) element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
}

// A button is called by what stands in it. Where that is a picture with a label, the label goes
// in as words that are heard and not seen, and the picture's own numbers are not read.
function nameByContent(element) {
  const label = element.getAttribute("aria-label");
  if (!label || !(element instanceof HTMLElement)) return;
  for (const child of element.children) {
    if (child.hasAttribute("aria-hidden") || child.querySelector(`[tabindex], ${NATIVE}`)) continue;
    child.setAttribute("data-unread", "");
    child.setAttribute("aria-hidden", "true");
  }
  const name = document.createElement("span");
  name.className = "part-name visually-hidden";
  name.textContent = label;
  element.prepend(name);
  element.removeAttribute("aria-label");
}

// Where all parts are picked and several options name them (a march from 4 to 5, or from 5 to 4),
// the order of the clicks tells which is meant; if two still fit (a City or a Farm), nothing does.
function inOrder(left) {
  if (!left.every((option) => named(option).length === picked.length)) return undefined;
  const fit = left.filter((option) => named(option).every((part, place) => part === picked[place]));
  return fit.length === 1 ? fit[0] : undefined;
}

// Whoever clicks a region to look at it must not march there: where an option names two of a kind,
// from region 1 to region 7, both are clicked.
function whole(option) {
  const kinds = named(option).map((part) => part.split("-")[0]);
  const alike = new Set(kinds).size < kinds.length;
  return alike && named(option).some((part) => !picked.includes(part)) ? undefined : option;
}

// Of two regions the one from which a Warrior moves is picked first.
const kind = (part) => part.split("-")[0];
const begins = (option) => named(option)[0] === picked[0] || kind(named(option)[0]) !== kind(picked[0]);

// What is asked goes before what is beside it: a click on a region where a Warrior may be placed places
// it, and does not begin a march that has to be paid for. Where there is more to do with a part, a
// second click on it plays what names it alone.
function complete(left, again) {
  const asked = left.filter((option) => !("aside" in option.dataset) && begins(option));
  const alone = asked.filter((option) => named(option).every((part) => picked.includes(part)));
  return alone.length === 1 && (again || asked.length === 1) ? alone[0] : undefined;
}

function choose(part) {
  const alone = picked.includes(part) ? complete(candidates(), true) : undefined;
  if (picked.includes(part) && !alone) {
    picked = picked.filter((other) => other !== part);
    mark();
    return;
  }
  if (!alone) picked.push(part);
  const left = candidates();
  const option = alone ?? complete(left, false) ?? (left.length === 1 ? whole(left[0]) : inOrder(left));
  if (option) {
    picked = [];
    mark();
    option.form.requestSubmit(option);
    return;
  }
  mark();
  // Drawers turn to what is still to be chosen.
  document.dispatchEvent(new CustomEvent("labrys:narrowed"));
  const next = document.querySelector("#board .live") ?? left[0];
  // What can't be told apart on the board is chosen in words.
  if (next === left[0]) document.getElementById("sheet").open = true;
  if (document.activeElement?.closest("#board") && !document.activeElement.matches(".chosen")) next?.focus();
}

function why(part) {
  const address = new URL(document.getElementById("why-not").href);
  address.searchParams.set("part", part);
  htmx.ajax("GET", address.pathname + address.search, { target: "#why", swap: "innerHTML" });
  document.getElementById("sheet").open = true;
}

// The innermost part under a click that can be chosen, else one that answers. A part may stand for
// another, too: the spaces of a row for the row (`data-also`).
function hit(target) {
  const acts = (element) => element?.matches(".live, .chosen, .other, .refused");
  let found = null;
  for (let element = target.closest("#board [data-part]"); element; element = element.parentElement?.closest("#board [data-part]")) {
    const other = element.dataset.also && document.querySelector(`#board [data-part="${element.dataset.also}"]`);
    if (element.matches(".live, .chosen")) return element;
    if (other?.matches(".live, .chosen")) return other;
    found ??= acts(element) ? element : acts(other) ? other : null;
  }
  return found;
}

// A place may stand for several parts at once: a space of a city for its row and its column
// (`data-picks`). A click picks them all; another on the same place plays what they name.
function pickAll(target) {
  const names = target.closest("#board [data-picks]")?.dataset.picks.split(" ") ?? [];
  const all = (option) => names.every((part) => named(option).includes(part));
  if (!names.length || !options().some(all)) return false;
  const again = names.length === picked.length && names.every((part) => picked.includes(part));
  picked = again ? [] : names;
  mark();
  const option = options().find(all);
  if (again) option.form.requestSubmit(option);
  return true;
}

function act(target) {
  const element = hit(target);
  if (!element) return pickAll(target);
  document.dispatchEvent(new CustomEvent("labrys:touch", { detail: element }));
  if (element.matches(".other")) picked = [];
  if (element.matches(".refused")) why(element.dataset.part);
  else choose(element.dataset.part);
  return true;
}

const tipOf = (target) => {
  for (let element = target.closest("#table *"); element; element = element.parentElement) {
    const tip = element.querySelector(":scope > .tip") ?? document.getElementById(element.dataset.tip);
    if (tip) return tip;
  }
  return null;
};

function showTip(tip) {
  for (const other of document.querySelectorAll(".tip.shown")) other.classList.remove("shown");
  tip?.classList.add("shown");
}

// The words of what was clicked, or of what then lies under the pointer, would cover what comes next:
// they wait until one points elsewhere.
const partAt = (target) => target.closest?.("#board [data-part]")?.dataset.part ?? "";
let clicked = null;

function hushTips(part) {
  clicked = part;
  table().classList.toggle("hushed", part !== null);
  if (part !== null) preview([]);
}

document.addEventListener("pointermove", (event) => {
  const moved = event.movementX || event.movementY; // not so where only the page has moved
  if (clicked !== null && moved && partAt(event.target) !== clicked) hushTips(null);
});

document.addEventListener("click", (event) => {
  if (held) {
    held = false;
    event.preventDefault();
    return;
  }
  if (event.target.closest?.("#begin-anew")) letGo();
  if (!event.target.closest?.("#board")) {
    showTip(null);
    return;
  }
  if (event.target.closest("summary, a[href]") && !event.target.closest(".live")) return;
  if (act(event.target)) {
    event.preventDefault();
    showTip(null);
    hushTips(partAt(event.target));
  } else showTip(matchMedia("(hover: none)").matches ? tipOf(event.target) : null);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    showTip(null);
    if (picked.length) letGo();
    return;
  }
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("#board .live, #board .chosen") && !event.target.matches(NATIVE)) {
    event.preventDefault();
    act(event.target);
  }
});

// ---- a long press shows the words of a card instead of playing it

document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressed);
  held = false;
  if (event.pointerType === "mouse" || !event.target.closest?.("#board")) return;
  pressed = setTimeout(() => {
    const tip = tipOf(event.target);
    if (!tip) return;
    held = true;
    showTip(tip);
  }, LONG_PRESS);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, () => clearTimeout(pressed), true);
document.addEventListener("contextmenu", (event) => {
  if (held) event.preventDefault();
});

// ---- an option and the parts it names light up together

function light(event) {
  for (const element of document.querySelectorAll(".named")) element.classList.remove("named");
  if (event.type === "pointerout" || event.type === "focusout") {
    preview([]);
    return;
  }
  const advice = event.target.closest?.("#why a[href^='#option-']");
  const option = event.target.closest?.("#answer .option") ?? (advice && document.getElementById(advice.hash.slice(1)));
  const under = event.target.closest?.("#board [data-part]") && hit(event.target);
  const part = under?.matches(".live") ? under : null;
  if (option) {
    const names = named(option);
    for (const element of parts()) element.classList.toggle("named", names.includes(element.dataset.part));
  } else if (part) {
    for (const other of options()) other.classList.toggle("named", named(other).includes(part.dataset.part));
  }
  preview(option ? wordsOf(option) : part ? choicesOf(part) : [], part);
}

// What a click would do, cost and give, in the words of the options.
function choicesOf(part) {
  const left = candidates().filter((option) => named(option).includes(part.dataset.part));
  const lines = left.slice(0, PREVIEWED).map(lineOf);
  const more = document.createElement("small");
  more.textContent = `+ ${left.length - PREVIEWED} …`;
  return left.length > PREVIEWED ? [...lines, more] : lines;
}

function lineOf(option) {
  const line = document.createElement("span");
  line.append(...option.cloneNode(true).childNodes);
  return line;
}

// The words of the card or tile that an option names.
function wordsOf(option) {
  const tips = named(option).map((part) => document.querySelector(`#board [data-part="${CSS.escape(part)}"] > .tip`));
  const words = document.createElement("span");
  words.append(...(tips.find(Boolean)?.cloneNode(true).childNodes ?? []));
  return words.hasChildNodes() ? [words] : [];
}

// Told at the edge of the screen that is far from the part; after a click it has said enough.
function preview(lines, part) {
  const place = document.getElementById("preview");
  if (!place) return;
  const shown = clicked === null || !part ? lines : [];
  const board = document.getElementById("board").getBoundingClientRect();
  const box = part?.getBoundingClientRect();
  place.style.setProperty("--middle", `${Math.round(board.left + board.width / 2)}px`);
  place.classList.toggle("low", box !== undefined && box.top + box.bottom < innerHeight);
  place.replaceChildren(...(shown.length ? [document.createElement("p")] : []));
  place.firstChild?.append(...shown);
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, light);

// ---- what can be clicked may be somewhere else on a long page: a button leads there

const calm = matchMedia("(prefers-reduced-motion: reduce)");
// What is asked, rather than what might be done besides (`aside`), in the order of the options.
function liveOnes() {
  const order = options().flatMap(named);
  const asked = [...document.querySelectorAll("#board .live:not(.aside)")];
  const all = asked.length ? asked : [...document.querySelectorAll("#board .live")];
  const place = (part) => order.indexOf(part.dataset.part);
  return all.filter((part) => part.checkVisibility()).sort((one, other) => place(one) - place(other));
}

function seen(part) {
  const { top, bottom } = part.getBoundingClientRect();
  const sheet = document.getElementById("question").getBoundingClientRect();
  const foot = sheet.width > innerWidth * 0.9 ? sheet.top : innerHeight; // on a phone it covers the board
  return bottom > 0 && top < foot;
}

// Each press leads to the next that is out of sight; the first of them, if all have been shown.
let last = null;
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#where")) return;
  const live = liveOnes();
  const later = live.slice(live.indexOf(last) + 1);
  last = later.find((part) => !seen(part)) ?? live.find((part) => !seen(part)) ?? live[0];
  last?.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
});

// Something is dragged (drag.js): it is no long press, and a drop is the clicks on both parts.
document.addEventListener("labrys:drag", () => {
  clearTimeout(pressed);
  showTip(null);
  preview([]);
});

document.addEventListener("labrys:drop", (event) => {
  const [first, second] = event.detail;
  picked = [];
  mark();
  const part = (name) => document.querySelector(`#board [data-part="${CSS.escape(name)}"]`);
  if (!part(first)?.matches(".live")) return;
  picked = [first];
  mark();
  document.dispatchEvent(new CustomEvent("labrys:touch", { detail: part(second) }));
  if (part(second)?.matches(".live")) choose(second);
  hushTips(second);
});

// A hint is picked on the board: what it names is seen there, and can be played there.
document.addEventListener("labrys:pick", (event) => {
  picked = event.detail;
  mark();
});

// An update finds the parts as the server drew them; those in panes that stay as they are keep what
// they have.
function asDrawn(elements) {
  for (const element of elements) reachable(element, false, false);
}
document.addEventListener("labrys:redraw", (event) => asDrawn(event.detail.querySelectorAll("[data-part]")));

document.addEventListener("htmx:before:swap", (event) => {
  const { target } = event.detail.ctx;
  if (!["table", "board"].includes(typeof target === "string" ? target.slice(1) : target?.id)) return;
  picked = [];
  asDrawn([...parts()].filter((element) => !element.closest("[data-is]")));
});

document.addEventListener("htmx:after:swap", (event) => {
  const { target } = event.detail.ctx;
  hushTips(clicked);
  if (target?.id === "why" || target === "#why") {
    // The answer to "why not?" is no use below the edge of the sheet.
    document.getElementById("why")?.scrollIntoView({ block: "nearest" });
  }
  mark();
});
mark();
