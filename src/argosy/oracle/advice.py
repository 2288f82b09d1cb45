"""The chance to win beside each option of a bot's advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from argosy.games.package import package
from argosy.oracle.oracle import Oracle
from argosy.oracle.weights import WeightsError

if TYPE_CHECKING:
    from argosy.bots.advice import Option
    from argosy.core.contract import View
    from argosy.core.replay import AnyMatch

KEPT: Final = 16
"""Oracles that are kept, each for a number of seats and options."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A seat's chance to win after an option, with the interval that follows from that of its points."""

    share: float
    low: float
    high: float


def chances_of(options: Sequence[Option], view: View, oracle: Oracle) -> list[Chance]:
    """The chance beside each option of an advice, the best first, from the view of the seat that was advised.

    The first option has the chance that the view itself gives: the seat goes on as bots do. Every other one has what is
    left of it with so many points fewer.
    """
    assert view.seat is not None
    outlook, found = oracle.of_view(view), list[Chance]()
    for option in options:
        gap, planned = option.behind, options[0].value - option.value
        points, low, high = (planned, planned, planned) if gap is None else (gap.points, gap.low, gap.high)
        found.append(Chance(*[outlook.with_gain(view.seat, -less) for less in (points, high, low)]))
    return found


def oracle_of(match: AnyMatch) -> Oracle | None:
    """The oracle for the table of a match; None where there is none or it cannot judge, as with another edition."""
    header = match.header
    if package(header.game).oracle is None or match.edition.digest != match.game.edition(None).digest:
        return None
    return known_oracle(header.game, header.seats, tuple(sorted(header.options.items())))


@lru_cache(maxsize=KEPT)
def known_oracle(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> Oracle | None:
    """The oracle for a table with the standard edition; None if its weights cannot be used."""
    given: Mapping[str, str] = dict(options)
    try:
        return Oracle(key, seats, given)
    except WeightsError:
        return None
