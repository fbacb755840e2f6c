"""What a player is after, in one line; and a warning as soon as somebody is about to get there.

Who sees the game for the first time must not lose it without having been told what wins.
"""

from __future__ import annotations

from labrys.games.minotaur.board.page_effects import lords_icon
from labrys.games.minotaur.board.page_faces import Faces
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.rules import end
from labrys.games.minotaur.rules.lords import BY_SUPREMACY


class Aim:
    """Draws the aim of the game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, scene: Scene) -> str:
        if scene.view.over:
            return ""
        for seat in (scene.far, scene.near):
            how = end.won(scene.lords, seat)
            if how:
                return self.close(scene, seat, how)
        return f'<p class="aim">{self.faces.say("page-aim")}</p>'

    def close(self, scene: Scene, seat: int, how: int) -> str:
        """Somebody would win if their turn began now (ML-END-01 to 03)."""
        say = self.faces.say
        name = scene.sitters[seat].name
        if how == BY_SUPREMACY:
            own = "page-close-own" if scene.mine(seat) else "page-close"
            text = say(own, name=name)
        else:
            other = scene.sitters[1 - seat].name
            text = say("page-close-deck", name=name, other=other)
        kind = "good" if scene.mine(seat) else "bad"
        return f'<p class="aim close {kind}">{lords_icon("supremacy")}<span>{text}</span></p>'
