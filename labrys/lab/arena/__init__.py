"""Bots against bots: one game (`game`), one deal in all rotations (`deal`), and `labrys arena`.

Who meets whom is in `fields`, what was played in `kept`, and what it says in `share`, `rating`,
`sure` and `standing`; `contest` plays and `report` tells.
"""

from labrys.lab.arena.game import BadChoice, Played, play, play_with

__all__ = ["BadChoice", "Played", "play", "play_with"]
