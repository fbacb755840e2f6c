"""A review as text to be kept, and back again."""

from __future__ import annotations

import json
from typing import Any

from labrys.bots.coach.review import VERSION, Luck, Review, Weighed
from labrys.kernel.lexicon import Lexicon

DIGITS = 5


def write(review: Review, lexicon: Lexicon) -> str:
    """As JSON; options by their spelling, so that it can be read after an upgrade, too."""
    return json.dumps(
        {
            "version": VERSION,
            "seats": review.seats,
            "turns": review.turns,
            "course": [_rounded(chances) for chances in review.course],
            "choices": [_choice(choice, lexicon) for choice in review.choices],
            "luck": [
                [luck.ply, luck.kind, _rounded(luck.effects), _rounded(luck.errors)]
                for luck in review.luck
            ],
        },
        separators=(",", ":"),
    )


def read(text: str, lexicon: Lexicon) -> Review | None:
    """The review, or None if it was made in another way than they are now."""
    data = json.loads(text)
    if data["version"] != VERSION:
        return None
    review = Review(data["seats"])
    review.turns = data["turns"]
    review.course = data["course"]
    review.choices = [_weighed(kept, lexicon) for kept in data["choices"]]
    review.luck = [Luck(*kept) for kept in data["luck"]]
    return review


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def _choice(choice: Weighed, lexicon: Lexicon) -> dict[str, Any]:
    numbers = [choice.chance, choice.best_chance, choice.second, choice.average, choice.error]
    numbers += [choice.points, choice.stake, choice.loss]
    return {
        "at": [choice.ply, choice.seat, choice.options],
        "chose": lexicon.spell(choice.option),
        "best": lexicon.spell(choice.best),
        "chances": _rounded(numbers),
        "closely": choice.closely,
    }


def _weighed(kept: dict[str, Any], lexicon: Lexicon) -> Weighed:
    ply, seat, options = kept["at"]
    choice = Weighed(ply, seat, lexicon.read(kept["chose"]), options)
    choice.best = lexicon.read(kept["best"])
    chances = kept["chances"]
    choice.chance, choice.best_chance, choice.second, choice.average = chances[:4]
    choice.error, choice.points, choice.stake, choice.loss = chances[4:]
    choice.closely = kept["closely"]
    return choice
