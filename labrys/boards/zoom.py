"""Coming near to a large drawing: by wheel, by two fingers, or by three buttons (`zoom.js`).

    pane("div", "chart", drawing, data_zoom="chart")
    zoom_buttons("chart", say("further"), say("whole"), say("nearer"))

The first element inside is what grows; what is beyond the edge is cut off. Without script all of it
is seen, and the buttons are not.
"""

from __future__ import annotations

from labrys.boards.markup import Child, Html, tag


def zoom_buttons(name: str, further: str, whole: str, nearer: str) -> Html:
    """Three buttons for the drawing of that name, and what they are called."""
    buttons: list[Child] = [
        tag("button", sign, type="button", cls="zoom", data_zooms=way, aria_label=label)
        for sign, way, label in (
            ("\u2212", "out", further),
            ("\u25a2", "whole", whole),
            ("+", "in", nearer),
        )
    ]
    return tag("div", *buttons, cls="zoom-buttons", data_zoom_of=name)
