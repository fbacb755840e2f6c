"""How positions, views and steps travel: to other processes, into files, and beside each other."""
