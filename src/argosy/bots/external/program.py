"""A program that answers line by line over its standard input and output, and is always ended in the end."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Final

FAREWELL: Final = 2.0
"""Seconds that a program has to end once nothing more will be asked."""

LONGEST: Final = 1 << 20
"""Bytes of an answer that are read; no answer that means something is as long."""


class ProgramError(Exception):
    """The program does not answer; says how it failed, to be put after its name."""


class Program:
    """A running program. What it writes to its standard error goes where ours goes. Raises ProgramError."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # an interruption of ours is not its own, and all its children end with it
            )
        except (OSError, ValueError) as error:
            raise ProgramError(f"cannot be started: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin = self._process.stdin
        self._answers: Queue[bytes] = Queue()
        threading.Thread(target=read_all, args=(self._process.stdout, self._answers), daemon=True).start()
        self.end = weakref.finalize(self, end, self._process)
        """Ends the program; also when nobody remembers it, and at the end of our own."""

    def ask(self, line: str, seconds: float) -> str:
        """Its answer to a line. Raises ProgramError."""
        try:
            self._stdin.write(line.encode() + b"\n")
            self._stdin.flush()
        except OSError as error:
            raise ProgramError(self._ended()) from error
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise ProgramError(f"gave no answer within {seconds:g} s") from None
        if not answer:
            raise ProgramError(self._ended())
        try:
            return answer.decode().strip()
        except UnicodeDecodeError as error:
            raise ProgramError("answered with bytes that are not UTF-8") from error

    def _ended(self) -> str:
        """How it ended without being asked to."""
        try:
            return f"ended with exit code {self._process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            return "closed its standard input or output"


def read_all(source: IO[bytes], answers: Queue[bytes]) -> None:
    """Pass on lines as they come, and an empty one at the end."""
    with source:
        while line := source.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def end(process: subprocess.Popen[bytes]) -> None:
    """Let the program end by itself: its input is over. If it does not, end it and all that it started."""
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
