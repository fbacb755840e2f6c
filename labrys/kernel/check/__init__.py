"""`labrys check`: what every game promises, verified in random games."""
