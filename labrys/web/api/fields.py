"""What is wrong with the fields of a request, in words instead of a validator's terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from labrys.kernel.lexicon import shown

# How many wrong fields are told of; the rest will be found when these are right.
MOST: Final = 10

# The kinds of mistake that pydantic tells apart, by the message that says them to people.
SAID: Final = {
    "missing": "api-field-missing",
    "extra_forbidden": "api-field-unknown",
    "string_type": "api-field-text",
    "string_unicode": "api-field-text",
    "string_too_long": "api-field-long",
    "string_too_short": "api-field-short",
    "int_type": "api-field-number",
    "int_parsing": "api-field-number",
    "int_parsing_size": "api-field-number",
    "int_from_float": "api-field-number",
    "finite_number": "api-field-number",
    "bool_type": "api-field-boolean",
    "bool_parsing": "api-field-boolean",
    "literal_error": "api-field-one-of",
    "list_type": "api-field-list",
    "too_long": "api-field-many",
    "too_short": "api-field-few",
    "dict_type": "api-field-object",
    "model_type": "api-field-object",
    "model_attributes_type": "api-field-object",
    "greater_than_equal": "api-field-least",
    "less_than_equal": "api-field-most",
    "less_than": "api-field-below",
    "json_invalid": "api-field-json",
}


def details(wrong: Sequence[Any], say: Callable[..., str]) -> list[str]:
    """A sentence for each wrong field."""
    return [_sentence(one, say) for one in wrong[:MOST]]


def _sentence(wrong: dict[str, Any], say: Callable[..., str]) -> str:
    kind, place = wrong["type"], wrong["loc"][1:]
    message = SAID.get(kind, "api-field-wrong")
    parts = {name: str(value) for name, value in wrong.get("ctx", {}).items()}
    if kind == "json_invalid":
        return say(message, position=str(place[0]))
    if not place:
        return say("api-field-body")
    return say(message, field=shown(".".join(str(part) for part in place)), **parts)
