"""Rounds in the terminal while a clock runs: all seats may act at any time, so they are asked in turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CLOCK, Action, Seat
from argosy.games.package import clock_option, package

if TYPE_CHECKING:
    from argosy.core.replay import AnyMatch
    from argosy.text.game_text import GameText

UNTIMED: Final = frozenset({"untimed", "post"})
SILENT: Final = 50
"""Rounds among bots only, before people who are ready are asked again."""


class Rounds:
    """Keeps track of which seats have had their go in the current round.

    A person who is ready is not asked, unless another person is not ready and the menu has new entries. When all
    people are ready, only bots that are not ready are asked, so that the phase ends.
    """

    def __init__(self, match: AnyMatch, game_text: GameText, people: Collection[Seat]) -> None:
        self.match = match
        self.game_text = game_text
        self.clock = package(match.header.game).clock
        self.people = people
        self.timed = not people or match.header.options.get(clock_option(match.header.game)) not in UNTIMED
        self._had: set[Seat] = set()
        self._seen: dict[Seat, set[Action]] = {}
        """By seat of a person: the menu after the last go."""
        self._silent = 0

    @property
    def running(self) -> bool:
        """Whether a clock runs now."""
        return self.match.game.tick(self.match.state) is not None

    def due(self) -> tuple[Seat, ...]:
        """The seats that may act and have not had their go; without a clock, all seats that may act."""
        to_act = self.match.to_act
        if not self.running:
            return to_act
        ready = set(self.clock.ready_seats(self.match.state)) if self.clock is not None else set()
        settled = ready.issuperset(self.people)
        return tuple([seat for seat in to_act if seat not in self._had and self._wanted(seat, ready, settled)])

    def _wanted(self, seat: Seat, ready: Collection[Seat], settled: bool) -> bool:
        """Whether a seat is asked in this round at all."""
        if seat not in ready:
            return True
        if seat not in self.people:
            return self.timed or not settled
        if settled:
            return self._silent >= SILENT
        return bool(set(self.game_text.actions(self.match.view(seat))) - self._seen.get(seat, set()))

    def goes_on(self, seat: Seat, action: Action) -> bool:
        """Record what a seat did. Returns True if its go is not over yet."""
        if not self.running:
            self._had.clear()
            self._seen.clear()
            self._silent = 0
            return False
        if seat in self.people:
            self._silent = 0
            if self.clock is not None and action not in (self.clock.wait, self.clock.ready):
                return True
            self._seen[seat] = set(self.game_text.actions(self.match.view(seat)))
        self._had.add(seat)
        return False

    def next_round(self) -> None:
        """Begin the next round, after all have had their go; the clock ticks, if the game is timed."""
        self._had.clear()
        self._silent += 1
        tick = self.match.game.tick(self.match.state)
        if self.timed and tick is not None:
            self.match.play(CLOCK, tick)
