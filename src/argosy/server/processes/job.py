"""A job of a worker process as both sides know it: how it fails, and how it learns that it should end."""

from __future__ import annotations

from typing import Protocol


class WorkerError(RuntimeError):
    """The process died or hung; its job has no answer."""


class WorkerHungError(WorkerError):
    """The process did not end its job and was killed."""


class QueueFullError(RuntimeError):
    """Too many jobs of the same guest wait, or they wait for too long."""


class OutOfTimeError(RuntimeError):
    """A job used more processor time than it may."""


class SharedNumber(Protocol):
    """A number in memory that a worker process shares with the server."""

    value: int


class Job:
    """The job that this process runs, by number, and the number of the job that is to come to an end."""

    number = 0
    stop: SharedNumber | None = None
    """Shared with the server."""


def should_stop() -> bool:
    """Whether this job should come to an end with what it has, because others wait for the process."""
    return Job.stop is not None and Job.stop.value == Job.number
