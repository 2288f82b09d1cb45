"""Luck: what chance gave every seat, beyond what was to be expected of it.

For an input of chance, the luck of a seat is V(after what came) - E[V(after)], where V is what the oracle says from
what that seat sees, and the mean is over all outcomes with their weights. Its expectation is 0 whatever the oracle's
errors are: they only make it explain less. Where there are too many outcomes to list, the mean is over outcomes drawn
independently of the one that came, which leaves the expectation at 0 too.

Some gifts are of use only to whom takes them, and the oracle does not read them before. Then V is what it says after
the taking that is best for the seat to act (`OracleAdapter.takings`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from argosy.core.contract import CHANCE, Action, Plain, Seat, State
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.oracle.oracle import Oracle, adapter

DRAWS: Final = 32
"""Outcomes that are drawn where there are more than can be listed: they add 1/32 to the variance of the luck."""
CHANCES: Final = 0
POINTS: Final = 1
"""Where a pair of chance and points has which."""

Worths = NDArray[np.float64]
"""By position and seat: its chance and its points, as it sees them itself."""


@dataclass(frozen=True, slots=True)
class Worth(Plain):
    """Chance to win and points by seat, each from what that seat sees: the chances need not sum to 1."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Luck(Plain):
    """What an input of chance gave: what every seat could expect before, and what came."""

    expected: Worth
    came: Worth

    @property
    def chances(self) -> tuple[float, ...]:
        """The luck of every seat, in chances to win."""
        return tuple([came - due for came, due in zip(self.came.chances, self.expected.chances, strict=True)])

    @property
    def points(self) -> tuple[float, ...]:
        """The luck of every seat, in points."""
        return tuple([came - due for came, due in zip(self.came.points, self.expected.points, strict=True)])


class LuckJudge:
    """Judges the chance of one table."""

    def __init__(self, oracle: Oracle, draws: int = DRAWS) -> None:
        """`draws`: up to so many outcomes are listed; where there are more, so many are drawn."""
        setting = oracle.setting
        self.oracle: Final = oracle
        self.draws: Final = draws
        self.game: Final = setting.adapter.game
        self.takings: Final = adapter(setting.adapter.game.key).takings

    def of_log(self, log: Iterable[Input], seed: str) -> Iterator[tuple[int, Luck]]:
        """The luck of each input of chance in a game's log, with its number. The same seed gives the same."""
        game, setting = self.game, self.oracle.setting
        state = game.start(setting.seats, setting.options, setting.edition)
        for number, entry in enumerate(log):
            if entry.actor == CHANCE:
                yield number, self.of_chance(state, entry.action, f"{seed}/{number}")
            game.apply(state, entry.actor, entry.action)

    def of_chance(self, state: State, action: Action, seed: str) -> Luck:
        """The luck of one outcome of the chance that is due in a state, which does not change.

        `seed`: of the outcomes that are drawn to compare with; it must have nothing to do with how this one was drawn.
        """
        listed = self.game.outcomes(state)
        if listed is not None and len(listed) <= self.draws:
            others, weights = [other for other, _ in listed], [weight for _, weight in listed]
        else:
            others = [self.game.draw(state, Rng(f"{seed}/{number}")) for number in range(self.draws)]
            weights = [1] * self.draws
        worths = self.worths([self.after(state, CHANCE, other) for other in (action, *others)])
        due = np.average(worths[1:], axis=0, weights=weights)
        return Luck(worth(due), worth(worths[0]))

    def of_state(self, state: State) -> Worth:
        """What every seat can expect in a state, judged as after an input of chance."""
        return worth(self.worths([state])[0])

    def after(self, state: State, actor: Seat, action: Action) -> State:
        """The state after an input."""
        changed = state.clone()
        self.game.apply(changed, actor, action)
        return changed

    def worths(self, states: Sequence[State]) -> Worths:
        """What every seat can expect in each state; where there is something to take, after the best taking."""
        if self.takings is not None:
            states = self.taken(states, [self.takings(state) for state in states])
        seats = range(self.oracle.setting.seats)
        return self.judge([(state, seat) for state in states for seat in seats]).reshape(len(states), len(seats), 2)

    def taken(self, states: Sequence[State], takings: Sequence[Sequence[Action]]) -> list[State]:
        """Each state after the taking that gives most points to the one seat that is to act."""
        tried = [
            (self.after(state, seat, action), seat)
            for state, actions in zip(states, takings, strict=True)
            for seat in self.game.to_act(state)
            for action in actions
        ]
        points = self.judge(tried)[:, POINTS] if tried else np.zeros(0)
        found, begin = [], 0
        for state, actions in zip(states, takings, strict=True):
            end = begin + len(actions)
            found.append(tried[begin + int(points[begin:end].argmax())][0] if actions else state)
            begin = end
        return found

    def judge(self, positions: Sequence[tuple[State, Seat]]) -> Worths:
        """The chance and points of a seat in a state, as it sees them: a row each."""
        setting = self.oracle.setting
        seen = np.empty((len(positions), setting.encoder.size), np.float32)
        for (state, seat), row in zip(positions, seen, strict=True):
            setting.observe_into(state, seat, row)
        chances, points = self.oracle.of_observations(seen)
        return np.stack([chances[:, 0], points[:, 0]], axis=1).astype(np.float64)


def worth(rows: Worths) -> Worth:
    """The chances and points of the seats of one position."""
    return Worth(tuple(rows[:, CHANCES].tolist()), tuple(rows[:, POINTS].tolist()))
