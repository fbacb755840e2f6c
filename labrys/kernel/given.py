"""What programs hand in where a whole number is asked for: looked at before it is used."""

from __future__ import annotations

from typing import Final, TypeAlias

# A number of ours, if all is well. Declared as anything at all, so that a wrong thing gets our own
# sentence, compiled or not, and never an error of the compiler's.
Given: TypeAlias = object

LARGEST: Final = 10**100
LONGEST: Final = 60


def said(given: object) -> str:
    """A thing somebody gave us, fit to stand in a sentence."""
    if isinstance(given, int) and not isinstance(given, bool):
        if -LARGEST < given < LARGEST:
            return str(given)
        sign = "-" if given < 0 else ""
        return f"{sign}10^{given.bit_length() * 3 // 10} or so"
    try:
        text = repr(given)
    except Exception:
        return f"a {type(given).__name__}"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
