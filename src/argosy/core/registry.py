"""Finds the installed games: each registers a `GamePackage` under the entry-point group `argosy.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Protocol, cast

from argosy.core.contract import Action, Edition, Game, State, View

GROUP: Final = "argosy.games"

AnyGame = Game[State, Action, View, Edition]
"""A game of any type."""


class Registered(Protocol):
    """The part of a game's package that the core uses; `argosy.games.package` declares the rest."""

    @property
    def rules(self) -> AnyGame:
        """The rules."""


@cache
def entries() -> dict[str, EntryPoint]:
    """The entry points by game key, in alphabetical order."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def list_games() -> tuple[str, ...]:
    """The keys of all installed games, in alphabetical order."""
    return tuple(entries())


@cache
def load(key: str) -> Registered:
    """The package of the game with that key. Raises KeyError with a sentence."""
    if key not in entries():
        raise KeyError(f"there is no game {key!r}; there are {', '.join(list_games())}")
    return cast("Registered", entries()[key].load())


def game(key: str) -> AnyGame:
    """The rules of the game with that key. Raises KeyError with a sentence."""
    return load(key).rules
