"""The route of a contract chart through its open contracts, and how many miles its oar cards may allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.sealed import NOTHING
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.rules.actions import SLOTS
from argosy.games.neptun.rules.sailing import board_of
from argosy.games.neptun.rules.state import NONE, TURNS, NeptunState

CALM: Final = 5
"""The expected wind of coming turns: the forecast is added to it (N4.10)."""


def stops_of(s: NeptunState, seat: int) -> list[int]:
    """By slot: the city of its open contract; NONE if it has none."""
    merchant = s.merchants[seat]
    cities = s.edition.contract_city
    return [cities[merchant.chart[slot]] if merchant.open >> slot & 1 else NONE for slot in range(SLOTS)]


def legs_of(s: NeptunState, seat: int, stops: list[int]) -> tuple[int | None, ...]:
    """By slot: miles from the previous stop, or from the boat; None if the slot is no stop."""
    miles = board_of(s).miles
    here: int = s.merchants[seat].boat
    legs: list[int | None] = []
    for city in stops:
        legs.append(None if city == NONE else miles[here][city])
        here = here if city == NONE else city
    return tuple(legs)


def miles_of(s: NeptunState, seat: int, stops: list[int]) -> int:
    """Miles of the whole route."""
    return sum([leg for leg in legs_of(s, seat, stops) if leg is not None])


def way_of(s: NeptunState, seat: int, stops: list[int]) -> tuple[str, ...]:
    """All cities on the route, starting at the boat."""
    board = board_of(s)
    names = s.edition.cities
    way: list[int] = [s.merchants[seat].boat]
    for city in stops:
        if city != NONE:
            way.extend(board.way(s.edition, way[-1], city)[1:])
    return tuple([names[city] for city in way])


def reach_of(s: NeptunState, seat: int) -> int:
    """Expected miles until the round ends: the strongest oars in hand, one for each turn, plus the wind.

    A card that is still to be drafted counts as the mean of the unseen cards, and each coming wind as 5. Additional
    turns count only once the regular turns are over.
    """
    merchant = s.merchants[seat]
    drafting = len(s.columns) > 0
    chosen: int = s.sealed.choices[seat]
    hand = [POWER[oar] for oar in merchant.hand]
    if chosen != NOTHING:
        hand.append(POWER[chosen])
    if drafting:
        unseen = [POWER[oar] for oar in s.oars.cards]
        mean = sum(unseen) // len(unseen) if unseen else 0
        hand += [mean] * (SLOTS - int(merchant.filled).bit_count())
    underway = merchant.oar != NONE
    left = TURNS if drafting else TURNS - len(merchant.played)
    if left > 0:
        revealed = not drafting and s.sealed.waiting == 0
        winds = (CALM + s.forecast if revealed else s.wind) + (left - 1) * CALM
    else:  # additional turns, in which the wind stays (N5.3)
        left = min(len(hand), TURNS + 2 - s.turn + (0 if underway or s.turn == TURNS else 1))
        winds = left * s.wind
    reach = sum(sorted(hand, reverse=True)[:left]) + winds
    return reach + POWER[merchant.oar] + s.wind if underway else reach


def next_wind(s: NeptunState) -> int:
    """The wind force when the next oar card of a hand is used.

    Once the oars of a turn are revealed, the forecast is known, and so is the wind of the next turn (N4.10). The wind
    of an additional turn is that of the last turn (N5.3).
    """
    revealed = s.round > 0 and not s.columns and s.sealed.waiting == 0
    return CALM + s.forecast if revealed and s.turn < TURNS else s.wind


def prices_of(s: NeptunState, seat: int, stops: Sequence[int], reach: int) -> tuple[int | None, ...]:
    """By slot: gold to pay on the way from the boat to the city of its open contract (N4.4, N4.5).

    0 is within range. None is a slot without an open contract, or a city that the gold of the seat cannot pay for.
    """
    merchant = s.merchants[seat]
    miles = board_of(s).miles[merchant.boat]
    shorts = [None if city == NONE else max(0, int(miles[city]) - reach) for city in stops]
    return tuple([short if short is not None and short <= merchant.gold else None for short in shorts])
