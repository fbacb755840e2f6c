// Choices that differ in a number: one of them is seen, two buttons go to the next (boards/stepper.py).

const at = new Map(); // by the name of a stepper and how many choices it has

function show(stepper) {
  const choices = [...stepper.querySelectorAll(":scope > ul > li")];
  const key = `${stepper.dataset.stepper} ${choices.length}`;
  const index = Math.min(Math.max(at.get(key) ?? Number(stepper.dataset.begin), 0), choices.length - 1);
  at.set(key, index);
  choices.forEach((choice, place) => (choice.hidden = place !== index));
  for (const button of stepper.querySelectorAll("[data-step]")) {
    const next = index + Number(button.dataset.step);
    // Not `disabled`: who holds the focus keeps it.
    button.setAttribute("aria-disabled", String(next < 0 || next >= choices.length));
  }
  return [key, index, choices.length];
}

const steppers = () => document.querySelectorAll("#board [data-stepper]");

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#board [data-step]");
  if (!button) return;
  const stepper = button.closest("[data-stepper]");
  const [key, index, count] = show(stepper);
  at.set(key, Math.min(Math.max(index + Number(button.dataset.step), 0), count - 1));
  show(stepper);
});

// A stepper that was away begins anew.
function showAll() {
  const here = new Set();
  for (const stepper of steppers()) here.add(show(stepper)[0]);
  for (const key of at.keys()) if (!here.has(key)) at.delete(key);
}
document.addEventListener("htmx:after:swap", showAll);
showAll();
