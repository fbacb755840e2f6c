"""Many games at once: what is learned by playing, measuring and counting."""
