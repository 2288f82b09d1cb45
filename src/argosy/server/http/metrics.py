"""Figures for Prometheus: what the server does and how long it takes, without names, tokens or addresses."""

from __future__ import annotations

import bisect
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argosy.server.app import House

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Histogram:
    """How long something takes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Measure the block, however it ends."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        sums = [sum(self.counts[: number + 1]) for number in range(len(self.counts))]
        bounds = [*[f"{bound:g}" for bound in BOUNDS], "+Inf"]
        buckets = [f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(bounds, sums, strict=True)]
        return [f"# TYPE {name} histogram", *buckets, f"{name}_sum {self.total:.6f}", f"{name}_count {sums[-1]}"]


COMMANDS: Final = Histogram()
"""From the arrival of a command to its answer."""


def exposition(house: House) -> str:
    """All figures as text."""
    writer, harbour = house.store.writer, house.harbour
    counters = {"argosy_commits_total": writer.commits, "argosy_writes_total": writer.jobs}
    gauges = {
        "argosy_tables_live": len(harbour.berths),
        "argosy_tables_playing": harbour.playing(),
        "argosy_sockets": sum(house.door.sockets.values()),
        "argosy_servers": 1 if harbour.telegraph is None else 1 + len(harbour.telegraph.fleet.others),
        "argosy_store_failing": int(writer.failure is not None),
    }
    lines = [line for name, value in counters.items() for line in (f"# TYPE {name} counter", f"{name} {value}")]
    lines += [line for name, value in gauges.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
    return "\n".join([*lines, *COMMANDS.lines("argosy_command_seconds"), ""])
