"""Our own small random generator: one integer of state, the same stream on every machine and Python.

Marsaglia's multiply-with-carry with a 32-bit word: the low half of the state is the word, the high half the carry.
`A * 2**32 - 1` and `A * 2**31 - 1` are both prime, so the period is `A * 2**31 - 1`, about 2.8e18.
Every value stays below 2**63, so compiled code runs it on native integers.
Test vectors: docs/rng.md.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

A: Final = 1327217265
WORD: Final = 0xFFFFFFFF
PERIOD: Final = A * 2**31 - 1


class Rng:
    """A stream of random numbers; `fork(name)` gives another that does not disturb this one."""

    __slots__ = ("forks", "seed", "state")

    seed: str
    state: i64
    forks: dict[str, Rng]

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.forks = {}
        number = int.from_bytes(sha256(seed.encode()).digest()[:16], "big")
        self.state = 1 + number % (A * 2**32 - 2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31; the bias is below n / 2**32."""
        t = A * (self.state & WORD) + (self.state >> 32)
        self.state = t
        return (((t ^ (t >> 32)) & WORD) * n) >> 32

    def fork(self, name: str) -> Rng:
        """The stream of that name: the same object each time, independent of all others."""
        if name not in self.forks:
            self.forks[name] = Rng(self.seed + "/" + name)
        return self.forks[name]

    def shuffled(self, items: list[int]) -> list[int]:
        """A copy of the items in random order (Fisher-Yates from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def commitment(seed: str) -> str:
    """What a match publishes of its seed before it is revealed."""
    return sha256(seed.encode()).hexdigest()
