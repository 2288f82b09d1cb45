"""Prices derived from plans: the value of a victory point in money follows from what more money would buy."""

from __future__ import annotations

from typing import Final

from argosy.games.mediterranean.bots.strong.baskets import Planner
from argosy.games.mediterranean.bots.strong.prospects import ROOM, SPACE, WONDER, Prospects
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.board.tracks import FAR, TILES_OF_TRACK, side, space
from argosy.games.mediterranean.rules.state import PIRACY, TURNS, MediterraneanState

LEAST: Final = 1.2
MOST: Final = 3.6
"""Bounds of the price of a victory point in money."""
STRETCH: Final[tuple[int, ...]] = (4, 10)
"""How much less and more money than expected is compared."""
MEMORY: Final = 64
_rates: dict[tuple[object, ...], float] = {}
"""Cache of rates by all that they depend on, so that a Trading phase does not repeat the same plans."""


class PlannedWorth(Worth):
    """`Worth` for one seat in one position with prices from its plans, in money."""

    def __init__(self, s: MediterraneanState, seat: int) -> None:
        super().__init__(s, seat)
        self.prospects = Prospects(s, seat)
        self.point = 1 / rate(s, seat)
        self.idea_turn = min(self.turn + 1, TURNS)

    def ideas(self, track: int, line: int) -> float:
        """The value of a place of a track: room for buildings, and buildings lost with their side (M5.3, M5.4)."""
        line = max(-1 - FAR, min(FAR, line))
        place = int(space(line))
        standing = int(self.mine.buildings & TILES_OF_TRACK[track]).bit_count()
        points = 0.0
        if side(line) != side(self.mine.tracks[track]):
            points -= standing * (WONDER[self.idea_turn] + 0.8)
            standing = 0
        room = self.edition.building_limit[place] - standing
        points += ROOM[self.idea_turn] * max(0, min(2, room)) + SPACE[self.idea_turn] * place
        return self.point * points

    def status(self, which: int, level: int) -> float:
        """The value of a level of happiness (0) or safety (1)."""
        return self.point * self.prospects.status(which, int(level))


def expected_money(s: MediterraneanState, seat: int) -> int:
    """The money of a seat if it spends its hand as it is."""
    mine = s.civilisations[seat]
    counts = goods_of(s.edition, mine.hand)
    return int(mine.money) + sum([s.edition.set_value(good, counts[good]) for good in range(PIRACY)])


def rate(s: MediterraneanState, seat: int) -> float:
    """Victory points per unit of money, from the best baskets with a little less and a little more money."""
    mine = s.civilisations[seat]
    money = max(expected_money(s, seat), 6)
    purse = Purse(Worth(s, seat), mine.hand)
    tracks = [max(-1 - FAR, min(FAR, int(mine.tracks[track]) + purse.sums[track])) for track in (0, 1)]
    prospects = Prospects(s, seat)
    board = mine.parts()
    key: tuple[object, ...] = (
        s.edition.digest,
        money,
        tuple(tracks),
        s.turn,
        tuple(s.developments),
        tuple(prospects.to_come),
    )
    key += (prospects.lowest, mine.vp, *board[4:6], *board[6:23])
    found = _rates.get(key)
    if found is None:
        if len(_rates) >= MEMORY:
            _rates.clear()
        found = _rates[key] = planned_rate(s, seat, money, tracks)
    return found


def planned_rate(s: MediterraneanState, seat: int, money: int, tracks: list[int]) -> float:
    """The same from a new plan, with the markers where the hand would move them."""
    mine = s.civilisations[seat]
    board = mine.clone()
    for track in (0, 1):
        if side(tracks[track]) == side(mine.tracks[track]):
            board.tracks[track] = tracks[track]
    s.civilisations[seat] = board
    less, more = max(0, money - STRETCH[0]), money + STRETCH[1]
    planner = Planner(s, seat, more)
    s.civilisations[seat] = mine
    slope = (planner.value_of(more) - planner.value_of(less)) / (more - less)
    return max(1 / MOST, min(1 / LEAST, slope))
