"""Bots whose module takes longer to import than a bot of the tests may think."""

import time

from naughty_bots import First  # type: ignore[import-not-found]  # found by the pool's processes

time.sleep(1.0)

__all__ = ["First"]
