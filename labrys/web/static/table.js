// Small comforts of a table's page: copying and sharing links, a clean line after a word was sent, the focus
// after a choice.

function shown() {
  for (const button of document.querySelectorAll(".copy")) button.hidden = false;
  for (const button of document.querySelectorAll(".share-out")) button.hidden = !navigator.share;
}
shown();

// A phone knows best how its owner reaches a friend.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.(".share-out");
  if (!button) return;
  const { title, text } = button.dataset;
  try {
    await navigator.share({ title, text, url: document.getElementById(button.dataset.share).value });
  } catch {
    // Who thinks again has nothing to be told.
  }
});

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
  const spoken = document.getElementById("announce");
  if (spoken) spoken.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 1500);
});

// The second click of a double click may fall on a choice that came only after the first.
let question = document.getElementById("table").dataset.question;
let pressed = question;
document.addEventListener(
  "click",
  (event) => {
    const now = document.getElementById("table").dataset.question;
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
  const now = document.getElementById("table").dataset.question;
  if (now === question) return;
  question = now;
  for (const part of document.querySelectorAll("#sheet, #sheet .sheet-body")) part.scrollTop = 0;
}

document.addEventListener("htmx:after:swap", (event) => {
  const { ctx } = event.detail;
  shown();
  toTheTop();
  const alert = document.getElementById("alert");
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
