"""How a test says which rules of a ledger it shows."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test, or a class of tests, with the ids of the rules it would catch being broken."""

    def mark(test: Test) -> Test:
        test.rule_ids = (*getattr(test, "rule_ids", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark
