"""What a bot thinks of its options, and why: for hints, and for bots that build on another's opinion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget


class Breakdown(Protocol):
    """The numbers that a value is made of."""

    @property
    def value(self) -> float:
        """What they come to, in points of the game."""


@dataclass(frozen=True, slots=True)
class Option:
    """One action that a bot considered.

    The value is in points of the game, as the bot reckons them; it compares options of one advice, not of two. Where
    the bot tried the option out, `low` and `high` are a 95 % interval of the value; else both equal it.
    """

    action: Action
    value: float
    low: float
    high: float
    reasons: tuple[Message, ...]
    """The main reasons, weightiest first; ids of the locale files `bots.ftl`."""
    breakdown: Breakdown | None = None
    """What the value was computed from, and the reasons worded; None where the bot put no number on the option."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The options worth a mention, best first."""

    options: tuple[Option, ...]
    iterations: int = 0
    """How many playouts or imagined drafts it rests on; 0 where the bot plans once."""

    @property
    def choice(self) -> Action:
        """What the bot does."""
        return self.options[0].action


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why: its choice is the first option of its advice.

    It does not derive from `Bot`, whose compiled form has members that no bot has and `isinstance` would ask for.
    """

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """One of the actions of the peek's menu."""

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """The same opinion that `choose` acts on, with reasons."""


class AdvisingBot:
    """A bot that does what its advice puts first."""

    def __init__(self, advise: Callable[[AnyPeek, Budget], Advice]) -> None:
        self._advise = advise

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The first option of its advice."""
        return self._advise(peek, budget).choice

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its options with reasons, best first."""
        return self._advise(peek, budget)


def certain(action: Action, value: float, *reasons: Message) -> Option:
    """An option that was reckoned, not tried out."""
    return Option(action, value, value, value, reasons)


def computed(action: Action, breakdown: Breakdown, *reasons: Message) -> Option:
    """The same, with what its value is made of."""
    value = breakdown.value
    return Option(action, value, value, value, reasons, breakdown)


def ranked(options: Sequence[Option], most: int = 5) -> tuple[Option, ...]:
    """The best few, best first; among equals the earlier stays ahead."""
    return tuple(sorted(options, key=lambda option: -option.value)[:most])
