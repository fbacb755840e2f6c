"""How the schema became what it is. A new step is a new file in `versions`."""
