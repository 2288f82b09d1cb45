"""The value of promises (M6.8), in victory points, and when to ask for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.games.mediterranean.bots.rank import leader, score
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.buildings import FIRST_ARROW, RIVALS, TILES_A_TRACK, ability, purpose
from argosy.games.mediterranean.rules.state import TILES, TURNS, MediterraneanState
from argosy.games.mediterranean.rules.trading import pacts

HIT: Final = 0.5
"""What a building used on a rival costs that rival."""
SURE: Final = 0.9
SELDOM: Final = 0.25
"""How likely a building is used on a seat that leads, and on one that does not."""
FREEDOM: Final = 0.1
"""What a promise costs the seat that makes it."""


def leads(s: MediterraneanState, seat: int) -> bool:
    """Whether nobody is ahead of the seat."""
    return leader(s, list(range(s.seats))) == seat


def pacts_gain(s: MediterraneanState, seat: int, promiser: int, promises: Sequence[int]) -> float:
    """The value of promises to a seat; the promises may be its own."""
    gain = 0.0
    for at in range(0, len(promises), 3):
        tile, target, use = promises[at], promises[at + 1], promises[at + 2]
        ahead, hit = leads(s, target), HIT if hurts(s, tile, target, use) else -HIT
        if promiser == seat:
            gain -= FREEDOM if use and ahead else FREEDOM + (HIT * 0.5 if ahead else 0.0) if not use else 2 * FREEDOM
        elif target == seat:
            gain += (-hit if use else HIT) * (SURE if ahead else SELDOM)
        elif use:
            gain += hit * (0.4 if ahead else 0.1)
    return gain


def hurts(s: MediterraneanState, tile: int, target: int, use: int) -> bool:
    """Whether that use of a building hurts a rival; an arrow of the rival's own side helps it."""
    if use < FIRST_ARROW:
        return True
    return side(s.civilisations[target].tracks[tile // TILES_A_TRACK]) != use - FIRST_ARROW


def wishes(s: MediterraneanState, seat: int) -> list[tuple[int, int]]:
    """Rivals (seat, tile) whose building may be used on the leading seat and is not bound by a pact yet."""
    if s.turn == TURNS or not leads(s, seat) or score(s, seat) == 0:
        return []
    found: list[tuple[int, int]] = []
    for other in range(s.seats):
        if other == seat:
            continue
        for tile in range(TILES):
            if s.civilisations[other].buildings >> tile & 1 and purpose(ability(s, other, tile)) == RIVALS:
                promise = (tile, seat, 0)
                asked = any(offer.seat == seat and offer.want_pacts == promise for offer in s.offers)
                if not asked and pacts.check(s, other, seat, promise) is None:
                    found.append((other, tile))
    return found
