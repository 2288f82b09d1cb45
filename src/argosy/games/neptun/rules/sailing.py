"""Phase 2, fulfil contracts (N4): sail, pay for missing miles, deliver, buy a temple point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.rules.actions import DELIVERIES, PURCHASES, SAILS, SLOTS, SLOTS_OF, Sail
from argosy.games.neptun.rules.events import Delivered, Lost, PointBought, Sailed
from argosy.games.neptun.rules.state import NONE, NeptunState
from argosy.games.neptun.rules.terms import port_term

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.neptun.rules.board import Board

POINT_PRICE: Final = 3  # gold for a temple point, N4.8


def board_of(s: NeptunState) -> Board:
    """The board, which exists from the set-up on."""
    board = s.board
    assert board is not None
    return board


def range_of(s: NeptunState, seat: i64) -> i64:
    """The range in miles: own oar power + current wind force, without the forecast (N4.3)."""
    return POWER[s.merchants[seat].oar] + s.wind


def menu(s: NeptunState, seat: i64) -> list[Action]:
    """Every city that range and gold allow; for each, every delivery there, with and without a bought point."""
    merchant = s.merchants[seat]
    reach = range_of(s, seat)
    gold = merchant.gold
    miles = board_of(s).miles[merchant.boat]
    entries: list[Action] = [SAILS[city] for city, far in enumerate(miles) if far <= reach + gold]
    if merchant.open:
        edition = s.edition
        for slot in SLOTS_OF[merchant.open]:
            contract = merchant.chart[slot]
            city = edition.contract_city[contract]
            short = miles[city] - reach
            if short <= gold:
                entries.append(DELIVERIES[city * SLOTS + slot])
                left = gold - short if short > 0 else gold
                if left + edition.contract_gold[contract] >= POINT_PRICE:
                    entries.append(PURCHASES[city * SLOTS + slot])
    return entries


def cost_of(s: NeptunState, seat: i64, city: i64) -> i64:
    """The gold that a move costs: 1 for each mile beyond the range, by the cheapest way (N4.4, N4.5)."""
    short = board_of(s).miles[s.merchants[seat].boat][city] - range_of(s, seat)
    return short if short > 0 else 0


def check(s: NeptunState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat may make this move with this delivery and purchase."""
    if not isinstance(a, Sail):
        return Illegal("sail.expected", "N4.3", {})
    merchant = s.merchants[seat]
    if not 0 <= a.city < len(s.edition.cities):
        return Illegal("sail.no_city", "N4.4", {"city": a.city})
    city = s.edition.cities[a.city]
    cost = cost_of(s, seat, a.city)
    if cost > merchant.gold:
        miles = board_of(s).miles[merchant.boat][a.city]
        return Illegal(
            "sail.too_far",
            "N4.5",
            {"city": port_term(city), "miles": miles, "range": range_of(s, seat), "cost": cost, "gold": merchant.gold},
        )
    if a.deliver is None:
        return Illegal("sail.buy_alone", "N4.8", {}) if a.buy else None
    return check_delivery(s, seat, a.city, a.deliver, a.buy, cost)


def check_delivery(s: NeptunState, seat: int, city: int, slot: int, buy: bool, cost: int) -> Illegal | None:
    """Whether the contract of that slot can be fulfilled in that city."""
    merchant = s.merchants[seat]
    if not 0 <= slot < SLOTS:
        return Illegal("sail.no_slot", "N4.6", {"slot": slot + 1, "slots": SLOTS})
    if not merchant.open >> slot & 1:
        if merchant.fulfilled >> slot & 1:
            return Illegal("sail.fulfilled", "N4.6", {"slot": slot + 1})
        return Illegal("sail.lost", "N4.9", {"slot": slot + 1})
    contract = merchant.chart[slot]
    wanted = s.edition.contract_city[contract]
    if wanted != city:
        names = s.edition.cities
        return Illegal(
            "sail.wrong_city",
            "N4.6",
            {"slot": slot + 1, "city": port_term(names[city]), "wanted": port_term(names[wanted])},
        )
    left = merchant.gold - cost + s.edition.contract_gold[contract]
    if buy and left < POINT_PRICE:
        return Illegal("sail.buy_poor", "N4.8", {"gold": left, "price": POINT_PRICE})
    return None


def sail(s: NeptunState, seat: i64, a: Sail, sink: list[Event] | None) -> None:
    """Pay for missing miles, move the boat, then deliver (N4.4 - N4.9)."""
    merchant = s.merchants[seat]
    cost = cost_of(s, seat, a.city)
    if sink is not None:
        board = board_of(s)
        miles = board.miles[merchant.boat][a.city]
        way = board.way(s.edition, merchant.boat, a.city)
        sink.append(Sailed(seat, merchant.boat, a.city, miles, cost, way))
    merchant.gold -= cost
    merchant.boat = a.city
    merchant.oar = NONE
    if a.deliver is not None:
        deliver(s, seat, a.deliver, a.buy, sink)
    s.at += 1


def deliver(s: NeptunState, seat: i64, slot: i64, buy: bool, sink: list[Event] | None) -> None:
    """Take the reward, buy a point if `buy`, lose open contracts to the left, discard the cards (N4.7 - N4.9)."""
    merchant = s.merchants[seat]
    edition = s.edition
    contract = merchant.chart[slot]
    region = edition.contract_region[contract]
    gold = edition.contract_gold[contract]
    points = edition.contract_points[contract]
    if sink is not None:
        sink.append(Delivered(seat, slot, contract, gold, points, region))
    merchant.gold += gold
    if points:
        climb(s, seat, region, points)
    if buy:
        merchant.gold -= POINT_PRICE
        climb(s, seat, region, 1)
        if sink is not None:
            sink.append(PointBought(seat, region))
    bit: i64 = 1 << slot
    lost = merchant.open & (bit - 1)  # N4.9
    merchant.open &= ~(bit | lost)
    merchant.fulfilled |= bit
    s.discarded_cards.append(contract // 5)
    s.discarded_goods.append(contract % 5)
    if lost and sink is not None:
        sink.append(Lost(seat, tuple(SLOTS_OF[lost])))


def climb(s: NeptunState, seat: i64, region: i64, spaces: i64) -> None:
    """Move a temple token up; on an occupied space it ranks behind the tokens that are already there (N4.7, N6.2)."""
    tokens = s.merchants[seat].tokens[:]
    space = tokens[region] + spaces
    tokens[region] = space
    s.merchants[seat].tokens = tokens
    ladder = s.ladders[region][:]
    ladder.remove(seat)
    place: i64 = 0
    for other in ladder:
        if s.merchants[other].tokens[region] < space:
            break
        place += 1
    ladder.insert(place, seat)
    s.ladders[region] = ladder
