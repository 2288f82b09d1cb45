"""The games in OpenSpiel: `load(KEY)`, or `pyspiel.load_game("argosy_KEY(players=5)")` after importing this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np

from argosy.core.rng import Rng
from argosy.research.external_chance import FACES, ExternalChanceGame
from argosy.research.game_adapters import adapter, research_games
from argosy.research.libraries import missing
from argosy.research.observation import Array
from argosy.research.rewards import check_reward, final_rewards
from argosy.research.setting import Setting, default_seats

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open_spiel") from error

LONGEST: Final = 100_000
"""Tokens in a game. There is no true bound, since purchases can be undone without limit; random games take hundreds."""
UTILITIES: Final = {"points": (-5.0, 10.0), "win": (0.0, 1.0), "place": (-1.0, 1.0)}
"""The least and the most that each reward can pay; for points there is no true bound."""
CHANCES: Final = [(face, 1.0 / FACES) for face in range(FACES)]


def name_of(key: str) -> str:
    """The name under which a game is registered."""
    return f"argosy_{key}"


def load(
    key: str,
    seats: int | None = None,
    reward: str = "points",
    zero_sum: bool = False,
    options: Mapping[str, str] | None = None,
) -> Any:
    """The game of that key as OpenSpiel knows it. Raises ValueError with a sentence."""
    chosen = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    setting = Setting(key, seats, options)  # raises an exception where OpenSpiel would end the process
    parameters = {"players": setting.seats, "reward": _paid(reward), "zero_sum": zero_sum, "options": chosen}
    return pyspiel.load_game(name_of(key), parameters)


def _paid(reward: str) -> str:
    """The reward, if it is paid at the end. Raises ValueError."""
    if check_reward(reward) not in UTILITIES:
        raise ValueError(f"OpenSpiel pays at the end: {', '.join(UTILITIES)}, not {reward}")
    return reward


def game_type(key: str, zero_sum: bool = False) -> Any:
    """The properties of a game that OpenSpiel needs to register it."""
    rules = adapter(key).game
    return pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Argosy {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(rules), "reward": "points", "zero_sum": False, "options": ""},
    )


class SpielGame(pyspiel.Game):
    """One of our games as a game of OpenSpiel."""

    key: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {
            "players": default_seats(adapter(self.key).game),
            "reward": "points",
            "zero_sum": False,
            "options": "",
            **(parameters or {}),
        }
        pairs = [pair.partition(":") for pair in given["options"].split(";") if pair]
        self.setting = Setting(self.key, given["players"], {name: value for name, _, value in pairs})
        self.reward = _paid(given["reward"])
        self.zero_sum: bool = given["zero_sum"]
        least, most = UTILITIES[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.token_count,
            max_chance_outcomes=FACES,
            num_players=self.setting.seats,
            min_utility=least - most if self.zero_sum else least,
            max_utility=most - least if self.zero_sum else most,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.key, self.zero_sum), info, given)

    def new_initial_state(self) -> SpielState:
        """The start of the game, before the first throw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The writer of observations, or of information states, which also contain the seat's memory."""
        return SpielObserver(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A position, between two tokens or two throws."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = ExternalChanceGame(game.setting)

    def current_player(self) -> Any:
        """The seat that is asked, chance, or nobody at the end."""
        if self.table.seat is not None:
            return self.table.seat
        return pyspiel.PlayerId.TERMINAL if self.table.over else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_tokens(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face of the die, all equally likely."""
        return CHANCES

    def _apply_action(self, action: int) -> None:
        if self.table.seat is None:
            self.table.throw_die(int(action))
        else:
            self.table.add(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {action}"
        return self.table.setting.adapter.action_tokens.vocabulary.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    def returns(self) -> list[float]:
        """The reward of each seat; 0 before the end."""
        result = self.table.result
        game = self.get_game()
        if result is None:
            return [0.0] * self.table.setting.seats
        return final_rewards(result, game.reward, game.zero_sum)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that the player cannot tell from this one."""
        return self.resample(player, Rng(str(sampler())))

    def resample(self, player: int, rng: Rng) -> SpielState:
        """The same with our own generator: for `ISMCTSBot.set_resampler`, where runs must be repeatable."""
        world: SpielState = self.clone()
        world.table = self.table.guess(player, rng)
        return world

    def __str__(self) -> str:
        table = self.table
        spelled = () if table.partial_action is None else table.partial_action.spelled
        return f"{table.setting.adapter.key} {table.state.digest():016x} seat {table.seat} {table.thrown} {spelled}"


class SpielObserver:
    """Writes what a player sees, in the parts that docs/research.md lists."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.recall: Final = recall
        self.tensor = np.zeros(setting.encoder.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in setting.encoder.layout.items()}
        self.beginnings: dict[int, Array] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees. OpenSpiel measures tensors on new games, so those of the start are cached."""
        if state.table.log != []:
            self.tensor[:] = state.table.observe(player)
            return
        if player not in self.beginnings:
            self.beginnings[player] = state.table.observe(player)
        self.tensor[:] = self.beginnings[player]

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's whole view as text, with its tokens so far; for an information state also its memory."""
        return state.table.recollection(player) if self.recall else state.table.text(player)


# OpenSpiel frees registered games only after Python has exited: a class survives that, a lambda does not.
for _key in research_games():
    if name_of(_key) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_key), type(f"Spiel{_key.capitalize()}", (SpielGame,), {"key": _key}))
