"""What the house answers when something can't be done: a message's name and its parts."""

from __future__ import annotations

from labrys.kernel.errors import LabrysError


class HouseError(LabrysError):
    """Something that can't be done at a table. `message` names the sentence for people."""

    message = "house-error"

    def __init__(self, message: str = "", **parts: str | int) -> None:
        self.message = message or type(self).message
        self.parts = parts
        named = ", ".join(f"{name} {value}" for name, value in parts.items())
        super().__init__(f"{self.message} ({named})" if named else self.message)


class NoTable(HouseError):
    """There is no such table, or nothing that may be shown of it."""

    message = "house-no-table"


class NoCampaign(NoTable):
    """There is no such campaign, or it is somebody else's."""

    message = "house-no-campaign"


class NotYours(HouseError):
    """The visitor has no right to do this."""

    message = "house-not-yours"


class Stale(HouseError):
    """The table has moved on since the visitor looked."""

    message = "house-stale"


class NotNow(HouseError):
    """The rules of the house don't allow it now."""

    message = "house-not-now"


class OldRules(HouseError):
    """The rules or the content of today do not allow what was played at the table."""

    message = "house-differs"


class BadPlan(HouseError):
    """A table can't be opened like that, or a name or text is not acceptable."""

    message = "house-bad-plan"
