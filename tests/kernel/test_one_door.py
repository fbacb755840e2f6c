"""The one way to change a position is to play what it offers, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.kernel.cheats import (
    test_no_bot_changes_a_game_through_its_view,
    test_no_list_of_a_position_opens_another_door,
    test_wrong_things_as_options_and_seats_get_a_sentence,
)

__all__ = [
    "test_no_bot_changes_a_game_through_its_view",
    "test_no_list_of_a_position_opens_another_door",
    "test_wrong_things_as_options_and_seats_get_a_sentence",
]


def test_the_same_holds_compiled(compiled):
    tried = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("cheats.py"))],
        env={**os.environ, "PYTHONPATH": str(compiled)},
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stderr
    assert tried.stdout.split()[-1] == "ok"
