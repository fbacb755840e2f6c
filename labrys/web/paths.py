"""What may stand in a path: anything else names nothing that we have."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from labrys.tables.keys import ALPHABET, ID_LENGTH, LONGEST

TableId = Annotated[str, Path(pattern=f"^[{ALPHABET}]{{{ID_LENGTH}}}$")]
Token = Annotated[str, Path(pattern=f"^[A-Za-z0-9_-]{{20,{LONGEST}}}$")]
Ply = Annotated[int, Path(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Path(ge=0, le=99)]
StaticPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_./-]+$", max_length=200)]
