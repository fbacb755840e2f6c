// The form for a table: asks for a name only where one is of use, for somebody else here and for a bot;
// and tells beside it what will be opened, in words.

const form = document.getElementById("opening");

function shown() {
  for (const choice of document.querySelectorAll(".seat-field select")) {
    const name = document.getElementById(`${choice.id}-name`);
    name.hidden = choice.value === "me" || choice.value === "link";
  }
  if (form) sum();
}

const chosen = (select) => select.selectedOptions[0].textContent.trim();

const told = (select) => `${select.labels[0].textContent.trim()}: ${chosen(select)}`;

function who(select) {
  const list = document.getElementById("summary-seats");
  const own = document.getElementById("name").value.trim() || list.dataset.me;
  const name = document.getElementById(`${select.id}-name`).value.trim();
  if (select.value === "me") return own;
  if (select.value === "link" || !name) return chosen(select);
  return select.value === "here" ? name : `${name} · ${chosen(select)}`;
}

function sum() {
  const seats = [...form.querySelectorAll(".seat-field select")];
  const rows = document.querySelectorAll("#summary-seats .summary-who");
  seats.forEach((select, at) => (rows[at].textContent = who(select)));
  const settings = [...form.querySelectorAll(".opening-options select")];
  document.getElementById("summary-options").textContent = settings.map(told).join(" · ");
  const next = document.getElementById("summary-next");
  const friends = seats.some((select) => select.value === "link");
  const { link, listed, now } = next.dataset;
  next.textContent = !friends ? now : document.getElementById("listed").checked ? listed : link;
}

document.addEventListener("change", shown);
document.addEventListener("input", shown);
shown();
