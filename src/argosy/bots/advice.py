"""A bot's evaluation of its options, with reasons: for hints, and for bots that build on another bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Protocol, runtime_checkable

from argosy.core.contract import Action, Message, Phrase
from argosy.core.peek import AnyPeek, Budget

INTERRUPTED: Final[ContextVar[Callable[[], bool]]] = ContextVar("INTERRUPTED", default=lambda: False)
"""Asked by bots that search, before every world: whether to end with what it has found. Only for budgets of seconds."""

LEAST_PAIRED: Final = 6
"""Worlds that two options must have been tried in together before their difference gets an interval."""


class Breakdown(Protocol):
    """The numbers that a value is made of."""

    @property
    def value(self) -> float:
        """Their total, in points of the game."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How many points an option is worse than the first of its advice, with a 95 % interval.

    It is measured in the worlds that both were tried in, where luck is the same for both.
    """

    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Option:
    """One action that a bot considered.

    The value is in points of the game, as the bot estimates them; it compares options of the same advice only. If the
    bot tried the option out, `low` and `high` are a 95 % interval of the value; else both equal it.
    """

    action: Action
    value: float
    low: float
    high: float
    reasons: tuple[Message, ...]
    """The main reasons, most important first; ids of the locale files `bots.ftl`."""
    breakdown: Breakdown | None = None
    """What the value and the reasons were computed from; None if the bot computed no value."""
    behind: Gap | None = None
    """None for the first option, and where the two were not tried in enough worlds together."""
    misses: tuple[Phrase, ...] = ()
    """What the first option brings and this one does not, as nouns: "Alexandria: 4 gold". From the same trials."""
    says: Message | None = None
    """The option in words, where it need not be an entry of the menu."""
    alike: str = ""
    """Options with the same text here are variants of one idea, such as a contract on one slot or another."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The options that the bot considered worth showing, best first."""

    options: tuple[Option, ...]
    iterations: int = 0
    """How many playouts or imagined drafts it is based on; 0 if the bot plans once."""

    @property
    def choice(self) -> Action:
        """What the bot does."""
        return self.options[0].action


@runtime_checkable
class Adviser(Protocol):
    """A bot that can give reasons: its choice is the first option of its advice.

    It is no subclass of `Bot`: the compiled `Bot` has extra members, which `isinstance` would then require.
    """

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """One of the actions of the peek's menu."""

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """The evaluation behind `choose`, with reasons."""


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
    """An option with a value but no interval, as it was not tried out."""
    return Option(action, value, value, value, reasons)


def computed(action: Action, breakdown: Breakdown, *reasons: Message) -> Option:
    """The same, with the numbers that its value is made of."""
    value = breakdown.value
    return Option(action, value, value, value, reasons, breakdown)


def distinct(options: Sequence[Option]) -> list[Option]:
    """The first option of each idea, in the given order."""
    found: dict[object, Option] = {}
    for option in options:
        found.setdefault(option.alike or option.action, option)
    return list(found.values())


def gap_between(first: Sequence[float], other: Sequence[float]) -> Gap | None:
    """How far an option is behind the first, by the points of both in each world; None if these are too few.

    The factor of the standard error is that of the t distribution, to about one percent.
    """
    losses = [mine - its for mine, its in zip(first, other, strict=False)]
    if len(losses) < LEAST_PAIRED:
        return None
    margin = (1.96 + 2.8 / (len(losses) - 1)) * stdev(losses) / sqrt(len(losses))
    return Gap(fmean(losses), fmean(losses) - margin, fmean(losses) + margin)


def ranked(options: Sequence[Option], most: int = 5) -> tuple[Option, ...]:
    """The best few, best first; among equals the earlier stays ahead."""
    return tuple(sorted(options, key=lambda option: -option.value)[:most])
