"""Decision times of bots as a histogram with logarithmic bins: means and percentiles from a few numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log2
from typing import Final

from argosy.core.codec import Json

STEPS: Final = 16
"""Steps for each doubling of the time: a step is about 4.4 %."""
SHORTEST: Final = 1e-6
"""All shorter decisions count in the first step."""


@dataclass(slots=True)
class DecisionTimes:
    """The decision times of one seat: their sum in seconds, and the number of decisions in each step."""

    seconds: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Add one decision."""
        step = max(0, floor(STEPS * log2(max(seconds, SHORTEST) / SHORTEST)))
        self.steps[step] = self.steps.get(step, 0) + 1
        self.seconds += seconds

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(self.steps.values())

    @property
    def mean(self) -> float:
        """Seconds per decision; 0 without any."""
        return self.seconds / self.decisions if self.steps else 0.0

    def percentile(self, share: float) -> float:
        """Seconds within which that share of the decisions were made, to the upper end of its step."""
        left = share * self.decisions
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(SHORTEST * 2 ** ((step + 1) / STEPS))
        return 0.0

    def as_json(self) -> dict[str, Json]:
        """The sum and the steps."""
        steps: dict[str, Json] = {str(step): count for step, count in sorted(self.steps.items())}
        return {"seconds": round(self.seconds, 6), "steps": steps}


def merged(parts: Iterable[DecisionTimes]) -> DecisionTimes:
    """The times of several seats or games, added up."""
    whole = DecisionTimes()
    for part in parts:
        whole.seconds += part.seconds
        for step, count in part.steps.items():
            whole.steps[step] = whole.steps.get(step, 0) + count
    return whole


def read_decision_times(data: Json) -> DecisionTimes:
    """Read what `as_json` wrote. Raises TypeError or ValueError."""
    match data:
        case {"seconds": int() | float() as seconds, "steps": dict() as steps}:
            return DecisionTimes(
                float(seconds), {int(step): count for step, count in steps.items() if type(count) is int}
            )
    raise TypeError(f"decision times are expected, not {data!r}")
