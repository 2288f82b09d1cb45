"""Plays many games between bots in several processes; the results are the same for any number of processes."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from time import perf_counter
from types import FrameType
from typing import Final

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan, Runner

MOST_GAMES: Final = 64
LONGEST: Final = 0.25
"""A worker reports after so many games or seconds, or after one longer game, so that an interruption loses little."""
UNWINDING: Final = 2.0
"""Seconds that a worker has to end the programs of its bots when its parent stops."""

Played = tuple[float, list[GameRow]]
"""A portion that was played: how many seconds it took, and its games."""


def default_workers() -> int:
    """One worker per processor."""
    return os.cpu_count() or 1


def simulate(plan: Plan, workers: int, begin: int = 0) -> Generator[GameRow, None, None]:
    """Play the games of the plan from number `begin` on; rows come in order."""
    for rows in portions(plan, workers, begin):
        yield from rows


def portions(plan: Plan, workers: int, begin: int = 0) -> Generator[list[GameRow], None, None]:
    """The same, some games at a time. With one worker the games are played in this process."""
    if workers > 1:
        yield from _portions_by_processes(plan, workers, begin)
        return
    runner = Runner(plan)
    dealer = Dealer(begin, plan.games, 1)
    try:
        while numbers := dealer.next():
            begun = perf_counter()
            rows = [runner.game(number) for number in numbers]
            dealer.took(numbers, perf_counter() - begun)
            yield rows
    finally:
        runner.close()


class Dealer:
    """Divides the games into portions: single games at first, then as many as fit into LONGEST, few again at the end.

    Which worker plays a portion and how large it is changes no game.
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


def _portions_by_processes(plan: Plan, workers: int, begin: int) -> Generator[list[GameRow], None, None]:
    """Play in several processes and yield the portions in order. Raises ChildProcessError if a worker dies.

    The workers hold the reading end of a pipe. They exit when its other end is closed: here, if the caller stops early,
    or by the system, if this process is killed. Before Python 3.14 an executor cannot end its workers early.
    """
    context = multiprocessing.get_context("spawn")
    lifeline, parent_end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _start_worker, (lifeline,))
    dealer = Dealer(begin, plan.games, workers)
    playing: dict[Future[Played], range] = {}
    played: dict[int, list[GameRow]] = {}
    due = begin
    try:
        while True:
            while len(playing) < workers and (numbers := dealer.next()):
                playing[pool.submit(_play_in_worker, plan, numbers)] = numbers
            while due in played:
                rows = played.pop(due)
                due += len(rows)
                yield rows
            if not playing:
                return
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                seconds, rows = future.result()
                numbers = playing.pop(future)
                dealer.took(numbers, seconds)
                played[numbers.start] = rows
    except BrokenProcessPool as error:
        games = ", ".join([f"{numbers[0]} to {numbers[-1]}" for numbers in playing.values()])
        raise ChildProcessError(f"a worker process died; these games were being played: {games}") from error
    finally:
        if playing:
            parent_end.close()
        pool.shutdown(cancel_futures=True)
        parent_end.close()
        lifeline.close()


def _start_worker(lifeline: Connection) -> None:
    """Prepare a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the parent decides what to do
    if lifeline.poll():  # the parent has already stopped
        os._exit(0)
    threading.Thread(target=_exit_with_parent, args=(lifeline,), daemon=True).start()
    signal.signal(signal.SIGTERM, _exit)


def _exit_with_parent(lifeline: Connection) -> None:
    """Wait until the other end of the pipe is closed, then end this process."""
    with suppress(OSError):
        lifeline.poll(None)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(UNWINDING)
    os._exit(0)  # between two portions the pool takes SystemExit for the result of a portion, and waits for the next


def _exit(number: int, frame: FrameType | None) -> None:
    """Unwind the main thread, so that bots that run as separate programs are ended too."""
    sys.exit(0)


def _play_in_worker(plan: Plan, numbers: range) -> Played:
    """Play a portion in a worker of the pool. Errors are converted so that they can be sent to the parent."""
    try:
        return play_portion(plan, numbers)
    except SystemExit:  # a pool would report it as the result and wait for the next portion
        _close_runner()
        os._exit(0)
    except Exception as error:
        sent = portable(error)
        if sent is error:
            raise
        raise sent from None


_runners: dict[str, Runner] = {}
"""In a worker process: the runner of its last plan, by the text of the plan."""


def play_portion(plan: Plan, numbers: range) -> Played:
    """Play some games in a worker process. It keeps the runner of the last plan that it played."""
    begun = perf_counter()
    key = repr(plan)
    if key not in _runners:
        _close_runner()
        _runners[key] = Runner(plan)
    rows = [_runners[key].game(number) for number in numbers]
    return perf_counter() - begun, rows


def _close_runner() -> None:
    for runner in _runners.values():
        runner.close()
    _runners.clear()


def portable(error: Exception) -> Exception:
    """The error if it can be pickled and unpickled, else a RuntimeError with the same text."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:  # a bot's own exception class, which can do anything
        copy = None
    return error if type(copy) is type(error) else RuntimeError(f"{type(error).__name__}: {error}")
