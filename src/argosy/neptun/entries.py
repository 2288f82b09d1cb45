"""Menu entries with what each would cost and earn, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.core.contract import Action, Plain, Seat
from argosy.neptun import notation
from argosy.neptun.actions import SLOTS_OF, Row, Sail, Take
from argosy.neptun.sailing import DONATION, board_of, cost_of, range_of
from argosy.neptun.state import NeptunState


@dataclass(frozen=True, slots=True)
class MenuEntry(Plain):
    """A legal action, its notation, and what it would cost and earn; what does not apply is None, 0 or empty."""

    action: Action
    text: str
    kind: str
    """The kind of the action: `Take`."""
    city: str | None = None
    """Where the contract goes, or the boat."""
    good: str | None = None
    distance: int | None = None
    """Miles to that city from where the boat lies."""
    range: int | None = None
    """Miles that the oar card and the wind allow."""
    cost: int = 0
    """Gold paid: for miles beyond the range, and for a donation."""
    gold: int = 0
    """Gold earned at once: the coins on a contract taken, or the reward of a delivery."""
    points: int = 0
    """Temple points earned at once, the donation's included."""
    reward_gold: int = 0
    reward_points: int = 0
    """What the contract pays when it is delivered: the one or the other."""
    region: str | None = None
    """The temple of those points."""
    loses: tuple[int, ...] = ()
    """Slots (from 0) whose open contracts would be lost."""


def menu_entries(s: NeptunState, seat: Seat, menu: Sequence[Action]) -> tuple[MenuEntry, ...]:
    """The menu of a seat with costs and earnings."""
    return tuple([entry(s, seat, action) for action in menu])


def entry(s: NeptunState, seat: Seat, action: Action) -> MenuEntry:
    """One menu entry."""
    text = notation.write(s, seat, action)
    if isinstance(action, Take):
        return take_entry(s, seat, action, text)
    if isinstance(action, Row):
        return MenuEntry(action, text, "Row", range=action.power + s.wind)
    if isinstance(action, Sail):
        return sail_entry(s, seat, action, text)
    return MenuEntry(action, text, type(action).__name__)


def take_entry(s: NeptunState, seat: Seat, action: Take, text: str) -> MenuEntry:
    """A contract with its coins, its reward and how far its city is from Crete, where the boats start."""
    e = s.edition
    contract = s.columns[action.column]
    city = e.contract_city[contract]
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
    )


def sail_entry(s: NeptunState, seat: Seat, action: Sail, text: str) -> MenuEntry:
    """A move with its miles, price, reward and losses."""
    e = s.edition
    merchant = s.merchants[seat]
    city = e.cities[action.city]
    distance = board_of(s).miles[merchant.boat][action.city]
    cost = cost_of(s, seat, action.city)
    if action.deliver is None:
        return MenuEntry(action, text, "Sail", city=city, distance=distance, range=range_of(s, seat), cost=cost)
    contract = merchant.chart[action.deliver]
    return MenuEntry(
        action,
        text,
        "Sail",
        city=city,
        good=e.goods[contract % 5],
        distance=distance,
        range=range_of(s, seat),
        cost=cost + (DONATION if action.donate else 0),
        gold=e.contract_gold[contract],
        points=e.contract_points[contract] + (1 if action.donate else 0),
        reward_gold=e.contract_gold[contract],
        reward_points=e.contract_points[contract],
        region=e.regions[e.contract_region[contract]],
        loses=tuple(SLOTS_OF[merchant.open & ((1 << action.deliver) - 1)]),
    )
