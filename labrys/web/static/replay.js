// Steps through a replay: the slider, the arrow keys, and playing by itself.

const PACE = 1200;

const main = () => document.getElementById("replay");
let timer = null;

// One ply is fetched at a time; of those that were asked for meanwhile, the last one counts.
let wanted = null;
let fetching = null;

function go(to) {
  wanted = Math.max(0, Math.min(Number(main().dataset.plies), to));
  fetching ??= reach().finally(() => (fetching = null));
  return fetching;
}

async function reach() {
  while (wanted !== here()) {
    const { table, eyes } = main().dataset;
    const ply = wanted;
    const address = `/table/${table}/replay/${ply}?seat=${encodeURIComponent(eyes)}`;
    history.replaceState(history.state, "", address);
    await show(address);
    if (here() !== ply && wanted === ply) return; // the line is down
  }
}

const show = (address) => htmx.ajax("GET", address, { target: "#replay", swap: "outerMorph" });

const here = () => Number(main().dataset.ply);
const atEnd = () => here() >= Number(main().dataset.plies);

function stop() {
  clearTimeout(timer);
  timer = null;
  shown();
}

async function play() {
  if (atEnd()) await go(0);
  const next = async () => {
    await go(here() + 1);
    if (timer === null) return;
    if (atEnd()) stop();
    else timer = setTimeout(next, PACE);
  };
  timer = setTimeout(next, PACE / 3);
  shown();
}

function shown() {
  const button = document.getElementById("play");
  button.hidden = false;
  button.textContent = timer === null ? button.dataset.play : button.dataset.stop;
  document.getElementById("go").hidden = true;
  const slider = document.getElementById("to");
  if (document.activeElement !== slider) slider.value = main().dataset.ply;
  const list = document.querySelector("#log ol");
  const current = list?.querySelector("[aria-current]");
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#play")) timer === null ? play() : stop();
});

let sliding = null;
document.addEventListener("input", (event) => {
  if (event.target.id !== "to") return;
  clearTimeout(sliding);
  sliding = setTimeout(() => go(Number(event.target.value)), 120);
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
  const steps = { ArrowLeft: here() - 1, ArrowRight: here() + 1, Home: 0, End: Number(main().dataset.plies) };
  if (!(event.key in steps) || event.target.closest?.("[tabindex='0'], #log")) return;
  event.preventDefault();
  go(steps[event.key]);
});

document.addEventListener("labrys:missed", () => setTimeout(() => show(location.pathname + location.search)));
document.addEventListener("htmx:after:swap", shown);
shown();
