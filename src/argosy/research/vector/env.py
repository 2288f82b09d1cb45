"""Many games of one kind as a Gymnasium `VectorEnv`: one call steps all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from argosy.research.agents import Rule, action_space
from argosy.research.libraries import missing
from argosy.research.observation import BOUND
from argosy.research.setting import Setting
from argosy.research.vector.arrays import Arrays, Shape
from argosy.research.vector.games import Games, Plan
from argosy.research.vector.workers import Workers, shared_memory

try:
    from gymnasium.spaces import Box, Dict
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

OBSERVE: Final = ("acting", "all")
"""Whose observations are written: those of the seat that is asked, or those of every seat."""


class GamesVectorEnv(VectorEnv[Any, Any, Any]):
    """Games that are stepped together. In each of them one seat is asked at a time, and `actions` has its token.

    Without `opponents` the learner plays all seats. With them it plays `learners` seats of each game, drawn again for
    each game, or the one `seat`; bots play the others. Arrays are written again by the next step: copy what you keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        key: str,
        num_envs: int = 64,
        seats: int | None = None,
        opponents: Sequence[str] = (),
        learners: int = 1,
        seat: int | None = None,
        observe: str = "acting",
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        reward: str = "points",
        zero_sum: bool = False,
        iterations: int | None = None,
        workers: int = 0,
        parts: Sequence[str] | None = None,
    ) -> None:
        self.setting: Final = Setting(key, seats, options, edition, parts)
        rule = Rule(reward, zero_sum, "first")
        table = self.setting.seats
        if isinstance(opponents, str):
            raise ValueError("opponents is a list of bots, such as ['random', 'sensible']; without any all seats learn")
        if observe not in OBSERVE:
            raise ValueError(f"observe can be {' or '.join(OBSERVE)}, not {observe!r}")
        if num_envs < 1 or not 0 <= workers <= num_envs:
            raise ValueError(f"num_envs is at least 1, and workers 0 to num_envs; not {num_envs} and {workers}")
        if not 1 <= learners <= table:
            raise ValueError(f"learners is a number of seats from 1 to {table}, not {learners}")
        if seat is not None and (not 0 <= seat < table or learners != 1 or not opponents):
            raise ValueError(f"seat is one from 0 to {table - 1} for a single learner among opponents")
        plan = Plan(self.setting, rule.reward, rule.zero_sum, tuple(opponents), learners, seat, iterations)
        self.num_envs = num_envs
        shape = Shape.of(self.setting, num_envs, observe == "all")
        seen = (table,) if shape.all_seats else ()
        numbers = Box(-BOUND, BOUND, (*seen, shape.size), np.float32)
        self.single_observation_space = Dict(
            {"observation": numbers, "action_mask": Box(0, 1, (*seen, shape.tokens), np.int8)}
        )
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        memory = shared_memory(shape.bytes()) if workers else bytearray(shape.bytes())
        self.arrays: Final = Arrays(shape, memory)
        self.games: Final[Games | Workers] = (
            Workers(plan, shape, memory, workers) if workers else Games(plan, self.arrays, 0, num_envs)
        )

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games. A number as seed gives the games that number, the next one and so on."""
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"there are {self.num_envs} games and {len(seeds)} seeds")
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.games.reset(seeds)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take one token in each game. A token that is not legal is replaced by the first that is; see `info`.

        The reward is that of the seat that chose the token; `info["seat_rewards"]` has those of all seats.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        self.arrays.actions[:] = chosen
        told = self.games.step()
        info = self._info()
        for number, ended in told.items():
            self._add_info(info, {"final_obs": ended["obs"], "final_info": ended["info"]}, number)
        if told:
            info["_final_obs"] = info["_final_info"] = self.arrays.ended.copy()
        arrays = self.arrays
        return self._seen(), arrays.rewards, arrays.ended, arrays.cut, info

    def state(self) -> Any:
        """What all seats of each game together see, one row per game. Raises ValueError unless all are observed."""
        if not self.arrays.shape.all_seats:
            raise ValueError("the state consists of what all seats see; make the environment with observe='all'")
        return self.setting.global_state.of(self.arrays.observations)

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        if isinstance(self.games, Workers):
            self.games.close()

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.arrays.observations, "action_mask": self.arrays.masks}

    def _info(self) -> dict[str, Any]:
        arrays = self.arrays
        return {"seat": arrays.seats, "seat_rewards": arrays.seat_rewards, "legal": arrays.legal}
