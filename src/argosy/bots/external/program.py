"""Runs a program that answers line by line over standard input and output, and makes sure that it is ended."""

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
"""Seconds for a program to exit after its input was closed."""

LONGEST: Final = 1 << 20
"""The most bytes of an answer that are read; no valid answer is that long."""


class ProgramError(Exception):
    """The program gave no usable answer; the message says how it failed and is put after the program's name."""


class Program:
    """A running program. It shares our standard error. Raises ProgramError."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C does not reach it, and its children can be killed with it
            )
        except (OSError, ValueError) as error:
            raise ProgramError(f"cannot be started: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin = self._process.stdin
        self._answers: Queue[bytes] = Queue()
        threading.Thread(target=read_all, args=(self._process.stdout, self._answers), daemon=True).start()
        self.end = weakref.finalize(self, end, self._process)
        """Ends the program; also called when this object is deleted and when our own process exits."""

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and wait for the answer. Raises ProgramError."""
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
        """Why it stopped, to be put after its name."""
        try:
            return f"ended with exit code {self._process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            return "closed its standard input or output"


def read_all(source: IO[bytes], answers: Queue[bytes]) -> None:
    """Put each line into the queue, and an empty one at the end."""
    with source:
        while line := source.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def end(process: subprocess.Popen[bytes]) -> None:
    """Close the program's input and wait until it exits; if it does not, kill it and its children."""
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
