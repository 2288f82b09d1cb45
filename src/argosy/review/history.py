"""The chances over a game as every seat saw them, and how much of each seat's result was luck.

For every seat: start + luck + own + others = result, where every input adds its change of the seat's chance V, judged
from what that seat sees, to one of the three:

- CHANCE: luck is V after it, minus the mean of V over other outcomes drawn from the same position. What came and these
  are drawn alike, so luck averages zero whatever V is (`oracle/luck.py`, which judges gifts after they are taken).
  The rest of the change is credited to whoever chose last; before anybody chose, to the start.
- A seat: own or others. Where choices that were made face down are revealed, each who made one has an equal share.
- CLOCK: others, as what others held is revealed then.

V at the end is the seat's share of the win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CHANCE, Action, Seat, State
from argosy.core.record import Record
from argosy.core.rng import Rng
from argosy.review.plan import replayed
from argosy.review.types import History, Ledger, LuckStep, Outlooks

if TYPE_CHECKING:
    from argosy.core.registry import AnyGame
    from argosy.oracle.luck import LuckJudge
    from argosy.oracle.oracle import Oracle
    from argosy.review.timeline import Timeline

SAMPLES: Final = 8
"""Outcomes that are drawn anew at each input of CHANCE. Luck averages zero with any number; more make it less noisy."""


class HistoryBuilder:
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
        self._choosers: Sequence[Seat] = ()
        """Who made the last choice, or the choices that were revealed last."""
        self._judge: LuckJudge | None = None
        if oracle.numpy:
            from argosy.oracle.luck import LuckJudge

            self._judge = LuckJudge(oracle, samples)

    def follow(self) -> Iterator[int]:
        """Look at the inputs one by one; yields the number of each. Call it once."""
        before: State | None = None
        for number, state in self.timeline.states():
            now = self._outlook(number, state)
            if before is None:
                for seat in self._seats:
                    self._parts[seat]["start"].append(now.chances[seat])
            else:
                self._attribute(number, before, state, self._outlooks[-1], now)
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

    def _attribute(self, number: int, before: State, after: State, then: Outlooks, now: Outlooks) -> None:
        """Add the change of every seat's chance to what it came from."""
        entry = self.record.inputs[number - 1]
        changes = [now.chances[seat] - then.chances[seat] for seat in self._seats]
        if entry.actor == CHANCE:
            luck = self._luck_of(number, before, entry.action)
            self._luck.append(LuckStep(number, luck))
            changes = [change - part for change, part in zip(changes, luck, strict=True)]
            for seat in self._seats:
                self._parts[seat]["luck"].append(luck[seat])
            choosers = self._choosers
        else:
            sealed = set(self.rules.sealed(before)) - set(self.rules.sealed(after))
            choosers = self._choosers = tuple(sorted(sealed | {entry.actor}))
        for seat, change in enumerate(changes):
            self._credit(seat, choosers, change)

    def _credit(self, seat: Seat, choosers: Sequence[Seat], change: float) -> None:
        """Add a change to a seat's own choices, to those of others, or in part to both."""
        if not choosers:
            self._parts[seat]["start"].append(change)
            return
        own = change / len(choosers) if seat in choosers else 0.0
        self._parts[seat]["own"].append(own)
        self._parts[seat]["others"].append(change - own)

    def _luck_of(self, number: int, before: State, outcome: Action) -> tuple[float, ...]:
        """The luck of every seat by an input of CHANCE; without NumPy, gifts are judged before they are taken."""
        seed = f"{self.seed}/luck/{number}"
        if self._judge is not None:
            return self._judge.of_chance(before, outcome, seed).chances
        outcomes = [
            outcome,
            *[self.rules.draw(before.clone(), Rng(f"{seed}/{sample}")) for sample in range(self.samples)],
        ]
        judged = []
        for other in outcomes:
            world = before.clone()
            self.rules.apply(world, CHANCE, other)
            judged.append(self._outlook(number, world).chances)
        came, drawn = judged[0], judged[1:]
        return tuple([came[seat] - fsum([chances[seat] for chances in drawn]) / len(drawn) for seat in self._seats])


def history_of(
    record: Record,
    oracle: Oracle,
    seed: str = "review",
    samples: int = SAMPLES,
    timeline: Timeline | None = None,
) -> History:
    """The chances over a whole game, and what was luck. Raises ReplayError or EditionError."""
    builder = HistoryBuilder(record, oracle, seed, samples, timeline)
    for _ in builder.follow():
        pass
    return builder.history()
