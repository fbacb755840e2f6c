// What a thumb needs: words that were called up by a long press or a tap go away by themselves, and who
// taps a part that several options name finds these in the sheet.

const LIFTED = 2500; // how long words stay that a long press called up, once the finger is lifted
const TAPPED = 7000;
const sheetBelow = matchMedia("(max-width: 55.99rem)");

let going = null;

const hush = () => {
  for (const tip of document.querySelectorAll(".tip.shown")) tip.classList.remove("shown");
};

function goSoon(wait) {
  clearTimeout(going);
  if (document.querySelector(".tip.shown")) going = setTimeout(hush, wait);
}

document.addEventListener("pointerdown", (event) => {
  clearTimeout(going);
  if (event.pointerType !== "mouse") hush();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => event.pointerType !== "mouse" && goSoon(LIFTED));
}

// After board.js has narrowed the options to those that name the part.
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#board")) return;
  goSoon(TAPPED);
  const narrowed = document.getElementById("narrowed");
  if (!sheetBelow.matches || !narrowed || narrowed.hidden) return;
  document.getElementById("sheet").open = true;
  document.querySelector("#answer .option:not([hidden])")?.scrollIntoView({ block: "nearest" });
});
