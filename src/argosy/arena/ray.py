"""The games of a plan on a Ray cluster: the same work as on one machine, and the same results."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Generator
from time import perf_counter
from typing import Final

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan, Table
from argosy.arena.simulate import Dealer

AHEAD: Final = 2
"""Portions in work or waiting for each processor of the cluster."""
PATIENCE: Final = 5.0
"""Seconds that a cluster may take to open its door."""


def portions_on_cluster(plan: Plan, address: str, begin: int = 0) -> Generator[list[GameRow], None, None]:
    """Play the games from number `begin` on; portions come in order. Raises ConnectionError where no cluster answers.

    The address is one that `ray.init` takes: `host:port`, `ray://host:port`, `auto` for the one that runs here, or
    `local` for one of its own on this machine. A portion whose node is lost is played again elsewhere: it is the same
    there.
    """
    import ray

    knock(address)
    ray.init(address=address, log_to_driver=False, configure_logging=False)
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1)(play_portion)
        kept = ray.put(plan)
        dealer = Dealer(begin, plan.games, processors)
        running = deque(
            [(numbers, play.remote(kept, numbers)) for _ in range(AHEAD * processors) if (numbers := dealer.next())]
        )
        while running:
            numbers, promised = running.popleft()
            seconds, rows = ray.get(promised)
            dealer.took(numbers, seconds)
            if numbers := dealer.next():
                running.append((numbers, play.remote(kept, numbers)))
            yield rows
    except ray.exceptions.RayTaskError as error:
        raise ValueError(f"on the cluster: {error.cause}") from error
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See that somebody listens there, for Ray would wait for minutes. Raises ConnectionError."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(f"no Ray cluster answers at {address}: {error}") from error


_tables: dict[str, Table] = {}
"""In a worker of the cluster: the table at which it plays, by what its plan says."""


def play_portion(plan: Plan, numbers: range) -> tuple[float, list[GameRow]]:
    """Play some games in a worker, which may serve several plans in its life; with the seconds it took."""
    begun = perf_counter()
    key = repr(plan)
    if key not in _tables:
        for table in _tables.values():
            table.close()
        _tables.clear()
        _tables[key] = Table(plan)
    rows = [_tables[key].game(number) for number in numbers]
    return perf_counter() - begun, rows
