// A page tells the server which panes it has (`data-is`), and gets only those that have changed;
// in place of the others come empty ones, `data-same`, for which the page's own stay as they are.
// Of each that will be drawn anew the other scripts are told just before (`labrys:redraw`).

const panes = () => document.querySelectorAll("[data-is]");
const known = () => [...panes()].map((pane) => `${pane.id}=${pane.dataset.is}`).join(" ");

htmx.registerExtension("panes", {
  htmx_config_request: (_, { ctx }) => {
    const target = typeof ctx.target === "string" ? document.querySelector(ctx.target) : ctx.target;
    if (target?.matches("#table, #replay")) ctx.request.headers["Labrys-Panes"] = known();
  },
  htmx_before_morph_node: (_, { oldNode, newNode }) => {
    const same = newNode.dataset?.same;
    if (same === undefined) {
      if (oldNode.dataset?.is) document.dispatchEvent(new CustomEvent("labrys:redraw", { detail: oldNode }));
      return true;
    }
    // Another update may have come in between: what is shown is then neither the old nor the new.
    if (oldNode.dataset.is !== same) document.dispatchEvent(new CustomEvent("labrys:missed"));
    return false;
  },
});
