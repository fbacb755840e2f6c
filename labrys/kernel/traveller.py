"""What positions, views and steps have in common: they travel, compare and print."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Traveller:
    """Can be pickled, deep-copied and compared. How that is done stands in `labrys.kernel.travel`,
    which is never compiled: it looks at classes from outside."""

    def key(self) -> bytes:
        """Sixteen bytes that are equal where `==` holds, in every process."""
        from labrys.kernel.travel.key import key

        return key(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        from labrys.kernel.travel.key import equal

        return equal(self, other)

    def __hash__(self) -> int:
        # Compiled, a hash has to fit a machine word with its sign.
        return int.from_bytes(self.key()[:7], "little")

    def __reduce__(self) -> tuple[object, ...]:
        from labrys.kernel.travel.luggage import reduced

        return reduced(self)

    def __deepcopy__(self, memo: dict[int, object]) -> object:
        from labrys.kernel.travel.luggage import deep_copy

        return deep_copy(self)
