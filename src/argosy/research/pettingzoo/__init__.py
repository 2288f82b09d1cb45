"""The games as PettingZoo environments: `from argosy.research.pettingzoo import KEY_v0`.

Every game with a research adapter has such a module, with `env`, `raw_env` and `parallel_env`; docs/research.md tells
what their arguments mean.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from argosy.research.game_adapters import VERSION, research_games
from argosy.research.pettingzoo import aec
from argosy.research.pettingzoo.aec import AecTable
from argosy.research.pettingzoo.parallel import ParallelTable


class EnvironmentModule(ModuleType):
    """The environments of one game, as the modules of PettingZoo have them."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{__name__}.{key}_{VERSION}", f"{key} for PettingZoo, version {VERSION}.")
        self.key = key

    def env(self, seats: int | None = None, **arguments: Any) -> Any:
        """The AEC environment, with PettingZoo's usual guards around it."""
        return aec.env(self.key, seats=seats, **arguments)

    def raw_env(self, seats: int | None = None, **arguments: Any) -> AecTable:
        """The AEC environment as it is."""
        return AecTable(self.key, seats=seats, **arguments)

    def parallel_env(self, seats: int | None = None, **arguments: Any) -> ParallelTable:
        """The parallel environment."""
        return ParallelTable(self.key, seats=seats, **arguments)


def __getattr__(name: str) -> Any:
    """A module that is made below, for type checkers."""
    raise AttributeError(f"there is no environment {name}; there are {', '.join(research_games())} with _{VERSION}")


for _key in research_games():
    globals()[f"{_key}_{VERSION}"] = sys.modules[f"{__name__}.{_key}_{VERSION}"] = EnvironmentModule(_key)
