"""Runs what is asynchronous in a thread of its own: a browser test of the same process may have
left a loop running in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
