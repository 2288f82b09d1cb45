"""Games of a vector environment in processes of their own, which write to shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

from argosy.research.vector.arrays import Arrays, Shape
from argosy.research.vector.games import Games, Plan

CONTEXT: Final = multiprocessing.get_context("spawn")
STEP: Final = "step"
PATIENCE: Final = 5
"""Seconds that a process has to end."""


class WorkerError(RuntimeError):
    """A process that plays games has failed; its error is in the message."""


def serve(asked: Connection, plan: Plan, shape: Shape, memory: Any, first: int, last: int) -> None:
    """Play the games from `first` on, as the commands say, until there are no more."""
    try:
        games = Games(plan, Arrays(shape, memory), first, last)
        asked.send(None)
        while (command := asked.recv()) is not None:
            try:
                if command == STEP:
                    asked.send(games.step())
                else:
                    games.reset(command)
                    asked.send(None)
            except Exception as error:  # whatever it is, the process that asked must learn of it
                asked.send(WorkerError(f"{type(error).__name__}: {error}"))
    except (EOFError, KeyboardInterrupt):
        pass  # the process that asks has ended


def shared_memory(size: int) -> Any:
    """Zeroed memory that the processes share with the one that makes them."""
    return CONTEXT.RawArray("b", size)


class Workers:
    """Plays the games of a vector environment in several processes."""

    def __init__(self, plan: Plan, shape: Shape, memory: Any, processes: int) -> None:
        bounds = [shape.games * number // processes for number in range(processes + 1)]
        self.parts: Final = list(pairwise(bounds))
        self.pipes: Final[list[Connection]] = []
        self.processes: Final = []
        for first, last in self.parts:
            here, there = CONTEXT.Pipe()
            process = CONTEXT.Process(target=serve, args=(there, plan, shape, memory, first, last), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.answers()

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        for pipe, (first, last) in zip(self.pipes, self.parts, strict=True):
            pipe.send(list(seeds[first:last]))
        self.answers()

    def step(self) -> dict[int, dict[str, Any]]:
        """Step all games."""
        for pipe in self.pipes:
            pipe.send(STEP)
        told: dict[int, dict[str, Any]] = {}
        for (first, _), answer in zip(self.parts, self.answers(), strict=True):
            told |= {first + number: ended for number, ended in answer.items()}
        return told

    def answers(self) -> list[Any]:
        """What each process answers, in order. Raises WorkerError."""
        try:
            answers = [pipe.recv() for pipe in self.pipes]
        except EOFError:
            raise WorkerError("a process of the vector environment has ended; close it and make a new one") from None
        for answer in answers:
            if isinstance(answer, WorkerError):
                raise answer
        return answers

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            try:
                pipe.send(None)
            except (BrokenPipeError, OSError):
                continue
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        for pipe in self.pipes:
            pipe.close()
