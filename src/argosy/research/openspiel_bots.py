"""Lets our bots play in OpenSpiel, and gives OpenSpiel's searches a fast evaluator."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from argosy.core.contract import Action
from argosy.core.playout import playout
from argosy.core.rng import Rng
from argosy.research.action_space import PartialAction
from argosy.research.libraries import missing
from argosy.research.opponents import Player, next_token
from argosy.research.rewards import final_rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open_spiel") from error


class Playouts:
    """An evaluator for OpenSpiel's searches: random play to the end by our own engine, much faster than by tokens."""

    def __init__(self, seed: str = "playouts", playouts: int = 1) -> None:
        self.rng: Final = Rng(seed)
        self.playouts: Final = playouts

    def evaluate(self, state: Any) -> Any:
        """The mean reward of each player."""
        game, table = state.get_game(), state.table
        total = np.zeros(game.num_players())
        for _ in range(self.playouts):
            world = table.state.clone()
            if table.partial_action is not None:
                table.game.apply(world, table.seat, completed(table.partial_action.at(world), self.rng))
            playout(table.game, world, self.rng)
            total += final_rewards(table.game.result(world), game.reward, game.zero_sum)
        return total / self.playouts

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The same probability for all tokens."""
        if state.is_chance_node():
            chances: list[tuple[int, float]] = state.chance_outcomes()
            return chances
        legal = state.legal_actions()
        return [(token, 1.0 / len(legal)) for token in legal]


def completed(partial: PartialAction, rng: Rng) -> Action:
    """The action that random legal tokens make of a partial one."""
    while partial.action is None:
        partial.add(partial.legal_tokens[rng.below(len(partial.legal_tokens))])
    return partial.action


class LadderBot(pyspiel.Bot):
    """A level as a bot of OpenSpiel. It chooses its action again at every token, always the same one."""

    def __init__(self, name: str, seed: str = "ladder", iterations: int | None = None) -> None:
        super().__init__()
        self.player: Final = Player(name, iterations)
        self.seed: Final = seed

    def step(self, state: Any) -> int:
        """The next token of the bot's action."""
        number = len(state.table.log or ())
        return next_token(state.table, self.player.choose(state.table, self.seed, number))
