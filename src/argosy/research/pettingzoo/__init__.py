"""The games as PettingZoo environments: `from argosy.research.pettingzoo import KEY_v0`, or a later version.

Every game with a research adapter has such a module, with `env`, `raw_env` and `parallel_env`; docs/research.md
explains their arguments.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

from argosy.research.game_adapters import adapter, research_games
from argosy.research.pettingzoo import aec
from argosy.research.pettingzoo.aec import AecTable
from argosy.research.pettingzoo.parallel import ParallelTable


class EnvironmentModule(ModuleType):
    """The environments of one game, with the same functions as the modules of PettingZoo."""

    def __init__(self, key: str) -> None:
        found = adapter(key)
        super().__init__(f"{__name__}.{found.name}", f"{key} for PettingZoo, version {found.version}.")
        self.key = key

    def env(self, seats: int | None = None, **arguments: Any) -> Any:
        """The AEC environment in PettingZoo's usual wrappers."""
        return aec.env(self.key, seats=seats, **arguments)

    def raw_env(self, seats: int | None = None, **arguments: Any) -> AecTable:
        """The AEC environment without wrappers."""
        return AecTable(self.key, seats=seats, **arguments)

    def parallel_env(self, seats: int | None = None, **arguments: Any) -> ParallelTable:
        """The parallel environment."""
        return ParallelTable(self.key, seats=seats, **arguments)


def __getattr__(name: str) -> Any:
    """Declare the modules made below for type checkers; at runtime this is only called for unknown names."""
    raise AttributeError(f"there is no environment {name}; there are {', '.join(MODULES)}")


MODULES: Final = {adapter(key).name: EnvironmentModule(key) for key in research_games()}
for _name, _module in MODULES.items():
    globals()[_name] = sys.modules[_module.__name__] = _module
