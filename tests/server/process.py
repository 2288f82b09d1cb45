"""The server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Process:
    """A server in a process of its own, on a port that stays the same."""

    def __init__(self, folder: Path, database: str = "games.sqlite", *also: str) -> None:
        self.folder = folder
        self.words = ["--database", database, *also]
        self.port = 0
        self.running = self.start()
        self.greeted()

    def start(self) -> subprocess.Popen[str]:
        """Begin; `greeted` waits until it serves."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), *self.words]
        return subprocess.Popen(
            [sys.executable, "-m", "argosy", *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def greeted(self) -> None:
        """Read where it says that it is found."""
        assert self.running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.running.stdout.readline())
        assert found, self.running.communicate()
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals) -> str:
        """End it; what it said on the standard error."""
        self.running.send_signal(how)
        return self.running.communicate(timeout=20)[1]

    def kill_and_start(self) -> None:
        self.stop(signal.SIGKILL)
        self.running = self.start()
        self.greeted()


@contextmanager
def process(folder: Path, database: str = "games.sqlite", *also: str) -> Iterator[Process]:
    made = Process(folder, database, *also)
    try:
        yield made
    finally:
        if made.running.poll() is None:
            made.stop(signal.SIGKILL)
