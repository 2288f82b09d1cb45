"""What the searches of `best` share: the opinion of `strong` on each option, and the results of its playouts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import fmean
from typing import Final

from argosy.bots.advice import Option
from argosy.core.contract import Action, Message
from argosy.core.native import mypyc_attr
from argosy.games.mediterranean.bots.best.playout_policy import promised
from argosy.games.mediterranean.bots.breakdown import Tried
from argosy.games.mediterranean.rules.state import MediterraneanState

TRUST: Final = 1.0
"""The weight of the valuation by `strong` beside the playouts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts:
    """The results of playouts, by option."""

    def __init__(self) -> None:
        self.opinions: dict[Action, float] = {}
        """By option: its value minus that of the first option, as `strong` sees it."""
        self.played: dict[Action, list[float]] = {}
        """By option: the result of each playout."""

    def result(self, world: MediterraneanState, seat: int, action: Action) -> float:
        """Note how a playout of an option ended; returns its points with the opinion of `strong`."""
        points = promised(world, seat)
        self.played.setdefault(action, []).append(points)
        return points + TRUST * self.opinions.get(action, 0.0)

    def told(self, option: Option, why: Callable[[Tried], tuple[Message, ...]]) -> Option:
        """The option with its playout results, which ranked it, followed by the reasons of `strong`."""
        played = self.played.get(option.action)
        if played is None:
            return option
        tried = Tried(len(played), fmean(played), TRUST * self.opinions[option.action], option.breakdown)
        return replace(option, breakdown=tried, reasons=(*why(tried), *option.reasons))
