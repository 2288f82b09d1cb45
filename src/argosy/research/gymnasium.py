"""The games as Gymnasium environments of one agent, whose opponents are bots.

Importing this module registers `argosy/<Key>-v0`, or a later version, for every game with a research adapter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from argosy.research.agents import Observation, Rule, action_space, info_of, observation_of, observation_space
from argosy.research.game_adapters import adapter, research_games
from argosy.research.libraries import missing
from argosy.research.opponents import Player
from argosy.research.rewards import UNIT, final_rewards
from argosy.research.setting import Setting
from argosy.research.table_text import RENDER_MODES, check_render_mode, rendered, show
from argosy.research.token_game import SequentialGame

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

IDS: Final = {key: f"argosy/{key.capitalize()}-v{adapter(key).version}" for key in research_games()}
SEEDS: Final = 2**62


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game. `opponents` are names of bots; each other seat gets one of them, drawn for each game.

    `seat` is the agent's seat, or None to draw one for each game. `iterations` is the budget of bots that search.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        reward: str = "points",
        zero_sum: bool = False,
        illegal: str = "first",
        iterations: int | None = None,
        render_mode: str | None = None,
        parts: Sequence[str] | None = None,
    ) -> None:
        self.setting = Setting(key, seats, options, edition, parts)
        self.rule = Rule(reward, zero_sum, illegal)
        seats = self.setting.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats count from 0 to {seats - 1}")
        if not opponents or isinstance(opponents, str):
            raise ValueError("opponents is a list of at least one bot, such as ['random', 'sensible']")
        self.chosen_seat = seat
        self.pool = [Player(name, iterations) for name in opponents]
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: Any = observation_space(self.setting)
        self.action_space: Any = action_space(self.setting)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play up to the first decision of the agent."""
        super().reset(seed=seed)
        self.seed_text = str(seed) if seed is not None else str(self.np_random.integers(SEEDS))
        seats = self.setting.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        lots = self.np_random.integers(len(self.pool), size=seats)
        self.bots = [self.pool[int(lot)] for lot in lots]
        self.table = SequentialGame(self.setting, self.seed_text)
        self._let_others_play()
        self.points = self.table.points()[self.seat]
        show(self.table, self.render_mode, self.seat)
        return observation_of(self.table, self.seat), self._info(True)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Add a token of the agent, then let the others play until it is asked again."""
        token, legal = self.rule.settle(self.table, self.seat, action)
        if not self.table.over:
            self.table.add(token)
            self._let_others_play()
        show(self.table, self.render_mode, self.seat)
        over = self.table.over
        return observation_of(self.table, self.seat), self._reward(), over, False, self._info(legal)

    def _let_others_play(self) -> None:
        """Let the bots act until the agent is asked or the game is over."""
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            assert table.log is not None
            table.act(self.bots[table.seat].choose(table, self.seed_text, len(table.log)))

    def _reward(self) -> float:
        """The reward of a step: points gained since the last one, or everything at the end."""
        result = self.table.result
        if self.rule.reward == "gain":
            now = self.table.points() if result is None else result.points
            before, self.points = self.points, now[self.seat]
            return (self.points - before) / UNIT
        return 0.0 if result is None else final_rewards(result, self.rule.reward, self.rule.zero_sum)[self.seat]

    def _info(self, legal: bool) -> dict[str, Any]:
        """The mask, the seat, the opponents, and at the end points and places."""
        info = info_of(self.table, self.seat, legal)
        names = [player.name for seat, player in enumerate(self.bots) if seat != self.seat]
        info |= {"seat": self.seat, "opponents": names}
        result = self.table.result
        if result is not None:
            info |= {"points": list(result.points), "places": list(result.places)}
        return info

    def action_masks(self) -> Any:
        """The mask under the name that maskable learners look for."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table in words as the agent sees it: returned in the mode `ansi`, printed in the mode `human`."""
        return rendered(self.table, self.render_mode, self.seat)


for _key, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="argosy.research.gymnasium:SeatEnv", kwargs={"key": _key})
