"""Environments can be copied and sent to other processes amid a game, as learners and tree searches do."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from argosy.research.gymnasium import IDS
from argosy.research.pettingzoo import mediterranean_v1, neptun_v0
from tests.research.tables import SHORT

MODULES = {"mediterranean": mediterranean_v1, "neptun": neptun_v0}
STEPS = 25
every_game = pytest.mark.parametrize("key", MODULES)


def sent(env: Any) -> Any:
    """What comes out at another process."""
    return pickle.loads(pickle.dumps(env))


every_way = pytest.mark.parametrize("copied", [copy.deepcopy, sent], ids=["deepcopy", "pickle"])
Copy = Callable[[Any], Any]
Trace = list[tuple[object, ...]]


def one_by_one(env: Any, steps: int, dice: np.random.Generator) -> Trace:
    """Random steps of the AEC environment: who was asked, what it saw and was paid."""
    trace: Trace = []
    for _ in range(steps):
        seen, paid, over, cut, _ = env.last()
        trace.append((env.agent_selection, seen["observation"].tobytes(), float(paid), over, cut))
        env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return trace


def together(env: Any, steps: int, dice: np.random.Generator) -> Trace:
    """Random steps of the parallel environment."""
    trace: Trace = []
    for _ in range(steps):
        masks = {agent: env.unwrapped.table.mask(seat) for seat, agent in enumerate(env.agents)}
        seen, paid, *_ = env.step({agent: int(dice.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
        trace.append((tuple(env.agents), *[seen[agent]["observation"].tobytes() for agent in env.agents], str(paid)))
    return trace


def alone(env: Any, steps: int, dice: np.random.Generator) -> Trace:
    """Random steps of the Gymnasium environment."""
    trace: Trace = []
    for _ in range(steps):
        seen, paid, over, _, _ = env.step(int(dice.choice(np.flatnonzero(env.unwrapped.action_masks()))))
        trace.append((seen["observation"].tobytes(), paid, over))
    return trace


def goes_on_alike(env: Any, copied: Copy, walk: Callable[[Any, int, np.random.Generator], Trace]) -> None:
    """A copy amid a game gives what the first gives, whichever goes first, and so does a copy of the copy."""
    env.reset(seed=3)
    walk(env, STEPS, np.random.default_rng(1))
    other = copied(env)
    third = copied(other)
    ahead = walk(other, STEPS, np.random.default_rng(2))
    assert walk(env, STEPS, np.random.default_rng(2)) == ahead
    assert walk(third, STEPS, np.random.default_rng(2)) == ahead
    assert len(set(ahead)) > STEPS // 2  # it did go on


@every_way
@every_game
def test_an_aec_environment_is_copied_amid_a_game(key: str, copied: Copy) -> None:
    goes_on_alike(MODULES[key].env(options=SHORT[key]), copied, one_by_one)


@every_way
@every_game
def test_a_parallel_environment_is_copied_amid_a_game(key: str, copied: Copy) -> None:
    goes_on_alike(MODULES[key].parallel_env(options=SHORT[key]), copied, together)


@every_way
@every_game
def test_a_gymnasium_environment_is_copied_amid_a_game(key: str, copied: Copy) -> None:
    goes_on_alike(gymnasium.make(IDS[key], options=SHORT[key], opponents=["random", "sensible"]), copied, alone)


@every_way
def test_an_environment_is_copied_before_its_first_game(copied: Copy) -> None:
    first, other = neptun_v0.env(), copied(neptun_v0.env())
    for env in (first, other):
        env.reset(seed=3)
    assert one_by_one(other, STEPS, np.random.default_rng(1)) == one_by_one(first, STEPS, np.random.default_rng(1))
