"""Plays the games of a plan on a Ray cluster, with the same results as on one machine."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Generator
from typing import Final

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan
from argosy.arena.simulate import Dealer, play_portion

AHEAD: Final = 2
"""Portions that are submitted for each processor of the cluster, so that none is idle."""
CONNECT_SECONDS: Final = 5.0
"""Longest wait for a connection to the cluster."""


def portions_on_cluster(plan: Plan, address: str, begin: int = 0) -> Generator[list[GameRow], None, None]:
    """Play the games from number `begin` on; portions come in order. Raises ConnectionError if no cluster answers.

    The address is one that `ray.init` takes: `host:port`, `ray://host:port`, `auto` for the one that runs here, or
    `local` for a new one on this machine. A portion whose node is lost is played again on another node, with the same
    results.
    """
    import ray

    check_listening(address)
    ray.init(address=address, log_to_driver=False, configure_logging=False)
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1)(play_portion)
        shared = ray.put(plan)
        dealer = Dealer(begin, plan.games, processors)
        running = deque(
            [(numbers, play.remote(shared, numbers)) for _ in range(AHEAD * processors) if (numbers := dealer.next())]
        )
        while running:
            numbers, result = running.popleft()
            seconds, rows = ray.get(result)
            dealer.took(numbers, seconds)
            if numbers := dealer.next():
                running.append((numbers, play.remote(shared, numbers)))
            yield rows
    except ray.exceptions.RayTaskError as error:
        raise ValueError(f"on the cluster: {error.cause}") from error
    finally:
        ray.shutdown()


def check_listening(address: str) -> None:
    """Try to connect first, since Ray itself would wait for minutes. Raises ConnectionError."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(f"no Ray cluster answers at {address}: {error}") from error
