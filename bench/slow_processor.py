"""Slows a browser down as a slower processor would: stops its renderers for most of the time (Linux).

Chromium's own throttling does not reach web workers, in which most of the work of a page without a server is done.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

STEP = 0.01
"""Seconds for which the renderers may run at a time."""


def renderers() -> list[int]:
    """The renderer processes of browsers that this process has started."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with suppress(OSError):  # it may have ended
            pid = int(folder.name)
            parents[pid] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(pid)
    return [pid for pid in found if os.getpid() in ancestors(pid, parents)]


def processor_seconds() -> float:
    """Seconds of the processor that all renderers have used so far."""
    ticks = 0
    for pid in renderers():
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def ancestors(pid: int, parents: dict[int, int]) -> set[int]:
    """The processes above one."""
    above = set()
    while (pid := parents.get(pid, 0)) != 0:
        above.add(pid)
    return above


class SlowProcessor:
    """While it is open, renderers run for one part of the time in so many; a context manager."""

    def __init__(self, times: int) -> None:
        self._times = times
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        looked, running = 0.0, renderers()
        while not self._done.is_set():
            if time.monotonic() - looked > 1:
                looked, running = time.monotonic(), renderers()
            signal_all(running, signal.SIGSTOP)
            time.sleep(STEP * (self._times - 1))
            signal_all(running, signal.SIGCONT)
            time.sleep(STEP)


def signal_all(processes: list[int], number: int) -> None:
    """Send a signal to processes that may have ended."""
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
