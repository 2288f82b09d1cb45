"""PettingZoo: its own suites, and what they do not look at."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import wrappers

from argosy.core.match import complete_options
from argosy.core.rng import Rng
from argosy.games.neptun.rules.game import NEPTUN
from argosy.research.pettingzoo import mediterranean_v1, neptun_v0
from tests.research.tables import SHORT

pytestmark = pytest.mark.slow

SHORTLY = {"mediterranean_v1": {"options": SHORT["mediterranean"]}, "neptun_v0": {}}
TABLES = [(neptun_v0, 3), (neptun_v0, 4), (neptun_v0, 5), (mediterranean_v1, 4), (mediterranean_v1, 6)]
every_table = pytest.mark.parametrize(
    ("module", "seats"), TABLES, ids=[f"{module.__name__.split('.')[-1]}-{seats}" for module, seats in TABLES]
)
every_game = pytest.mark.parametrize("module", [neptun_v0, mediterranean_v1], ids=["neptun", "mediterranean"])


def shortly(module: ModuleType) -> dict[str, Any]:
    """Arguments for short games."""
    return dict(SHORTLY[module.__name__.split(".")[-1]])


# The suite knows by name which environments may observe a dict with a mask: PettingZoo's own, and no others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@every_table
def test_the_suite_of_the_aec_interface_passes(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats, **shortly(module)), num_cycles=150)


@every_table
def test_the_suite_of_the_parallel_interface_passes(module: ModuleType, seats: int) -> None:
    parallel_api_test(module.parallel_env(seats=seats, **shortly(module)), num_cycles=120)


@every_game
def test_the_suite_of_seeds_passes(module: ModuleType) -> None:
    seed_test(partial(module.env, **shortly(module)), num_cycles=30)
    parallel_seed_test(partial(module.parallel_env, **shortly(module)), num_cycles=10)


@every_game
def test_the_suite_of_cycles_passes(module: ModuleType) -> None:
    max_cycles_test(module)


def played(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; what each agent was paid in all."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@every_game
def test_a_game_is_paid_at_its_end(module: ModuleType) -> None:
    env = module.env(**shortly(module))
    paid = played(env, 3)
    result = env.unwrapped.table.result
    assert [paid[f"seat_{seat}"] for seat in range(4)] == pytest.approx([points / 100 for points in result.points])


@every_game
def test_points_as_they_come_add_up_to_those_of_the_end(module: ModuleType) -> None:
    env = module.env(reward="gain", **shortly(module))
    paid = played(env, 3)
    result = env.unwrapped.table.result
    start = 5 if module is mediterranean_v1 else 0  # M2.1: everybody begins with 5 VP
    assert [paid[f"seat_{seat}"] * 100 for seat in range(4)] == pytest.approx([one - start for one in result.points])


@pytest.mark.parametrize(
    ("module", "seats", "reward"), [(neptun_v0, 3, "win"), (neptun_v0, 3, "gain"), (mediterranean_v1, 4, "points")]
)
def test_the_parallel_environment_pays_the_same_ways(module: ModuleType, seats: int, reward: str) -> None:
    env = module.parallel_env(seats=seats, reward=reward, **shortly(module))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    paid = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        tokens = {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        seen, rewards, *_ = env.step(tokens)
        paid = {agent: paid[agent] + one for agent, one in rewards.items()}
    if reward == "win":
        assert sum(paid.values()) == pytest.approx(1)
    else:
        assert [100 * one for one in paid.values()] == pytest.approx(list(env.table.result.points))


def test_the_seed_of_an_episode_is_that_of_its_chance() -> None:
    env = neptun_v0.raw_env(seats=4)
    bare = NEPTUN.start(4, complete_options(NEPTUN.options, {}), NEPTUN.edition(None))
    for seed, meant in ((7, "7"), (None, "7/1"), (None, "7/2"), (7, "7")):
        env.reset(seed=seed)
        assert env.table.log is not None
        assert env.table.log[0].action == NEPTUN.draw(bare, Rng(meant))  # markers and player order


def test_without_a_seed_every_episode_is_another() -> None:
    env, other = neptun_v0.raw_env(seats=3), neptun_v0.raw_env(seats=3)
    digests = set()
    for one in (env, other, env):
        one.reset()
        digests.add(one.table.state.digest())
    assert len(digests) == 3


def test_an_illegal_letter_is_replaced_and_the_info_says_so() -> None:
    env = neptun_v0.raw_env(seats=4)
    env.reset(seed=1)
    agent = env.agent_selection
    forbidden = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[-1])
    env.step(forbidden)
    assert env.infos[agent]["legal"] is False


def test_an_illegal_letter_can_be_an_error() -> None:
    env = neptun_v0.raw_env(seats=4, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_\d may not choose 62 now; legal are"):
        env.step(62)


@pytest.mark.parametrize("action", [None, "reveal", 1.5, np.array([1, 2])])
def test_what_is_no_number_is_no_letter(action: object) -> None:
    env = neptun_v0.raw_env(seats=4, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not choose"):
        env.step(action)


def test_an_agent_that_is_not_asked_need_not_say_so() -> None:
    env = neptun_v0.parallel_env(seats=4, illegal="raise")
    seen, _ = env.reset(seed=1)
    (asked,) = [agent for agent in env.agents if seen[agent]["action_mask"][0] == 0]
    token = int(np.flatnonzero(seen[asked]["action_mask"])[0])
    infos = env.step({asked: token})[4]
    assert all(info["legal"] for info in infos.values())


def test_only_an_agent_that_is_asked_has_something_to_say() -> None:
    env = mediterranean_v1.parallel_env(seats=5)
    seen, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if seen[agent]["action_mask"][0] == 0]
    assert asked
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in env.agents if agent not in asked)


def test_an_episode_is_cut_off_after_its_cycles() -> None:
    env = neptun_v0.parallel_env(seats=3, max_cycles=2)
    env.reset(seed=1)
    assert not any(env.step({})[3].values())
    assert all(env.step({})[3].values())
    assert env.agents == []
    with pytest.raises(ValueError, match="max_cycles must be 1 or more, not 0"):
        neptun_v0.parallel_env(max_cycles=0)


def test_a_wrong_number_of_seats_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="mediterranean is played by 4 to 6 seats, not 3"):
        mediterranean_v1.env(seats=3)


def test_illegal_letters_can_end_the_game_by_pettingzoos_own_wrapper() -> None:
    env = wrappers.TerminateIllegalWrapper(neptun_v0.raw_env(seats=4), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(62)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
