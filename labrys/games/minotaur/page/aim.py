"""What a player is after, in one line; and a warning as soon as somebody is about to get there.

Who sees the game for the first time must not lose it without having been told what wins.
"""

from __future__ import annotations

from labrys.boards.markup import EMPTY, Html, tag
from labrys.games.minotaur.page.effects import lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.rules import end
from labrys.games.minotaur.rules.lords import BY_SUPREMACY


class Aim:
    """Draws the aim of the game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        if scene.view.over:
            return EMPTY
        for seat in (scene.far, scene.near):
            how = end.won(scene.lords, seat)
            if how:
                return self.close(scene, seat, how)
        return tag("p", self.say("page-aim"), cls="aim")

    def close(self, scene: Scene, seat: int, how: int) -> Html:
        """Somebody would win if their turn began now (ML-END-01 to 03)."""
        name = scene.sitters[seat].name
        if how == BY_SUPREMACY:
            told = self.say("page-close-own" if scene.mine(seat) else "page-close", name=name)
        else:
            told = self.say("page-close-deck", name=name, other=scene.sitters[1 - seat].name)
        kind = "good" if scene.mine(seat) else "bad"
        return tag("p", lords_icon("supremacy"), tag("span", told), cls=f"aim close {kind}")
