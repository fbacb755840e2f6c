// Day and night: as the system asks, or as the visitor chose. It is loaded before the page is
// drawn, so that a dark page never flashes.
(() => {
  const THEMES = ["auto", "light", "dark"];
  const root = document.documentElement;

  const chosen = () => {
    try {
      const theme = localStorage.getItem("labrys-theme");
      return THEMES.includes(theme) ? theme : "auto";
    } catch {
      return "auto";
    }
  };

  const keep = (theme) => {
    try {
      localStorage.setItem("labrys-theme", theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };

  const show = (theme) => {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const button = document.getElementById("theme");
    if (!button) return;
    button.hidden = false;
    button.title = button.dataset[theme];
    button.querySelector(".theme-words").textContent = button.dataset[theme];
  };

  let theme = chosen();
  show(theme);
  document.addEventListener("DOMContentLoaded", () => show(theme));
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#theme")) return;
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    keep(theme);
    show(theme);
  });
  addEventListener("storage", (event) => {
    if (event.key === "labrys-theme") show((theme = chosen()));
  });
})();
