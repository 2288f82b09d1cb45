"""Many games between bots, on several processors; the same results for any number of them."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Generator
from multiprocessing.connection import Connection, wait
from time import perf_counter
from types import FrameType
from typing import Final

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan, Table

MOST_GAMES: Final = 64
LONGEST: Final = 0.25
"""Games, and seconds if one game is not longer, that a worker plays before it reports: an interruption loses little."""


def default_workers() -> int:
    """One worker per processor."""
    return os.cpu_count() or 1


def simulate(plan: Plan, workers: int, begin: int = 0) -> Generator[GameRow, None, None]:
    """Play the games of the plan from number `begin` on; rows come in order."""
    for rows in portions(plan, workers, begin):
        yield from rows


def portions(plan: Plan, workers: int, begin: int = 0) -> Generator[list[GameRow], None, None]:
    """The same, some games at a time. One worker: in this very process."""
    if workers > 1:
        yield from _by_crew(plan, workers, begin)
        return
    table = Table(plan)
    dealer = Dealer(begin, plan.games, 1)
    try:
        while numbers := dealer.next():
            begun = perf_counter()
            rows = [table.game(number) for number in numbers]
            dealer.took(numbers, perf_counter() - begun)
            yield rows
    finally:
        table.close()


class Dealer:
    """Deals out the games in portions: single ones at first, then as many as the time allows, small again at the end.

    Who plays which portion and how large it is changes no game.
    """

    def __init__(self, begin: int, games: int, workers: int) -> None:
        self.upcoming = begin
        self.games = games
        self.workers = workers
        self.size = 1

    def next(self) -> range:
        """The next portion; empty when all games are dealt out."""
        fair = max(1, (self.games - self.upcoming) // (2 * self.workers))
        end = min(self.games, self.upcoming + min(self.size, fair))
        dealt = range(self.upcoming, end)
        self.upcoming = end
        return dealt

    def took(self, numbers: range, seconds: float) -> None:
        """Note how long a portion took."""
        self.size = max(1, min(MOST_GAMES, int(LONGEST * len(numbers) / max(seconds, 1e-6))))


Report = tuple[range, float, list[GameRow]] | Exception
"""What a worker sends back: the portion, how many seconds it took, its games; or what went wrong."""


class Worker:
    """A process that plays portions of games."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(plan, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.numbers = range(0)

    def play(self, numbers: range) -> None:
        """Send it a portion; an empty one sends it home."""
        self.numbers = numbers
        self.connection.send(numbers)

    def report(self) -> tuple[range, float, list[GameRow]]:
        """What it sent back. Raises what went wrong there, or ChildProcessError if it is no more."""
        try:
            report: Report = self.connection.recv()
        except (EOFError, ConnectionError) as error:
            self.process.join()
            first, last = self.numbers[0], self.numbers[-1]
            code = self.process.exitcode
            raise ChildProcessError(f"a worker ended amid games {first} to {last}, with exit code {code}") from error
        if isinstance(report, Exception):
            raise report
        return report


def _by_crew(plan: Plan, workers: int, begin: int) -> Generator[list[GameRow], None, None]:
    """Let several processes play, and put the portions in order."""
    dealer = Dealer(begin, plan.games, workers)
    crew = [Worker(plan) for _ in range(workers)]
    done: dict[int, list[GameRow]] = {}
    due = begin
    try:
        busy = {worker.connection: worker for worker in crew}
        for worker in crew:
            send(worker, dealer, busy)
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                worker = busy[ready]
                numbers, seconds, rows = worker.report()
                dealer.took(numbers, seconds)
                send(worker, dealer, busy)
                done[numbers.start] = rows
            while due in done:
                rows = done.pop(due)
                due += len(rows)
                yield rows
    finally:  # also when the reader stops before the end
        for worker in crew:
            if worker.connection in busy:
                worker.process.terminate()
            worker.process.join()
            worker.connection.close()


def send(worker: Worker, dealer: Dealer, busy: dict[Connection, Worker]) -> None:
    """Give a worker its next portion, or send it home."""
    numbers = dealer.next()
    worker.play(numbers)
    if not numbers:
        del busy[worker.connection]


def work(plan: Plan, parent: Connection) -> None:
    """The life of a worker: portions come in, reports go out, until an empty portion or the end of the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is the parent's business
    signal.signal(signal.SIGTERM, _leave)
    table: Table | None = None
    try:
        while numbers := parent.recv():
            begun = perf_counter()
            table = table or Table(plan)  # here, so that an error reaches the parent
            rows = [table.game(number) for number in numbers]
            parent.send((numbers, perf_counter() - begun, rows))
    except (EOFError, ConnectionError):
        pass
    except Exception as error:
        parent.send(portable(error))
    finally:
        if table is not None:
            table.close()


def portable(error: Exception) -> Exception:
    """The error as it can travel to another process."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:  # somebody's own kind of error, which can be anything
        copy = None
    return error if type(copy) is type(error) else RuntimeError(f"{type(error).__name__}: {error}")


def _leave(number: int, frame: FrameType | None) -> None:
    """End in the ordinary way, so that bots that are programs of their own are ended too."""
    sys.exit(0)
