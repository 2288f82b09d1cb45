"""Guessed worlds: states that a seat cannot tell from the true one (N9).

Face-down columns and deck orders are not in the state at all. Hands consist of drafted cards, which everybody saw, and
starting cards, which everybody knows. So the only hidden information is which oar cards are face down.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from argosy.core.sealed import NOTHING
from argosy.games.neptun.rules.state import NeptunState

if TYPE_CHECKING:
    from argosy.core.contract import Seat
    from argosy.core.rng import Rng


def guess(s: NeptunState, seat: Seat | None, rng: Rng) -> NeptunState:
    """A copy of the state in which each face-down oar card of another seat is a random card of that seat's hand."""
    world = s.clone()
    for other, chosen in enumerate(s.sealed.choices):
        if other != seat and chosen != NOTHING:
            hand = world.merchants[other].hand
            insort(hand, chosen)
            swapped = hand[rng.below(len(hand))]
            hand.remove(swapped)
            world.sealed.choices[other] = swapped
    return world
