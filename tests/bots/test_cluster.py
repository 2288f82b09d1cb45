"""A real Ray cluster of two workers gives what the pool of processes gives."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest

from argosy.arena.ray import portions_on_cluster
from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate

PLAN = Plan("neptun", ("sensible", "random"), 8, "tide", {}, rotated=3)

try:
    from ray.cluster_utils import Cluster
except ImportError:
    print("RAY IS NOT INSTALLED: THE CLUSTER IS NOT TESTED (the extra cluster)", file=sys.stderr)
    pytest.skip("ray is not installed: THE CLUSTER IS NOT TESTED", allow_module_level=True)

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::ResourceWarning")]


@pytest.fixture(scope="module")
def address() -> Generator[str, None, None]:
    """Two nodes with a processor each."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def test_a_cluster_of_two_workers_gives_what_the_pool_gives(address: str) -> None:
    rows = [row for portion in portions_on_cluster(PLAN, address) for row in portion]
    assert rows == list(simulate(PLAN, 2))


def test_a_cluster_goes_on_from_any_game(address: str) -> None:
    rows = [row for portion in portions_on_cluster(PLAN, address, begin=6) for row in portion]
    assert [row.game for row in rows] == [6, 7]


def test_an_error_on_the_cluster_is_told_here(address: str) -> None:
    plan = Plan("neptun", ("admiral", "random"), 2, "tide", {}, rotated=3)
    with pytest.raises(ValueError, match="on the cluster: there is no bot 'admiral'"):
        list(portions_on_cluster(plan, address))
