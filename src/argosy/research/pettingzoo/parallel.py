"""The parallel environment: every agent gives a token at every step, `wait` where it is not asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.research.agents import (
    Observation,
    Rule,
    Seeds,
    action_space,
    agent_of,
    info_of,
    observation_of,
    observation_space,
    state_of,
    state_space,
)
from argosy.research.libraries import missing
from argosy.research.observation import Array
from argosy.research.rewards import UNIT, final_rewards
from argosy.research.setting import Setting
from argosy.research.simultaneous import SimultaneousGame
from argosy.research.table_text import RENDER_MODES, check_render_mode, rendered, show

try:
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing("pettingzoo") from error

Infos = dict[str, dict[str, Any]]
Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelTable(ParallelEnv):
    """The parallel environment of a game: all agents give tokens at the same time."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        reward: str = "points",
        zero_sum: bool = False,
        illegal: str = "first",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        parts: Sequence[str] | None = None,
    ) -> None:
        self.setting = Setting(key, seats, options, edition, parts)
        self.rule = Rule(reward, zero_sum, illegal)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be 1 or more, not {max_cycles}")
        self.max_cycles = max_cycles
        self.metadata = {"name": self.setting.adapter.name, "render_modes": [*RENDER_MODES], "is_parallelizable": True}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [agent_of(seat) for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self.state_space = state_space(self.setting)
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.table = SimultaneousGame(self.setting, self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        self.points = self.table.points()
        show(self.table, self.render_mode)
        return self._observations(), self._infos(dict.fromkeys(self.agents, True))

    def step(self, actions: Mapping[str, int]) -> Steps:
        tokens: dict[int, int] = {}
        legal: dict[str, bool] = {}
        for seat, agent in enumerate(self.possible_agents):
            tokens[seat], legal[agent] = self.rule.settle(self.table, seat, actions.get(agent))
        self.table.add(tokens)
        self.cycles += 1
        over = self.table.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        answer = (
            self._observations(),
            self._rewards(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._infos(legal),
        )
        if over or cut:
            self.agents = []
        show(self.table, self.render_mode)
        return answer

    def _observations(self) -> dict[str, Observation]:
        return {agent: observation_of(self.table, seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, legal: Mapping[str, bool]) -> Infos:
        return {agent: info_of(self.table, seat, legal[agent]) for seat, agent in enumerate(self.possible_agents)}

    def _rewards(self) -> dict[str, float]:
        """The rewards of a step: points gained since the last one, or everything at the end."""
        result = self.table.result
        if self.rule.reward == "gain":
            before, self.points = self.points, self.table.points() if result is None else list(result.points)
            paid = [(now - had) / UNIT for now, had in zip(self.points, before, strict=True)]
        elif result is None:
            paid = [0.0] * self.setting.seats
        else:
            paid = final_rewards(result, self.rule.reward, self.rule.zero_sum)
        return dict(zip(self.possible_agents, paid, strict=True))

    def state(self) -> Array:
        """What all agents together see."""
        return state_of(self.table)

    def render(self) -> str | None:
        """The table in words as an onlooker sees it: returned in the mode `ansi`, printed in the mode `human`."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
