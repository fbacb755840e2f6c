// A lesson's page: what it points at comes into sight, one thing after the other, and whoever plays
// by keyboard or ear goes on at the next step.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function show(place) {
  const part = document.querySelector(`#board [data-pointed="${place}"]`);
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const sheet = document.getElementById("question").getBoundingClientRect();
  // On a phone the coach covers the foot of the screen.
  const foot = sheet.width > innerWidth * 0.9 ? sheet.top : innerHeight;
  if (top >= 0 && bottom <= foot) return;
  const block = bottom - top > foot ? "start" : "center";
  part.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
}

document.addEventListener("click", (event) => {
  const place = event.target.closest?.("#board [data-pointed]")?.dataset.pointed;
  // board.js has heard of the click by now.
  if (place) setTimeout(() => document.querySelector(`#board .chosen[data-pointed="${place}"]`) && show(Number(place) + 1));
});

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target?.id === "why") return;
  document.getElementById("alert").replaceChildren();
  const sheet = document.getElementById("sheet");
  sheet.open = true;
  sheet.querySelector(".sheet-body").scrollTop = 0;
  document.getElementById("question").focus({ preventScroll: true });
  show(1);
});

document.addEventListener("htmx:error", () => {
  const alert = document.getElementById("alert");
  alert.textContent = alert.dataset.lost;
});

show(1);
