// Marks the chapter in view in the contents, and folds them away once one has been chosen.

const contents = document.querySelector(".contents");
const text = document.querySelector("#rules-text");

function markCurrent() {
  const headings = [...text.querySelectorAll(":is(h2, h3)[id]")];
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  const anchor = above.at(-1)?.id;
  for (const link of contents.querySelectorAll("a")) {
    const current = anchor !== undefined && link.hash === `#${anchor}`;
    if (current === link.hasAttribute("aria-current")) continue;
    if (current) {
      link.setAttribute("aria-current", "location");
      const list = link.closest("nav");
      const top = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
      if (top < 0 || top > list.clientHeight - 40) list.scrollTop += top - list.clientHeight / 2;
    } else {
      link.removeAttribute("aria-current");
    }
  }
}

let waiting = false;
function soon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    markCurrent();
  });
}

addEventListener("scroll", soon, { passive: true });
addEventListener("resize", soon, { passive: true });
new MutationObserver(soon).observe(text, { childList: true });
contents.addEventListener("click", (event) => {
  if (event.target.closest("a")) contents.open = false;
});
markCurrent();
