"""The beats of an event stream tell nothing but that it lives."""

import asyncio
import time

from labrys.web import live_events
from labrys.web.streams import STREAMS
from tests.apart import run_apart
from tests.web.browsers import play_on

BEAT = 0.4


def beats_of(house, table, disturb):
    """When beats came, in seconds since the stream began, while others do things in between."""

    async def listen():
        stream = live_events.follow(house, table, lambda: "always the same", "beat")
        begun, times = time.monotonic(), []
        async for word in stream:
            if word == "beat":
                times.append(time.monotonic() - begun)
                if len(times) == 4:
                    await stream.aclose()
                    return times
        return times

    async def main():
        listening, ends = asyncio.create_task(listen()), time.monotonic() + 30
        while disturb and not listening.done() and time.monotonic() < ends:
            await asyncio.sleep(BEAT / 3)
            house.notifier.notify(table)
        return await asyncio.wait_for(listening, 30)

    return run_apart(main())


def test_beats_come_on_a_fixed_clock_whatever_others_do(duel, house, monkeypatch):
    monkeypatch.setattr(live_events, "BEAT", BEAT)
    STREAMS.closing = False
    for disturb in (False, True):
        times = beats_of(house, duel, disturb)
        assert len(times) == 4
        # Late on a busy machine, perhaps, but never put off by what others do.
        offsets = [at % BEAT for at in times]
        assert min(min(one, BEAT - one) for one in offsets) < BEAT / 4
        assert times[0] < 2 * BEAT
    assert play_on(house, duel, 1) == 1
