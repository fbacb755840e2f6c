"""Play in the browser: pages, live updates and the interface for programs."""
