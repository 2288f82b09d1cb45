"""Several server processes on one port: started, restarted when one ends, and stopped together."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Sequence
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from argosy.server.app import make_app
from argosy.server.http.json_log import LOG, set_up_log
from argosy.server.serve import GRACEFUL_SECONDS, Server, config_of
from argosy.server.settings import Settings

CHECK_SECONDS: Final = 0.5
BRIEF_SECONDS: Final = 3.0
MOST_BRIEF: Final = 5
"""The server gives up after this many workers in a row that ended within BRIEF_SECONDS."""


def run_worker(settings: Settings, listening: socket.socket, proxies: Sequence[str]) -> None:
    """Serve in a worker process, and end when the process that started it does."""
    set_up_log()
    parent = multiprocessing.parent_process()

    def follow() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()
    try:
        Server(config_of(make_app(settings), proxies=proxies)).run(sockets=[listening])
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception:  # `multiprocessing` would write the traceback as plain text
        LOG.critical("a worker failed", exc_info=True)
        sys.exit(1)


class Workers:
    """The worker processes. They share a listening socket, so one that hangs takes no connections from others."""

    def __init__(self, count: int, settings: Settings, listening: socket.socket, proxies: Sequence[str]) -> None:
        self.count = count
        self._arguments = (settings, listening, tuple(proxies))
        self._running: dict[SpawnProcess, float] = {}
        self._ending = False
        self._brief = 0

    def run(self) -> int:
        """Serve until a signal comes; returns 0, or 1 if the workers keep ending."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._end)
        while not self._ending and self._brief < MOST_BRIEF:
            while len(self._running) < self.count:
                self._start()
            multiprocessing.connection.wait([process.sentinel for process in self._running], CHECK_SECONDS)
            self._remove_ended()
        if not self._ending:
            LOG.error("workers end as soon as they start")
        self._stop()
        return 0 if self._ending else 1

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _start(self) -> None:
        process = multiprocessing.get_context("spawn").Process(target=run_worker, args=self._arguments)
        process.start()
        self._running[process] = time.monotonic()

    def _remove_ended(self) -> None:
        """Forget workers that ended; new ones take their place."""
        for process, since in list(self._running.items()):
            if not process.is_alive():
                del self._running[process]
                self._brief = self._brief + 1 if time.monotonic() - since < BRIEF_SECONDS else 0
                if not self._ending:
                    LOG.warning("a worker ended", extra={"why": f"exit code {process.exitcode}"})

    def _stop(self) -> None:
        """Terminate all workers, and kill those that do not end."""
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join(2 * GRACEFUL_SECONDS + 5)
            if process.is_alive():
                process.kill()
                process.join()
