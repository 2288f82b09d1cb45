"""Worker processes in which bots think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Final
from zlib import crc32

from argosy.core.contract import Seat
from argosy.server.bots import worker
from argosy.server.bots.worker import Question, choose, set_up_process
from argosy.server.storage.rows import InputRow

SECONDS: Final = 2.0
"""How long a bot may think, if it thinks at all."""


class BotProcesses:
    """Worker processes for bots. A table always uses the same one, which then needs only the new part of its log."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self._processes: list[ProcessPoolExecutor | None] = [None] * self.size
        self._known: dict[str, int] = {}

    async def ask(
        self,
        game_id: str,
        header: str,
        log: Sequence[InputRow],
        seat: Seat,
        level: str,
        think: Callable[[Question], str | None] = choose,
        company: bool = False,
    ) -> str:
        """What a bot of that level would do on that seat, or its hint, as JSON. Raises what the bot raises."""
        dice = secrets.token_hex(8)
        number = crc32(game_id.encode()) % self.size
        for after in (self._known.get(game_id, 0), 0):
            rows = tuple(log[after:])
            question = Question(game_id, header, after, rows, seat, level, dice, SECONDS, company)
            try:
                answered = await asyncio.get_running_loop().run_in_executor(self._process(number), think, question)
            except BrokenProcessPool:
                self._processes[number] = None
                self._known.clear()
                answered = None
            if answered is not None:
                self._known[game_id] = len(log)
                return answered
        raise BrokenProcessPool("the bot process ended")

    def forget(self, game_id: str) -> None:
        """Forget a game that was unloaded."""
        self._known.pop(game_id, None)

    def close(self) -> None:
        """Stop the processes."""
        for process in self._processes:
            if process is not None:
                process.shutdown(cancel_futures=True)

    def _process(self, number: int) -> ProcessPoolExecutor:
        process = self._processes[number]
        if process is None:
            process = self._processes[number] = ProcessPoolExecutor(1, process_context(), set_up_process)
        return process


def process_context() -> BaseContext:
    """How worker processes are started: forked from a process that has imported what they need and has no threads.

    A fork of the server itself would copy locks that its threads hold.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker.__name__])
    return context
