"""What runs in a worker process: one job after the other, each with a limit of processor time."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import threading
from collections.abc import Callable
from ctypes import c_longlong
from types import FrameType
from typing import Final, TypeVar

from argosy.server.http.json_log import set_up_log
from argosy.server.processes.job import Job, OutOfTimeError

T = TypeVar("T")
NICENESS: Final = 5
"""How much worker processes stand back: the server itself runs first."""
MEMORY_BYTES: Final = 2 * 1024**3
"""Address space of a worker process. Work that needs more fails, and the machine does not start to swap."""


def set_up_process(stop: c_longlong) -> None:
    """Initialise a worker process: log as the server does, end with the parent process, ignore Ctrl-C."""
    set_up_log()
    Job.stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, out_of_time)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=[parent], daemon=True).start()


def limit_memory() -> None:
    """Limit the address space of this process, where the system can."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, resource.getrlimit(resource.RLIMIT_AS)[1]))


def end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """Wait for the parent to end, then exit."""
    parent.join()
    os._exit(1)


def out_of_time(_signal: int, _frame: FrameType | None) -> None:
    """End the job: its processor time is used up."""
    raise OutOfTimeError("the job needs too much processor time")


def run_job(number: int, processor_seconds: float, function: Callable[..., T], *args: object) -> T:
    """Run one job. Raises OutOfTimeError, or what the function raises."""
    Job.number = number
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.setitimer(signal.ITIMER_PROF, processor_seconds)
    try:
        return function(*args)
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)
