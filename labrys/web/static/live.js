// Keeps a table's page current. The server tells the page's state whenever it changes; a page
// that shows another state fetches itself anew, and morphs.

const RETRY_LEAST = 1000;
const RETRY_MOST = 30_000;

const table = () => document.getElementById("table");
const announce = document.getElementById("announce");
const address = (path) => {
  const seat = new URLSearchParams(location.search).get("seat");
  return `/table/${table().dataset.table}/${path}${seat === null ? "" : `?seat=${encodeURIComponent(seat)}`}`;
};

let source = null;
let wanted = ""; // the newest state that we were told of
let heard = 0; // how often we were told
let posting = false; // the answer to a form brings a newer state by itself
let fetching = false;
let swapped = false;
let retry = RETRY_LEAST;
let asked = table().dataset.asked;

function follow() {
  if (source && source.readyState !== EventSource.CLOSED) return;
  source = new EventSource(address("events"));
  source.addEventListener("state", (event) => {
    retry = RETRY_LEAST;
    heard += 1;
    const alert = document.getElementById("alert");
    if (alert.textContent === alert.dataset.lost) alert.replaceChildren();
    wanted = event.data;
    catchUp();
  });
  source.addEventListener("error", () => {
    // The browser comes back by itself after a lost line, but not after an answer like "503".
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(follow, retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  });
}

// Whatever was fetched is as new as all that was told before we asked for it.
function current(before) {
  if (heard === before) wanted = table().dataset.state;
  else catchUp();
}

async function catchUp() {
  if (posting || fetching || !wanted || wanted === table().dataset.state) return;
  const before = heard;
  fetching = true;
  swapped = false;
  await htmx.ajax("GET", address("now"), { target: "#table", swap: "outerMorph" });
  fetching = false;
  if (swapped) current(before);
  else {
    setTimeout(catchUp, retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  }
}

function lookAgain() {
  // After sleep or a lost line: events may have been missed without any error.
  if (document.visibilityState !== "visible") return;
  follow();
  look();
}

function look() {
  wanted = "?";
  catchUp();
}

function shown() {
  const { dataset } = table();
  document.title = dataset.title;
  if (dataset.asked === "true" && asked !== "true") tell(dataset);
  asked = dataset.asked;
}

function tell(dataset) {
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
  swapped ||= whole;
  if (posting && ctx.request.method === "POST") {
    posting = false;
    if (whole) current(before);
    else catchUp();
  }
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
addEventListener("online", lookAgain);
addEventListener("pageshow", (event) => {
  if (event.persisted) lookAgain();
});
addEventListener("pagehide", () => source?.close());

shown();
showNotify();
follow();
