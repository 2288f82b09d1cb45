"""What is read of observations: the same for one without NumPy as for many with it."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.oracle.oracle import Oracle
from argosy.research.observation import Array
from tests.laws.random_play import Table, option_sets, sampled

GAMES = argosy.list_games()


@pytest.mark.parametrize("key", GAMES)
def test_one_observation_is_read_without_numpy_as_many_are_with_it(key: str) -> None:
    for seats in argosy.game(key).seats:
        oracle, seen = Oracle(key, seats), []
        for number, position in enumerate(sampled(Table(key, seats, 6, option_sets(key)[0]), 4)):
            observation: Array = np.empty(oracle.setting.encoder.size, np.float32)
            oracle.setting.observe_into(position.state, number % seats, observation)
            seen.append(observation)
        of_seats, common = oracle.table.read(np.stack(seen))
        moments = oracle.table.moments(np.stack(seen)).tolist()
        for number, observation in enumerate(seen):
            seats_of_one, common_of_one = oracle.table.read_one(observation.tolist())
            assert np.allclose(of_seats[number], seats_of_one, atol=1e-5)
            assert np.array_equal(common[number], np.array(common_of_one, np.float32))
            assert oracle.table.moment(observation.tolist()) == moments[number]
        alone, _ = oracle.table.read(np.stack(seen[:1]))
        assert np.allclose(alone[0], of_seats[0], atol=1e-5)
