// Asks for a name only where one is of use: for somebody else here, and for a bot.

function shown() {
  for (const choice of document.querySelectorAll(".seat-field select")) {
    const name = document.getElementById(`${choice.id}-name`);
    name.hidden = choice.value === "me" || choice.value === "link";
  }
}

document.addEventListener("change", shown);
shown();
