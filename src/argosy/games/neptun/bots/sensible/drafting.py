"""Phase 1 for the level `sensible`: which contract to take, on which slot, and when to reveal instead."""

from __future__ import annotations

from math import fsum
from typing import Final

from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.sensible.valuation import KEPT, Worth, pending
from argosy.games.neptun.rules.actions import SLOTS, Reveal, Take
from argosy.games.neptun.view.view import Contract, NeptunView

TURN: Final = 2.0
"""The value of a turn: a contract that cannot be fulfilled without it."""
OAR: Final = 0.1
"""The value of a point of oar power."""
WIND: Final = 5.0
"""The expected wind."""
LATE: Final = 6.0
"""Miles beyond a turn's range that cost a whole turn."""
MILE: Final = 0.012
"""Turns that every mile costs, in stronger oars and lost chances."""
WORST: Final = -0.5
"""The value of a contract that will be skipped: it only takes up a slot."""
CHOICE: Final = 3
"""One of this many cities will be offered for a free slot."""

Route = tuple[str | None, ...]
"""By slot: the city to go to; None while free."""


class DraftPlanner:
    """Values the contracts on display for one seat in one position of phase 1."""

    def __init__(self, view: NeptunView) -> None:
        assert view.seat is not None
        self.view = view
        self.worth = Worth(view)
        self.me = view.players[view.seat]
        self.home = self.me.boat  # Crete, until phase 2
        self.ports = [city for city in view.distances if city != self.home]
        self.route: Route = tuple([slot.contract.city if slot.contract else None for slot in self.me.chart])
        self.free = [slot for slot in range(SLOTS) if self.route[slot] is None]
        powers = [oar.power for oar in view.hand]
        self.range = WIND + sum(powers) / len(powers) if powers else 2 * WIND
        self._gaps: dict[tuple[str, str | None, int], float] = {}
        self._lateness: dict[tuple[str, float], dict[str, float]] = {}
        self.now = self.delay(self.route)

    def reward(self, contract: Contract) -> float:
        """The value of what a contract pays, in points."""
        return self.worth.contract(contract, KEPT * pending(self.me, contract.region))

    def detour(self, city: str, slot: int) -> float:
        """The cost of visiting a city between the stops before and after a slot."""
        route = (*self.route[:slot], city, *self.route[slot + 1 :])
        return TURN * (self.delay(route) - self.now)

    def delay(self, route: Route) -> float:
        """How many turns a route takes beyond one per slot, with fitting cities in its free slots."""
        here, gap, total = self.home, 0, 0.0
        for city in route:
            if city is None:
                gap += 1
            else:
                total += self.gap(here, city, gap)
                here, gap = city, 0
        return total + self.gap(here, None, gap)

    def gap(self, start: str, end: str | None, free: int) -> float:
        """The delay between two stops with `free` free slots between them; end None: no stop follows."""
        key = (start, end, free)
        known = self._gaps.get(key)
        if known is None:
            known = self._gaps[key] = self._gap(start, end, free)
        return known

    def _gap(self, start: str, end: str | None, free: int) -> float:
        if free == 0:
            return 0.0 if end is None else self.late(start, end, 1.0)
        turns = (free + 1) / 2
        delays = list(self.lateness(start, turns).values())
        if end is not None:
            onward = self.lateness(end, turns).values()
            delays = [there + back for there, back in zip(delays, onward, strict=True)]
        fitting = sorted(delays)[: len(self.ports) // CHOICE]
        return fsum(fitting) / len(fitting)

    def lateness(self, start: str, turns: float) -> dict[str, float]:
        """By port: how many turns late a boat is there, `turns` turns after it left `start`."""
        key = (start, turns)
        known = self._lateness.get(key)
        if known is None:
            known = {port: self.late(start, port, turns) for port in self.ports}
            self._lateness[key] = known
        return known

    def late(self, start: str, city: str, turns: float) -> float:
        """How many turns late a boat is in a city, `turns` turns after it left `start`."""
        miles = self.view.distances[start][city]
        return miles * MILE + max(0.0, miles - self.range * turns) / LATE

    def rewards(self) -> tuple[float, float]:
        """The values of a temple point and of a gold coin of an unknown contract."""
        regions = [temple.name for temple in self.view.temples[:-1]]
        point = fsum([self.worth.points(name, 2, KEPT * pending(self.me, name)) for name in regions]) / 2 / len(regions)
        return point, self.worth.gold

    def unseen(self) -> list[float]:
        """The values of contracts that may be turned up, by port; distant ports pay more."""
        point, gold = self.rewards()
        oars = self.view.unseen.oars
        oar = OAR * sum([oar.power for oar in oars]) / len(oars) if oars else 0.0
        values = []
        for port in self.ports:
            points = 1 + min(self.view.distances[self.home][port], 24) / 10
            reward = (points * point + (2 * points + 1) * gold) / 2
            cost = min([self.detour(port, slot) for slot in self.free])
            values.append(max(reward - cost, WORST) + oar)
        return values

    def hope(self, hidden: int) -> float:
        """The expected value of revealing with `hidden` face-down columns: the last one must be taken (N3.4)."""
        values = self.unseen()
        promise = fsum(values) / len(values)
        for _ in range(hidden - 1):
            promise = fsum([max(value, promise) for value in values]) / len(values)
        return promise


def plan_contract(view: NeptunView) -> Plan:
    """Take the best contract on its best slot, or reveal if that has a higher expected value."""
    draft = DraftPlanner(view)
    chosen, best = Plan(view.menu[0].action, WORST - 100), WORST - 100
    for entry in view.menu:
        take = entry.action
        if isinstance(take, Take):
            column = view.display[take.column]
            assert column.contract is not None
            assert column.oar is not None
            reward, detour = draft.reward(column.contract), draft.detour(column.contract.city, take.slot)
            value = reward - detour
            paid = max(value, WORST) + column.coins * draft.worth.gold + OAR * column.oar.power
            if (paid, value) > (chosen.value, best):
                chosen, best = Plan(take, paid, (take.slot,), reward=reward, detour=detour), value
    if isinstance(view.menu[0].action, Reveal):
        hidden = sum([column.state == "down" for column in view.display])
        hope = draft.hope(hidden)
        if hope > chosen.value:
            return Plan(view.menu[0].action, hope, gain=hope - chosen.value)
    return chosen
