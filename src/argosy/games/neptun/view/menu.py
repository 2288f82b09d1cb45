"""Menu entries: each legal action with its costs and earnings, for people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.core.contract import Action, Plain, Seat
from argosy.games.neptun import notation
from argosy.games.neptun.rules.actions import SLOTS_OF, Row, Sail, Take
from argosy.games.neptun.rules.sailing import POINT_PRICE, board_of, cost_of, range_of
from argosy.games.neptun.rules.state import NeptunState
from argosy.games.neptun.view.route import miles_of, stops_of, way_of


@dataclass(frozen=True, slots=True)
class MenuEntry(Plain):
    """A legal action, its notation, its costs and earnings; what does not apply is None, 0 or empty."""

    action: Action
    text: str
    kind: str
    """The kind of the action: `Take`."""
    city: str | None = None
    """The city of the contract, or the destination of the boat."""
    good: str | None = None
    distance: int | None = None
    """Miles from the boat to that city."""
    range: int | None = None
    """Miles that the oar card and the wind allow."""
    cost: int = 0
    """Gold paid: for miles beyond the range, and for a bought point."""
    gold: int = 0
    """Gold earned at once: the coins on a contract taken, or the reward of a delivery."""
    points: int = 0
    """Temple points earned at once, a bought point included."""
    reward_gold: int = 0
    reward_points: int = 0
    """What the contract pays on delivery: either gold or points."""
    region: str | None = None
    """The temple of those points."""
    loses: tuple[int, ...] = ()
    """Slots (from 0) whose open contracts would be lost."""
    way: tuple[str, ...] = ()
    """The cities that the boat would pass, both ends included; for a contract taken, those of the chart's route."""
    route: int | None = None
    """Miles of the chart's whole route, including the contract taken."""
    reaches: tuple[str, ...] = ()
    """Cities within range of the oar card and the wind, without paying gold."""
    place: int | None = None
    """The rank in the temple of the region with these points."""
    tile: int = 0
    """The points of the tile for that rank, if the round ended now."""


def menu_entries(s: NeptunState, seat: Seat, menu: Sequence[Action]) -> tuple[MenuEntry, ...]:
    """The menu of a seat, with costs and earnings."""
    return tuple([entry(s, seat, action) for action in menu])


def entry(s: NeptunState, seat: Seat, action: Action) -> MenuEntry:
    """One menu entry."""
    text = notation.write(s, seat, action)
    if isinstance(action, Take):
        return take_entry(s, seat, action, text)
    if isinstance(action, Row):
        return row_entry(s, seat, action, text)
    if isinstance(action, Sail):
        return sail_entry(s, seat, action, text)
    return MenuEntry(action, text, type(action).__name__)


def take_entry(s: NeptunState, seat: Seat, action: Take, text: str) -> MenuEntry:
    """A contract with its coins, its reward and the distance of its city from Crete, where the boats start."""
    e = s.edition
    contract = s.columns[action.column]
    city = e.contract_city[contract]
    stops = stops_of(s, seat)
    stops[action.slot] = city
    return MenuEntry(
        action,
        text,
        "Take",
        city=e.cities[city],
        good=e.goods[contract % 5],
        distance=board_of(s).miles[s.merchants[seat].boat][city],
        gold=s.coins[action.column],
        reward_gold=e.contract_gold[contract],
        reward_points=e.contract_points[contract],
        region=e.regions[e.contract_region[contract]],
        way=way_of(s, seat, stops),
        route=miles_of(s, seat, stops),
    )


def row_entry(s: NeptunState, seat: Seat, action: Row, text: str) -> MenuEntry:
    """An oar card with the range it gives and the cities within it."""
    reach = action.power + s.wind
    miles = board_of(s).miles[s.merchants[seat].boat]
    cities = tuple([city for city, far in zip(s.edition.cities, miles, strict=True) if far <= reach])
    return MenuEntry(action, text, "Row", range=reach, reaches=cities)


def place_of(s: NeptunState, seat: Seat, region: int, points: int) -> int:
    """The rank in a temple after gaining points: behind seats that are already on that space (N4.7, N6.2)."""
    space = s.merchants[seat].tokens[region] + points
    ahead = [other for other in s.ladders[region] if other != seat and s.merchants[other].tokens[region] >= space]
    return len(ahead) + 1


def sail_entry(s: NeptunState, seat: Seat, action: Sail, text: str) -> MenuEntry:
    """A move with its miles, price, reward and losses."""
    e = s.edition
    merchant = s.merchants[seat]
    city = e.cities[action.city]
    distance = board_of(s).miles[merchant.boat][action.city]
    cost = cost_of(s, seat, action.city)
    way = tuple([e.cities[stop] for stop in board_of(s).way(e, merchant.boat, action.city)])
    reach = range_of(s, seat)
    if action.deliver is None:
        return MenuEntry(action, text, "Sail", city=city, distance=distance, range=reach, cost=cost, way=way)
    contract = merchant.chart[action.deliver]
    region = e.contract_region[contract]
    points = e.contract_points[contract] + (1 if action.buy else 0)
    place = place_of(s, seat, region, points) if points else None
    tiles = e.tiles[region][s.round - 1]
    return MenuEntry(
        action,
        text,
        "Sail",
        city=city,
        good=e.goods[contract % 5],
        distance=distance,
        range=reach,
        cost=cost + (POINT_PRICE if action.buy else 0),
        gold=e.contract_gold[contract],
        points=points,
        reward_gold=e.contract_gold[contract],
        reward_points=e.contract_points[contract],
        region=e.regions[region],
        loses=tuple(SLOTS_OF[merchant.open & ((1 << action.deliver) - 1)]),
        way=way,
        place=place,
        tile=tiles[place - 1] if place is not None and place <= len(tiles) else 0,
    )
