"""What the lab needs beside Labrys itself, and what to say where it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from labrys.envs import MissingExtra


def needed(module: str) -> Any:
    """A module of the extra `lab`; if it is missing, a sentence that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = (error.name or module).partition(".")[0]
        raise MissingExtra(f"this needs the package '{package}': {install()}") from None


def install() -> str:
    return "pip install 'labrys[lab]'"
