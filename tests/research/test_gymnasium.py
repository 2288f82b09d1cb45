"""Gymnasium: its own check, and one seat against a pool of bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from argosy.research.gymnasium import IDS
from tests.research.tables import GAMES, SHORT

every_game = pytest.mark.parametrize("key", GAMES)


def made(key: str, **arguments: Any) -> Any:
    """An environment of short games."""
    return gymnasium.make(IDS[key], options=SHORT[key], **arguments)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a random game; what was paid, and the last info."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    paid = 0.0
    while True:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        paid += reward
        if over:
            return paid, info


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("neptun", 5), ("mediterranean", 4), ("mediterranean", 6)])
def test_the_check_of_gymnasium_passes(key: str, seats: int) -> None:
    check_env(made(key, seats=seats, render_mode="ansi").unwrapped)


@every_game
def test_a_game_is_played_to_its_end_and_paid(key: str) -> None:
    paid, info = played(made(key), 1)
    assert paid == pytest.approx(info["points"][info["seat"]] / 100)
    assert info["opponents"] == ["random"] * 3


@every_game
def test_points_are_paid_as_they_come(key: str) -> None:
    paid, info = played(made(key, reward="gain"), 1)
    start = 5 if key == "mediterranean" else 0
    assert paid * 100 == pytest.approx(info["points"][info["seat"]] - start)


def test_the_same_seed_gives_the_same_episode() -> None:
    first, again, other = [played(made("neptun", opponents=["random", "sensible"]), seed)[1] for seed in (5, 5, 6)]
    assert {name: first[name] for name in ("points", "seat", "opponents")} == {
        name: again[name] for name in ("points", "seat", "opponents")
    }
    assert first["points"] != other["points"]


def test_opponents_and_seats_are_drawn_anew_for_each_episode() -> None:
    env = made("neptun", opponents=["random", "sensible"])
    drawn = [env.reset(seed=seed)[1] for seed in range(20)]
    assert {info["seat"] for info in drawn} == {0, 1, 2, 3}
    assert len({tuple(info["opponents"]) for info in drawn}) > 3


@every_game
def test_bots_of_the_ladder_play_against_the_agent(key: str) -> None:
    _, info = played(made(key, seat=2, opponents=["sensible"]), 3)
    assert info["seat"] == 2
    assert info["opponents"] == ["sensible"] * 3
    assert info["places"][2] > 1  # who plays at random does not win against three that do not


def test_the_mask_is_also_there_under_the_usual_name() -> None:
    env = made("neptun")
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.unwrapped.action_masks(), seen["action_mask"].astype(bool))


def test_several_environments_step_as_one() -> None:
    envs = gymnasium.make_vec(IDS["neptun"], num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    for _ in range(5):
        tokens = np.array([int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]])
        seen, rewards, *_ = envs.step(tokens)
    assert seen["observation"].shape == (2, 1343)
    assert rewards.shape == (2,)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seat": 4}, "there is no seat 4; seats count from 0 to 3"),
        ({"opponents": []}, "opponents is a list"),
        ({"opponents": "random"}, "opponents is a list"),
        ({"opponents": ["clever"]}, "there is no bot 'clever'"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_bad_arguments_are_refused_in_words(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        made("neptun", **arguments)
