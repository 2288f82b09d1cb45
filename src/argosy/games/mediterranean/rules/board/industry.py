"""Industry: buying victory points, cheaper with every industry (M8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import Event, Illegal
from argosy.games.mediterranean.rules.actions import BuyPoints
from argosy.games.mediterranean.rules.board.scoring import BOUGHT, gain
from argosy.games.mediterranean.rules.events import PointsBought
from argosy.games.mediterranean.rules.state import NONE, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64


def marker(s: MediterraneanState, seat: i64) -> i64:
    """The space of the industry marker: the number of cubes beyond the first; NONE without cubes (M7.9, M8.4)."""
    mine = s.civilisations[seat]
    return mine.industry + int(mine.industries).bit_count() - 1


def price(s: MediterraneanState, space: i64, points: int) -> int:
    """The price of some points on that space: as many full bundles as possible, the rest as single points."""
    money, bundle = s.edition.industry_prices[space]
    return points // bundle * money + points % bundle * s.edition.industry_singles[space]


def amounts(s: MediterraneanState, seat: i64) -> list[int]:
    """The numbers of points that the seat can buy at once."""
    space = marker(s, seat)
    money = s.civilisations[seat].money
    if space == NONE or money <= 0:
        return []
    cost, bundle = s.edition.industry_prices[space]
    most = (money // cost + 1) * bundle
    return [points for points in range(1, most) if price(s, space, points) <= money]


def check(s: MediterraneanState, seat: int, a: BuyPoints) -> Illegal | None:
    """Whether the seat has an industry, and the money."""
    space = marker(s, seat)
    if space == NONE:
        return Illegal("points.no_industry", "M8.4", {})
    if a.points < 1:
        return Illegal("points.none", "M8.4", {"points": a.points})
    cost, money = price(s, space, a.points), int(s.civilisations[seat].money)
    if cost > money:
        return Illegal("points.money", "M8.4", {"points": a.points, "price": cost, "money": money})
    return None


def buy_points(s: MediterraneanState, seat: i64, points: i64, sink: list[Event] | None) -> None:
    """Pay and take the points (M8.4)."""
    cost = price(s, marker(s, seat), points)
    s.civilisations[seat].money -= cost
    if sink is not None:
        sink.append(PointsBought(seat, points, cost))
    gain(s, seat, points, BOUGHT, sink)
