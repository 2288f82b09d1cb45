"""The vector environment: Gymnasium's shape, the games of the other environments, bots, processes, clear refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from argosy.research.rewards import final_rewards
from argosy.research.token_game import SequentialGame
from argosy.research.vector import GamesVectorEnv
from tests.research.tables import GAMES, SHORT, short


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=-1)


def some_legal(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=-1)


def made(key: str, **more: Any) -> GamesVectorEnv:
    return GamesVectorEnv(key, **{"num_envs": 3, "seats": 4, "options": SHORT.get(key, {}), **more})


def played(env: GamesVectorEnv, steps: int, seed: int = 1) -> Iterator[tuple[Any, ...]]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for _ in range(steps):
        yield (answer := env.step(some_legal(seen["action_mask"], rng)))
        seen = answer[0]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("observe", ["acting", "all"])
def test_it_has_the_shape_of_a_gymnasium_vector_env(key: str, observe: str) -> None:
    env = made(key, observe=observe)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert set(info) >= {"seat", "seat_rewards", "legal"}
    for _ in range(20):
        mask = seen["action_mask"] if observe == "acting" else seen["action_mask"][np.arange(3), info["seat"]]
        actions = first_legal(mask)
        assert env.action_space.contains(actions)
        seen, rewards, ended, cut, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert (rewards.dtype, ended.dtype, cut.dtype) == (np.float32, np.bool_, np.bool_)
    env.close()
    assert env.closed


def test_wrappers_of_gymnasium_count_the_episodes() -> None:
    env = RecordEpisodeStatistics(made("neptun"))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 3:
        seen, _, ended, _, info = env.step(some_legal(seen["action_mask"], rng))
        if ended.any():
            lengths += [int(length) for length in info["episode"]["l"][ended]]
    assert all(100 < length < 1000 for length in lengths)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("observe", ["acting", "all"])
def test_each_game_is_that_of_its_seed(key: str, observe: str) -> None:
    """The same seats, observations, masks and rewards as in a `SequentialGame`; the next game begins at once."""
    env, rng = made(key, observe=observe, reward="place"), np.random.default_rng(1)
    seen, info = env.reset(seed=7)
    tables = [SequentialGame(short(key, 4), str(7 + number)) for number in range(3)]
    games = [0, 0, 0]
    while min(games) < 1:
        for number, table in enumerate(tables):
            assert info["seat"][number] == table.seat
            for seat in range(4):
                here = seen["observation"][number], seen["action_mask"][number]
                if observe == "all":
                    here = here[0][seat], here[1][seat]
                elif seat != table.seat:
                    continue
                assert np.array_equal(here[0], table.observe(seat))
                assert np.array_equal(here[1], table.mask(seat))
        acting = info["seat"].copy()
        masks = seen["action_mask"] if observe == "acting" else seen["action_mask"][np.arange(3), acting]
        actions = some_legal(masks, rng)
        seen, rewards, ended, _, info = env.step(actions)
        for number, table in enumerate(tables):
            table.add(int(actions[number]))
            assert ended[number] == table.over
            if not table.over:
                assert not info["seat_rewards"][number].any()
                continue
            assert table.result is not None
            paid = np.array(final_rewards(table.result, "place"), np.float32)
            assert np.array_equal(info["seat_rewards"][number], paid)
            assert rewards[number] == paid[acting[number]]
            final = info["final_obs"][number]["observation"]
            expected = table.observe(acting[number])
            assert np.array_equal(final if observe == "acting" else final[acting[number]], expected)
            assert info["final_info"]["places"][number] == list(table.result.places)
            games[number] += 1
            tables[number] = SequentialGame(short(key, 4), f"{7 + number}/{games[number]}")


def test_arrays_are_never_copied() -> None:
    env = made("neptun")
    seen, _ = env.reset(seed=1)
    before = {name: array.__array_interface__["data"] for name, array in seen.items()}
    for answer in played(env, 30):
        assert {name: array.__array_interface__["data"] for name, array in answer[0].items()} == before


def test_gains_add_up_to_the_points() -> None:
    env, total = made("neptun", reward="gain", num_envs=2), np.zeros((2, 4))
    for _, _, ended, _, info in played(env, 2000):
        total += info["seat_rewards"]
        if ended.any():
            number = int(ended.argmax())
            assert total[number] == pytest.approx(np.array(info["final_info"]["points"][number]) / 100, abs=1e-4)
            return
    pytest.fail("no game has ended")


def test_an_illegal_token_is_replaced_by_the_first_legal_one() -> None:
    env, other = made("neptun"), made("neptun")
    seen, _ = env.reset(seed=1)
    other.reset(seed=1)
    wrong = first_legal(1 - seen["action_mask"])
    here = other.step(first_legal(seen["action_mask"]))
    there = env.step(wrong)
    assert not there[4]["legal"].any()
    assert here[4]["legal"].all()
    assert np.array_equal(here[0]["observation"], there[0]["observation"])


@pytest.mark.parametrize(("seat", "learners"), [(2, 1), (None, 1), (None, 2)])
def test_bots_play_the_seats_that_do_not_learn(seat: int | None, learners: int) -> None:
    env = made("neptun", opponents=["random", "sensible"], seat=seat, learners=learners)
    asked: list[set[int]] = [set(), set(), set()]
    ends = 0
    for _, _, ended, _, info in played(env, 400):
        for number in range(3):
            if ended[number]:
                bots = info["final_info"]["bots"][number]
                assert [name is None for name in bots].count(True) == learners
                assert asked[number] <= {place for place, name in enumerate(bots) if name is None}
                assert set(bots) <= {None, "random", "sensible"}
                asked[number] = set()
                ends += 1
            asked[number].add(int(info["seat"][number]))
            assert seat is None or info["seat"][number] == seat
    assert ends > 2


@pytest.mark.slow
@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_processes_play_the_same_games(opponents: tuple[str, ...]) -> None:
    alone, spread = made("neptun", opponents=opponents), made("neptun", opponents=opponents, workers=2)
    try:
        ends = 0
        for here, there in zip(played(alone, 700), played(spread, 700), strict=True):
            for name in ("observation", "action_mask"):
                assert np.array_equal(here[0][name], there[0][name])
            assert np.array_equal(here[4]["seat_rewards"], there[4]["seat_rewards"])
            assert np.array_equal(here[2], there[2])
            ends += int(here[2].sum())
        assert ends
    finally:
        spread.close()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"observe": "mine"}, "observe can be acting or all, not 'mine'"),
        ({"num_envs": 0}, "num_envs is at least 1"),
        ({"workers": 4}, "workers 0 to num_envs"),
        ({"learners": 5}, "learners is a number of seats from 1 to 4, not 5"),
        ({"seat": 1}, "a single learner among opponents"),
        ({"opponents": "random"}, "opponents is a list of bots"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        made("neptun", **wrong)


def test_actions_of_the_wrong_shape_are_refused_and_change_nothing() -> None:
    env = made("neptun")
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    for actions in (np.zeros(2, int), np.zeros(3), [[1], [2], [3]]):
        with pytest.raises(ValueError, match="actions are 3 whole numbers"):
            env.step(actions)
    with pytest.raises(ValueError, match="there are 3 games and 2 seeds"):
        env.reset(seed=[1, 2])
    assert np.array_equal(env.arrays.observations, before)
