"""Buttons to come near a drawing, and choices that differ in a number."""

from labrys.boards.markup import tag
from labrys.boards.stepper import stepper
from labrys.boards.zoom import zoom_buttons
from tests.drawing import Drawing


def test_a_drawing_has_three_buttons_that_say_what_they_do():
    drawing = Drawing(zoom_buttons("chart", "Further", "Whole", "Nearer"))
    assert drawing.found["data-zooms"] == ["out", "whole", "in"]
    assert drawing.found["aria-label"] == ["Further", "Whole", "Nearer"]
    assert drawing.found["data-zoom-of"] == ["chart"]


def test_choices_are_stepped_through_and_a_single_one_has_no_buttons():
    choices = [tag("li", number, data_part=f"sell-{number}") for number in (1, 2, 3)]
    drawing = Drawing(stepper("sell", choices, "Less", "More", begin=2))
    assert drawing.found["data-part"] == ["sell-1", "sell-2", "sell-3"]
    assert drawing.found["data-step"] == ["-1", "1"]
    assert drawing.found["data-begin"] == ["2"]
    alone = Drawing(stepper("sell", choices[:1], "Less", "More"))
    assert "data-step" not in alone.names
