// Keeps a table's page current. The server tells the page's state whenever it changes; a page
// that shows another state fetches itself anew, and morphs.

const RETRY_MOST = 30_000;
const PATIENCE = 100;

const table = () => document.getElementById("table");
const announce = document.getElementById("announce");
const address = (path) => {
  const seat = new URLSearchParams(location.search).get("seat");
  return `/table/${table().dataset.table}/${path}${seat === null ? "" : `?seat=${encodeURIComponent(seat)}`}`;
};

let source = null;
let wanted = ""; // the newest state that we know of
let posting = false; // the answer to a form brings the newest state by itself
let fetching = false;
let retry = 1000;
let asked = table().dataset.asked;

function follow() {
  if (source && source.readyState !== EventSource.CLOSED) return;
  source = new EventSource(address("events"));
  source.addEventListener("state", (event) => {
    retry = 1000;
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

async function catchUp() {
  if (posting || fetching || !wanted || wanted === table().dataset.state) return;
  fetching = true;
  try {
    await htmx.ajax("GET", address("now"), { target: "#table", swap: "outerMorph" });
  } finally {
    fetching = false;
    // Something may have changed while we fetched.
    if (wanted !== table().dataset.state) setTimeout(catchUp, PATIENCE);
  }
}

async function lookAgain() {
  // After sleep or a lost line: events may have been missed without any error.
  if (document.visibilityState !== "visible") return;
  follow();
  wanted = "?";
  await catchUp();
  wanted = table().dataset.state;
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

// ---- forms: their answer is the newest state

document.addEventListener("htmx:before:request", (event) => {
  if (event.detail.ctx.request.method === "POST") posting = true;
});

const posted = (event) => {
  if (event.detail.ctx.request.method !== "POST") return;
  posting = false;
  setTimeout(catchUp, PATIENCE);
};
document.addEventListener("htmx:error", posted);
document.addEventListener("htmx:finally:request", posted);

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.request.method === "POST") {
    wanted = table().dataset.state;
    posted(event);
  }
  shown();
  showNotify();
});

document.addEventListener("visibilitychange", lookAgain);
addEventListener("online", lookAgain);
addEventListener("pageshow", (event) => {
  if (event.persisted) lookAgain();
});
addEventListener("pagehide", () => source?.close());

shown();
showNotify();
follow();
