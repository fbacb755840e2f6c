// Keeps a table's page current. The server tells the page's state whenever it changes; a page
// that shows another state fetches itself anew, and morphs.

const RETRY_LEAST = 1000;
const RETRY_MOST = 30_000;
// The server gives a beat every two seconds: who misses two of them has no line.
const SILENCE = 4200;
const GRACE = 1500; // a line that comes back that soon was not lost
const ANEW = 6000;

const table = () => document.getElementById("table");
const announce = document.getElementById("announce");
const address = (path, more = {}) => {
  const asked = new URLSearchParams(more);
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat !== null) asked.set("seat", seat);
  return `/table/${table().dataset.table}/${path}${asked.size ? `?${asked}` : ""}`;
};

let source = null;
let wanted = ""; // the newest state that we were told of
let heard = 0; // how often we were told
let posting = false; // the answer to a form brings a newer state by itself
let fetching = false;
let swapped = false;
let stepped = false; // only the board has gone a step on: more is to come
let retry = RETRY_LEAST;
let asked = table().dataset.asked;
let beat = performance.now(); // when we last heard anything
let tried = beat;
let down = false;

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`labrys:${name}`, { detail }));

function follow() {
  if (source && source.readyState !== EventSource.CLOSED) return;
  tried = performance.now();
  source = new EventSource(address("events"));
  source.addEventListener("beat", () => {
    alive();
    upToDate();
  });
  source.addEventListener("state", (event) => {
    alive();
    heard += 1;
    wanted = event.data;
    catchUp();
    upToDate();
  });
  source.addEventListener("error", () => {
    setTimeout((since) => beat === since && lost(), GRACE, beat);
    // The browser comes back by itself after a lost line, but not after an answer like "503".
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(follow, retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  });
}

function alive() {
  beat = performance.now();
  retry = RETRY_LEAST;
  if (!down) return;
  down = false;
  table().classList.remove("cut");
  tell("say", { kind: "lost", on: false });
  tell("say", { kind: "back" });
}

function lost() {
  if (down || document.hidden || !source) return;
  down = true;
  table().classList.add("cut");
  tell("say", { kind: "lost" });
}

function upToDate() {
  if (!posting && !fetching && wanted === table().dataset.state) tell("current");
}

// A line may go without a word; and an attempt to get it back may never end.
setInterval(() => {
  const now = performance.now();
  if (document.hidden || now - beat < SILENCE) return;
  lost();
  if (now - tried > (source.readyState === EventSource.OPEN ? SILENCE : ANEW)) anew();
}, 500);

function anew() {
  source?.close();
  follow();
}

// Whatever was fetched is as new as all that was told before we asked for it.
function current(before) {
  if (heard === before) wanted = table().dataset.state;
  else catchUp();
  upToDate();
}

async function catchUp() {
  if (posting || fetching || !wanted || wanted === table().dataset.state) return;
  fetching = true;
  swapped = stepped = false;
  const way = { until: null, after: () => "" };
  tell("follow", way); // the viewer may want to see one choice after the other
  await way.until;
  const before = heard;
  const after = way.after();
  if (!posting) await htmx.ajax("GET", address("now", after ? { after } : {}), { target: "#table", swap: "outerMorph" });
  fetching = false;
  if (posting) return;
  if (swapped) current(before);
  else if (stepped) catchUp();
  else {
    setTimeout(catchUp, retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  }
}

function lookAgain() {
  // After sleep or a lost line: events may have been missed without any error.
  if (document.visibilityState !== "visible") return;
  beat = performance.now();
  if (down) anew();
  else follow();
  look();
}

function look() {
  wanted = "?";
  catchUp();
}

function shown() {
  const { dataset } = table();
  document.title = dataset.title;
  if (dataset.asked === "true" && asked !== "true") yourTurn(dataset);
  asked = dataset.asked;
}

function yourTurn(dataset) {
  announce.textContent = dataset.word;
  if (!document.hidden || !notifying()) return;
  const notification = new Notification(dataset.title, { tag: dataset.table, icon: "/static/art/favicon.svg" });
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
  });
}

// ---- notifications: only if the visitor asked for them

const KEY = "labrys-notify";
const notifying = () => {
  try {
    return "Notification" in window && Notification.permission === "granted" && localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
};

function showNotify() {
  const button = document.getElementById("notify");
  if (!button || !("Notification" in window)) return;
  button.hidden = false;
  const denied = Notification.permission === "denied";
  button.disabled = denied;
  button.setAttribute("aria-pressed", String(notifying()));
  button.querySelector("span").textContent = denied
    ? button.dataset.no
    : notifying()
      ? button.dataset.on
      : button.dataset.off;
}

document.addEventListener("click", async (event) => {
  if (!event.target.closest?.("#notify")) return;
  const on = !notifying();
  if (on) await Notification.requestPermission();
  try {
    localStorage.setItem(KEY, on ? "yes" : "no");
  } catch {
    // Without storage nothing is remembered.
  }
  showNotify();
});

// ---- what htmx does, for forms and for us

let before = 0;

document.addEventListener("htmx:before:request", (event) => {
  if (event.detail.ctx.request.method !== "POST") return;
  posting = true;
  before = heard;
});

document.addEventListener("htmx:after:swap", (event) => {
  const { ctx } = event.detail;
  const whole = ctx.target?.id === "table" || ctx.target === "#table";
  stepped ||= ctx.target?.id === "board" || ctx.target === "#board";
  swapped ||= whole;
  if (posting && ctx.request.method === "POST") {
    posting = false;
    if (whole) current(before);
    else catchUp();
  }
  table().classList.toggle("cut", down);
  shown();
  showNotify();
});

// The form may be gone by now, and its event with it: only failures are looked for here.
for (const end of ["htmx:error", "htmx:finally:request"]) {
  document.addEventListener(end, (event) => {
    if (event.detail.ctx?.request.method !== "POST" || !posting) return;
    posting = false;
    catchUp();
  });
}

document.addEventListener("labrys:missed", () => setTimeout(look));
document.addEventListener("visibilitychange", lookAgain);
document.addEventListener("labrys:try", lookAgain);
addEventListener("online", lookAgain);
addEventListener("offline", lost);
addEventListener("pageshow", (event) => {
  if (event.persisted) lookAgain();
});
addEventListener("pagehide", () => {
  source?.close();
  source = null;
});

shown();
showNotify();
follow();
