// Small comforts of a table's page: copying links, a clean line after a word was sent, the focus
// after a choice.

const share = () => document.getElementById("share");
let free = share()?.dataset.free;

function shown() {
  for (const button of document.querySelectorAll(".copy")) button.hidden = false;
  // Once everybody is there, nobody needs the links.
  if (free === "true" && share()?.dataset.free === "false") share().open = false;
  free = share()?.dataset.free;
}
shown();

// What the hint names is brought into sight; Enter plays it.
document.addEventListener("click", (event) => {
  const advice = event.target.closest?.("#why a[href^='#option-']");
  const option = advice && document.getElementById(advice.hash.slice(1));
  if (!option) return;
  event.preventDefault();
  const named = option.dataset.parts.split(" ").filter(Boolean);
  document.dispatchEvent(new CustomEvent("labrys:pick", { detail: named }));
  option.closest(".fold")?.setAttribute("open", "");
  option.scrollIntoView({ block: "nearest" });
  option.focus({ preventScroll: true, focusVisible: true });
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.(".copy");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // without https there is no other way
  }
  const words = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 1500);
});

// The second click of a double click may fall on a choice that came only after the first.
let moment = document.getElementById("table").dataset.moment;
let pressed = moment;
document.addEventListener(
  "click",
  (event) => {
    const now = document.getElementById("table").dataset.moment;
    if (event.detail > 1 && now !== pressed && event.target.closest?.("#answer, #board")) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.detail <= 1) pressed = now;
  },
  true,
);

// A new question is read from its beginning.
function toTheTop() {
  const now = document.getElementById("table").dataset.moment;
  if (now === moment) return;
  moment = now;
  for (const part of document.querySelectorAll("#sheet, #sheet .sheet-body")) part.scrollTop = 0;
}

document.addEventListener("htmx:after:swap", (event) => {
  const { ctx } = event.detail;
  shown();
  toTheTop();
  const alert = document.getElementById("alert");
  if (alert.textContent === alert.dataset.lost) alert.replaceChildren(); // the line is there again
  if (ctx.request.method !== "POST") return;
  if (ctx.response.status < 400) alert.replaceChildren();
  if (ctx.request.action.endsWith("/chat")) {
    if (ctx.response.status < 400) document.getElementById("chat-text").value = "";
    return;
  }
  // Whoever plays by keyboard or ear goes on at the next question.
  if (document.activeElement === document.body || document.activeElement.closest("#question, #board")) {
    document.getElementById("question")?.focus({ preventScroll: true });
  }
});

document.addEventListener("htmx:error", () => {
  document.getElementById("alert").textContent = document.getElementById("alert").dataset.lost;
});
