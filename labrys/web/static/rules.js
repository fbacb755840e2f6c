// Shows a rule in a pop-up where its id is a link. Without script the link leads to the rulebook.

const dialog = document.createElement("dialog");
dialog.className = "rule-popup";
dialog.setAttribute("aria-labelledby", "rule-shown");

function plainClick(event) {
  const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !held && !event.defaultPrevented;
}

async function show(link) {
  const place = link.hash ? `${link.pathname}/${link.hash.slice(1)}` : link.pathname;
  try {
    const answer = await fetch(place, { headers: { "HX-Request": "true" } });
    if (!answer.ok) throw new Error(answer.statusText);
    dialog.innerHTML = await answer.text();
  } catch {
    location.assign(link.href);
    return;
  }
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.rule-link");
  if (link && plainClick(event)) {
    event.preventDefault();
    show(link);
  } else if (event.target === dialog) {
    dialog.close(); // a click beside the rule
  }
});
