// Every click is seen to have been heard: what was clicked is marked until its answer is there, no
// second choice is sent meanwhile, and a choice that finds no line is kept until there is one.

const NUDGE = 400; // a word before that would only flicker
const SLOW = 2000;
const HELD = "#board .live, #board .other, #board .chosen, #answer .option, #standing button";

const table = () => document.getElementById("table");
const say = (kind, on = true) => document.dispatchEvent(new CustomEvent("labrys:say", { detail: { kind, on } }));

const flights = new Map(); // a request under way, and what shows it
let touched = null; // the part of the board that was clicked
let kept = null; // a choice that waits for the line
let waiting = []; // words that wait for the choice before them
let slow = null;
let nudge = null;

const isChoice = (ctx) => ctx.request.method === "POST" && !ctx.request.action.endsWith("/chat");
const deciding = () => [...flights.keys()].some(isChoice);

function mark(elements) {
  for (const element of elements) {
    element.classList.add("pending");
    element.setAttribute("aria-busy", "true");
  }
}

function unmark(elements = document.querySelectorAll("#table .pending")) {
  for (const element of elements) {
    element.classList.remove("pending");
    element.removeAttribute("aria-busy");
  }
}

// An option is seen on its button and on the parts of the board that it names.
function shownBy(clicked) {
  const names = new Set(clicked.dataset?.parts?.split(" ").filter(Boolean));
  const parts = [...document.querySelectorAll("#board [data-part]")].filter((part) => names.has(part.dataset.part));
  return [clicked, ...parts, ...(touched?.isConnected ? [touched] : [])];
}

function begin(ctx) {
  const clicked = ctx.request.submitter ?? ctx.sourceElement;
  if (!clicked.closest?.("#table, #replay") || clicked.matches("main, section")) return; // it follows by itself
  const elements = shownBy(clicked);
  touched = null;
  if (isChoice(ctx)) forget();
  flights.set(ctx, elements);
  mark(elements);
  table()?.classList.toggle("sent", deciding());
  clearTimeout(slow);
  slow = setTimeout(() => flights.size && say("slow"), SLOW);
}

function end(ctx) {
  const elements = flights.get(ctx);
  if (!elements) return;
  flights.delete(ctx);
  unmark(elements);
  if (!deciding()) {
    table()?.classList.remove("sent");
    clearTimeout(nudge);
    say("sent", false);
  }
  if (flights.size) return;
  clearTimeout(slow);
  say("slow", false);
  const forms = waiting.map((form) => (form.isConnected ? form : document.getElementById(form.id)));
  waiting = [];
  for (const form of forms) form?.requestSubmit();
}

// ---- while a choice is on its way

function hold(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function heard() {
  clearTimeout(nudge);
  nudge = setTimeout(() => deciding() && say("sent"), NUDGE);
}

document.addEventListener(
  "click",
  (event) => {
    if (!deciding() || !event.target.closest?.(HELD)) return;
    hold(event);
    heard();
  },
  true,
);

document.addEventListener(
  "submit",
  (event) => {
    if (!deciding() || !event.target.closest("#table")) return;
    hold(event);
    if (event.target.id === "chat-form") waiting.push(event.target);
    else heard();
  },
  true,
);

document.addEventListener("labrys:touch", (event) => {
  touched = event.detail;
  setTimeout(() => (touched = null), NUDGE);
});

// ---- what finds no line

function failed(ctx) {
  if (!flights.has(ctx)) return;
  const button = ctx.request.submitter;
  const elements = flights.get(ctx);
  end(ctx);
  if (!ctx.request.action.endsWith("/play") || !button) {
    say("failed");
    return;
  }
  kept = { value: button.value, question: ctx.request.body.get("question"), elements };
  mark(elements.filter((element) => element.isConnected));
  say("kept");
}

function forget() {
  if (!kept) return;
  unmark();
  kept = null;
  say("kept", false);
}

// The page is as new as can be: what was kept is sent now, if its question still stands.
function settle() {
  if (!kept || deciding()) return;
  const { value, question } = kept;
  const now = table().dataset.question;
  forget();
  const buttons = [...document.querySelectorAll("#table form button[name=option]")];
  const button = now === question ? buttons.find((one) => one.value === value) : undefined;
  if (button) button.form.requestSubmit(button);
  else say(answered(question, now) ? "played" : "overtaken");
}

// Its id is the undos so far, the ply of the question and the answers to it: without an undo in
// between it only changes when the seat has answered, so the choice had arrived.
function answered(then, now) {
  const [undos, ...place] = then.split("-").map(Number);
  const [undosNow, ...placeNow] = now.split("-").map(Number);
  return undos === undosNow && (placeNow[0] > place[0] || placeNow[1] > place[1]);
}

document.addEventListener("labrys:current", settle);

// ---- what htmx does

document.addEventListener("htmx:before:request", (event) => begin(event.detail.ctx));
document.addEventListener("htmx:error", (event) => event.detail.ctx && failed(event.detail.ctx));

// A proxy's page about a server that is away must not take the place of the table.
document.addEventListener("htmx:before:swap", (event) => {
  const { ctx } = event.detail;
  const strange = ctx.response?.status >= 500 && ctx.target?.matches?.("#table") && !ctx.text?.includes('id="table"');
  if (!strange) return;
  event.preventDefault();
  failed(ctx);
});

for (const kind of ["htmx:after:swap", "htmx:finally:request"]) {
  document.addEventListener(kind, (event) => {
    end(event.detail.ctx);
    // An update has drawn the parts anew.
    for (const elements of flights.values()) mark(elements.filter((element) => element.isConnected));
  });
}

// Forms that lead to another page show it, too.
document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented && event.submitter && !event.target.matches("[hx-post], [hx-get]")) mark([event.submitter]);
});
addEventListener("pageshow", () => unmark());
