"""Phase 1 for the level `strong`: the value of a contract is what it adds to the routes of imagined full charts."""

from __future__ import annotations

from collections.abc import Container
from math import fsum
from typing import Final

from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.route_planner import Means, Route, Stop
from argosy.games.neptun.bots.strong.contract_value import ContractValues
from argosy.games.neptun.bots.strong.route_cost import ExactRoutePlanner, legs_on
from argosy.games.neptun.bots.strong.temple_value import KEPT, SPARE, TempleValues, usual_wind
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.rules.actions import REVEAL, SLOTS, SLOTS_OF, Take
from argosy.games.neptun.rules.state import ALL_SLOTS, TURNS, Merchant, NeptunState

FUTURES: Final = 14
"""How many continuations of the draft are imagined."""
CHOICE: Final = 3
"""How many contracts a seat can choose from, on average."""
SLOTS_TRIED: Final = 3
"""Slots that are evaluated in full for a face-up contract."""
TURNED_UP: Final = 7
"""How many contracts are imagined to be turned up."""
WINDS: Final[tuple[float, ...]] = (0.0, -1.2, 1.2, -0.6, 0.6, -1.8, 1.8)
"""The difference of a round's mean wind from the usual wind; futures use these in turn."""
POWER_KEPT: Final[tuple[float, ...]] = (0.0, 0.05, 0.04, 0.0)
"""By round: the value of a point of oar power in hand beyond the route."""
FRESH: Final = 0.1
"""The value of a point of oar power while charts can still change."""
TAKES: Final = [[Take(column, slot) for slot in range(SLOTS)] for column in range(6)]


class DraftPlanner:
    """Values the contracts on display for one seat in one position of phase 1."""

    def __init__(self, s: NeptunState, seat: int, rng: Rng) -> None:
        self.s = s
        self.me = s.merchants[seat]
        self.standing = TempleValues(s, seat)
        self.fitting = ContractValues(s, self.standing)
        self.worth = self.fitting.worth
        self.legs = legs_on(self.fitting.miles)
        self.edition = s.edition
        self.calm = usual_wind(s)
        self.left = int(self.me.filled ^ ALL_SLOTS).bit_count()
        self.futures = [self._future(rng) for _ in range(FUTURES)]
        self.rng = rng

    def _future(self, rng: Rng) -> list[list[tuple[int, int]]]:
        """For each turn after this one: contracts and oars to choose from."""
        return [[self.drawn(rng) for _ in range(CHOICE)] for _ in range(self.left - 1)]

    def drawn(self, rng: Rng) -> tuple[int, int]:
        """A random contract and oar card that chance may turn up."""
        s = self.s
        return s.cities.draw(rng) * 5 + s.goods.draw(rng), s.oars.draw(rng)

    def picks(self, only: Container[Action] | None = None, slots: int = SLOTS_TRIED) -> list[Plan]:
        """Plans of all picks worth considering, or of those in `only`; best first. `slots` are tried of a contract."""
        s = self.s
        found: list[Plan] = []
        up = s.face_up & ~s.given_up
        for column in range(s.seats + 1):
            if up >> column & 1:
                contract, oar = s.columns[column], s.oars_shown[column]
                for slot in self.slots(contract, slots):
                    if only is not None and TAKES[column][slot] not in only:
                        continue
                    value, delivered = self.tried(contract, oar, slot)
                    value += s.coins[column] * self.standing.gold
                    found.append(Plan(TAKES[column][slot], value, (slot,), agree=delivered, of=FUTURES))
        if s.face_down and (only is None or REVEAL in only):
            found.append(Plan(REVEAL, self.hope(int(s.face_down).bit_count()), of=FUTURES))
        return sorted(found, key=lambda plan: -plan.value)

    def slots(self, contract: int, most: int) -> list[int]:
        """The slots where the contract fits best, by the quick estimate."""
        city = self.edition.contract_city[contract]
        free = SLOTS_OF[ALL_SLOTS ^ self.me.filled]
        if len(free) <= most:
            return free
        return sorted(free, key=lambda slot: self.fitting.detour(self.me, [slot], city)[0])[:most]

    def tried(self, contract: int, oar: int, slot: int) -> tuple[float, int]:
        """The mean value of the chart with that contract on that slot, and in how many drafts it is delivered."""
        total, delivered = 0.0, 0
        for number, future in enumerate(self.futures):
            merchant = Merchant()
            merchant.chart = list(self.me.chart)
            merchant.chart[slot] = contract
            merchant.filled = self.me.filled | 1 << slot
            hand = [*self.me.hand, oar]
            for draws in future:
                self.fill(merchant, hand, draws)
            worth, stops = self.route(merchant.chart, hand, self.calm + WINDS[number % len(WINDS)])
            total += worth
            delivered += slot in stops
        return total / len(self.futures), delivered

    def fill(self, merchant: Merchant, hand: list[int], draws: list[tuple[int, int]]) -> None:
        """Take the best of some contracts, by the quick estimate."""
        slots = SLOTS_OF[ALL_SLOTS ^ merchant.filled]
        best, taken, oar, slot = -1000.0, -1, -1, -1
        for contract, its_oar in draws:
            cost, where = self.fitting.detour(merchant, slots, self.edition.contract_city[contract])
            value = self.worth[contract] - cost + FRESH * POWER[its_oar]
            if value > best:
                best, taken, oar, slot = value, contract, its_oar, where
        merchant.chart[slot] = taken
        merchant.filled |= 1 << slot
        hand.append(oar)

    def route(self, chart: list[int], hand: list[int], wind: float) -> Route:
        """The best route over a full chart; its stops are numbered by slot."""
        e = self.edition
        standing = self.standing
        ahead: dict[int, float] = {}
        stops = []
        for slot in range(SLOTS):
            contract = chart[slot]
            region = e.contract_region[contract]
            counted = ahead.get(region, 0.0)
            gold = e.contract_gold[contract]
            stops.append(Stop(slot, e.contract_city[contract], standing.contract(contract, counted), gold))
            ahead[region] = counted + KEPT * e.contract_points[contract]
        powers = sorted([POWER[oar] for oar in hand], reverse=True)
        extra = min(2, len(powers) - TURNS)
        means = Means(tuple(powers), wind, self.me.gold, TURNS, extra, float(e.bonus_points))
        planner = ExactRoutePlanner(self.legs, stops, standing.gold, SPARE[standing.round])
        worth, stops_made = planner.best(0, 0, means)
        return worth + POWER_KEPT[standing.round] * sum(powers), stops_made

    def hope(self, hidden: int) -> float:
        """The expected value of revealing with `hidden` face-down columns: the last one must be taken (N3.4)."""
        values = []
        for _ in range(TURNED_UP):
            contract, oar = self.drawn(self.rng)
            values.append(max([self.tried(contract, oar, slot)[0] for slot in self.slots(contract, 2)]))
        promise = fsum(values) / len(values)
        for _ in range(hidden - 1):
            promise = fsum([max(value, promise) for value in values]) / len(values)
        return promise
