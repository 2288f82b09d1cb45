"""Which games there are: whatever is registered under the entry-point group `argosy.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import cast

from argosy.core.contract import Action, Edition, Game, State, View

AnyGame = Game[State, Action, View, Edition]
"""A game whose own types are not known here."""


@cache
def list_games() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group="argosy.games")}))


@cache
def game(key: str) -> AnyGame:
    """The rules of the game of that key. Raises KeyError with a sentence."""
    for point in entry_points(group="argosy.games"):
        if point.name == key:
            return cast("AnyGame", point.load())
    raise KeyError(f"there is no game {key!r}; there are {', '.join(list_games())}")
