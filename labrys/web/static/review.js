// Marks on the board what was chosen at the moment that is shown, and what would have been best.

const moment = document.getElementById("moment");

for (const name of ["chosen", "best"]) {
  for (const part of (moment?.dataset[name] ?? "").split(" ").filter(Boolean)) {
    for (const element of document.querySelectorAll(`#board [data-part="${CSS.escape(part)}"]`)) {
      element.classList.add(`was-${name}`);
    }
  }
}
