"""What all environments share: agent names, spaces, seeds, handling of illegal tokens."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Final

import numpy as np

from argosy.research.action_space import NO_DECISION, Token
from argosy.research.libraries import missing
from argosy.research.observation import BOUND, Array
from argosy.research.rewards import check_reward
from argosy.research.setting import Setting
from argosy.research.token_game import Mask, TokenGame

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

Observation = dict[str, "Array | Mask"]
"""`observation` and `action_mask`."""
ILLEGAL: Final = ("first", "raise")
"""What happens to a token that the mask forbids: the first legal one replaces it, or ValueError is raised."""


def agent_of(seat: int) -> str:
    """The name of the agent in a seat."""
    return f"seat_{seat}"


class Rule:
    """The reward of an environment, and how it handles illegal tokens. Raises ValueError with a sentence."""

    def __init__(self, reward: str, zero_sum: bool, illegal: str) -> None:
        self.reward: Final = check_reward(reward)
        self.zero_sum: Final = zero_sum
        if zero_sum and reward == "gain":
            raise ValueError("gain is paid as it comes to one seat, so it cannot be zero-sum; take points")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal can be {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.illegal: Final = illegal

    def settle(self, table: TokenGame, seat: int, action: object) -> tuple[Token, bool]:
        """The token to take for an action of the seat, and whether the action was legal. May raise ValueError."""
        legal = table.legal_tokens(seat)
        if action is None and legal == [NO_DECISION]:  # a seat that is not asked may give no token
            return NO_DECISION, True
        try:
            token = operator.index(action)  # type: ignore[arg-type]  # any object may come; what is no number is refused
        except TypeError:
            token = -1
        if token in legal:
            return token, True
        if self.illegal == "raise":
            raise ValueError(f"{agent_of(seat)} may not choose {action!r} now; legal are {legal}")
        return legal[0], False


class Seeds:
    """The seed of each game: the one given to `reset`, later with a number appended; random if none was given.

    A game with the seed 7 draws its chance from `Rng("7")`; the next games draw from 7/1, 7/2 ...
    """

    def __init__(self) -> None:
        self.first = secrets.token_hex(16)
        self.games = 0

    def next(self, seed: int | None) -> str:
        """The seed of the game that begins."""
        if seed is not None:
            self.first, self.games = str(seed), 0
        text = self.first if self.games == 0 else f"{self.first}/{self.games}"
        self.games += 1
        return text


def observation_space(setting: Setting) -> Dict:
    """The space of observations: the array of what a seat sees, and the mask of its legal tokens."""
    seen = Box(-BOUND, BOUND, (setting.encoder.size,), np.float32)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (setting.token_count,), np.int8)})


def state_space(setting: Setting) -> Box:
    """The space of the global state."""
    return Box(-BOUND, BOUND, (setting.global_state.size,), np.float32)


def action_space(setting: Setting) -> Discrete:
    """The space of actions: the tokens."""
    return Discrete(setting.token_count)


def observation_of(table: TokenGame, seat: int) -> Observation:
    """What the seat sees, and its legal tokens."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def state_of(table: TokenGame) -> Array:
    """What all seats together see."""
    return table.setting.global_state.of(np.stack([table.observe(seat) for seat in range(table.setting.seats)]))


def info_of(table: TokenGame, seat: int, legal: bool) -> dict[str, Any]:
    """The mask again, and whether the seat's latest token was legal."""
    return {"action_mask": table.mask(seat), "legal": legal}
