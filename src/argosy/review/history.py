"""The chances over a game as every seat saw them, and how much of each seat's result was luck.

For every seat: start + luck + own + others = result, where every input adds its change of the seat's chance V, judged
from what that seat sees, to one of the three:

- CHANCE: V after it, less what was to be expected, is luck. What was to be expected is the mean of V over outcomes
  drawn anew from the same position; the drawn one and these come from the same distribution, so luck averages zero
  whatever V is. What is left (expected V less V before) goes to whoever chose last; before anybody chose, to the start.
- A seat: own or others.
- CLOCK: others, as what others held is revealed then.

V at the end is the seat's share of the win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CHANCE, Seat, State
from argosy.core.record import Record
from argosy.core.rng import Rng
from argosy.review.plan import replayed
from argosy.review.types import History, Ledger, LuckStep, Outlooks

if TYPE_CHECKING:
    from argosy.core.registry import AnyGame
    from argosy.oracle.oracle import Oracle
    from argosy.review.timeline import Timeline

SAMPLES: Final = 8
"""Outcomes that are drawn anew at each input of CHANCE. Luck averages zero with any number; more make it less noisy."""


class Chronicle:
    """Follows the chances of a game input by input, so that callers can show them as they come."""

    def __init__(
        self,
        record: Record,
        oracle: Oracle,
        seed: str = "review",
        samples: int = SAMPLES,
        timeline: Timeline | None = None,
    ) -> None:
        """Replay the record, unless a timeline of it is given. Raises ReplayError or EditionError."""
        self.record = record
        self.oracle = oracle
        self.seed, self.samples = seed, samples
        self.timeline = timeline or replayed(record)
        self.rules: AnyGame = self.timeline.rules
        self._seats = range(record.header.seats)
        self._outlooks: list[Outlooks] = []
        self._luck: list[LuckStep] = []
        self._parts: list[dict[str, list[float]]] = [
            {"start": [], "luck": [], "own": [], "others": []} for _ in self._seats
        ]
        self._chooser: Seat | None = None

    def follow(self) -> Iterator[int]:
        """Look at the inputs one by one; yields the number of each. Call it once."""
        before: State | None = None
        for number, state in self.timeline.states():
            now = self._outlook(number, state)
            if before is None:
                for seat in self._seats:
                    self._parts[seat]["start"].append(now.chances[seat])
            else:
                self._attribute(number, before, self._outlooks[-1], now)
            self._outlooks.append(now)
            before = state.clone()
            yield number

    def history(self) -> History:
        """What was found so far."""
        ledgers = []
        for seat in self._seats:
            start, luck, own, others = [fsum(self._parts[seat][name]) for name in ("start", "luck", "own", "others")]
            result = self._outlooks[-1].chances[seat]
            ledgers.append(Ledger(seat, start, luck, own, others, result))
        inputs = self._outlooks[-1].number
        return History(len(self._seats), inputs, tuple(self._outlooks), tuple(self._luck), tuple(ledgers))

    def _outlook(self, number: int, state: State) -> Outlooks:
        """The chances in a position: at the end of the game the shares of the win."""
        result = self.rules.result(state)
        if result is not None:
            share = 1 / len(result.winners)
            chances = tuple([share if seat in result.winners else 0.0 for seat in self._seats])
            return Outlooks(number, chances, tuple([float(points) for points in result.points]))
        seen = [self.oracle.of_state(state, seat) for seat in self._seats]
        return Outlooks(
            number,
            tuple([outlook.chances[seat] for seat, outlook in enumerate(seen)]),
            tuple([outlook.points[seat] for seat, outlook in enumerate(seen)]),
        )

    def _attribute(self, number: int, before: State, then: Outlooks, now: Outlooks) -> None:
        """Add the change of every seat's chance to what it came from."""
        actor = self.record.inputs[number - 1].actor
        if actor != CHANCE:
            self._chooser = actor
            for seat in self._seats:
                self._parts[seat]["own" if seat == actor else "others"].append(now.chances[seat] - then.chances[seat])
            return
        expected = self._expected(number, before)
        luck = tuple([now.chances[seat] - expected[seat] for seat in self._seats])
        self._luck.append(LuckStep(number, luck))
        for seat in self._seats:
            part = "start" if self._chooser is None else "own" if seat == self._chooser else "others"
            self._parts[seat]["luck"].append(luck[seat])
            self._parts[seat][part].append(expected[seat] - then.chances[seat])

    def _expected(self, number: int, before: State) -> Sequence[float]:
        """The mean chance of every seat after the CHANCE that was due, over outcomes drawn anew."""
        drawn = []
        for sample in range(self.samples):
            world = before.clone()
            outcome = self.rules.draw(world, Rng(f"{self.seed}/luck/{number}/{sample}"))
            self.rules.apply(world, CHANCE, outcome)
            drawn.append(self._outlook(number, world).chances)
        return [fsum([chances[seat] for chances in drawn]) / len(drawn) for seat in self._seats]


def history_of(
    record: Record, oracle: Oracle, seed: str = "review", samples: int = SAMPLES, timeline: Timeline | None = None
) -> History:
    """The chances over a whole game, and what was luck. Raises ReplayError or EditionError."""
    chronicle = Chronicle(record, oracle, seed, samples, timeline)
    for _ in chronicle.follow():
        pass
    return chronicle.history()
