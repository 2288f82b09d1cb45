"""The AEC environment: agents are asked one by one, each only when it has something to decide."""

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
from argosy.research.pettingzoo.parallel import ParallelTable
from argosy.research.rewards import UNIT, final_rewards
from argosy.research.setting import Setting
from argosy.research.table_text import RENDER_MODES, check_render_mode, rendered, show
from argosy.research.token_game import SequentialGame

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import parallel_to_aec, wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo") from error


class AecTable(AECEnv):
    """The AEC environment of a game: agents give their tokens in turn."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        reward: str = "points",
        zero_sum: bool = False,
        illegal: str = "first",
        render_mode: str | None = None,
        parts: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(key, seats, options, edition, parts)
        self.rule = Rule(reward, zero_sum, illegal)
        self.metadata = {"name": self.setting.adapter.name, "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [agent_of(seat) for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self.state_space = state_space(self.setting)
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.table = SequentialGame(self.setting, self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: info_of(self.table, seat, True) for agent, seat in self.seat_of.items()}
        self.points = self.table.points()
        assert self.table.seat is not None
        self.agent_selection = agent_of(self.table.seat)
        show(self.table, self.render_mode)

    def observe(self, agent: str) -> Observation:
        return observation_of(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        token, legal = self.rule.settle(self.table, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.add(token)
        self.infos[agent] = info_of(self.table, seat, legal)
        if self.table.seat is None:
            self._end()
        else:
            self._ask(self.table.seat)
        self._accumulate_rewards()
        show(self.table, self.render_mode)

    def _ask(self, seat: int) -> None:
        """Select the seat that is next: set its mask, and pay what it gained since it was last asked."""
        agent = self.agent_selection = agent_of(seat)
        self.infos[agent]["action_mask"] = self.table.mask(seat)
        if self.rule.reward == "gain":
            points = self.table.points()[seat]
            self.rewards[agent] = (points - self.points[seat]) / UNIT
            self.points[seat] = points

    def _end(self) -> None:
        """End the game: pay all agents."""
        result = self.table.result
        assert result is not None
        paid = final_rewards(result, self.rule.reward, self.rule.zero_sum)
        if self.rule.reward == "gain":
            paid = [(end - had) / UNIT for end, had in zip(result.points, self.points, strict=True)]
        for agent, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def state(self) -> Array:
        """What all agents together see."""
        return state_of(self.table)

    def render(self) -> str | None:
        """The table in words as an onlooker sees it: returned in the mode `ansi`, printed in the mode `human`."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(key: str, max_cycles: int | None = None, **arguments: Any) -> Any:
    """The AEC environment in PettingZoo's usual wrappers.

    With `max_cycles` an episode is truncated after that many cycles. A cycle is one step of every agent, so then all
    agents are asked in turn, also those that can only wait: the parallel environment, one agent at a time.
    """
    if max_cycles is not None:
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(ParallelTable(key, max_cycles=max_cycles, **arguments)))
    return wrappers.OrderEnforcingWrapper(AecTable(key, **arguments))
