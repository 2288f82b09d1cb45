"""Many games between bots, on several processors; the same results for any number of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from argosy.bots.collecting import Collector, GameRow, SeatRow
from argosy.bots.ladder import bot
from argosy.bots.mediterranean.counting import MediterraneanCollector
from argosy.bots.neptun.counting import NeptunCollector
from argosy.bots.play import play_match
from argosy.core.contract import Event, Result
from argosy.core.match import Match
from argosy.core.peek import Bot
from argosy.core.playout import playout
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng, commitment

COLLECTORS: Final[Mapping[str, type[Collector]]] = {
    "mediterranean": MediterraneanCollector,
    "neptun": NeptunCollector,
}
"""By game: what is counted beyond points and wins."""
LONGEST_CHUNK: Final = 8
"""Games that a worker plays before it reports: few, so that an interruption loses little of slow bots' work."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. Game number i, from 0, has the seed `{seed}/{i}`."""

    game: str
    bots: tuple[str, ...]
    """By seat: a name of the ladder, or a class in a file."""
    games: int
    seed: str
    options: Mapping[str, str]
    edition: str | None = None
    """The folder of an edition that is not the standard one."""


class Table:
    """A plan made ready: rules, edition and bots are there, games can begin. Raises ValueError with a sentence."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.pattern: AnyMatch = Match.new(plan.game, len(plan.bots), "", plan.options, plan.edition)
        self.bots: list[Bot] = [bot(name) for name in plan.bots]
        self.collector = collector_of(plan.game)

    def game(self, number: int) -> GameRow:
        """Play one game."""
        seed = f"{self.plan.seed}/{number}"
        if all(name == "random" for name in self.plan.bots):
            return self._play_at_random(number, seed)
        header = replace(self.pattern.header, seed_sha256=commitment(seed))
        match = Match(self.pattern.game, header, self.pattern.edition, seed)
        decisions = play_match(match, self.bots, seed)
        assert match.result is not None
        collector = self.collector(len(self.bots))
        for event in match.events(None):
            collector.see(event)
        facts = collector.facts(match.state, match.result)
        return self._row(number, seed, decisions, collector, match.result, facts)

    def _play_at_random(self, number: int, seed: str) -> GameRow:
        """The short way for tables of random bots: no match, no peeks, and one stream of dice for all decisions.

        The bot `random` plays alike, every entry of its menu being equally likely, but with other dice: these games
        are not those that `play_match` would give. Chance draws what it would draw there.
        """
        game, header = self.pattern.game, self.pattern.header
        collector = self.collector(header.seats)
        state = game.start(header.seats, header.options, self.pattern.edition)
        events: list[Event] = []
        decisions = playout(game, state, Rng(f"{seed}/dice"), Rng(seed), events)
        for event in events:
            collector.see(event)
        result = game.result(state)
        assert result is not None
        return self._row(number, seed, decisions, collector, result, collector.facts(state, result))

    def _row(
        self,
        number: int,
        seed: str,
        decisions: int,
        collector: Collector,
        result: Result,
        facts: Sequence[Mapping[str, int]],
    ) -> GameRow:
        """The game as a row."""
        order = list(collector.first_order())
        winners = result.winners
        rows = [
            SeatRow(
                seat=seat,
                bot=self.plan.bots[seat],
                position=order.index(seat) + 1,
                points=result.points[seat],
                place=result.places[seat],
                win=1 / len(winners) if seat in winners else 0.0,
                facts=facts[seat],
            )
            for seat in range(len(order))
        ]
        return GameRow(number, seed, decisions, tuple(rows))


def collector_of(game: str) -> type[Collector]:
    """What is counted in a game."""
    return COLLECTORS.get(game, Collector)


def default_workers() -> int:
    """One worker per processor."""
    return os.cpu_count() or 1


def simulate(plan: Plan, workers: int) -> Generator[GameRow, None, None]:
    """Play all games of the plan; rows come in the order of games. One worker: in this very process."""
    if workers == 1:
        table = Table(plan)
        for number in range(plan.games):
            yield table.game(number)
        return
    chunks = chunked(plan.games, workers)
    context = multiprocessing.get_context("spawn")
    pool = context.Pool(min(workers, len(chunks)), _prepare, (plan,))
    try:
        for rows in pool.imap(_play_chunk, chunks):
            yield from rows
    finally:  # also when the reader stops before the end
        pool.terminate()
        pool.join()


def chunked(games: int, workers: int) -> list[range]:
    """The games in portions, at least four for each worker where there are enough."""
    size = max(1, min(LONGEST_CHUNK, games // (4 * workers)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


_plans: list[Plan] = []
_tables: list[Table] = []
"""In a worker: what it plays, and the table at which it plays once it has begun."""


def _prepare(plan: Plan) -> None:
    """Begin work in a new process; an interruption is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plans.append(plan)


def _play_chunk(numbers: range) -> list[GameRow]:
    """Play some games in a worker."""
    if not _tables:  # here rather than in _prepare, so that an error reaches the parent
        _tables.append(Table(_plans[0]))
    return [_tables[0].game(number) for number in numbers]
