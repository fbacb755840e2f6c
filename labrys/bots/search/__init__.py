"""The bot `search`: it thinks ahead in worlds that fit its view."""
