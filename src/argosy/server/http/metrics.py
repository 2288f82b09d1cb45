"""Histogram for Prometheus, and the one that measures commands."""

from __future__ import annotations

import bisect
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
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
        """Add a measurement."""
        self.counts[bisect.bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The lines of the Prometheus text format."""
        sums = [sum(self.counts[: number + 1]) for number in range(len(self.counts))]
        bounds = [*[f"{bound:g}" for bound in self.bounds], "+Inf"]
        buckets = [f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(bounds, sums, strict=True)]
        return [f"# TYPE {name} histogram", *buckets, f"{name}_sum {self.total:.6f}", f"{name}_count {sums[-1]}"]


class Counter:
    """How often something happened."""

    def __init__(self) -> None:
        self.total = 0

    def add(self) -> None:
        """Count it once more."""
        self.total += 1


COMMANDS: Final = Histogram()
"""Seconds from the arrival of a command to its answer."""
STALE_COMMANDS: Final = Counter()
"""Inputs whose sender had not seen the latest version of the game."""
